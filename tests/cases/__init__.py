"""The case runner: worked cases of a game, as JSON, against its engine. See ``python -m tests.cases --help``."""
