"""The contents of the table of San Juan as records and models."""
