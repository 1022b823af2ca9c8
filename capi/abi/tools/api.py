#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes from include/bastide.h what machines read. usage: api.py make | check | record NAME

make      writes the files below anew
check     says which of them are stale, and which promise of a recorded header today's header breaks
record    keeps today's header as capi/abi/released/NAME/bastide.h; a release is kept for ever, a name ending in -dev until the next
"""
import json
import shutil
import sys
from pathlib import Path

sys.dont_write_bytecode = True
from changes import breaks, numbers
from header import WIDTHS, Discipline, read_header

ROOT = Path(__file__).resolve().parents[3]
ABI = ROOT / "capi" / "abi"
WIDTH = 130

NOTE = "Generated from include/bastide.h by capi/abi/tools/api.py; ./dev api makes it anew."


# ---- bastide_api.json --------------------------------------------------------------------------------------------------

def spread(value, indent=0):
    """JSON with one line for what fits on one, so that differences can be read and merged."""
    flat = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, (dict, list)) or not value or (indent > 0 and indent + len(flat) < WIDTH):
        return flat
    pad = " " * (indent + 1)
    if isinstance(value, list):
        return "[\n" + ",\n".join(pad + spread(each, indent + 1) for each in value) + "\n" + " " * indent + "]"
    lines = [f"{pad}{json.dumps(key)}: {spread(each, indent + 1)}" for key, each in value.items()]
    return "{\n" + ",\n".join(lines) + "\n" + " " * indent + "}"


def write_json(api):
    return spread({"note": NOTE, **api}) + "\n"


# ---- bastide.cdef.h ----------------------------------------------------------------------------------------------------

def declare(kind, name, count=1):
    if "(*)" in kind:
        return kind.replace("(*)", f"(*{name})")
    return f"{kind} {name}" + (f"[{count}]" if count > 1 else "")


def write_cdef(api):
    """Declarations without a single line of the preprocessor, for parsers that have none. Constants become enumerators."""
    out = [f"/* SPDX-License-Identifier: MIT */", f"/* {NOTE} */", ""]
    out += [f"typedef {each['is']} {each['name']};" for each in api["types"]]
    out += ["", "enum bastide_constant {"]
    out += [f"    {each['name']} = {each['value']}," for each in api["constants"]]
    out += ["    BASTIDE_CONSTANT_ANY = -1", "};"]
    for enum in api["enums"]:
        members = [f"    {value['name']} = {value['value']}" for value in enum["values"]]
        out += ["", f"enum {enum['name']} {{", ",\n".join(members), "};"]
    out += [""] + [f"typedef struct {each['name']} {each['name']};" for each in api["handles"]]
    for record in api["records"]:
        out += ["", f"typedef struct {record['name']} {{"]
        out += [f"    {declare(each['type'], each['name'], each['count'])};" for each in record["fields"]]
        out += [f"}} {record['name']};"]
    out += [""]
    for function in api["functions"]:
        parameters = ", ".join(declare(each["type"], each["name"]) for each in function["parameters"]) or "void"
        out += [f"{function['returns']} {function['name']}({parameters});"]
    return "\n".join(out) + "\n"


# ---- layout.c ----------------------------------------------------------------------------------------------------------

def on_both(wide, narrow):
    return str(wide) if wide == narrow else f"(sizeof(void*) == 8 ? {wide} : {narrow})"


def claims(api):
    """Everything that holds on every target, as C expressions."""
    for each in api["types"]:
        yield f"sizeof({each['name']}) == {WIDTHS[each['is']]}"
    for each in api["constants"]:
        yield f"{each['name']} == {each['value']}"
    for enum in api["enums"]:
        yield f"sizeof(enum {enum['name']}) == 4"
        yield from (f"{value['name']} == {value['value']}" for value in enum["values"])
    for record in api["records"]:
        yield f"sizeof({record['name']}) == {on_both(record['size'], record['size_32'])}"
        for field in record["fields"]:
            place = on_both(field["offset"], field["offset_32"])
            yield f"offsetof({record['name']}, {field['name']}) == {place}"
            if "*" not in field["type"]:
                bytes_of = WIDTHS[field["type"]] * field["count"]
                yield f"sizeof(((const {record['name']}*)0)->{field['name']}) == {bytes_of}"


def write_layout(api):
    """Sizes, offsets and numbers, as a file that compiles only where they are so."""
    out = ["/* SPDX-License-Identifier: MIT */", f"/* {NOTE} */",
           "/* Compiles only where every record, offset and number is as written here. */",
           "#include <stddef.h>", '#include "bastide.h"', "#define NAME(line) holds_##line",
           "#define ON_LINE(line, claim) typedef char NAME(line)[(claim) ? 1 : -1]", "#define HOLDS(claim) ON_LINE(__LINE__, claim)"]
    out += [f"HOLDS({claim});" for claim in claims(api)]
    return "\n".join(out) + "\n"


# ---- constants.txt -----------------------------------------------------------------------------------------------------

def write_constants(api):
    """Every number that has a name."""
    out = [f"# {NOTE}"] + [f"{each['name']} {each['value']}" for each in api["constants"]]
    for enum in api["enums"]:
        out += [f"{value['name']} {value['value']}" for value in enum["values"]]
    return "\n".join(out) + "\n"


# ---- Lists of names ----------------------------------------------------------------------------------------------------

def names(api):
    return sorted(function["name"] for function in api["functions"])


def write_symbols(api):
    return "\n".join(names(api)) + "\n"


def write_def(api):
    """What a DLL exports; no LIBRARY line, so that the file serves whatever the DLL is called."""
    return f"; {NOTE}\nEXPORTS\n" + "".join(f"    {name}\n" for name in names(api))


def write_exported(api):
    """For Apple's linker, -exported_symbols_list. There C names begin with an underscore."""
    return f"# {NOTE}\n" + "".join(f"_{name}\n" for name in names(api))


def write_map(api):
    """For the linkers of ELF: one version node, named by the ABI version."""
    listed = "".join(f"        {name};\n" for name in names(api))
    return f"/* {NOTE} */\nBASTIDE_{api['abi']} {{\n    global:\n{listed}    local:\n        *;\n}};\n"


# ---- tests/abi/border_table.inc ----------------------------------------------------------------------------------------

def row_of_parameter(each, places):
    count = places.get(each.get("count", ""), -1)
    size = 0 if each["role"] in ("number", "count", "handle", "handles", "made") else f"sizeof({each['to']})"
    null = each.get("null", "").replace(" ", "_") or "none"
    return (f'{{"{each["name"]}", Role::{each["role"]}, Null::{null}, "{each.get("to") or each["type"]}", '
            f'{str(each.get("const", False)).lower()}, {count}, {size}}}')


def row_of_function(function):
    places = {each["name"]: place for place, each in enumerate(function["parameters"])}
    parameters = ",\n      ".join(row_of_parameter(each, places) for each in function["parameters"])
    statuses = ", ".join(function["statuses"])
    return f'    {{"{function["name"]}", &invoke<&{function["name"]}>, {str(function["returns"] == "void").lower()},\n' \
           f"     {{{statuses}}},\n     {{{parameters}}}}},\n"


def row_of_record(record):
    reserved = [each for each in record["fields"] if each["reserved"]]
    place = f"offsetof({record['name']}, reserved), {reserved[0]['count']}" if reserved else "0, 0"
    return (f'    {{"{record["name"]}", {record["number"]}, sizeof({record["name"]}), {record["first_size"] if record["grows"] else 0}, '
            f"{place}}},\n")


def write_table(api):
    """Every function and record as rows of a table in C++, for the tests that try them all."""
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
    ROOT / "tests" / "abi" / "border_table.inc": write_table,
}


def today():
    return read_header((ROOT / "include" / "bastide.h").read_text(encoding="utf-8"))


def make():
    api = today()
    for path, write in FILES.items():
        path.write_text(write(api), encoding="utf-8")
        print(path.relative_to(ROOT))
    return 0


def recorded():
    """(name, header) of each recorded release."""
    for path in sorted((ABI / "released").glob("*/bastide.h")):
        yield path.parent.name, read_header(path.read_text(encoding="utf-8"))


def named(api):
    """Everything that a client can name."""
    return {each["name"] for part in ("functions", "records") for each in api[part]} | set(numbers(api))


def unrecorded(api):
    """What no recorded header holds to its word, as long as the newest is one of work in progress, which is made anew at will."""
    headers = dict(recorded())
    working = [name for name in headers if name.endswith("-dev")]
    if not working:
        return []
    kept = set().union(*(named(old) for old in headers.values()))
    return [f"{name} is in no recorded header; ./dev record {working[0]} keeps it" for name in sorted(named(api) - kept)]


def check():
    api = today()
    wrong = [f"{path.relative_to(ROOT)} is not what include/bastide.h says; ./dev api makes it anew"
             for path, write in FILES.items() if not path.exists() or path.read_text(encoding="utf-8") != write(api)]
    releases = 0
    for name, old in recorded():
        releases += 1
        wrong += [f"a program built with the header of {name}: {each}" for each in breaks(old, api)]
    wrong += unrecorded(api)
    print("".join(f"FAILED: {each}\n" for each in wrong) + f"{len(FILES)} files, {releases} recorded headers, {len(wrong)} failures")
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
        sys.exit(f"FAILED: {broken}")
