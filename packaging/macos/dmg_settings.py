"""The layout of the disk image (dmgbuild): the application beside a link to the folder for applications."""

import os

application = defines["application"]  # noqa: F821 - dmgbuild puts it there
files = [application]
symlinks = {"Applications": "/Applications"}
icon_locations = {os.path.basename(application): (140, 150), "Applications": (400, 150)}
window_rect = ((200, 200), (540, 340))
icon_size = 96
format = "ULFO"
size = None
