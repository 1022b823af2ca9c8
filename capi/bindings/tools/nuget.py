#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the NuGet package of the C# binding: a zip file with a manifest. The same inputs give the same bytes.

usage: nuget.py FOLDER ASSEMBLY DOCUMENTATION RUNTIME=LIBRARY...      as linux-x64=libbastide.so
"""
import re
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
TYPES = """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml" />
  <Default Extension="nuspec" ContentType="application/octet" />
  <Default Extension="dll" ContentType="application/octet" />
  <Default Extension="so" ContentType="application/octet" />
  <Default Extension="xml" ContentType="application/octet" />
  <Default Extension="md" ContentType="application/octet" />
  <Default Extension="targets" ContentType="application/octet" />
</Types>
"""
RELATIONS = """<?xml version="1.0" encoding="utf-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
  <Relationship Type="http://schemas.microsoft.com/packaging/2010/07/manifest" Target="/Bastide.nuspec" Id="R1" />
</Relationships>
"""


def manifest(version):
    return f"""<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://schemas.microsoft.com/packaging/2013/05/nuspec.xsd">
  <metadata>
    <id>Bastide</id>
    <version>{version}</version>
    <authors>bastide contributors</authors>
    <license type="expression">MIT</license>
    <readme>README.md</readme>
    <description>The rules of Carcassonne as a library: legal moves, refusals with reasons, scoring, undo, saved games. Unofficial; not connected with the publisher.</description>
    <tags>carcassonne board-game rules</tags>
    <dependencies><group targetFramework=".NETFramework4.5" /></dependencies>
  </metadata>
</package>
"""


def main():
    folder, assembly, documentation = map(Path, sys.argv[1:4])
    version = re.search(r'BASTIDE_VERSION_TEXT "([^"]+)"', (ROOT / "include/bastide.h").read_text(encoding="utf-8"))[1]
    out = folder / f"Bastide.{version}.nupkg"  # the name that a folder of packages needs
    files = {"Bastide.nuspec": manifest(version).encode(), "[Content_Types].xml": TYPES.encode(), "_rels/.rels": RELATIONS.encode(),
             "README.md": (ROOT / "capi/bindings/csharp/nuget/README.md").read_bytes(),
             "build/Bastide.targets": (ROOT / "capi/bindings/csharp/nuget/Bastide.targets").read_bytes(),
             f"lib/net45/{assembly.name}": assembly.read_bytes(), f"lib/net45/{documentation.name}": documentation.read_bytes()}
    for each in sys.argv[4:]:
        runtime, library = each.split("=")
        files[f"runtimes/{runtime}/native/{Path(library).name}"] = Path(library).read_bytes()
    names = [Path(name).name.lower() for name in files]
    for name in sorted({each for each in names if names.count(each) > 1 and each.endswith(".dll")}):
        sys.exit(f"{out}: two files are called {name}. On Windows one replaces the other.")
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as package:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, (2000, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            package.writestr(info, files[name])
    print(f"{out}: {len(files)} files, version {version}")


main()
