"""What ids are called: (edition, id) to translatable names, reasons and log sentences."""
