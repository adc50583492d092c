"""What a person sees and touches. Imports game; never imported by it."""

import os

# pygame greets on standard output when it is first imported: this program says only what was asked
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
