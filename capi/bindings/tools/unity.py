#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the .meta files of the Unity package, and checks the package as far as that can be done without the editor.

usage: unity.py meta PACKAGE | check PACKAGE | page FROM TO      page: copies a page of the documentation into the package

A meta file holds the id by which scenes find a file. It follows from the name of the package and the path alone, so it stays the same
from release to release.
"""
import hashlib
import json
import re
import sys
from pathlib import Path

NAME = "com.bastide.rules"
ENDING = "  userData: \n  assetBundleName: \n  assetBundleVariant: \n"
LINK = re.compile(r"\[([^\]]*)\]\((?!https?://)[^)]*\)")  # to another page of the documentation
# Platforms of a native file: those of Unity's importer, with their settings.
PLATFORMS = {
    "Plugins/Windows/x86_64": [("Editor", "Editor", {"CPU": "x86_64", "DefaultValueInitialized": "true", "OS": "Windows"}), ("Standalone", "Win64", {"CPU": "x86_64"})],
    "Plugins/Linux/x86_64": [("Editor", "Editor", {"CPU": "x86_64", "DefaultValueInitialized": "true", "OS": "Linux"}), ("Standalone", "Linux64", {"CPU": "x86_64"})],
    "Plugins/EmbeddedLinux/arm64": [("EmbeddedLinux", "EmbeddedLinux", {"CPU": "ARM64"})],
    "Plugins/Source": [("iPhone", "iOS", {"AddToEmbeddedBinaries": "false"}), ("WebGL", "WebGL", {})],
}
IMPORTERS = {
    ".cs": "MonoImporter:\n  externalObjects: {}\n  serializedVersion: 2\n  defaultReferences: []\n  executionOrder: 0\n  icon: {instanceID: 0}\n",
    ".asmdef": "AssemblyDefinitionImporter:\n  externalObjects: {}\n",
    ".md": "TextScriptImporter:\n  externalObjects: {}\n",
    ".json": "PackageManifestImporter:\n  externalObjects: {}\n",
}


def is_seen(path):
    """Whether Unity imports a path: folders and files whose name ends in ~ or begins with a dot are its own business to leave alone."""
    return not any(part.endswith("~") or part.startswith(".") for part in path.parts) and path.suffix != ".meta"


def assets(package):
    return sorted(each for each in package.rglob("*") if is_seen(each.relative_to(package)))


def plugin(where):
    off = "  - first:\n      Any: \n    second:\n      enabled: 0\n      settings: {}\n"
    for kind, platform, settings in PLATFORMS[where]:
        rows = "".join(f"        {key}: {value}\n" for key, value in settings.items())
        off += f"  - first:\n      {kind}: {platform}\n    second:\n      enabled: 1\n      settings:{chr(10) + rows if rows else ' {}' + chr(10)}"
    return "PluginImporter:\n  externalObjects: {}\n  serializedVersion: 2\n  iconMap: {}\n  executionOrder: {}\n  defineConstraints: []\n" \
           f"  isPreloaded: 0\n  isOverridable: 0\n  isExplicitlyReferenced: 0\n  validateReferences: 1\n  platformData:\n{off}"


def meta(package, path):
    place = path.relative_to(package)
    guid = hashlib.md5(f"{NAME}/{place.as_posix()}".encode()).hexdigest()
    head = f"fileFormatVersion: 2\nguid: {guid}\n"
    if path.is_dir():
        return head + "folderAsset: yes\nDefaultImporter:\n  externalObjects: {}\n" + ENDING
    for where in PLATFORMS:
        if place.as_posix().startswith(f"Runtime/{where}/") and path.suffix in (".so", ".dll", ".cpp", ".h"):
            return head + plugin(where) + ENDING
    return head + IMPORTERS.get(path.suffix, "DefaultImporter:\n  externalObjects: {}\n") + ENDING


def write(package):
    for path in assets(package):
        path.with_name(path.name + ".meta").write_text(meta(package, path), encoding="utf-8")


def faults(package):
    """Sentences about what is wrong with a package."""
    paths, ids = assets(package), {}
    for path in paths:
        at = path.with_name(path.name + ".meta")
        if not at.is_file():
            yield f"{path} has no meta file"
            continue
        guid = re.search(r"^guid: ([0-9a-f]{32})$", at.read_text(encoding="utf-8"), re.M)
        if not guid:
            yield f"{at} has no id"
        elif ids.setdefault(guid[1], path) != path:
            yield f"{path} and {ids[guid[1]]} have one id"
        if path.suffix in (".so", ".dll", ".cpp") and "PluginImporter" not in at.read_text(encoding="utf-8"):
            yield f"{path} is imported for no platform"
    for at in package.rglob("*.meta"):
        if not at.with_name(at.name.removesuffix(".meta")).exists():
            yield f"{at} belongs to nothing"
    yield from faults_of_manifest(package)
    yield from faults_of_assemblies(package)


def faults_of_manifest(package):
    manifest = json.loads((package / "package.json").read_text(encoding="utf-8"))
    if manifest["name"] != NAME or not re.fullmatch(r"\d+\.\d+\.\d+", manifest["version"]) or not re.fullmatch(r"\d{4}\.\d", manifest["unity"]):
        yield "package.json: name, version or unity is wrong"
    header = (Path(__file__).resolve().parents[3] / "include/bastide.h").read_text(encoding="utf-8")
    if manifest["version"] != re.search(r'BASTIDE_VERSION_TEXT "([^"]+)"', header)[1]:
        yield "package.json has another version than bastide.h"
    for sample in manifest["samples"]:
        if not list((package / sample["path"]).glob("*.cs")):
            yield f"the sample {sample['path']} is empty"
    for name in ("README.md", "CHANGELOG.md", "LICENSE.md", "Documentation~/bastide.md"):
        if not (package / name).is_file():
            yield f"{name} is missing"
        elif LINK.search((package / name).read_text(encoding="utf-8")):
            yield f"{name} has a link that leads out of the package"


def faults_of_assemblies(package):
    definitions = {path: json.loads(path.read_text(encoding="utf-8")) for path in package.rglob("*.asmdef")}
    names = {each["name"] for each in definitions.values()}
    if len(names) != len(definitions):
        yield "two assemblies have one name"
    natives = {path.name.lower() for path in package.rglob("*.dll")}
    for each in sorted(names):
        if f"{each}.dll".lower() in natives:
            yield f"the assembly {each} has the name of a native library, which Windows does not tell apart"
    for path, each in definitions.items():
        for reference in each.get("references", []):
            if reference not in names and not reference.startswith("Unity"):
                yield f"{path} refers to {reference}, which is not there"
        code = "".join(source.read_text(encoding="utf-8") for source in path.parent.rglob("*.cs"))
        if re.search(r"\bunsafe\b", code) and not each.get("allowUnsafeCode"):
            yield f"{path} holds unsafe code and does not allow it"
        if each.get("noEngineReferences") and "UnityEngine" in code:
            yield f"{path} refers to the engine"


def copy_page(source, target):
    """A page that stands alone: links to other pages of the documentation become their words."""
    text = re.sub(r"^<!-- (?:sample: .* -->|recipe: .* -->\n)\n", "", source.read_text(encoding="utf-8"), flags=re.M)
    target.write_text(LINK.sub(r"\1", text), encoding="utf-8")


def main():
    if sys.argv[1] == "page":
        copy_page(Path(sys.argv[2]), Path(sys.argv[3]))
        return 0
    command, package = sys.argv[1], Path(sys.argv[2])
    if command == "meta":
        write(package)
        return 0
    found = list(faults(package))
    print("\n".join(found) or f"{len(assets(package))} assets, each with an id of its own")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
