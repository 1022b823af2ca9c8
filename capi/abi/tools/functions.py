# SPDX-License-Identifier: MIT
"""Reads the contracts of functions: roles and types of parameters, results, threads, owners."""
import re

from declared import complain, every
from tags import MASKS, TYPES, take, take_since

COUNTS = re.compile(r"cap|len|count|\w+_cap|\w+_count|n")
NUMBERS = ("int32_t", "uint32_t", "uint64_t", "int64_t")
LARGEST = 2**31 - 1
# The least and greatest number that a parameter may be, by its type; a comment that begins with "0 to 11" says so for one parameter,
# and one with "-1 for" that -1 is possible, too.
# What exists only in some game (a seat, a tile) is no wrong argument, and words are those of their vocabulary.
RANGES = {"rotation": (0, 3), "index": (0, LARGEST), "action": (0, LARGEST), "count": (1, LARGEST), "ACTION": (-1, 255), "CLONE_FLAG": (0, 2)}


class Functions:
    def __init__(self, api, words):
        self.words = words
        self.all = {each["name"]: each for each in api["functions"]}
        self.handles = {each["name"] for each in api["handles"]}
        self.records = {each["name"] for each in api["records"]}
        self.statuses = {each["name"] for each in words.by_name["STATUS"]["values"]} if "STATUS" in words.by_name else set()
        for step in (self.tags, self.roles, self.types, self.results, self.threads):
            every(self.all.values(), step)

    @staticmethod
    def tags(function):
        """The tags of the comment of a function."""
        parts = re.split(r"@(param|return|threads|owner|since)\s+", function["comment"])
        tags, about = {}, {}
        for tag, text in zip(parts[1::2], parts[2::2]):
            if tag == "param":
                name, _, text = text.partition(" ")
                about[name] = text.strip()
            else:
                tags[tag] = text.strip()
        function.update(doc=parts[0].strip(), said=tags)
        function["return"] = tags.get("return", "")
        for parameter in function["parameters"]:
            parameter["comment"] = about.pop(parameter["name"], "")
        if about:
            complain(function, f"{function['name']} has no parameter {', '.join(about)}")
        if function["c"] != "void" and not function["return"]:
            complain(function, f"{function['name']} has no @return")

    def roles(self, function):
        before = None
        for each in function["parameters"]:
            base, stars = re.sub(r"\bconst\b|\*", "", each["c"]).strip(), each["c"].count("*")
            each.update(to=base if stars else "", role="")
            if stars:
                each.update(const=each["c"].startswith("const"), count="")
                each["role"] = self.role_of(each, base, stars)
            elif COUNTS.fullmatch(each["name"]) and before is not None and before["to"]:
                each["role"], before["count"] = "count", each["name"]
            before = each
        self.parallel(function)
        for each in function["parameters"]:
            if each["to"]:
                each["null"] = self.null_of(each, function)
        if any(each["role"] == "made" for each in function["parameters"]) and "owner" not in function["said"]:
            complain(function, f"{function['name']} makes a handle and has no @owner")

    @staticmethod
    def parallel(function):
        """In calls for many games every array has the length of the array of games."""
        if any(each["role"] == "handles" and each["to"] == "bastide_game" for each in function["parameters"]):
            length = next(each["name"] for each in function["parameters"] if each["role"] == "count")
            for each in function["parameters"]:
                is_array = each["name"] == "out" or each["name"].endswith("s")
                if each["role"] in ("handles", "in", "inout", "out") and is_array and not each["count"]:
                    each.update(count=length, parallel=True)

    def role_of(self, parameter, base, stars):
        if base in self.handles:
            return "handle" if stars == 1 else "handles" if parameter["c"].endswith("* const*") else "made"
        if base == "bastide_allocator":
            return "allocator"
        if base == "bastide_refusal" and parameter["name"] == "refusal" and not parameter["const"]:
            return "refusal"
        if parameter["const"]:
            return "in"
        return "inout" if parameter["name"].removesuffix("s") == "random" else "out"  # the call advances a generator's word

    @staticmethod
    def null_of(parameter, function):
        says = parameter["comment"]
        if parameter["role"] in ("allocator", "refusal") or re.search(r"may be NULL|or NULL|; NULL for|^NULL\b(?! with 0)", says):
            return "allowed"
        if function["c"] == "void" and "NULL is allowed" in function["doc"]:
            return "allowed"
        if parameter["role"] == "handles" and parameter["count"] or "NULL with 0" in says or \
                parameter["role"] == "out" and parameter["count"] in ("cap", "ring_cap"):
            return "with 0"
        return "refused"

    def types(self, function):
        """The type of a number: from its tag, from its name if that is a type, or from the function that its comment refers to."""
        every(function["parameters"], lambda each: self.type_of(function, each))

    def type_of(self, function, each):
        plain = each["c"] if not each["to"] else each["to"] if each["role"] in ("in", "inout", "out") else ""
        if plain not in NUMBERS + ("bastide_status",):
            return
        tag = take(each, r"\[(\w+)\]")
        if each["role"] == "count":
            each["type"] = "count"
        elif plain == "bastide_status":
            each["type"] = "STATUS"
        elif tag:
            each["type"] = self.words.resolve(tag[1], {**each, "name": f"{function['name']}({each['name']})"})
        else:
            each["type"] = self.type_by_name(function, each)
        if each["role"] == "" and not each["to"]:
            self.range_of(each)
        if not each["type"]:
            complain(function, f"{function['name']}() has no [type] for {each['name']}")
        if "BASTIDE_ANY" in each["comment"] or self.inherited(function, each, "any"):
            each["any"] = True

    @staticmethod
    def range_of(each):
        stated = re.match(r"(\d+) to (\d+)\b", each["comment"])
        least, most = (int(stated[1]), int(stated[2])) if stated else RANGES.get(each["type"], (None, None))
        if least is not None:
            each.update(least=-1 if "-1 for " in each["comment"] else least, most=most)

    def type_by_name(self, function, parameter):
        name = parameter["name"]
        if name in TYPES or name in MASKS:
            return name
        if parameter["to"] and name.removesuffix("s") in TYPES:
            return name.removesuffix("s")
        return self.inherited(function, parameter, "type")

    def inherited(self, function, parameter, what):
        for other in self.referred(function):
            for each in other["parameters"]:
                if each["name"] == parameter["name"] and each["c"] == parameter["c"]:
                    tag = re.search(r"\[(\w+)\]", each["comment"])
                    if what == "type" and tag:
                        return self.words.resolve(tag[1], {**each, "name": other["name"]})
                    if each.get(what):
                        return each[what]
        return None

    def referred(self, function):
        """The functions whose statuses this one returns too."""
        for name in re.findall(r"\bas (bastide_\w+)\(\)", f"{function['doc']} {function['return']}"):
            if name not in self.all:
                complain(function, f"{function['name']} returns the same as {name}(), which does not exist")
            yield self.all[name]

    def results(self, function):
        """The statuses that a function may return: those that its @return names, and those of the functions that it refers to there."""
        function["returns"] = self.returns(function)
        function["statuses"] = sorted(self.named(function, {function["name"]}), key=lambda each: -self.order(each))

    def order(self, status):
        return next(each["value"] for each in self.words.by_name["STATUS"]["values"] if each["name"] == status)

    def returns(self, function):
        tag = re.match(r"\[(\w+)\] ?", function["return"])
        if tag:
            function["return"] = function["return"][tag.end():]
            return "length" if tag[1] == "length" else self.words.resolve(tag[1], function)
        if function["c"] in ("void", "bastide_status"):
            return function["c"].removeprefix("bastide_")
        counted = [each for each in function["parameters"] if each["role"] == "out" and each["count"] == "cap"]
        if counted:
            return "length" if counted[0]["to"] in ("char", "uint8_t") else "count"
        if "_count_" in function["name"]:
            return "count"
        for other in self.referred(function):
            return other.get("returns") or self.returns(other)
        complain(function, f"{function['name']}() has no [type] for its @return")

    def named(self, function, seen):
        out = {"BASTIDE_" + word for word in re.findall(r"\b(OK|E_[A-Z]+)\b", function["said"].get("return", ""))}
        for name in re.findall(r"\bas (bastide_\w+)\(\)", function["said"].get("return", "")):
            if name in self.all and name not in seen:
                out |= self.named(self.all[name], seen | {name})
        if out - self.statuses:
            complain(function, f"{function['name']} names {', '.join(sorted(out - self.statuses))}, which is no status")
        return out

    def threads(self, function):
        """any: at any time. overlap: with other calls that overlap on the same handle. alone: with no other call on the handle."""
        handles = [each["const"] for each in function["parameters"]
                   if each["role"] == "handle" or each["role"] == "handles" and not each["const"]]
        said = function["said"].get("threads", "")
        if said and not all(handles):
            complain(function, f"{function['name']} takes a handle that is not const and must be alone, not \"{said}\"")
        function["threads"] = "any" if said.startswith("any") else "alone" if not all(handles) else "overlap" if handles else "any"
        function["owner"] = function["said"].get("owner", "").rstrip(".") or None
        function["comment"] = "@since " + function["said"]["since"] if "since" in function["said"] else ""
        take_since(function, self.words.version)
