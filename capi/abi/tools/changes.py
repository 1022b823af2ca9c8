# SPDX-License-Identifier: MIT
"""What a program built with an earlier header would no longer find as it was promised."""

STRICTNESS = {"any": 0, "overlap": 1, "alone": 2}


def breaks(old, new):
    """Sentences, one for each promise of `old` that `new` does not keep; none when the ABI version was raised."""
    if old["abi"] != new["abi"]:
        return []
    return [*broken_numbers(old, new), *broken_records(old, new), *broken_functions(old, new)]


def by_name(entries):
    return {each["name"]: each for each in entries}


def numbers(api):
    """Every constant and enumerator, but for those that tell the version."""
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
            yield f"{name} was {value} and is {now[name]}: numbers once given are never changed"
    yield from reused_numbers(old, new)
    types = by_name(new["types"])
    for each in old["types"]:
        if types.get(each["name"], {}).get("is") != each["is"]:
            yield f"{each['name']} is no longer {each['is']}"


def reused_numbers(old, new):
    """A name that is gone leaves its number behind; nothing else may take it."""
    enums = by_name(new["enums"])
    for enum in old["enums"]:
        now = enums.get(enum["name"], {"values": []})["values"]
        takers = {each["value"]: each["name"] for each in now}
        names = {each["name"] for each in now}
        for each in enum["values"]:
            if each["name"] not in names and each["value"] in takers:
                yield f"{takers[each['value']]} took the number {each['value']} of {each['name']}"


def shape(field):
    return field["type"], field["count"], field["offset"], field["offset_32"]


def broken_records(old, new):
    now = by_name(new["records"])
    for record in old["records"]:
        if record["name"] not in now:
            yield f"{record['name']} is gone"
        else:
            yield from broken_record(record, now[record["name"]])


def broken_record(old, new):
    name = old["name"]
    for what in ("grows", "first_size", "number"):
        if old[what] != new[what]:
            yield f"{name}: `{what}` was {old[what]} and is {new[what]}"
    fields = by_name(new["fields"])
    for field in old["fields"]:
        if old["grows"] and field["reserved"]:
            continue
        if field["name"] not in fields:
            yield f"{name}.{field['name']} is gone"
        elif shape(fields[field["name"]]) != shape(field):
            yield f"{name}.{field['name']} was {shape(field)} and is {shape(fields[field['name']])}"
    if new["size"] < old["size"] or new["size"] != old["size"] and not old["grows"]:
        yield f"{name} had {old['size']} bytes and has {new['size']}"
    if not old["grows"] and len(new["fields"]) != len(old["fields"]):
        yield f"{name} is frozen and has other fields"


def broken_functions(old, new):
    now = by_name(new["functions"])
    for function in old["functions"]:
        name = function["name"]
        if name not in now:
            yield f"{name}() is gone"
            continue
        if signature(now[name]) != signature(function):
            yield f"{name}() was {signature(function)} and is {signature(now[name])}"
        if STRICTNESS[now[name]["threads"]] > STRICTNESS[function["threads"]]:
            yield f"{name}() could be called `{function['threads']}` and now only `{now[name]['threads']}`"
        for parameter, before in zip(now[name]["parameters"], function["parameters"]):
            if before.get("null", "refused") != "refused" and parameter.get("null") == "refused":
                yield f"{name}() no longer takes NULL for {parameter['name']}"


def signature(function):
    return f"{function['returns']}({', '.join(each['type'] for each in function['parameters'])})"
