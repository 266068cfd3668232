"""How everything looks: colours, icons, style sheets, motion."""
