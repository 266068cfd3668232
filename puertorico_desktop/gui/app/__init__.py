"""The application around the windows: settings, languages, fonts, logging."""
