"""The appearance of the program: colours, icons, style sheets, motion."""
