"""What a person sees and touches: scenes, table, sprites, animation, sound, input."""
