"""What makes players better, in the window: pages and cards of the menu Learn."""
