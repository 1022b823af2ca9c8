# SPDX-License-Identifier: MIT
"""Finds the changes of a header that break programs or bindings made for an earlier one."""

STRICTNESS = {"any": 0, "overlap": 1, "alone": 2}


def breaks(old, new):
    """One sentence for each promise of `old` that `new` breaks; none when the ABI version was raised."""
    if old["abi"] != new["abi"]:
        return []
    return [*broken_numbers(old, new), *broken_vocabularies(old, new), *broken_records(old, new), *broken_functions(old, new)]


def by_name(entries):
    return {each["name"]: each for each in entries}


def numbers(api):
    """All constants and enumerators except the version numbers."""
    out = {each["name"]: each["value"] for each in api["constants"] if "_VERSION" not in each["name"]}
    for enum in api["enums"]:
        out.update({each["name"]: each["value"] for each in enum["values"]})
    return out


def broken_numbers(old, new):
    now = numbers(new)
    for name, value in numbers(old).items():
        if name not in now:
            yield f"{name} ({value}) is gone"
        elif now[name] != value:
            yield f"{name} was {value} and is {now[name]}: published numbers never change"
    types = by_name(new["types"])
    for each in old["types"]:
        if types.get(each["name"], {}).get("is") != each["is"]:
            yield f"{each['name']} is no longer {each['is']}"


def broken_vocabularies(old, new):
    now = by_name(new["vocabularies"])
    for vocabulary in old["vocabularies"]:
        if vocabulary["name"] not in now:
            yield f"the vocabulary {vocabulary['name']} is gone"
            continue
        other = now[vocabulary["name"]]
        if vocabulary["record"] != other["record"]:
            yield f"{vocabulary['name']} had the record {vocabulary['record']} and has {other['record']}"
        yield from broken_words(vocabulary, other)


def broken_words(old, new):
    """The number of a removed name is not reused. Fields are added only after the last field of a kind, because codes depend on their order."""
    takers = {each["value"]: each["name"] for each in new["values"]}
    words = by_name(new["values"])
    for each in old["values"]:
        now = words.get(each["name"])
        if not now:
            if each["value"] in takers:
                yield f"{takers[each['value']]} took the number {each['value']} of {each['name']}"
            continue
        for what in ("uses", "code"):
            had, has = bare(each.get(what, [])), bare(now.get(what, []))
            if has[:len(had)] != had:
                yield f"{each['name']}: `{what}` was {words_of(each.get(what, []))} and is {words_of(now.get(what, []))}: fields are only added at the end"


def bare(uses):
    """The uses without their sentences, which may change."""
    return [{key: what for key, what in each.items() if key != "text"} if isinstance(each, dict) else each for each in uses]


def words_of(uses):
    return " ".join(f"{each['field']}:{each['type']}" if "type" in each else each["field"] if isinstance(each, dict) else f"{each[0]} {each[1]}"
                    for each in uses) or "nothing"


def shape(field):
    return field["c"], field["length"], field["offset"], field["offset_32"]


def broken_records(old, new):
    now = by_name(new["records"])
    for record in old["records"]:
        if record["name"] not in now:
            yield f"{record['name']} is gone"
        else:
            yield from broken_record(record, now[record["name"]])


def broken_record(old, new):
    """The size and the fields of a record never change. A spare word may get a name; a named word never becomes spare again."""
    name, fields = old["name"], by_name(new["fields"])
    if (old["size"], old["size_32"]) != (new["size"], new["size_32"]):
        yield f"{name} had {old['size']} bytes and has {new['size']}: a record never changes its size"
    for field in old["fields"]:
        if field["name"] == "spare":
            continue
        now = fields.get(field["name"])
        if not now:
            yield f"{name}.{field['name']} is gone"
            continue
        if shape(now) != shape(field):
            yield f"{name}.{field['name']} was {shape(field)} and is {shape(now)}"
        for what in ("type", "unused"):
            if now[what] != field[what]:
                yield f"{name}.{field['name']}: `{what}` was {field[what]} and is {now[what]}"
    yield from named_spares(old, new)


def named_spares(old, new):
    """A spare word that gets a name must mean "none" at 0, the value that older programs write, and must have the tag @since."""
    known = by_name(old["fields"])
    for field in new["fields"]:
        if field["name"] in known:
            continue
        if field["since"] == old["since"]:
            yield f"{new['name']}.{field['name']} is new and has no @since"
        if field["unused"] not in (0, ""):
            yield f"{new['name']}.{field['name']} is [{field['type']}] and unused {field['unused']}: a spare word that gets a name counts from 1"


def broken_functions(old, new):
    now = by_name(new["functions"])
    for function in old["functions"]:
        name = function["name"]
        if name not in now:
            yield f"{name}() is gone"
            continue
        if signature(now[name]) != signature(function):
            yield f"{name}() was {signature(function)} and is {signature(now[name])}"
        elif meanings(now[name]) != meanings(function):
            yield f"{name}() had the meanings {meanings(function)} and has {meanings(now[name])}"
        if STRICTNESS[now[name]["threads"]] > STRICTNESS[function["threads"]]:
            yield f"{name}() could be called `{function['threads']}` and now only `{now[name]['threads']}`"
        for parameter, before in zip(now[name]["parameters"], function["parameters"]):
            if before.get("null", "refused") != "refused" and parameter.get("null") == "refused":
                yield f"{name}() no longer takes NULL for {parameter['name']}"


def signature(function):
    return f"{function['c']}({', '.join(each['c'] for each in function['parameters'])})"


def meanings(function):
    return f"{function['returns']}({', '.join(each.get('type', '-') for each in function['parameters'])})"
