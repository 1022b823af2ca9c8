#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the sections of all pages of the site as JSON, for its search: [{"url", "page", "heading", "text"}].

    site_sections.py FOLDER

A section begins at a heading, at a function or record of the header, and at a rule; a long one is cut between paragraphs.
"""
import json
import re
import sys
from html.parser import HTMLParser
from pathlib import Path

HEADINGS = {"h1", "h2", "h3", "h4", "h5", "h6"}
SILENT = {"script", "style", "svg", "head"}
VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"}
LISTS = re.compile(r"(annotated|classes|dir_.*|files|functions.*|globals.*|namespaces|namespacemembers.*|pages|graph_legend|.*-members|.*_8md)\.html")
TITLE = re.compile(r"<title>bastide: (.*?)</title>", re.S)
EVERYWHERE = re.compile(r"The documentation for this \w+ was generated from the following file: \S+ ?\S*")  # at the end of each record, so no word to look for
LONG = 1500
CUTS = {"p", "li", "tr", "dt", "pre"}
BLOCKS = {"p", "li", "td", "th", "tr", "dt", "dd", "div", "pre", "br", "table", "ul", "ol"} | HEADINGS


class Sections(HTMLParser):
    """Cuts the contents of one page into sections."""

    def __init__(self, name):
        super().__init__(convert_charrefs=True)
        self.name, self.open, self.found = name, [], []
        self.heading, self.heading_of_page = "", ""
        self.begin(name, "")

    def begin(self, url, heading):
        self.found.append({"url": url, "heading": heading, "text": ""})

    def inside(self, tags):
        return any(tag in tags for tag, _ in self.open)

    def in_contents(self):
        return any("contents" in classes for _, classes in self.open) and not any(
            {"toc", "navpath"} & set(classes) for _, classes in self.open)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag not in VOID:
            self.open.append((tag, (attributes.get("class") or "").split()))
        if not self.in_contents():
            return
        if tag in HEADINGS:
            self.begin(self.found[-1]["url"] if not self.found[-1]["text"].strip() else self.name, "")
        elif tag == "a" and attributes.get("id"):
            self.begin(f"{self.name}#{attributes['id']}", "" if self.inside(HEADINGS) else self.heading)
        elif tag in CUTS and len(self.found[-1]["text"]) > LONG:
            self.begin(self.found[-1]["url"], self.found[-1]["heading"])
        if tag in BLOCKS:
            self.found[-1]["text"] += "\n"

    def handle_endtag(self, tag):
        while self.open and self.open[-1][0] != tag and any(tag == other for other, _ in self.open):
            self.open.pop()
        if tag in HEADINGS and self.in_contents():
            self.heading = self.found[-1]["heading"] = squeeze(self.found[-1]["heading"])
        if self.open and self.open[-1][0] == tag:
            self.open.pop()

    def handle_data(self, data):
        if self.inside(SILENT) or not self.in_contents():
            return
        self.found[-1]["heading" if self.inside(HEADINGS) else "text"] += data


def squeeze(text):
    return re.sub(r"\s+", " ", text.replace("\u00a0", " ").replace("◆", "")).strip()


def sections(path):
    html = path.read_text(encoding="utf-8")
    page = Sections(path.name)
    page.feed(html)
    title = re.sub(r"&amp;", "&", TITLE.search(html)[1])
    for section in page.found:
        text = EVERYWHERE.sub("", squeeze(section["text"])).strip()
        if text:
            heading = squeeze(section["heading"])
            yield {"url": section["url"], "page": title, "heading": "" if heading == title else heading, "text": text}


def main():
    pages = [path for path in sorted(Path(sys.argv[1]).glob("*.html")) if not LISTS.fullmatch(path.name)]
    json.dump([section for page in pages for section in sections(page)], sys.stdout, ensure_ascii=False)


if __name__ == "__main__":
    main()
