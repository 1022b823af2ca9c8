# SPDX-License-Identifier: MIT
"""Every rule has a test case tagged with its id, or a line in an exempt.txt that says why not. The ids are those of the pages in docs/rules; an id that
was in a release never leaves them.

A test case proves a rule when the library plays it. One in the folder of the reference looks at the second implementation of the rules: its ids must
exist, but they need another test, or a reason why there is none.
"""
import re
from dataclasses import dataclass, field

import cpp

PAGES, RELEASED, RELEASES, EXEMPT = "docs/rules/", "tests/data/released_rule_ids.txt", "capi/abi/released/", "exempt.txt"
ENTRY = re.compile(r'^- <a id="([^"]*)"></a>', re.M)
REFERENCE = "reference"


@dataclass
class Books:
    all: list = field(default_factory=list)  # every id of the pages
    tagged: set = field(default_factory=set)  # by tests of the library
    by_reference: set = field(default_factory=set)  # by tests of the second implementation
    exempt: set = field(default_factory=set)
    bad_lines: list = field(default_factory=list)  # of exempt.txt: no id, no reason, said twice


def said(text):
    return [line for line in text.split("\n") if line and not line.startswith("#")]


def ids_of(files):
    """The ids of all rules, page by page."""
    return [rule for path, text in files.items() if path.startswith(PAGES) for rule in ENTRY.findall(text)]


def read_exempt(text, name, books):
    for line in said(text):
        rule, *reason = line.split()
        if not cpp.is_id(rule) or not reason or rule in books.exempt:
            books.bad_lines.append(f"{name}: {line}")
        books.exempt |= {rule} if cpp.is_id(rule) and reason else set()


def is_of_reference(path):
    """The reference is tested by itself in its folder; the library is nowhere near."""
    return path.split("/")[-2] == REFERENCE


def add_tags(tags, of_reference, books):
    (books.by_reference if of_reference else books.tagged).update(tags)


def books_of(files):
    books = Books(all=ids_of(files))
    for path, text in files.items():
        if path.startswith("tests/") and path.endswith(".cpp"):
            add_tags(cpp.tags_in(text), is_of_reference(path), books)
        if path.startswith("tests/") and path.endswith("/" + EXEMPT):
            read_exempt(text, path.split("/")[-2], books)
    return books


def faults(books):
    known = set(books.all)
    for rule in sorted(known - books.tagged - books.exempt):
        yield f"{rule} has no test case and no line in an {EXEMPT}"
    yield from (f"the tag {rule} is no id of a page" for rule in sorted(books.tagged - known))
    yield from (f"{rule} has a test case and need not be exempt" for rule in sorted(books.tagged & books.exempt))
    yield from (f"the tag {rule} in tests of the reference is no id of a page" for rule in sorted(books.by_reference - known))
    yield from (f"the exempt id {rule} is no id of a page" for rule in sorted(books.exempt - known))
    yield from (f"a bad line of {EXEMPT} in {line}" for line in books.bad_lines)


def rule_ids(files):
    """Every rule of a box that exists has a test or a reason why not."""
    yield from faults(books_of(files))


def ids_of_pages(files):
    """Ids are well formed, stand once, and stay once they were released; a release keeps them."""
    rules = ids_of(files)
    if len(rules) <= 500:
        yield f"{PAGES} has {len(rules)} ids"
    yield from (f"{rule} stands twice on the pages" for rule in sorted({rule for rule in rules if rules.count(rule) > 1}))
    yield from (f"{rule} is no id" for rule in rules if not cpp.is_id(rule))
    kept = said(files.get(RELEASED, ""))
    yield from (f"{rule} was released and has left the pages" for rule in sorted(set(kept) - set(rules)))
    if not kept and any(re.match(rf"{RELEASES}\d+\.\d+\.\d+/", path) for path in files):
        yield f"a version is released, and {RELEASED} is not there: ./dev record_rules"


def check_rules():
    """Each fault of small books is found, and nothing else."""
    def books(**other):
        return Books(**({"all": ["ONE-01", "ONE-02"], "tagged": {"ONE-01"}, "exempt": {"ONE-02"}} | other))

    def count(these):
        return len([*faults(these)])

    assert count(books()) == 0
    assert count(books(exempt=set())) == 1  # neither test nor reason
    assert count(books(tagged={"ONE-01", "ONE-03"})) == 1
    assert count(books(exempt={"ONE-02", "ONE-03"})) == 1
    assert count(books(tagged={"ONE-01", "ONE-02"})) == 1  # a test and an exemption
    assert count(books(tagged=set(), by_reference={"ONE-01"})) == 1  # the reference alone proves nothing
    assert count(books(tagged=set(), by_reference={"ONE-01"}, exempt={"ONE-01", "ONE-02"})) == 0  # with a reason it may stay
    assert count(books(by_reference={"ONE-03"})) == 1
    read = books(all=["ONE-01", "ONE-02", "TWO-01"])
    read_exempt("# comment\n\nTWO-01  waits\n", "a", read)
    assert count(read) == 0
    read_exempt("TWO-01  again\nONE-03\nnothing here\n", "a", read)
    assert len(read.bad_lines) == 3
    assert is_of_reference("tests/reference/reference_test.cpp") and not is_of_reference("tests/invariants/reference_test.cpp")
    read = Books()
    add_tags(cpp.tags_in('TEST_CASE("a", "[ONE-01]") {}\nTEST_CASE("b", "[ONE-02]") {}'), False, read)
    add_tags(cpp.tags_in('TEST_CASE("a", "[TWO-01]") {}'), True, read)
    assert (read.tagged, read.by_reference) == ({"ONE-01", "ONE-02"}, {"TWO-01"})
    page = "\n".join(f'- <a id="ONE-{number}"></a>' for number in range(501))
    files = {PAGES + "one.md": page}
    assert ids_of({PAGES + "one.md": "a\n" + page.split("\n")[0], "docs/two.md": page}) == ["ONE-0"]
    assert not [*ids_of_pages(files)] and len([*ids_of_pages({PAGES + "one.md": page + '\n- <a id="ONE-1"></a>\n- <a id="one"></a>'})]) == 2
    assert not [*ids_of_pages(files | {RELEASED: "# kept\nONE-1\n"})] and len([*ids_of_pages(files | {RELEASED: "ONE-777"})]) == 1
    assert not [*ids_of_pages(files | {RELEASES + "0.1.0-dev/a": ""})] and len([*ids_of_pages(files | {RELEASES + "0.1.0/a": ""})]) == 1
