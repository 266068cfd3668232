"""The words of Puerto Rico: (edition, id) to translatable names, reasons and log sentences."""
