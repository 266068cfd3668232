; The installer for Windows. `packaging/bundles/windows.py` defines AppVersion, FileVersion, Source, Output, OutputName,
; Icon, License, Allowed and Publisher.

#define Name "Puerto Rico"
#define Program "Puerto Rico.exe"
#define Command "puertorico-desktop.exe"
#define Kind "PuertoRicoDesktop.Game"

[Setup]
AppId={{B0F5A0C2-6C7E-4E0B-9C55-6E1B0A7D1897}
AppName={#Name}
AppVersion={#AppVersion}
AppVerName={#Name} {#AppVersion}
AppPublisher={#Publisher}
VersionInfoVersion={#FileVersion}
; For one person, without asking for rights; whoever has them may choose all users.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog commandline
DefaultDirName={autopf}\{#Name}
DefaultGroupName={#Name}
DisableProgramGroupPage=yes
DisableDirPage=auto
LicenseFile={#License}
OutputDir={#Output}
OutputBaseFilename={#OutputName}
SetupIconFile={#Icon}
UninstallDisplayIcon={app}\{#Program}
UninstallDisplayName={#Name}
ArchitecturesAllowed={#Allowed}
ArchitecturesInstallIn64BitMode={#Allowed}
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
MinVersion=10.0.17763
ChangesAssociations=yes
; Who installs or uninstalls while the program runs is asked to close it. What still holds files then is closed before
; they are replaced; the program has saved every move.
AppMutex=PuertoRicoDesktop.Running,Global\PuertoRicoDesktop.Running
CloseApplications=yes
RestartApplications=no

[Languages]
Name: "english"; MessagesFile: "compiler:Default.isl"
Name: "japanese"; MessagesFile: "compiler:Languages\Japanese.isl"

[CustomMessages]
english.Associate=Open saved games (.prgame) with {#Name}
japanese.Associate=セーブデータ (.prgame) を {#Name} で開く
english.Game=Saved game of Puerto Rico Desktop
japanese.Game=Puerto Rico Desktop のセーブデータ

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked
Name: "associate"; Description: "{cm:Associate}"

[InstallDelete]
; What an older version had and this one does not must not be found.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Source}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\{#Name}"; Filename: "{app}\{#Program}"; AppUserModelID: "puertorico-desktop"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\{#Program}"; AppUserModelID: "puertorico-desktop"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.prgame"; ValueType: string; ValueData: "{#Kind}"; Flags: uninsdeletevalue; Tasks: associate
Root: HKA; Subkey: "Software\Classes\.prgame\OpenWithProgids"; ValueType: string; ValueName: "{#Kind}"; ValueData: ""; Flags: uninsdeletevalue; Tasks: associate
Root: HKA; Subkey: "Software\Classes\{#Kind}"; ValueType: string; ValueData: "{cm:Game}"; Flags: uninsdeletekey; Tasks: associate
Root: HKA; Subkey: "Software\Classes\{#Kind}\DefaultIcon"; ValueType: string; ValueData: "{app}\{#Program},0"; Tasks: associate
Root: HKA; Subkey: "Software\Classes\{#Kind}\shell\open\command"; ValueType: string; ValueData: """{app}\{#Program}"" ""%1"""; Tasks: associate
; The command by its name, in the dialog "Run" and for `start`.
Root: HKA; Subkey: "Software\Microsoft\Windows\CurrentVersion\App Paths\{#Command}"; ValueType: string; ValueData: "{app}\{#Command}"; Flags: uninsdeletekey

[Run]
Filename: "{app}\{#Program}"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent
