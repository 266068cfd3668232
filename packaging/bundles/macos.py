"""The package for macOS: a disk image with the application."""

from __future__ import annotations

from pathlib import Path

from bundles import icons
from bundles.building import DIST, IDENTIFIER, NAME, PROGRAM, ROOT, Bundle, PackagingError, run

APPLICATION = f"{NAME}.app"
SETTINGS = ROOT / "packaging" / "macos" / "dmg_settings.py"
GAME = f"{IDENTIFIER}.game"
LANGUAGES = ["en", "ja", "zh-Hans", "zh-Hant"]
OLDEST_SYSTEM = "13.0"
"""The oldest macOS that the Qt in the bundle supports."""


def make(bundle: Bundle, packer: str) -> list[Path]:
    """Make the disk image and return it; `packer` is a Python with `dmgbuild`."""
    application = bundle.folder.parent / APPLICATION
    if not application.is_dir():
        raise PackagingError(f"{application} is not there")
    target = DIST / f"{PROGRAM}-{bundle.version}-macos-{bundle.processor}.dmg"
    run(packer, "-m", "dmgbuild", "-s", str(SETTINGS), "-D", f"application={application}", NAME, str(target))
    return [target]


def localized_texts() -> list[tuple[str, str, str]]:
    """Returns the files with the texts of permission requests, in PyInstaller's format."""
    return [
        (f"{path.parent.name}/{path.name}", str(path), "DATA")
        for path in sorted(SETTINGS.parent.glob("*.lproj/InfoPlist.strings"))
    ]


def bundle_settings(version: str) -> dict[str, object]:
    """Returns PyInstaller's settings of the application, with the content of its Info.plist."""
    return {
        "name": APPLICATION,
        "icon": str(icons.ICNS),
        "bundle_identifier": IDENTIFIER,
        "version": version,
        "info_plist": {
            "CFBundleName": NAME,
            "CFBundleDisplayName": NAME,
            "CFBundleShortVersionString": version,
            "CFBundleVersion": version,
            "CFBundleDevelopmentRegion": "en",
            # Qt derives the language of dialogs and of the application menu from these.
            "CFBundleLocalizations": LANGUAGES,
            "LSApplicationCategoryType": "public.app-category.board-games",
            "LSMinimumSystemVersion": OLDEST_SYSTEM,
            "NSHumanReadableCopyright": "MIT licence",
            "NSHighResolutionCapable": True,
            # The title bar follows the dark mode of the system.
            "NSRequiresAquaSystemAppearance": False,
            "NSSupportsAutomaticGraphicsSwitching": True,
            # Translations are in the files `InfoPlist.strings`.
            "NSDocumentsFolderUsageDescription": "Saved games and pictures are kept in your Documents folder.",
            "CFBundleDocumentTypes": [
                {
                    "CFBundleTypeName": "Saved game of Puerto Rico Desktop",
                    "CFBundleTypeRole": "Editor",
                    "CFBundleTypeIconFile": icons.ICNS.name,
                    "LSHandlerRank": "Owner",
                    "LSItemContentTypes": [GAME],
                }
            ],
            "UTExportedTypeDeclarations": [
                {
                    "UTTypeIdentifier": GAME,
                    "UTTypeDescription": "Saved game of Puerto Rico Desktop",
                    "UTTypeConformsTo": ["public.json"],
                    "UTTypeTagSpecification": {"public.filename-extension": ["prgame"]},
                }
            ],
        },
    }
