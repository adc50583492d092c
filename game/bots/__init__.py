"""Bots that think ahead, the same for every game: search over the contract of a game and its ``Mind``."""
