# SPDX-License-Identifier: MIT
"""What the generators of the C# and Godot bindings share: the description of the interface, read from capi/abi/bastide_api.json."""
import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
API = json.loads((ROOT / "capi/abi/bastide_api.json").read_text(encoding="utf-8"))
VOCABULARIES = {each["name"]: each for each in API["vocabularies"]}
BESIDE = {each["name"]: each for enums in API["beside"].values() for each in enums}
FLAGS = {each["name"].removeprefix("bastide_").upper(): each for each in API["enums"] if each["flags"]}
RECORDS = [each for each in API["records"] if not any("*" in field["c"] for field in each["fields"])]  # all but the allocator
RECORD_NAMES = {each["name"] for each in RECORDS}
HANDLES = {"bastide_game": "Game", "bastide_tileset": "TileSet", "bastide_texts": "Texts", "bastide_geometry": "Geometry",
           "bastide_script": "Script"}
MADE_BY_HAND = ["bastide_version", "bastide_abi_version", "bastide_layout",  # the check of the library needs them before all else
                "bastide_game_check", "bastide_game_apply", "bastide_game_apply_code",  # their refusal becomes a sentence with the action
                "bastide_game_create_preset", "bastide_game_undo_last"]  # they say more, and that there was none is no failure


def pascal(text):
    return "".join(part[:1].upper() + part[1:] for part in text.split("_"))


def plain(name):
    return name.removeprefix("bastide_")


def fields(record):
    return [each for each in record["fields"] if each["name"] != "spare"]


def kinds(record):
    """(word, fields that it uses, with their narrowed types) of each kind of a record."""
    by_name = {each["name"]: each for each in fields(record)}
    for value in VOCABULARIES[record["kind"]]["values"]:
        yield value, [{**by_name[use["field"]], "type": use.get("type", by_name[use["field"]]["type"]), "unset": use.get("unset", False)}
                      for use in value["uses"]]


def common(record):
    return [each for each in fields(record) if each["common"] and each["name"] != record["kind_field"]]


def base(c):
    """The C type without const and pointers."""
    return c.replace("const", "").replace("*", "").strip()


def owner(function):
    """The class that has a function as a method: that of its first handle, else the library."""
    first = function["parameters"][0] if function["parameters"] else {}
    return HANDLES[base(first["c"])] if first.get("role") == "handle" and first.get("null") != "allowed" else "Library"


def is_destroy(function):
    return function["name"].endswith("_destroy")


def sentence(entry):
    """The text of a number and its note as one sentence."""
    text, note = entry.get("text", ""), entry.get("note", "")
    return f"{text.rstrip('.')}; {note}" if text and note else text or note


def write_or_compare(path, text, make):
    """Writes a generated file, or says that it is stale."""
    if make:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return True
    if path.is_file() and path.read_text(encoding="utf-8") == text:
        return True
    print(f"{path.relative_to(ROOT)} is stale; run ./dev api")
    return False
