# SPDX-License-Identifier: MIT
"""Reads the enums of a header beside bastide.h, and writes them as C++, where their comments stay in the C header."""
import re

from declared import Discipline
from words import camel, outer_flags

ENUM = re.compile(r"^enum (bastide_\w+) \{\n(.*?)^\};", re.S | re.M)
VALUE = re.compile(r"(BASTIDE_\w+) = (\d+),?(?:\s*/\*\*<\s*(?:\{([\w ?]*)\}\s*)?(.*?)\*/)?", re.S)


def enums_of(header):
    """The enums in the form of the vocabularies of bastide.h: a name, and values with name, word, number, text and the fields that they use."""
    for name, body in ENUM.findall(header):
        prefix = name.removesuffix("_kind").removesuffix("_flag").upper() + "_"
        values = []
        for value, number, uses, text in VALUE.findall(body):
            if not value.startswith(prefix):
                raise Discipline(f"{value} does not begin with {prefix}")
            values.append({"name": value, "word": value.removeprefix(prefix).lower(), "value": int(number), "uses": uses.split(),
                           "text": " ".join(re.sub(r"^ *\* ", "", text, flags=re.M).split())})
        yield {"name": name, "values": values}


def outer_enum(enum):
    lines = [f"    {value['word']} = {value['name']}" for value in enum["values"]]
    return f"enum class {camel(enum['name'].removeprefix('bastide_'))} : std::int32_t {{\n" + ",\n".join(lines) + "\n};\n"


def write_enums_beside(header):
    enums = list(enums_of(header))
    worded = [enum for enum in enums if not enum["name"].endswith("_flag")]
    parts = [outer_enum(enum) for enum in worded]
    parts += ["/// Their numbers have no names in the library.\n" + "".join(
        f"constexpr NoVocabulary vocabulary_of({camel(enum['name'].removeprefix('bastide_'))}) noexcept {{ return {{}}; }}\n" for enum in worded)]
    return "\n".join(parts + [outer_flags(enum) for enum in enums if enum["name"].endswith("_flag")])
