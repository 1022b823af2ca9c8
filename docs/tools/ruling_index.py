#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The ruling index: every rule id with its sentence, its tests and its place in the code, as the pages of docs/rules, the tests and the
sources have them. It is no file of the repository: the site has it on the page docs/rules/index.md.

    ruling_index.py            checks the rules and writes what pages say of them: their number, the pages, the decisions
    ruling_index.py --check    says what is wrong and which of these parts is stale
    ruling_index.py --print    prints the index
    ruling_index.py RULE...    prints what is known of some rules
    ruling_index.py --release  appends the ids that are new to tests/data/released_rule_ids.txt, for a release

The sentence stands in a page of docs/rules, the tests of the library carry the id as a tag, the code names it in a comment or a table.
"""
import json
import re
import sys
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path

import written_parts

ROOT = Path(__file__).resolve().parents[2]
HOMES = {"BASE": "src/play", "HOUSE": "src/boxes/house", "INT-TOWER": "src/boxes/tower", "INT-HOUSE": "src/boxes/house",
         "INT": "src/boxes/abbey_mayor", "DICE": "src/dice", "RESIGN": "src/play",
         "SEATS": "src/setup"}  # folders of rules that belong to no box, by the prefix of the id
START = ROOT / "docs/rules/index.md"
RELEASED = ROOT / "tests/data/released_rule_ids.txt"
REASONS = "## Decisions and their reasons"
LATER_BOXES = range(21, 80)  # the numbers of the boxes whose rules are listed if they rest on one source
NO_SOURCE = r"(follows|derived|decision|counted|reasoning|see|[A-Z]+-)"  # how the source of a rule begins that follows from others

ENTRY = re.compile(r'^- <a id="([A-Z0-9-]+)"></a>\*\*([A-Z0-9-]+)\*\* ', re.M)
COUNT = re.compile(r"(^\| rules with an id[^|]*\| )\d+ \|", re.M)
TEST_CASE = re.compile(r'TEST_CASE\(\s*"((?:[^"\\]|\\.)*)"\s*,((?:\s*"[^"]*")+)\s*\)')
MENTION = re.compile(r"\b([A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*)-(\d\d)((?:, -\d\d)*)\b")  # "BASE-WIN-01, -02" names two


@cache
def pages():
    """page -> title: the base game, the boxes by their numbers, then the pages of no box."""
    texts = {path.stem: path.read_text() for path in (ROOT / "docs/rules").glob("*.md") if path != START}
    number = {box["name"]: box["number"] for box in json.loads((ROOT / "capi/abi/bastide_api.json").read_text())["boxes"]}
    number["base"] = 0
    return {page: title_of(texts[page]) for page in sorted(texts, key=lambda page: (number.get(page, len(texts) * 100), page))}


def title_of(text):
    """"The Tower" of "# Rules: The Tower, first edition" or of "# Box: The Tower": without the edition; further sets of a page stay."""
    title = re.match(r"# (?:Rules|Box): (.+?)(?:, \w+ edition)?\n", text)[1]
    return title[0].upper() + title[1:]


def home_of(rule, page):
    """The folder of the sources for a rule: src/boxes/abbey_mayor for abbey_mayor.md."""
    box = [path for path in (ROOT / "src/boxes").iterdir() if path.is_dir() and path.name.replace("_and_", "_") == page]
    return box[0].relative_to(ROOT).as_posix() if box else next((home for start, home in HOMES.items() if rule.startswith(start)), "src")


def lines_of(path):
    return [line for line in path.read_text().splitlines() if line and not line.startswith("#")]


def read_sentences():
    """id -> (page, sentence) in the order of the pages, the ids of decisions, and the faults of the pages."""
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


def is_decision(rule, entry):
    """Whether the page of a rule says that no source settles it, or that the texts leave the point open. A rule that waits for a box is excluded."""
    ours = "`[decision]`" in entry or re.fullmatch(r"[A-Z]+-NOTE-\d\d", rule)
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


def without_links(text):
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)  # they are relative to another folder


def cell(text):
    return without_links(text).replace("|", "\\|")


def link(path):
    return f"[`{path}`](../../{path})"


def test_cell(rule, tests, exempt):
    if tests.get(rule):
        by_file = defaultdict(list)
        for path, name in tests[rule]:
            by_file[path].append(name)
        return "<br>".join(f"{link(path)}: " + "; ".join(map(cell, names)) for path, names in by_file.items())
    if rule in exempt:
        return "none: " + cell(exempt[rule])
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


def index_of(sentences):
    """The lines of the index."""
    tests, code, exempt = read_tests(), read_code(), read_exempt()
    tested, placed = sum(rule in tests for rule in sentences), sum(rule in code for rule in sentences)
    yield (f"There are {len(sentences)} ids: {tested} with tests of their own, {len(exempt)} without, for the reason shown; "
           f"the code names {placed}.")
    yield "*near* marks files that name rules of the same family or rules that the sentence names, or else the folder of the box,"
    yield "if the code does not name the rule itself. **RO** and **CS** are the Romanian and the Czech page of the rules wiki"
    yield "([sources](base.md))."
    for page, title in pages().items():
        yield from ("", f"## {title}", "", "| Rule | Says | Tests | Code |", "| --- | --- | --- | --- |")
        for rule, (its_page, sentence) in sentences.items():
            if its_page == page:
                places = code_cell(rule, page, code, exempt, sentence)
                yield f"| [{rule}]({page}.md#{rule}) | {cell(says(rule, sentence))} | {test_cell(rule, tests, exempt)} | {places} |"


def index():
    """The index as the page of the site has it, below what the repository has."""
    return "\n".join(index_of(read_sentences()[0])) + "\n"


def show(rules):
    sentences, _, _ = read_sentences()
    tests, code, exempt = read_tests(), read_code(), read_exempt()
    for rule in rules:
        if rule not in sentences:
            return f"no rule has the id {rule}"
        page, sentence = sentences[rule]
        print(f"{rule}, docs/rules/{page}.md\n  {sentence}")
        for path, name in tests.get(rule, [("no test", exempt.get(rule, ""))]):
            print(f"  {path}: {name}")
        print(f"  code: {', '.join(sorted(code.get(rule, ['not named'])))}")
    return 0


def released():
    return lines_of(RELEASED) if RELEASED.exists() else []


def release(ids):
    """Appends what is new; nothing is ever taken from the file."""
    known = released()
    with open(RELEASED, "a") as file:
        if not known:
            file.write("# The ids of the rules of all releases, in the order in which they appeared. Written by ./dev record_rules.\n")
        file.writelines(f"{rule}\n" for rule in ids if rule not in known)


def list_of_pages(sentences):
    rules = Counter(page for page, _ in sentences.values())
    return ["| Page | Rules |", "| --- | --- |", *(f"| [{title}]({page}.md) | {rules[page]} |" for page, title in pages().items())]


def list_of_decisions(sentences, decisions):
    out = []
    for page, title in pages().items():
        rules = [rule for rule in decisions if sentences[rule][0] == page]
        more = f" [More decisions, and reasons](rules/{page}.md#decisions-and-their-reasons)." if has_reasons(page) else ""
        if rules or more:
            out += ["", f"### {title}", "", *([more.strip()] if more else []), *([""] if more and rules else [])]
        out += [f"- [{rule}](rules/{page}.md#{rule}): {without_links(sentences[rule][1])}" for rule in rules]
    return out[1:] + [""] if out else []


def list_of_single_sources(sentences):
    """The rules of the later boxes that one source alone tells, with the options that are about them."""
    numbers = {box["name"]: box["number"] for box in json.loads((ROOT / "capi/abi/bastide_api.json").read_text())["boxes"]}
    options = re.findall(r"^\| \d+ \| (`\w+`) \|.*?\| ([^|]*) \|$", (ROOT / "docs/options.md").read_text(), re.M)
    out = []
    for page, title in pages().items():
        found = {rule: source for rule, source in sources_of(page) if is_single(source)}
        if numbers.get(page, 0) not in LATER_BOXES or not found:
            continue
        out += ["", f"### {title}", "", "| Rule | Source | What is played | Option |", "| --- | --- | --- | --- |"]
        for rule, source in found.items():
            switches = ", ".join(name for name, rules in options if re.search(rf"\[{rule}\]", rules))
            out.append(f"| [{rule}](rules/{page}.md#{rule}) | {cell(source)} | {cell(says(rule, sentences[rule][1]))} | {switches} |")
    return out[1:] + [""] if out else []


def sources_of(page):
    """Each rule of a page with what stands below it in small letters, up to the first full stop."""
    text = (ROOT / f"docs/rules/{page}.md").read_text()
    for match in ENTRY.finditer(text):
        small = re.search(r"<sub>(.*?)</sub>", re.split(r"\n(?!  )", text[match.end():], maxsplit=1)[0], re.S)
        yield match[2], re.sub(r"\s+", " ", small[1]).split(". ")[0].rstrip(".") if small else ""


def is_single(source):
    return bool(source) and not re.match(NO_SOURCE, source) and len(re.split(r"; |, | and ", source)) == 1


def has_reasons(page):
    return f"\n{REASONS}\n" in (ROOT / f"docs/rules/{page}.md").read_text()


def faults_of(sentences):
    tests, exempt = read_tests(), read_exempt()
    yield from (f"{rule} was released and has left the pages" for rule in released() if rule not in sentences)
    yield from (f"{home} is no folder" for home in HOMES.values() if not (ROOT / home).is_dir())
    yield from (f"{rule} has neither test nor reason" for rule in sentences if not test_cell(rule, tests, exempt))
    for rule, (_, sentence) in sentences.items():
        if exempt.get(rule, "").startswith("waits") != ("*Waits for" in sentence):
            yield f"{rule}: the page and exempt.txt disagree on whether it waits for a box"


def main(asked):
    sentences, decisions, faults = read_sentences()
    if asked == ["--print"]:
        print(index(), end="")
        return 0
    if asked == ["--release"]:
        return release(sentences)
    if asked not in ([], ["--check"]):
        return show(asked)
    faults += faults_of(sentences)
    readme = ROOT / "README.md"
    if not COUNT.search(readme.read_text()):
        faults.append("README.md does not say how many rules have an id")
    parts = {readme: COUNT.sub(rf"\g<1>{len(sentences)} |", readme.read_text()),
             START: written_parts.with_part(START, "pages", list_of_pages(sentences)),
             ROOT / "docs/decisions.md": written_parts.with_part(ROOT / "docs/decisions.md", "decisions", list_of_decisions(sentences, decisions)),
             ROOT / "docs/single_sources.md": written_parts.with_part(ROOT / "docs/single_sources.md", "sources", list_of_single_sources(sentences))}
    faults += written_parts.write(parts, asked == ["--check"] or bool(faults))
    for fault in faults:
        print(fault)
    tested = len(set(sentences) & set(read_tests()))
    print(f"{len(sentences)} rules with an id, {tested} with tests of their own, {len(decisions)} decisions, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
