"""Tournaments between the players of a game, on equal cards: ``python -m tests.league GAME A B``."""
