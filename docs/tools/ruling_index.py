#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes docs/rules/index.md: every rule id with its sentence, its tests and its place in the code.

    ruling_index.py            writes it, and the number of rules into the README
    ruling_index.py --check    says what is wrong and whether the file is as it would be written

The sentence stands in a page of docs/rules, the tests of the library carry the id as a tag, the code names it in a comment or a table.
"""
import re
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOMES = {"BASE": "src/play", "HOUSE": "src/boxes/house", "INT-TOWER": "src/boxes/tower", "INT-HOUSE": "src/boxes/house",
         "INT": "src/boxes/abbey_mayor", "DICE": "src/dice", "RESIGN": "src/play",
         "SEATS": "src/setup"}  # folders of rules that belong to no box, by the prefix of the id
TARGET = ROOT / "docs/rules/index.md"

ENTRY = re.compile(r'^- <a id="([A-Z0-9-]+)"></a>\*\*([A-Z0-9-]+)\*\* ', re.M)
COUNT = re.compile(r"(^\| rules with an id[^|]*\| )\d+ \|", re.M)
TEST_CASE = re.compile(r'TEST_CASE\(\s*"((?:[^"\\]|\\.)*)"\s*,((?:\s*"[^"]*")+)\s*\)')
MENTION = re.compile(r"\b([A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*)-(\d\d)((?:, -\d\d)*)\b")  # "BASE-WIN-01, -02" names two


def pages():
    """page -> title, in the order of tests/data/rule_ids.txt."""
    texts = {path.stem: path.read_text() for path in (ROOT / "docs/rules").glob("*.md") if path != TARGET}
    at = {rule: place for place, rule in enumerate(lines_of(ROOT / "tests/data/rule_ids.txt"))}
    first = {page: min((at.get(match[1], len(at)) for match in ENTRY.finditer(text)), default=len(at)) for page, text in texts.items()}
    return {page: title_of(texts[page]) for page in sorted(texts, key=lambda page: (first[page], page))}


def title_of(text):
    """"The Tower" of "# Rules: The Tower, first edition" or of "# Box: The Tower"."""
    title = re.match(r"# (?:Rules|Box): ([^,\n]+)", text)[1]
    return title[0].upper() + title[1:]


def home_of(rule, page):
    """The folder of the sources for a rule: src/boxes/abbey_mayor for abbey_mayor.md."""
    box = [path for path in (ROOT / "src/boxes").iterdir() if path.is_dir() and path.name.replace("_and_", "_") == page]
    return box[0].relative_to(ROOT).as_posix() if box else next((home for start, home in HOMES.items() if rule.startswith(start)), "src")


def lines_of(path):
    return [line for line in path.read_text().splitlines() if line and not line.startswith("#")]


def read_sentences():
    """id -> (page, sentence), the ids of decisions, and the faults of the pages."""
    sentences, decisions, faults = {}, [], []
    for page in pages():
        text = (ROOT / f"docs/rules/{page}.md").read_text()
        for match in ENTRY.finditer(text):
            anchor, name = match.groups()
            if anchor != name:
                faults.append(f"{page}.md: the anchor of {name} is {anchor}")
            if name in sentences:
                faults.append(f"{name} stands twice, in {sentences[name][0]}.md and {page}.md")
            body = re.split(r"\n(?!  )", text[match.end():], maxsplit=1)[0]
            body = re.sub(r"\s*<br>!\[.*", "", body)  # the picture of an example
            if is_decision(name, body):
                decisions.append(name)
            sentences[name] = (page, re.sub(r"\s+", " ", body.split("<sub>")[0]).strip())
    return sentences, decisions, faults


def read_tests():
    """id -> [(file, name of the test case)]. Tests of the reference prove nothing about the library; tests/lint excludes the same tests."""
    tests = defaultdict(list)
    for path in sorted((ROOT / "tests").rglob("*_test.cpp")):
        if path.parent.name == "reference":
            continue
        for name, tags in TEST_CASE.findall(path.read_text()):
            for tag in re.findall(r"\[([^\]]+)\]", tags):
                tests[tag].append((path.relative_to(ROOT).as_posix(), name.replace('\\"', '"')))
    return tests


def read_code():
    """id -> files that name it."""
    code = defaultdict(set)
    files = [p for folder in ("src", "capi", "include") for p in (ROOT / folder).rglob("*")
             if p.suffix in (".cpp", ".hpp", ".h") and ROOT / "capi/abi" not in p.parents]  # generated files repeat the header
    for path in sorted(files):
        for stem, first, more in MENTION.findall(path.read_text()):
            for number in [first] + re.findall(r"\d\d", more):
                code[f"{stem}-{number}"].add(path.relative_to(ROOT).as_posix())
    return code


def read_exempt():
    """id -> why it has no test."""
    return {line.split(None, 1)[0]: line.split(None, 1)[1].strip()
            for path in sorted((ROOT / "tests").rglob("exempt.txt")) for line in lines_of(path)}


def read_decisions(text):
    """The ids that the page of decisions names; "HOUSE-MIX-01 to -06" names six."""
    named = set()
    for stem, first, more in MENTION.findall(text):
        named |= {f"{stem}-{number}" for number in [first] + re.findall(r"\d\d", more)}
    for stem, first, last in re.findall(r"\b([A-Z][A-Z0-9-]*)-(\d\d) to -(\d\d)\b", text):
        named |= {f"{stem}-{number:02}" for number in range(int(first), int(last) + 1)}
    return named


def is_decision(rule, entry):
    """Whether the page of a rule says that no source settles it. A rule that waits for a box is excluded."""
    ours = re.search(r"our decision|[Ss]emantics chosen here", entry) or re.fullmatch(r"[A-Z]+-NOTE-\d\d", rule)
    return bool(ours) and "*Waits for" not in entry


def first_sentence(text):
    """Up to the first full stop that ends a sentence; brackets and short words such as "Exp." end none."""
    for match in re.finditer(r"[.?!](?= [A-Z*`(]|$)", text):
        head = text[:match.end()]
        if head.count("(") == head.count(")") and not re.search(r"\b(Exp|fn|vs|i\.e|e\.g)\.$", head) and len(head) > 12:
            return head
    return text


def says(rule, text):
    return text if "EX-" in rule or "OPEN-" in rule else first_sentence(text)  # examples and open points need their whole text


def cell(text):
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text).replace("|", "\\|")  # the links are relative to another folder


def link(path):
    return f"[`{path}`](../../{path})"


def test_cell(rule, tests, exempt, pending):
    if tests.get(rule):
        by_file = defaultdict(list)
        for path, name in tests[rule]:
            by_file[path].append(name)
        return "<br>".join(f"{link(path)}: " + "; ".join(map(cell, names)) for path, names in by_file.items())
    if rule in exempt:
        return "none: " + cell(exempt[rule])
    if any(rule.startswith(beginning) for beginning in pending):
        return "none yet: not played yet"
    return ""


def code_cell(rule, page, code, exempt, says):
    """The files that name the rule; if there are none, those that name the most similar id, or the folder of its box."""
    if code.get(rule):
        return ", ".join(link(path) for path in sorted(code[rule]))
    if exempt.get(rule, "").startswith("waits"):
        return "none yet"
    family = rule.rsplit("-", 1)[0]
    kin = {path for other, paths in code.items() if other.rsplit("-", 1)[0] == family for path in paths}
    for stem, first, more in MENTION.findall(says):
        for number in [first] + re.findall(r"\d\d", more):
            kin |= code.get(f"{stem}-{number}", set())
    inside = sorted(path for path in kin if path.startswith("src/"))
    return "near: " + ", ".join(map(link, inside or [home_of(rule, page)]))


def main():
    ids = lines_of(ROOT / "tests/data/rule_ids.txt")
    pending = lines_of(ROOT / "tests/data/rule_ids_pending.txt")
    sentences, decisions, faults = read_sentences()
    tests, code, exempt = read_tests(), read_code(), read_exempt()

    faults += [f"{rule} has no sentence in docs/rules" for rule in ids if rule not in sentences]
    faults += [f"{rule} stands in docs/rules but not in tests/data/rule_ids.txt" for rule in sentences if rule not in set(ids)]
    faults += [f"{home} is no folder" for home in HOMES.values() if not (ROOT / home).is_dir()]
    faults += [f"{rule} has neither test nor reason" for rule in ids if not test_cell(rule, tests, exempt, pending)]
    for rule in ids:
        waits = exempt.get(rule, "").startswith("waits")
        if rule in sentences and waits != ("*Waits for" in sentences[rule][1]):
            faults.append(f"{rule}: the page and exempt.txt disagree on whether it waits for a box")

    decided = read_decisions((ROOT / "docs/decisions.md").read_text())
    faults += [f"docs/decisions.md does not name {rule}" for rule in decisions if rule not in decided]

    readme = (ROOT / "README.md").read_text()
    counted = COUNT.sub(rf"\g<1>{len(ids)} |", readme)
    if not COUNT.search(readme):
        faults.append("README.md does not say how many rules have an id")

    known = set(ids)
    tested = sum(1 for rule in ids if tests.get(rule))
    placed = sum(1 for rule in ids if code.get(rule))
    out = ["# Ruling index", "",
           "This page links every rule id to its sentence, to the tests that carry it as a tag, and to the source files that name it.",
           "`docs/tools/ruling_index.py` writes it; a test fails when it is stale, and `./dev pages` writes it again.", "",
           f"There are {len(ids)} ids: {tested} with tests of their own, {len(known & set(exempt))} without, for the reason shown; "
           f"the code names {placed}.",
           "*near* marks files that name rules of the same family or rules that the sentence names, or else the folder of the box,",
           "if the code does not name the rule itself. **RO** and **CS** are the Romanian and the Czech page of the rules wiki",
           "([sources](base.md)).", ""]
    for page, title in pages().items():
        out += [f"## {title}", "", "| Rule | Says | Tests | Code |", "| --- | --- | --- | --- |"]
        for rule in ids:
            if sentences.get(rule, ("",))[0] != page:
                continue
            places = code_cell(rule, page, code, exempt, sentences[rule][1])
            out.append(f"| [{rule}]({page}.md#{rule}) | {cell(says(rule, sentences[rule][1]))} | "
                       f"{test_cell(rule, tests, exempt, pending)} | {places} |")
        out.append("")
    text = "\n".join(out)

    if "--check" in sys.argv[1:]:
        if not TARGET.exists() or TARGET.read_text() != text:
            faults.append("docs/rules/index.md is stale: ./dev pages writes it again")
        if counted != readme:
            faults.append(f"README.md does not say that there are {len(ids)} rules with an id: ./dev pages writes it")
    elif not faults:
        (ROOT / "README.md").write_text(counted)
        TARGET.write_text(text)
    for fault in faults:
        print(fault)
    print(f"{len(ids)} rules with an id, {tested} with tests of their own, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
