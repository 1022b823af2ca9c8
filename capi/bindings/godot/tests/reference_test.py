#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares the class reference with what the engine says is registered, and looks for what it leaves without words.

usage: reference_test.py OURS ENGINE'S      folders of XML files; those of the engine are written by its option --doctool
"""
import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path


def facts(path):
    """Everything but sentences, as a set of lines."""
    root, found = ElementTree.parse(path).getroot(), set()
    for method in root.iter("method"):
        returned = method.find("return")
        parameters = [tuple(sorted(each.attrib.items())) for each in method.iter("param")]
        found.add(("method", method.get("name"), method.get("qualifiers", ""), returned.get("type"), returned.get("enum", ""), tuple(parameters)))
    for each in root.iter("member"):
        found.add(("member",) + tuple(sorted(each.attrib.items())))
    for each in root.iter("constant"):
        found.add(("constant", each.get("name"), each.get("value"), each.get("enum", "")))
    for each in root.iter("signal"):
        found.add(("signal", each.get("name")))
    return found


def silent(path):
    """What has no text: classes, methods, properties, constants and signals."""
    root = ElementTree.parse(path).getroot()
    texts = [(each.tag + " " + each.get("name"), each.find("description").text) for each in [*root.iter("method"), *root.iter("signal")]]
    texts += [(each.tag + " " + each.get("name"), each.text) for each in [*root.iter("member"), *root.iter("constant")]]
    texts += [(tag, root.find(tag).text) for tag in ("brief_description", "description")]
    return [name for name, text in texts if not (text or "").strip()]


def loose(path):
    """What only the header means: a text that stands for none, a function or an argument that is no link."""
    text = path.read_text(encoding="utf-8")
    return re.findall(r"what the text says|\b(?!new\(\))\w+\(\)|`[^`]*`|\bbastide_\w+", text)


def main():
    ours, engines = Path(sys.argv[1]), Path(sys.argv[2])
    bad = [f"one of us has no {each}" for each in {path.name for path in ours.glob("*.xml")} ^ {path.name for path in engines.glob("*.xml")}]
    bad += [f"{path.name}: {each} has no text" for path in sorted(ours.glob("*.xml")) for each in silent(path)]
    bad += [f"{path.name} says {each}" for path in sorted(ours.glob("*.xml")) for each in loose(path)]
    for path in sorted(ours.glob("*.xml")):
        if (engines / path.name).is_file():
            mine, registered = facts(path), facts(engines / path.name)
            bad += [f"{path.name}, only in the reference: {each}" for each in sorted(mine - registered, key=str)]
            bad += [f"{path.name}, only in the engine: {each}" for each in sorted(registered - mine, key=str)]
    print("\n".join(bad[:40]) or f"{len(list(ours.glob('*.xml')))} classes are as they are registered")
    return 1 if bad else 0


sys.exit(main())
