"""What the command line says of San Juan."""
