# SPDX-License-Identifier: MIT
"""Every rule of a box that exists has a test case tagged with its id, or a line in an exempt.txt that says why not. tests/data/rule_ids.txt holds all ids;
tests/data/rule_ids_pending.txt the beginnings of those not yet due.

A test case proves a rule when the library plays it. One in the folder of the reference looks at the second implementation of the rules: its ids must
exist, but they need another test, or a reason why there is none.
"""
from dataclasses import dataclass, field

import cpp

IDS, PENDING, EXEMPT = "tests/data/rule_ids.txt", "tests/data/rule_ids_pending.txt", "exempt.txt"
REFERENCE = "reference"


@dataclass
class Books:
    all: list = field(default_factory=list)  # every id of the catalogues
    pending: list = field(default_factory=list)  # beginnings of ids that are not due
    tagged: set = field(default_factory=set)  # by tests of the library
    by_reference: set = field(default_factory=set)  # by tests of the second implementation
    exempt: set = field(default_factory=set)
    bad_lines: list = field(default_factory=list)  # of exempt.txt: no id, no reason, said twice


def said(text):
    return [line for line in text.split("\n") if line and not line.startswith("#")]


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
    books = Books(all=said(files[IDS]), pending=said(files[PENDING]))
    for path, text in files.items():
        if path.startswith("tests/") and path.endswith(".cpp"):
            add_tags(cpp.tags_in(text), is_of_reference(path), books)
        if path.startswith("tests/") and path.endswith("/" + EXEMPT):
            read_exempt(text, path.split("/")[-2], books)
    return books


def faults(books):
    known = set(books.all)
    for rule in sorted(known - books.tagged - books.exempt):
        if not rule.startswith(tuple(books.pending)):
            yield f"{rule} has no test case and no line in an {EXEMPT}"
    yield from (f"the tag {rule} is no id of the catalogues" for rule in sorted(books.tagged - known))
    yield from (f"{rule} has a test case and need not be exempt" for rule in sorted(books.tagged & books.exempt))
    yield from (f"the tag {rule} in tests of the reference is no id of the catalogues" for rule in sorted(books.by_reference - known))
    yield from (f"the exempt id {rule} is no id of the catalogues" for rule in sorted(books.exempt - known))
    yield from (f"a bad line of {EXEMPT} in {line}" for line in books.bad_lines)


def rule_ids(files):
    """Every rule of a box that exists has a test or a reason why not."""
    yield from faults(books_of(files))


def lists_of_ids(files):
    """The lists of ids are in order."""
    rules, pending = said(files[IDS]), said(files[PENDING])
    if len(rules) <= 500:
        yield f"{IDS} lists {len(rules)} ids"
    yield from (f"{IDS}: {rule} is listed twice" for rule in sorted({rule for rule in rules if rules.count(rule) > 1}))
    yield from (f"{IDS}: {rule} is no id" for rule in rules if not cpp.is_id(rule))
    yield from (f"{PENDING}: {begin} begins no id" for begin in pending if not any(rule.startswith(begin) for rule in rules))


def check_rules():
    """Each fault of small books is found, and nothing else."""
    def books(**other):
        return Books(**({"all": ["ONE-01", "ONE-02", "TWO-01"], "pending": ["TWO-"], "tagged": {"ONE-01"}, "exempt": {"ONE-02"}} | other))

    def count(these):
        return len([*faults(these)])

    assert count(books()) == 0
    assert count(books(exempt=set())) == 1  # neither test nor reason
    assert count(books(pending=[])) == 1  # due at last
    assert count(books(tagged={"ONE-01", "ONE-03"})) == 1
    assert count(books(exempt={"ONE-02", "ONE-03"})) == 1
    assert count(books(tagged={"ONE-01", "ONE-02"})) == 1  # a test and an exemption
    assert count(books(tagged=set(), by_reference={"ONE-01"})) == 1  # the reference alone proves nothing
    assert count(books(tagged=set(), by_reference={"ONE-01"}, exempt={"ONE-01", "ONE-02"})) == 0  # with a reason it may stay
    assert count(books(by_reference={"ONE-03"})) == 1
    read = books()
    read_exempt("# comment\n\nTWO-01  waits\n", "a", read)
    assert count(read) == 0
    read_exempt("TWO-01  again\nONE-03\nnothing here\n", "a", read)
    assert len(read.bad_lines) == 3
    assert is_of_reference("tests/reference/reference_test.cpp") and not is_of_reference("tests/invariants/reference_test.cpp")
    read = Books()
    add_tags(cpp.tags_in('TEST_CASE("a", "[ONE-01]") {}\nTEST_CASE("b", "[ONE-02]") {}'), False, read)
    add_tags(cpp.tags_in('TEST_CASE("a", "[TWO-01]") {}'), True, read)
    assert (read.tagged, read.by_reference) == ({"ONE-01", "ONE-02"}, {"TWO-01"})
    ids = "\n".join(f"ONE-{number}" for number in range(501))
    assert not [*lists_of_ids({IDS: ids, PENDING: "ONE-"})] and len([*lists_of_ids({IDS: ids + "\nONE-1\none", PENDING: "TWO-"})]) == 3
