"""The translatable texts: names of ids, by edition, reasons and log sentences."""
