"""What the command line says of Puerto Rico."""
