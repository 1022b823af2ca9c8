// SPDX-License-Identifier: MIT
// The search over the text of all pages: lunr knows which sections hold the words, this orders them. The pages of the site and
// the tests, in Node, load it alike.
(function (root) {
    "use strict";

    const separator = /[\s\-.,;:!?()[\]{}<>"'`|/=*&%+#\u2013\u201c\u201d]+/; // so that a rule's id and its parts are words

    /** Builds an index of sections {url, page, heading, text}. */
    function build(lunr, sections) {
        lunr.tokenizer.separator = separator;
        return lunr(function () {
            this.ref("at");
            this.field("heading", {boost: 4});
            this.field("page", {boost: 2});
            this.field("text");
            this.pipeline.remove(lunr.stopWordFilter);
            sections.forEach((section, at) => this.add(Object.assign({at}, section)));
        });
    }

    function words(query) { return query.toLowerCase().split(separator).filter((word) => word.length > 0); }

    /** Asks for sections that hold every word, or any word. `typing`: the last word is the beginning of one. */
    function ask(lunr, index, asked, presence, typing) {
        return index.query((query) => asked.forEach((word, i) => {
            const begun = typing && i === asked.length - 1;
            query.term(word, begun ? {presence, wildcard: lunr.Query.wildcard.TRAILING, usePipeline: false} : {presence});
        }));
    }

    /** The sections for a query, best first: those with the very phrase, then those with all words, then those with some. */
    function find(lunr, index, sections, query, most) {
        lunr.tokenizer.separator = separator;
        const asked = words(query);
        if (asked.length === 0) return [];
        const {REQUIRED, OPTIONAL} = lunr.Query.presence;
        const found = new Map(); // section number -> score
        const add = (answers, weight) => answers.forEach((one) => found.has(one.ref) || found.set(one.ref, one.score * weight));
        add(ask(lunr, index, asked, REQUIRED, false), 1);
        add(ask(lunr, index, asked, REQUIRED, true), 1);
        if (found.size < most) add(ask(lunr, index, asked, OPTIONAL, false), 0.1);
        const phrase = query.trim().toLowerCase().replace(/\s+/g, " ");
        const scored = [...found].map(([at, score]) => {
            const section = sections[at];
            const exact = [section.heading, section.page, section.text].some((text) => text.toLowerCase().includes(phrase));
            return {section, score: score * (exact ? 5 : 1)};
        });
        scored.sort((a, b) => b.score - a.score);
        return scored.slice(0, most).map((one) => one.section);
    }

    /** About 180 letters of a text around the phrase or the first of its words, and where in them the words stand. */
    function excerpt(text, query) {
        const low = text.toLowerCase(), asked = words(query);
        const phrase = query.trim().toLowerCase().replace(/\s+/g, " ");
        const spots = [low.indexOf(phrase), ...asked.map((word) => low.indexOf(word))].filter((spot) => spot >= 0);
        const begin = Math.max(0, text.lastIndexOf(" ", (spots[0] || 0) - 50) + 1);
        const shown = text.slice(begin, begin + 180);
        const marks = [];
        for (const word of asked)
            for (let at = shown.toLowerCase().indexOf(word); at >= 0; at = shown.toLowerCase().indexOf(word, at + word.length))
                marks.push([at, at + word.length]);
        marks.sort((a, b) => a[0] - b[0]);
        return {text: shown, marks, before: begin > 0, after: begin + shown.length < text.length};
    }

    const all = {build, find, excerpt};
    if (typeof module !== "undefined") module.exports = all;
    else root.siteFind = all;
})(this);
