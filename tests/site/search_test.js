// SPDX-License-Identifier: MIT
// search_test.js FOLDER: searches the site in that folder as its pages do, from its own files only.
"use strict";
const assert = require("assert");
const fs = require("fs");
const path = require("path");
const vm = require("vm");

const folder = process.argv[2];
const browser = {console};
browser.self = browser.window = browser;
vm.createContext(browser);
for (const file of ["lunr.min.js", "site_find.js", "site_index.js"])
    vm.runInContext(fs.readFileSync(path.join(folder, file), "utf8"), browser, file);
const {lunr, siteFind, siteIndex} = browser;
const index = lunr.Index.load(siteIndex.index);
const sections = siteIndex.sections;
const find = (query) => siteFind.find(lunr, index, sections, query, 30);
const file_of = (section) => section.url.split("#")[0];

// What a reader looks for, and where it stands.
const wanted = [
    ["corner only is not allowed touching", "page_docs_rules_base.html#page_docs_rules_base_BASE_PLACE_01"],
    ["monasteries may lie side by side or corner to corner", "page_docs_rules_base.html#page_docs_rules_base_BASE_PLACE_05"],
    ["BASE-ROAD-03", "page_docs_rules_base.html#page_docs_rules_base_BASE_ROAD_03"],
    ["lifted above the place it leaves", "page_docs_guides_turn_loop.html#page_docs_guides_turn_loop_what_happened"],
    ["the best bug report", "page_docs_scripts.html"],
    ["bastide_game_list_weights", "bastide_8h.html"],
];
for (const [query, url] of wanted) {
    const urls = find(query).slice(0, 5).map((section) => section.url);
    assert(urls.some((one) => one.startsWith(url)), `"${query}" does not lead to ${url} but to\n  ${urls.join("\n  ")}`);
}
assert(find("monaster").some((section) => /monastery/.test(section.text)), "an unfinished word finds nothing");
assert.strictEqual(find("xylophonist").length, 0, "a word that no page has is found");
assert.strictEqual(find(" ( ").length, 0, "no word at all finds something");

// Six words from the middle of each page are found on it.
const pages = new Map();
for (const section of sections) pages.set(file_of(section), (pages.get(file_of(section)) || []).concat(section));
for (const [page, parts] of pages) {
    const longest = parts.reduce((best, part) => (part.text.length > best.text.length ? part : best));
    const words = longest.text.split(" ");
    const middle = Math.floor(words.length / 2);
    const phrase = words.slice(Math.max(0, middle - 3), middle + 3).join(" ");
    if (/[a-z]{3}/i.test(phrase)) assert(find(phrase).some((one) => file_of(one) === page), `"${phrase}" is not found on ${page}`);
    const told = siteFind.excerpt(longest.text, phrase);
    assert(told.text.includes(words[middle]), `the excerpt for "${phrase}" lacks it: ${told.text}`);
}

// No mark of the sources is left in the text: Doxygen has understood all of them.
for (const {url, text} of sections) {
    const left = /.{0,60}(@ref|@anchor|\\ilinebr|<\/?(sub|td|strong|code)>).{0,40}/.exec(text);
    assert(!left, `${url} shows a mark of its source: ${left && left[0]}`);
}

// Every page of text is known, and every result leads somewhere.
for (const page of fs.readdirSync(folder).filter((name) => /^(page_.*|index|bastide_8hp*)\.html$/.test(name)))
    assert(pages.has(page), `${page} cannot be found`);
for (const page of pages.keys()) {
    const html = fs.readFileSync(path.join(folder, page), "utf8");
    for (const {url} of pages.get(page)) {
        const anchor = url.split("#")[1];
        assert(!anchor || html.includes(`id="${anchor}"`), `${url} leads nowhere`);
    }
}
console.log(`${pages.size} pages, ${sections.length} sections`);
