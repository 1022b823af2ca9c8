# SPDX-License-Identifier: MIT
"""Reads the tags in the comments of include/bastide.h.

    [type]                  what a field or a number among the parameters holds: an enum, or one of TYPES in tags.py
    {a b? c:type}           the fields of its record that a kind uses; ? marks one that may be unset all the same, :type
                            narrows one
    {bastide_record a b}    on a vocabulary: the record whose kinds it names, and the fields that every kind uses; where none are
                            named, those are the fields that no kind names
    text | note             what a word means in English, and what a reader of the header should know besides
    (ABC-DEF-01)            the rule behind a word, last
    [box]                   the box that a shared number belongs to
    names: TOWER KEEP       on a number of bastide_box: the words with which the names of the box begin, or "any"
    @return [type]          of a number that is no status, count of a list or length of a text
    @param name [type], @threads, @owner, @since 0.2.0

Whatever is missing or does not fit is refused, with file, line and a sentence.
"""
import re

from declared import Discipline, complain, every, read_declarations
from functions import Functions
from tags import BLOCK, BLOCKS, CODE_FIELDS, CODE_HEAD, CODE_LIMIT, KEYWORDS, MASKS, RESERVED, TYPES, take, take_since

DENSE = {"SET", "ACTION", "PIECE", "SEGMENT", "SIDE", "MARK", "SPOT"}  # dense numbers, because masks and codes use them as bits and indices
DATA = {"bastide_allocator", "bastide_point"}  # records that never grow: no spare words, any size
NAMES = re.compile(r"^names: ([A-Z]+(?:[ _][A-Z]+)*|any)(?:\. |$)")


# ---- Vocabularies --------------------------------------------------------------------------------------------------------

class Words:
    """The vocabularies, their boxes, and the types that tags can name."""

    def __init__(self, api, version):
        self.version = version
        self.enums = {enum["name"]: enum for enum in api["enums"]}
        self.boxes = read_boxes(self.enums.get("bastide_box"))
        listed = self.enums.get("bastide_vocabulary")
        if not listed:
            raise Discipline("the header has no enum bastide_vocabulary, so it is not a bastide header that this program can read")
        self.list = [self.vocabulary(each) for each in listed["values"]]
        self.by_name = {each["name"]: each for each in self.list}
        every(api["enums"], self.sort_in)
        every(self.list, self.finish)

    @staticmethod
    def finish(vocabulary):
        if not vocabulary["values"]:
            complain(vocabulary, f"{vocabulary['name']} has no words")

    @staticmethod
    def vocabulary(value):
        record = take(value, r"\{(bastide_\w+)((?: \w+)*)\}")
        return {"name": value["name"].removeprefix("BASTIDE_VOCABULARY_"), "number": value["value"], "at": value["at"], "enum": None,
                "record": record and record[1], "common": record[2].split() if record else [], "values": []}

    def sort_in(self, enum):
        if enum["name"].endswith("_flag"):
            self.flags(enum)
        else:
            every(enum["values"], lambda value: self.word(value, enum))

    def flags(self, enum):
        seen = set()
        for each in enum["values"]:
            if each["value"] in seen:
                complain(each, f"{each['name']} has the number of another flag")
            seen.add(each["value"])
            if not each["name"].startswith(enum["name"].upper() + "_"):
                complain(each, f"{each['name']} does not begin with {enum['name'].upper()}_")
            if each["value"] <= 0 or each["value"] & (each["value"] - 1):
                complain(each, f"{each['name']} is {each['value']}, which is no single bit")
            take_since(each, self.version)

    def word(self, value, enum):
        vocabulary = self.vocabulary_of(value)
        if not vocabulary:
            complain(value, f"{value['name']} begins with the name of no vocabulary")
        stem = f"bastide_{vocabulary['name'].lower()}"
        if enum["name"] not in (stem, f"{stem}_kind", f"{stem}_value") or vocabulary["enum"] not in (None, enum["name"]):
            complain(value, f"{value['name']} is in {enum['name']} and belongs in {vocabulary['enum'] or stem}")
        vocabulary["enum"] = enum["name"]
        self.add(vocabulary, value)

    def vocabulary_of(self, value):
        if re.match(r"BASTIDE_(OK|E_\w+)$", value["name"]):
            return self.by_name.get("STATUS")
        found = [each for each in self.list if value["name"].startswith(f"BASTIDE_{each['name']}_")]
        return max(found, key=lambda each: len(each["name"]), default=None)

    def box_of(self, vocabulary, number):
        """The box whose block a number is in; None for the numbers below all blocks."""
        if vocabulary["name"] in DENSE | {"STATUS", "BOX"} or number < BLOCK:
            return None
        return next((box for box in self.boxes if box["number"] == number // BLOCK), None)

    def add(self, vocabulary, value):
        name, number = value["name"], value["value"]
        is_status = vocabulary["name"] == "STATUS"
        box = self.box_of(vocabulary, number)
        word = name.removeprefix("BASTIDE_").removeprefix("E_" if is_status else vocabulary["name"] + "_")
        for other in vocabulary["values"]:
            if other["value"] == number:
                complain(value, f"{name} has the number {number} of {other['name']}")
        if is_status:
            fits, room = number <= 0, "0 and below"
        else:
            most = 63 if vocabulary["name"] in DENSE else BLOCK - 1
            fits, room = 0 < number <= most or box, f"1 to {most}" + ("" if vocabulary["name"] in DENSE else " and those of the boxes")
        if not fits:
            complain(value, f"{name} is {number}, outside the block of {room}")
        if vocabulary["values"] and abs(number) < abs(vocabulary["values"][-1]["value"]):
            complain(value, f"{name} is {number} and follows {vocabulary['values'][-1]['value']}: numbers ascend")
        if box and box["words"] != ["any"] and not any(f"{word}_".startswith(f"{each}_") for each in box["words"]):
            complain(value, f"{name} begins with none of the words of {box['name']}: {' '.join(box['words'])}")
        if word.lower() in RESERVED:
            complain(value, f"{word.lower()} is a keyword of C++ or stands for every kind")
        take_since(value, self.version)
        uses = take(value, r"\{([^}]*)\}")
        owner = take(value, r"\[(\w+)\]")
        if owner and (box or owner[1] not in {each["name"] for each in self.boxes}):
            complain(value, f"[{owner[1]}] of {name} is no box, or {name} is already among the numbers of one")
        rules = take(value, r"\(([A-Z]+(?:-[A-Z]+)*-\d+)\)")
        if re.search(r"\([A-Z]+(?:-[A-Z]+)*-\d+|\{|\}", value["comment"]):
            complain(value, f"{name} has more than one rule, or a tag that is not closed")
        text, _, note = value["comment"].partition("|")
        vocabulary["values"].append({
            "name": name, "word": word.lower(), "value": number, "at": value["at"], "box": owner[1] if owner else box and box["name"],
            "since": value["since"], "rule": rules[1] if rules else "", "text": text.strip(), "note": note.strip(),
            "uses": uses and uses[1].split()})

    def resolve(self, tag, entry):
        """The JSON name of a [type]."""
        if tag in TYPES or tag in MASKS:
            return tag
        if tag in self.enums and tag.endswith("_flag"):
            return tag.removeprefix("bastide_").upper()
        for vocabulary in self.list:
            if tag == vocabulary["enum"]:
                return vocabulary["name"]
        complain(entry, f"[{tag}] of {entry['name']} is no enum and none of: {' '.join([*TYPES, *MASKS])}")

    @staticmethod
    def unused(kind):
        return TYPES[kind][0] if kind in TYPES else 0


# ---- Records -------------------------------------------------------------------------------------------------------------

def add_fields(record, words):
    every(record["fields"], lambda field: add_type(field, record["name"], words))
    take_since(record, words.version)
    check_size(record)


def add_type(field, record, words):
    name, spare = f"{record}.{field['name']}", field["name"] == "spare"
    if field["name"] in KEYWORDS:
        complain(field, f"{name} is a keyword of a language that bindings are made for")
    take_since(field, words.version)
    tag = take(field, r"\[(\w+)\]")
    if not tag and not spare and record != "bastide_allocator":
        complain(field, f"{name} has no [type]")
    if spare and (field["c"] != "uint32_t" or tag):
        complain(field, f"{name} is uint32_t and has no [type]")
    kind = words.resolve(tag[1], {**field, "name": name}) if tag else None
    if (kind == "text") != (field["c"] == "char"):
        complain(field, f"{name} is {field['c']} and [{kind}]: texts are char")
    field.update(type=kind, unused=words.unused(kind) if kind else 0)


def check_size(record):
    stated = re.search(r"\b(\d+) bytes\b", record["comment"])
    if record["name"] in DATA:
        return
    if not stated:
        complain(record, f"{record['name']} has no size in its comment: \"N bytes\"")
    if int(stated[1]) != record["size"]:
        complain(record, f"{record['name']} says {stated[1]} bytes and has {record['size']}")
    if record["size"] % 16:
        complain(record, f"{record['name']} has {record['size']} bytes, no multiple of 16")
    behind = record["fields"][-2:] if record["fields"][-1]["c"] == "char" else record["fields"][-1:]
    if behind[0]["name"] != "spare":
        complain(record, f"{record['name']} does not end in spare words")
    if record["size_32"] != record["size"] or any(field["offset"] != field["offset_32"] for field in record["fields"]):
        complain(record, f"{record['name']} differs where pointers are narrow")


def add_kinds(vocabulary, records, words):
    """Checks the fields that each kind uses against the fields of its record."""
    if not vocabulary["record"]:
        for value in vocabulary["values"]:
            if value.pop("uses") is not None:
                complain(value, f"{value['name']} has {{fields}}, and its vocabulary has no record")
        return
    record = next((each for each in records if each["name"] == vocabulary["record"]), None)
    if not record:
        complain(vocabulary, f"{vocabulary['record']}, the record of {vocabulary['name']}, does not exist")
    heads = [field for field in record["fields"] if field["type"] == vocabulary["name"]]
    if len(heads) != 1:
        complain(record, f"{record['name']} needs one field of the type {vocabulary['name']} and has {len(heads)}")
    record.update(kind=vocabulary["name"], kind_field=heads[0]["name"])
    fields = {field["name"]: field for field in record["fields"] if field["name"] not in ("spare", heads[0]["name"])}
    for name in vocabulary["common"]:
        if name not in fields:
            complain(vocabulary, f"{record['name']} has no field {name} that every kind could use")

    def add_uses(value):
        value["uses"] = [read_use(each, value, fields, record, vocabulary["common"], words) for each in uses_of(value)]
    every(vocabulary["values"], add_uses)
    used = {use["field"] for value in vocabulary["values"] for use in value["uses"]}
    for name, field in fields.items():
        field["common"] = name in vocabulary["common"] if vocabulary["common"] else name not in used
    heads[0]["common"] = True


def uses_of(value):
    if value["uses"] is None:
        complain(value, f"{value['name']} lists no {{fields}}")
    names = [each.partition(":")[0].removesuffix("?") for each in value["uses"]]
    for name in names:
        if names.count(name) > 1:
            complain(value, f"{value['name']} uses {name} twice")
    return value["uses"]


def read_use(text, value, fields, record, common, words):
    named, _, narrow = text.partition(":")
    name = named.removesuffix("?")
    if name not in fields:
        complain(value, f"{value['name']} uses {name}, and {record['name']} has no such field")
    if name in common:
        complain(value, f"{value['name']} uses {name}, as every kind does by its vocabulary")
    use = {"field": name}
    if narrow:
        use["type"] = words.resolve(narrow, value)
    if named != name:
        use["unset"] = True
    if meaning := meaning_of(name, value["note"]):
        use["text"] = meaning
    return use


def meaning_of(field, note):
    """The text of a remark for one field, as in `count: tiles left. x, y: of the neighbour`."""
    parts = re.split(r"(?:^|(?<=[.;]) )((?:[a-z_]+, )*[a-z_]+): ", note)
    for names, text in zip(parts[1::2], parts[2::2]):
        if field in names.split(", "):
            return text.rstrip(".;")
    return ""


def add_codes(vocabulary):
    """The layout of action codes: kind and seat lowest, then the fields of the kind, in their order."""
    def add_code(value):
        value["code"] = []
        for use in value["uses"]:
            if use["field"] not in CODE_FIELDS:
                complain(value, f"{value['name']} uses {use['field']}, which has no width in a code")
            value["code"].append([use["field"], CODE_FIELDS[use["field"]][0]])
        bits = sum(each[1] for each in CODE_HEAD) + sum(each[1] for each in value["code"])
        if bits > CODE_LIMIT:
            complain(value, f"{value['name']} needs {bits} bits as a code, and a double holds no more than {CODE_LIMIT} exactly")
    every(vocabulary["values"], add_code)


# ---- The whole -----------------------------------------------------------------------------------------------------------

def read_boxes(enum):
    """The boxes of bastide_box, with the words that their names begin with, and the blocks of numbers that belong to no box."""
    boxes = [dict(block) for block in BLOCKS]

    def add(value):
        text, _, note = value["comment"].partition("|")
        names = NAMES.search(note.strip())
        if not names:
            complain(value, f"{value['name']} does not say how its names begin: /**< The Tower | names: TOWER */")
        boxes.append({"name": value["name"].removeprefix("BASTIDE_BOX_").lower(), "number": value["value"], "title": text.strip(),
                      "words": names[1].split()})
    every(enum["values"] if enum else [], add)
    return sorted(boxes, key=lambda box: box["number"])


def check_names(api):
    seen = set()
    for kind in ("constants", "enums", "types", "handles", "records", "functions"):
        for each in api[kind]:
            for entry in [each, *each.get("values", [])]:
                if not re.match("BASTIDE_" if entry["name"].isupper() else "bastide_", entry["name"]):
                    complain(entry, f"{entry['name']} lacks our prefix")
                if entry["name"] in seen:
                    complain(entry, f"{entry['name']} is there twice")
                seen.add(entry["name"])


def read_header(text, name="bastide.h"):
    """All declarations and tags of a header. Raises Discipline where the header breaks its rules."""
    api = read_declarations(text, name)
    check_names(api)
    numbers = {constant["name"]: constant["value"] for constant in api["constants"]}
    version = ".".join(str(numbers[f"BASTIDE_VERSION_{part}"]) for part in ("MAJOR", "MINOR", "PATCH"))
    words = Words(api, version)
    every(api["records"], lambda record: add_fields(record, words))
    every(words.list, lambda vocabulary: add_kinds(vocabulary, api["records"], words))
    every([each for each in words.list if each["name"] == "ACTION"], add_codes)
    Functions(api, words)
    return {"version": version, "abi": numbers["BASTIDE_ABI_VERSION"], "boxes": words.boxes, "vocabularies": words.list, **api}
