#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Typed views of the records for C# and TypeScript, from bastide_api.json alone: what an outsider would write for a language.

usage: views.py <bastide_api.json> <directory>      writes Views.cs and views.ts there
"""
import json
import sys
from pathlib import Path

API = json.load(open(sys.argv[1], encoding="utf-8"))
OUT = Path(sys.argv[2])
VOCABULARIES = {each["name"]: each for each in API["vocabularies"]}
FLAGS = {each["name"].removeprefix("bastide_").upper(): each for each in API["enums"] if each["flags"]}
RECORDS = [each for each in API["records"] if not any("*" in field["c"] for field in each["fields"])]  # but for the allocator
EXACT = ("seq", "code")  # of 64 bits and yet below 2^53


def pascal(text):
    return "".join(part.capitalize() for part in text.split("_"))


def camel(text):
    return text[0].lower() + pascal(text)[1:]


def enum_name(vocabulary):
    return pascal(vocabulary["enum"].removeprefix("bastide_").removesuffix("_value"))


def record_name(record):
    return pascal(record["name"].removeprefix("bastide_"))


def fields(record):
    return [each for each in record["fields"] if each["name"] != "spare"]


def kinds(record):
    """(word, its common and own fields, each with its narrowed type) of each kind of a record."""
    by_name = {each["name"]: each for each in fields(record)}
    common = [each for each in fields(record) if each["common"] and each["name"] != record["kind_field"]]
    for value in VOCABULARIES[record["kind"]]["values"]:
        own = [{**by_name[use["field"]], "type": use.get("type", by_name[use["field"]]["type"]), "unset": use.get("unset", False)}
               for use in value["uses"]]
        yield value, common + own


def nothing(field):
    """What a field holds that says nothing, where its kind lets it; a word says `none` by itself."""
    return API["types"][field["type"]]["unused"] if field.get("unset") and field["type"] not in VOCABULARIES else None


# ---- C# ------------------------------------------------------------------------------------------------------------------

PRIMITIVES = {"int32_t": "int", "uint32_t": "uint", "uint64_t": "ulong", "char": "byte"}


def cs_type(field):
    if field["type"] in VOCABULARIES:
        return enum_name(VOCABULARIES[field["type"]])
    return pascal(field["type"]) if field["type"] in FLAGS else PRIMITIVES[field["c"]]


def cs_summary(entry, pad):
    text = entry.get("text", "").replace("&", "&amp;").replace("<", "&lt;")
    return f"{pad}/// <summary>{text}</summary>\n" if text else ""


def cs_enum(vocabulary):
    body = "".join(cs_summary(each, "    ") + f"    {pascal(each['word'])} = {each['value']},\n" for each in vocabulary["values"])
    zero = "" if any(each["value"] == 0 for each in vocabulary["values"]) else "    None = 0,\n"
    return f"public enum {enum_name(vocabulary)} : int {{\n{zero}{body}}}\n"


def cs_flags(name, enum):
    body = "".join(f"    {pascal(each['name'].removeprefix('BASTIDE_' + name + '_'))} = {each['value']},\n" for each in enum["values"])
    return f"[System.Flags] public enum {pascal(name)} : uint {{\n    None = 0,\n{body}}}\n"


def cs_property(field):
    kind, name, none = cs_type(field), pascal(field["name"]), nothing(field)
    if none is None:
        return f"    public {kind} {name} => ({kind})raw.{name};\n"
    return f"    public {kind}? {name} => raw.{name} == {none} ? null : ({kind}?)raw.{name};\n"


def cs_record(record):
    name, base, body = record_name(record) + "Record", record_name(record), ""  # a struct Seat could have no field Seat
    for each in record["fields"]:
        if each["name"] == "spare" or each["length"] > 1:
            body += f"    {'private' if each['name'] == 'spare' else 'public'} fixed {PRIMITIVES[each['c']]} {pascal(each['name'])}[{each['length']}];\n"
        else:
            body += cs_summary(each, "    ") + f"    public {cs_type(each)} {pascal(each['name'])};\n"
    views = ""
    if "kind" in record:
        for value, has in kinds(record):
            view = pascal(value["word"]) + base
            body += f"    public bool Try{view}(out {view} view) {{ view = new {view}(this); return {pascal(record['kind_field'])} == " \
                    f"{enum_name(VOCABULARIES[record['kind']])}.{pascal(value['word'])}; }}\n"
            views += cs_summary(value, "") + f"public unsafe readonly struct {view} {{\n    readonly {name} raw;\n    internal {view}({name} raw) {{ this.raw = raw; }}\n"
            views += "".join(cs_property(each) for each in has if each["length"] == 1) + "}\n"
    return f"[StructLayout(LayoutKind.Sequential)]\npublic unsafe struct {name} {{\n    public const int Size = {record['size']};\n{body}}}\n{views}"


def cs_offsets():
    """What a test compares with what the compiler made of the structs."""
    rows = "".join(f'        {{ "{record_name(record)}Record.{pascal(each["name"])}", {each["offset"]} }},\n' for record in RECORDS for each in fields(record))
    return f"public static class Layout {{\n    public static readonly Dictionary<string, int> Offsets = new Dictionary<string, int> {{\n{rows}    }};\n}}\n"


def write_cs():
    parts = [cs_enum(each) for each in API["vocabularies"]] + [cs_flags(*each) for each in FLAGS.items()]
    parts += [cs_record(each) for each in RECORDS] + [cs_offsets()]
    head = "using System.Collections.Generic;\nusing System.Runtime.InteropServices;\n\nnamespace Bastide {\n\n"
    (OUT / "Views.cs").write_text(head + "\n".join(parts) + "}\n", encoding="utf-8")


# ---- TypeScript ------------------------------------------------------------------------------------------------------------

def ts_type(field):
    if field["type"] == "text":
        return "string"
    one = "number" if field["c"] != "uint64_t" or field["type"] in EXACT else "bigint"
    if field["type"] in VOCABULARIES:
        one = enum_name(VOCABULARIES[field["type"]])
    return one + "[]" * (field["length"] > 1) + " | null" * (nothing(field) is not None)


def ts_read(field):
    def one(place):
        where = f"at + {place}"
        if field["c"] == "uint64_t":
            return f"Number(view.getBigUint64({where}, true))" if field["type"] in EXACT else f"view.getBigUint64({where}, true)"
        number = f"view.get{'Int' if field['c'] == 'int32_t' else 'Uint'}32({where}, true)"
        return f"word({camel(enum_name(VOCABULARIES[field['type']]))}Words, {number})" if field["type"] in VOCABULARIES else number
    if field["type"] == "text":
        return f"text(view, at + {field['offset']}, {field['length']})"
    if field["length"] > 1:
        return "[" + ", ".join(one(field["offset"] + 4 * place) for place in range(field["length"])) + "]"
    none = nothing(field)
    return one(field["offset"]) if none is None else f"unless({none}, {one(field['offset'])})"


def ts_enum(vocabulary):
    """A word, 'none' for 0, or the number of a later version."""
    name = enum_name(vocabulary)
    rows = ", ".join(f"'{each['value']}': '{each['word']}'" for each in vocabulary["values"])
    words = " | ".join(f"'{each['word']}'" for each in vocabulary["values"])
    return f"const {camel(name)}Words: {{ [number: string]: Known{name} }} = {{ {rows} }};\n" \
           f"export type Known{name} = {words};\nexport type {name} = Known{name} | 'none' | number;\n"


def ts_shape(has):
    return "{ " + "".join(f"{camel(each['name'])}: {ts_type(each)}; " for each in has) + "}"


def ts_values(has):
    return "{ " + "".join(f"{camel(each['name'])}: {ts_read(each)}, " for each in has) + "}"


def ts_record(record):
    name, size = record_name(record), f"export const {camel(record_name(record))}Size = {record['size']};\n"
    if "kind" not in record:
        return f"{size}export type {name} = {ts_shape(fields(record))};\nexport function read{name}(view: DataView, at = 0): {name} {{\n" \
               f"  return {ts_values(fields(record))};\n}}\n"
    field, shapes, cases = camel(record["kind_field"]), "", ""
    own_type = enum_name(VOCABULARIES[record["kind"]])
    head = next(each for each in fields(record) if each["name"] == record["kind_field"])
    for value, has in kinds(record):
        shapes += f"  | {{ {field}: '{value['word']}' }} & {ts_shape(has)}\n"
        cases += f"    case '{value['word']}': return {{ {field}: kind, ...{ts_values(has)} }};\n"
    return f"{size}export type {name} =\n{shapes}  | {{ {field}: 'none' | number }};\nexport function read{name}(view: DataView, at = 0): {name} {{\n" \
           f"  const kind: {own_type} = {ts_read(head)};\n  switch (kind) {{\n{cases}    default: return {{ {field}: kind }};\n  }}\n}}\n"


def write_ts():
    head = """function word<T>(words: { [number: string]: T }, number: number): T | 'none' | number {
  return number === 0 && !('0' in words) ? 'none' : number in words ? words[number] : number;
}
function unless(none: number, number: number): number | null {
  return number === none ? null : number;
}
function text(view: DataView, at: number, length: number): string {
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at, length);
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(bytes.subarray(0, end < 0 ? length : end));
}

"""
    parts = [ts_enum(each) for each in API["vocabularies"]] + [ts_record(each) for each in RECORDS]
    (OUT / "views.ts").write_text(head + "\n".join(parts), encoding="utf-8")


write_cs()
write_ts()
