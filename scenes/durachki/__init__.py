"""Durachki at the table: equal cards that fly in, covers, what is put aside and taken, and the book's advice."""
