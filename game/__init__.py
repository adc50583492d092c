"""Everything that is true without a screen: cards, rule books, matches, records. Standard library only."""
