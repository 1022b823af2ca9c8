#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes src/generated.ts, the types and the record tables of the npm package, from capi/abi/bastide_api.json.

usage: generate.py make | check      check fails when the file is stale
"""
import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]
API = json.loads((HERE.parents[1] / "abi" / "bastide_api.json").read_text(encoding="utf-8"))
OUT = HERE / "src" / "generated.ts"
VOCABULARIES = {each["name"]: each for each in API["vocabularies"]}
FLAGS = {each["name"].removeprefix("bastide_").upper(): each for each in API["enums"] if each["flags"]}
RECORDS = [each for each in API["records"] if not any("*" in field["c"] for field in each["fields"])]  # but for the allocator
RENAMED = {"Set": "BuiltInSet", "Option": "OptionName"}  # names that JavaScript has already, or that say too little

# Fields that every record of the kind has, though their type has a number for "none".
ALWAYS = {
    "placed": "index tile x y copy drawing", "piece": "id kind spot", "feature": "id kind", "placed_segment": "placed x y segment", "seat": "seat state", "standing": "seat",
    "stock": "tile", "placement": "x y", "tile_def": "id sides", "segment_def": "index kind", "die": "number spot", "score_line": "seat reward action",
    "decision": "action turn_seat", "config": "game chance first_seat", "path": "kind first", "sign": "kind",
    "option_def": "id game",
}
FIELDS = {record["name"].removeprefix("bastide_"): {field["name"] for field in record["fields"]} for record in RECORDS}
MISSING = [f"{name}.{field}" for name, row in ALWAYS.items() for field in row.split() if field not in FIELDS.get(name, ())]
if MISSING:  # after a renaming, the types would say without a word that these may be null
    sys.exit(f"ALWAYS in {__file__} names what there is not: {', '.join(MISSING)}")
MASK_WORDS = {"kinds": "ACTION", "marks": "MARK"}


def pascal(text):
    return "".join(part.capitalize() for part in text.split("_"))


def camel(text):
    return text[0].lower() + pascal(text)[1:]


def type_name(vocabulary):
    name = pascal(VOCABULARIES[vocabulary]["enum"].removeprefix("bastide_").removesuffix("_value"))
    return RENAMED.get(name, name)


def record_name(record):
    return record["name"].removeprefix("bastide_")


def fields(record):
    return [each for each in record["fields"] if each["name"] != "spare"]


def is_always(record, field):
    return field["name"] in ALWAYS.get(record_name(record), "").split()


# ---- A field: how it is read, and what it is in TypeScript -----------------------------------------------------------------

def code(field, unset):
    """How the package reads and writes a field; src/memory.ts explains the letters."""
    kind, wide = field["type"], field["c"] == "uint64_t"
    if kind in VOCABULARIES:
        return f"w{kind.lower()}"
    if kind in MASK_WORDS:
        return f"{'W' if wide else 'M'}{MASK_WORDS[kind].lower()}"
    if kind in FLAGS:
        return "u"
    if API["types"][kind].get("mask") and kind != "faces":
        return "m"
    if kind == "text":
        return f"t{field['length']}"
    if kind in ("seq", "code"):
        return "s"
    if wide:
        return "q"
    if kind == "truth":
        return "b"
    if unset and API["types"][kind]["unused"] != 0:
        return "o" if API["types"][kind]["unused"] == -1 else "p"
    return "u" if field["c"] == "uint32_t" else "i"


def ts_type(field, unset):
    kind, wide = field["type"], field["c"] == "uint64_t"
    if kind in VOCABULARIES:
        base = type_name(kind) + (" | null" if unset and 0 not in [each["value"] for each in VOCABULARIES[kind]["values"]] else "")
    elif kind in MASK_WORDS:
        base = f"{type_name(MASK_WORDS[kind])}[]"
    elif kind not in FLAGS and API["types"][kind].get("mask") and kind != "faces":
        base = "number[]"
    elif kind == "text":
        return "string"
    elif kind in ("seq", "code"):
        base = "number"
    elif wide:
        base = "bigint"
    elif kind == "truth":
        base = "boolean"
    else:
        base = "number" + (" | null" if unset and kind not in FLAGS and API["types"][kind]["unused"] != 0 else "")
    if field["length"] > 1:
        return f"({base})[]" if "|" in base else f"{base}[]"
    return base


def comment(text, indent=""):
    return f"{indent}/** {text.replace('*/', '* /')} */\n" if text else ""


# ---- Tables ----------------------------------------------------------------------------------------------------------------

def own_fields(record, value):
    """(field, may be unset, is read another way than the record says) of the fields that a kind uses."""
    by_name = {each["name"]: each for each in fields(record)}
    for use in value["uses"]:
        field = by_name[use["field"]]
        narrowed = {**field, "type": use.get("type", field["type"])}
        yield narrowed, bool(use.get("unset")), narrowed["type"] != field["type"] or not use.get("unset")


def table(record):
    rows = " ".join(f"{camel(each['name'])}@{each['offset']}{code(each, not is_always(record, each))}" + (f"*{each['length']}" if each["length"] > 1 and each["type"] != "text" else "")
                    for each in fields(record))
    if "kind" not in record:
        return f"  {camel(record_name(record))}: {{ size: {record['size']}, fields: '{rows}' }},\n"
    uses = ""
    for value in VOCABULARIES[record["kind"]]["values"]:
        own = " ".join(camel(field["name"]) + (f"={code(field, unset)}" if other else "") for field, unset, other in own_fields(record, value))
        if own:
            uses += f"      {value['value']}: '{own}',\n"
    common = " ".join(camel(each["name"]) for each in fields(record) if each["common"])
    return f"  {camel(record_name(record))}: {{\n    size: {record['size']}, kind: '{camel(record['kind_field'])}', common: '{common}',\n    fields: '{rows}',\n" \
           f"    uses: {{\n{uses}    }},\n  }},\n"


# ---- Types -----------------------------------------------------------------------------------------------------------------

def numbers_beside(name, enum):
    """The words and numbers of an enum of a header beside bastide.h."""
    values = next(each for each in API["beside"]["players"] if each["name"] == enum)["values"]
    return f"/** The numbers of {enum}. */\nexport const {name} = {{ " + ", ".join(f"{each['word']}: {each['value']}" for each in values) + " } as const;\n"


def words(vocabulary):
    lines = [f"  | '{each['word']}'" for each in vocabulary["values"]]
    return f"export type {type_name(vocabulary['name'])} =\n" + "\n".join(lines) + ";\n"


def shape(record):
    out = comment(record.get("text", "")) + f"export interface {pascal(record_name(record))} {{\n"
    for field in fields(record):
        out += comment(field.get("text", ""), "  ") + f"  {camel(field['name'])}: {ts_type(field, not is_always(record, field))};\n"
    return out + "}\n"


def union(record):
    """A record whose kind decides which fields it has: a union that TypeScript narrows by its kind."""
    name, kind_field, vocabulary = pascal(record_name(record)), camel(record["kind_field"]), VOCABULARIES[record["kind"]]
    head = next(each for each in fields(record) if each["name"] == record["kind_field"])
    common = [each for each in fields(record) if each["common"] and each is not head]
    out = f"export interface {name}Common {{\n"
    for field in common:
        out += comment(field.get("text", ""), "  ") + f"  {camel(field['name'])}: {ts_type(field, not is_always(record, field))};\n"
    out += f"}}\n{comment(record.get('text', ''))}export type {name} =\n"
    rows, inputs = "", ""
    for value in vocabulary["values"]:
        own = list(own_fields(record, value))
        has = "".join(f" {camel(field['name'])}: {ts_type(field, unset)};" for field, unset, _ in own)
        takes = "".join(f" {camel(field['name'])}{'?' if unset or field['type'] == 'CAUSE' else ''}: {ts_type(field, unset)};" for field, unset, _ in own)
        rows += f"  | ({{ {kind_field}: '{value['word']}';{has} }} & {name}Common)\n"
        inputs += f"  | ({{ {kind_field}: '{value['word']}';{takes} }} & Partial<{name}Common>)\n"
    none = f"  | ({{ {kind_field}: null }} & {name}Common)\n" if record_name(record) in ("decision", "refusal") else ""
    out += rows + none + ";\n"
    if record_name(record) in ("action", "choice", "put"):
        out += f"/** What a call takes for it: what may be unset may be left out. */\nexport type {name}Input =\n{inputs};\n"
    return out


def raw_type(c):
    return "bigint" if c == "uint64_t" else "void" if c == "void" else "number"


def function(each):
    parameters = ", ".join(f"{camel(p['name'])}: {raw_type(p['c'])}" for p in each["parameters"])
    return comment(each.get("text", "") or each["return"], "  ") + f"  {each['name']}({parameters}): {raw_type(each['c'])};\n"


def number(place, each):
    """A number that a function can refuse: its name and place, and what is possible."""
    if each.get("type") == "viewer":
        return f"{camel(each['name'])}@{place}:viewer"
    if "least" in each:
        return f"{camel(each['name'])}@{place}:{each['least']}..{each['most']}"
    if "role" not in each and each["type"] in VOCABULARIES and each["type"] != "PIECE":  # a piece that a game lacks is absent
        return f"{camel(each['name'])}@{place}:{each['type'].lower()}{'?' if each.get('any') else ''}"
    return None


def numbers_table():
    rows = ""
    for function in API["functions"]:
        found = " ".join(filter(None, (number(place, each) for place, each in enumerate(function["parameters"]))))
        if found and not any(each.get("role") == "refusal" for each in function["parameters"]):
            rows += f"  {function['name']}: '{found}',\n"
    return "/** The numbers that a function without a refusal can refuse, as name@place:what is possible; src/numbers.ts reads it. */\n" \
           f"export const refusable: Record<string, string> = {{\n{rows}}};\n"


def write():
    number = {each["name"]: each["value"] for each in API["constants"]}
    parts = ["// SPDX-License-Identifier: MIT\n// Generated from capi/abi/bastide_api.json by tools/generate.py. Do not edit; run ./dev api.\n",
             f"export const abiVersion = {API['abi']};\nexport const layout = {API['layout']};\n"
             f"export const nowhere = {number['BASTIDE_NOWHERE']};\nexport const viewPublic = {number['BASTIDE_VIEW_PUBLIC']};\n"
             f"export const viewFull = {number['BASTIDE_VIEW_FULL']};\nexport const seatsMax = {number['BASTIDE_SEATS_MAX']};\n"]
    numbers = ", ".join(f"{each['name'].lower()}: {each['number']}" for each in API["vocabularies"])
    parts.append(f"/** The numbers of the vocabularies; the words are asked of the library. */\nexport const vocabularies = {{ {numbers} }} as const;\n"
                 "export type VocabularyName = keyof typeof vocabularies;\n")
    parts.append("export interface RecordTable { size: number; fields: string; kind?: string; common?: string; uses?: { [kind: number]: string } }\n"
                 "/** Where each field of each record lies and how it is read; src/memory.ts explains the letters. */\n"
                 "export const records = {\n" + "".join(table(each) for each in RECORDS) + "} satisfies Record<string, RecordTable>;\nexport type RecordName = keyof typeof records;\n")
    parts += [words(each) for each in API["vocabularies"]]
    parts.append("export interface Words {\n" + "".join(f"  {each['name'].lower()}: {type_name(each['name'])};\n" for each in API["vocabularies"]) + "}\n")
    parts += [union(each) if "kind" in each else shape(each) for each in RECORDS]
    parts.append("export interface Types {\n" + "".join(f"  {camel(record_name(each))}: {pascal(record_name(each))};\n" for each in RECORDS) + "}\n")
    unsigned = ", ".join(f"'{each['name']}'" for each in API["functions"] if each["c"] == "uint32_t")
    parts.append(f"/** The functions that return a number of 32 bits without a sign. */\nexport const unsignedFunctions = [{unsigned}] as const;\n")
    parts.append("/** The functions of the module: addresses and handles are numbers, words of 64 bits are bigints. */\nexport interface Exports {\n"
                 "  memory: { readonly buffer: ArrayBuffer };\n  malloc(size: number): number;\n  free(address: number): void;\n  _initialize(): void;\n"
                 "  /** Functions of your own for the module; exported by the module `full`. */\n"
                 "  readonly __indirect_function_table?: { grow(count: number): number; set(place: number, call: unknown): void };\n"
                 + "".join(function(each) for each in API["functions"]) + "}\n")
    parts.append(numbers_table())
    parts += [numbers_beside("levels", "bastide_players_level"), numbers_beside("moveReasons", "bastide_players_reason_kind")]
    return "\n".join(parts)


if __name__ == "__main__":
    if sys.argv[1:] == ["make"]:
        OUT.write_text(write(), encoding="utf-8")
    elif sys.argv[1:] == ["check"]:
        if OUT.read_text(encoding="utf-8") != write():
            sys.exit("capi/bindings/js/src/generated.ts is stale: run ./dev api")
    else:
        sys.exit(__doc__)
