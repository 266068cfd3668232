"""The pages of the menu Learn."""
