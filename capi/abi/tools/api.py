#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Generates the files that are derived from include/bastide.h and the files of each box. usage: api.py make | check | record NAME

make      writes all generated files
check     reports the files that are stale, and the promises of recorded headers that the present header breaks
record    copies the present header to capi/abi/released/NAME/bastide.h; a release stays for ever, a name ending in -dev until the next

Needs libclang: on Debian apt-get install python3-clang.
"""
import json
import shutil
import sys
from pathlib import Path

sys.dont_write_bytecode = True
from beside import enums_of, write_enums_beside
from changes import breaks, numbers
from declared import WIDTHS, Discipline
from header import read_header
from platform_names import refuse
from tags import CODE_FIELDS, CODE_HEAD, MASKS, TYPES
from words import write_enums, write_inner, write_marks, write_modules, write_names, write_record_fields, write_terms

ROOT = Path(__file__).resolve().parents[3]
ABI = ROOT / "capi" / "abi"
WIDTH = 130

NOTE = "Generated from include/bastide.h by capi/abi/tools/api.py. Do not edit; run ./dev api."
BESIDE = ("batch", "draw", "players")  # libraries with a header of their own
MARKS, TERMS = ROOT / "src" / "draw" / "marks", ROOT / "src" / "players" / "boxes"
NOTE_ON_FILES = "Generated from the files of src/{} by capi/abi/tools/api.py. Do not edit; run ./dev api."


# ---- bastide_api.json --------------------------------------------------------------------------------------------------

def spread(value, indent=0):
    """JSON that puts a value on one line if it fits, so that diffs are readable and merges are easy."""
    flat = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, (dict, list)) or not value or (indent > 0 and indent + len(flat) < WIDTH):
        return flat
    pad = " " * (indent + 1)
    if isinstance(value, list):
        return "[\n" + ",\n".join(pad + spread(each, indent + 1) for each in value) + "\n" + " " * indent + "]"
    lines = [f"{pad}{json.dumps(key)}: {spread(each, indent + 1)}" for key, each in value.items()]
    return "{\n" + ",\n".join(lines) + "\n" + " " * indent + "}"


def pick(entry, *names, **more):
    """The named parts of an entry that are not empty."""
    return {**{name: entry[name] for name in names if name in entry}, **{name: each for name, each in more.items() if each not in ("", None)}}


def json_field(field):
    wide = {"offset_32": field["offset_32"]} if field["offset_32"] != field["offset"] else {}
    if field["name"] == "spare":
        return pick(field, "name", "c", "offset", "length", **wide)
    return pick(field, "name", "c", "offset", "length", "type", "unused", "common", "since", **wide, text=field["comment"])


def json_record(record):
    wide = {"size_32": record["size_32"]} if record["size_32"] != record["size"] else {}
    return {**pick(record, "name", "size", "kind", "kind_field", "since", **wide, text=record["comment"]),
            "fields": [json_field(each) for each in record["fields"]]}


def json_vocabulary(vocabulary):
    return {**pick(vocabulary, "name", "number", "enum", "record"),
            "values": [pick(each, "name", "word", "value", "box", "since", "rule", "text", "note", "uses", "code") for each in vocabulary["values"]]}


def json_parameter(each):
    return pick(each, "name", "c", "type", "any", "least", "most", role=each["role"], count=each.get("count"), null=each.get("null"), text=each["comment"])


def json_function(function):
    return {**pick(function, "name", "c", "returns", "statuses", "threads", "owner", "since", text=function["doc"]),
            "return": function["return"], "parameters": [json_parameter(each) for each in function["parameters"]]}


def json_enum(enum):
    return {**pick(enum, "name", text=enum["comment"]), "flags": enum["name"].endswith("_flag"),
            "values": [pick(each, "name", "value", text=each["comment"]) for each in enum["values"]]}


def json_enum_beside(enum):
    return {"name": enum["name"], "flags": enum["name"].endswith("_flag"),
            "values": [{**pick(each, "name", "word", "value"), **{part: each[part] for part in ("uses", "text") if each[part]}} for each in enum["values"]]}


def write_json(api):
    types = {name: {"unused": unused, "text": text} for name, (unused, text) in TYPES.items()}
    types.update({name: {"unused": 0, "mask": True, "text": text} for name, text in MASKS.items()})
    return spread({
        "schema": 2, "note": f"{NOTE} docs/abi.md says how to read it.", "version": api["version"], "abi": api["abi"], "layout": layout_number(api),
        "types": types,
        "code": {"head": [list(each) for each in CODE_HEAD], "fields": {name: list(each) for name, each in CODE_FIELDS.items()}},
        "boxes": [pick(each, "name", "number", "title", "words") for each in api["boxes"]],
        "vocabularies": [json_vocabulary(each) for each in api["vocabularies"]],
        "records": [json_record(each) for each in api["records"]],
        "functions": [json_function(each) for each in api["functions"]],
        "constants": [pick(each, "name", "c", "value", text=each["comment"]) for each in api["constants"]],
        "handles": [pick(each, "name", text=each["comment"]) for each in api["handles"]],
        "typedefs": [pick(each, "name", "is", text=each["comment"]) for each in api["types"]],
        "enums": [json_enum(each) for each in api["enums"]],
        "beside": {name: [json_enum_beside(each) for each in enums_of(header_beside(name))] for name in BESIDE},
    }) + "\n"


def layout_number(api):
    """FNV-1a over the names, sizes and offsets in the first version of this ABI, so that additions do not change the number."""
    out = 0x811C9DC5
    for record in api["records"]:
        if record["since"] != "0.1.0":
            continue
        lines = [f"{record['name']} {record['size']}"]
        lines += [f"{each['name']} {each['offset']} {each['c']} {each['length']}" for each in record["fields"]
                 if each["name"] != "spare" and each["since"] == "0.1.0"]
        for byte in "\n".join(lines + [""]).encode():
            out = (out ^ byte) * 0x01000193 & 0xFFFFFFFF
    return out


# ---- bastide.cdef.h ----------------------------------------------------------------------------------------------------

def numeric(api):
    """The constants that are numbers."""
    return [(each["name"], each["value"]) for each in api["constants"] if each["c"] != "char*"]


def declare(kind, name, count=1):
    if "(*)" in kind:
        return kind.replace("(*)", f"(*{name})")
    return f"{kind} {name}" + (f"[{count}]" if count > 1 else "")


def declare_field(field):
    """Spare words are an array also where one is left."""
    if field["name"] == "spare":
        return f"{field['c']} spare[{field['length']}]"
    return declare(field["c"], field["name"], field["length"])


def write_cdef(api):
    """Declarations without preprocessor directives, for parsers without a preprocessor. Constants become enumerators."""
    out = [f"/* SPDX-License-Identifier: MIT */", f"/* {NOTE} */", ""]
    out += [f"typedef {each['is']} {each['name']};" for each in api["types"]]
    out += ["", "enum bastide_constant {"]
    out += [",\n".join(f"    {name} = {value}" for name, value in numeric(api)), "};"]
    for enum in api["enums"]:
        members = [f"    {value['name']} = {value['value']}" for value in enum["values"]]
        out += ["", f"enum {enum['name']} {{", ",\n".join(members), "};"]
    out += [""] + [f"typedef struct {each['name']} {each['name']};" for each in api["handles"]]
    for record in api["records"]:
        out += ["", f"typedef struct {record['name']} {{"]
        out += [f"    {declare_field(each)};" for each in record["fields"]]
        out += [f"}} {record['name']};"]
    out += [""]
    for function in api["functions"]:
        parameters = ", ".join(declare(each["c"], each["name"]) for each in function["parameters"]) or "void"
        out += [f"{function['c']} {function['name']}({parameters});"]
    return "\n".join(out) + "\n"


# ---- layout.c ----------------------------------------------------------------------------------------------------------

def on_both(wide, narrow):
    return str(wide) if wide == narrow else f"(sizeof(void*) == 8 ? {wide} : {narrow})"


def claims(api):
    """The facts that hold on every target, as C expressions."""
    for each in api["types"]:
        yield f"sizeof({each['name']}) == {WIDTHS[each['is']]}"
    for name, value in numeric(api):
        yield f"{name} == {value}"
    for enum in api["enums"]:
        yield f"sizeof(enum {enum['name']}) == 4"
        yield from (f"{value['name']} == {value['value']}" for value in enum["values"])
    for record in api["records"]:
        yield f"sizeof({record['name']}) == {on_both(record['size'], record['size_32'])}"
        for field in record["fields"]:
            place = on_both(field["offset"], field["offset_32"])
            yield f"offsetof({record['name']}, {field['name']}) == {place}"
            if "*" not in field["c"]:
                bytes_of = WIDTHS[field["c"]] * field["length"]
                yield f"sizeof(((const {record['name']}*)0)->{field['name']}) == {bytes_of}"


def write_layout(api):
    """Sizes, offsets and numbers as static assertions."""
    out = ["/* SPDX-License-Identifier: MIT */", f"/* {NOTE} */",
           "/* Compiles only where every record, offset and number is as written here. */",
           "#include <stddef.h>", '#include "bastide.h"', "#define NAME(line) holds_##line",
           "#define ON_LINE(line, claim) typedef char NAME(line)[(claim) ? 1 : -1]", "#define HOLDS(claim) ON_LINE(__LINE__, claim)"]
    out += [f"HOLDS({claim});" for claim in claims(api)]
    return "\n".join(out) + "\n"


# ---- constants.txt -----------------------------------------------------------------------------------------------------

def write_constants(api):
    """All numbers with a name."""
    out = [f"# {NOTE}"] + [f"{name} {value}" for name, value in numeric(api)]
    for enum in api["enums"]:
        out += [f"{value['name']} {value['value']}" for value in enum["values"]]
    return "\n".join(out) + "\n"


# ---- Lists of names ----------------------------------------------------------------------------------------------------

def names(api):
    return sorted(function["name"] for function in api["functions"])


def write_symbols(api):
    return "\n".join(names(api)) + "\n"


def write_def(api):
    """The exports of a DLL. There is no LIBRARY line, so the DLL can have any name."""
    return f"; {NOTE}\nEXPORTS\n" + "".join(f"    {name}\n" for name in names(api))


def write_exported(api):
    """For the option -exported_symbols_list of Apple's linker. There C names begin with an underscore."""
    return f"# {NOTE}\n" + "".join(f"_{name}\n" for name in names(api))


def write_map(api):
    """The version script for ELF linkers: one version node, named after the ABI version."""
    listed = "".join(f"        {name};\n" for name in names(api))
    return f"/* {NOTE} */\nBASTIDE_{api['abi']} {{\n    global:\n{listed}    local:\n        *;\n}};\n"


# ---- tests/abi/every_call_table.inc ----------------------------------------------------------------------------------------

def row_of_parameter(each, places):
    count = places.get(each.get("count"), -1) if not each.get("parallel") else -1
    role = {"inout": "out"}.get(each["role"], each["role"]) or "number"
    size = 0 if role in ("number", "count", "handle", "handles", "made") else f"sizeof({each['to']})"
    null = each.get("null", "").replace(" ", "_") or "none"
    return (f'{{"{each["name"]}", Role::{role}, Null::{null}, "{each["to"] or each["c"]}", '
            f'{str(each.get("const", False)).lower()}, {count}, {size}, "{each.get("type") or ""}", '
            f'{each.get("least", "kNoLeast")}, {each.get("most", "kNoMost")}}}')


def row_of_function(function):
    places = {each["name"]: place for place, each in enumerate(function["parameters"])}
    parameters = ",\n      ".join(row_of_parameter(each, places) for each in function["parameters"])
    statuses = ", ".join(function["statuses"])
    return f'    {{"{function["name"]}", &invoke<&{function["name"]}>, {str(function["c"] == "void").lower()},\n' \
           f"     {{{statuses}}},\n     {{{parameters}}}}},\n"


def row_of_record(record):
    spare = next((each for each in record["fields"] if each["name"] == "spare"), None)
    place = f"offsetof({record['name']}, spare), {spare['length']}" if spare else "0, 0"
    fields = ", ".join(f'{{"{each["name"]}", {each["offset"]}, {0 if "*" in each["c"] else WIDTHS[each["c"]] * each["length"]}}}'
                       for each in record["fields"] if record["name"] != "bastide_allocator")
    return f'    {{"{record["name"]}", sizeof({record["name"]}), {place},\n     {{{fields}}}}},\n'


def write_table(api):
    """All functions and records as rows of a C++ table, for the tests of arguments."""
    return (f"// SPDX-License-Identifier: MIT\n// {NOTE}\n\nconst std::vector<Function> kFunctions = {{\n"
            + "".join(row_of_function(each) for each in api["functions"]) + "};\n\nconst std::vector<Record> kRecords = {\n"
            + "".join(row_of_record(each) for each in api["records"]) + "};\n")


# ---- Commands ----------------------------------------------------------------------------------------------------------

FILES = {
    ABI / "bastide_api.json": write_json,
    ABI / "bastide.cdef.h": write_cdef,
    ABI / "constants.txt": write_constants,
    ABI / "layout.c": write_layout,
    ABI / "bastide.symbols": write_symbols,
    ABI / "bastide.map": write_map,
    ABI / "bastide.def": write_def,
    ABI / "bastide.exported": write_exported,
    ROOT / "tests" / "abi" / "every_call_table.inc": write_table,
    ROOT / "src" / "common" / "enums.hpp": lambda api: write_inner(api, NOTE),
    ROOT / "src" / "vocabulary" / "words_table.inc": lambda api: write_names(api, NOTE),
    ROOT / "src" / "setup" / "modules_table.inc": lambda api: write_modules(api, NOTE),
    ROOT / "src" / "draw" / "marks_table.inc": lambda api: write_marks(api, MARKS, NOTE_ON_FILES.format("draw/marks")),
    ROOT / "src" / "players" / "terms_table.inc": lambda api: write_terms(api, TERMS, NOTE_ON_FILES.format("players/boxes")),
    ROOT / "src" / "vocabulary" / "record_fields.hpp": lambda api: write_record_fields(api, NOTE, layout_number(api)),
}
# Files that are generated only between the markers BEGIN and END.
PARTS = {
    ROOT / "include" / "bastide.hpp": write_enums,
    **{ROOT / "include" / f"bastide_{name}.hpp": lambda api, name=name: write_enums_beside(header_beside(name))
       for name in BESIDE},
}
BEGIN = "// ---- Generated from the C header by capi/abi/tools/api.py: begin"
END = "// ---- Generated: end"


def header_beside(name):
    return (ROOT / "include" / f"bastide_{name}.h").read_text(encoding="utf-8")


def replace_part(path, part):
    """The text of a file with `part` between its two markers."""
    refuse(part, path)
    text = path.read_text(encoding="utf-8")
    if text.count(BEGIN) != 1 or text.count(END) != 1:
        raise Discipline(f"{path.relative_to(ROOT)} does not have the lines \"{BEGIN}\" and \"{END}\"")
    before, after = text.index("\n", text.index(BEGIN)) + 1, text.index(END)
    return text[:before] + "// clang-format off\n\n" + part + "\n// clang-format on\n" + text[after:]


def made(api):
    """(path, text) of each generated file."""
    for path, write in FILES.items():
        yield path, write(api)
    for path, write in PARTS.items():
        yield path, replace_part(path, write(api))


def today():
    return read_header((ROOT / "include" / "bastide.h").read_text(encoding="utf-8"))


def make():
    for path, text in made(today()):
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))
    return 0


def recorded():
    """(name, header) of each recorded release."""
    for path in sorted((ABI / "released").glob("*/bastide.h")):
        try:
            yield path.parent.name, read_header(path.read_text(encoding="utf-8"))
        except Discipline as broken:
            raise Discipline(f"the recorded header {path.parent.name}: {broken}; ./dev record replaces it with the present header") from None


def named(api):
    """The names that a client can use."""
    return {each["name"] for part in ("functions", "records") for each in api[part]} | set(numbers(api))


def unrecorded(api):
    """The names in no recorded header, while the newest recorded header is a -dev one, which can be recorded again at any time."""
    headers = dict(recorded())
    working = [name for name in headers if name.endswith("-dev")]
    if not working:
        return []
    known = set().union(*(named(old) for old in headers.values()))
    return [f"{name} is in no recorded header; ./dev record {working[0]} adds it" for name in sorted(named(api) - known)]


def check():
    api = today()
    wrong = [f"{path.relative_to(ROOT)} is stale; run ./dev api"
             for path, text in made(api) if not path.exists() or path.read_text(encoding="utf-8") != text]
    releases = 0
    for name, old in recorded():
        releases += 1
        wrong += [f"a program built with the header of {name}: {each}" for each in breaks(old, api)]
    wrong += unrecorded(api)
    print("".join(f"FAILED: {each}\n" for each in wrong) + f"{len(FILES) + len(PARTS)} files, {releases} recorded headers, {len(wrong)} failures")
    return 1 if wrong else 0


def record(name):
    folder = ABI / "released" / name
    if folder.exists() and not name.endswith("-dev"):
        raise Discipline(f"{name} is released and stays as it is")
    for old in (ABI / "released").glob("*-dev"):
        shutil.rmtree(old)
    folder.mkdir(parents=True)
    shutil.copy(ROOT / "include" / "bastide.h", folder)
    print(folder.relative_to(ROOT))
    return 0


COMMANDS = {("make", 0): make, ("check", 0): check, ("record", 1): record}

if __name__ == "__main__":
    command = COMMANDS.get((sys.argv[1] if len(sys.argv) > 1 else "", len(sys.argv) - 2))
    if not command:
        sys.exit(__doc__)
    try:
        sys.exit(command(*sys.argv[2:]))
    except Discipline as broken:
        sys.exit("\n".join(f"FAILED: {each}" for each in str(broken).splitlines()))
