"""How fast the window is. Nothing is imported here: what measures the start must not bring anything along."""
