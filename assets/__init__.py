"""What the program shows and plays, and in `assets.make` the programs that make the generated part of it."""
