# SPDX-License-Identifier: MIT
"""Writes the enums of a header beside bastide.h as C++. Their comments stay in the C header."""
import re

from declared import Discipline
from words import camel, outer_flags

ENUM = re.compile(r"^enum (bastide_\w+) \{\n(.*?)^\};", re.S | re.M)
COMMENT = re.compile(r"/\*.*?\*/", re.S)


def enums_of(header):
    """The enums in the form of the vocabularies of bastide.h: a name, and values with a name and a number."""
    for name, body in ENUM.findall(header):
        values = re.findall(r"(BASTIDE_\w+) = (\d+)", COMMENT.sub("", body))
        yield {"name": name, "values": [{"name": value, "value": int(number)} for value, number in values]}


def outer_enum(enum):
    prefix = enum["name"].removesuffix("_kind").upper() + "_"
    for value in enum["values"]:
        if not value["name"].startswith(prefix):
            raise Discipline(f"{value['name']} does not begin with {prefix}")
    lines = [f"    {value['name'].removeprefix(prefix).lower()} = {value['name']}" for value in enum["values"]]
    return f"enum class {camel(enum['name'].removeprefix('bastide_'))} : std::int32_t {{\n" + ",\n".join(lines) + "\n};\n"


def write_enums_beside(header):
    enums = list(enums_of(header))
    worded = [enum for enum in enums if not enum["name"].endswith("_flag")]
    parts = [outer_enum(enum) for enum in worded]
    parts += ["/// Their numbers have no names in the library.\n" + "".join(
        f"constexpr NoVocabulary vocabulary_of({camel(enum['name'].removeprefix('bastide_'))}) noexcept {{ return {{}}; }}\n" for enum in worded)]
    return "\n".join(parts + [outer_flags(enum) for enum in enums if enum["name"].endswith("_flag")])
