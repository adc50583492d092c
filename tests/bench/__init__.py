"""Measurements: ``python -m tests.bench engine`` and further subcommands."""
