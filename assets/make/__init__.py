"""Programs that make the generated assets; `python -m assets.make` runs them all."""
