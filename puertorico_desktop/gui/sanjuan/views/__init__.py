"""The painting of cards, cities, piles and prices of San Juan."""
