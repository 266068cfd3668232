"""Tools for developers: screenshots, probe, benchmarks."""
