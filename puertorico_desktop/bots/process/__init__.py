"""Processes of bots and programs: started, heard with bounds on bytes and time, ended with everything they began."""
