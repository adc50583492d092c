"""The controls of forms and dialogs: pygame-gui elements with our painted faces."""
