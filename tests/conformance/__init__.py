"""One suite that every registered game must pass: the contract of game/rules.py, checked on random deals."""
