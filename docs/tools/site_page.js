// SPDX-License-Identifier: MIT
// The search box of a page, and names that may break. The index is loaded when the box is first used.
"use strict";
(function () {
    const most = 30;
    let box, panel, chosen = -1, index = null;

    function load(file, then) {
        const script = document.createElement("script");
        script.src = file;
        script.onload = then;
        document.head.appendChild(script);
    }

    function prepare() {
        if (index !== null) return;
        index = undefined;
        load("lunr.min.js", () => load("site_index.js", () => {
            index = lunr.Index.load(siteIndex.index);
            show();
        }));
    }

    function element(tag, name, text) {
        const made = document.createElement(tag);
        if (name) made.className = name;
        if (text) made.textContent = text;
        return made;
    }

    function marked(excerpt) {
        const line = element("p", "excerpt", excerpt.before ? "… " : "");
        let at = 0;
        for (const [begin, end] of excerpt.marks) {
            if (begin < at) continue;
            line.append(excerpt.text.slice(at, begin), element("mark", "", excerpt.text.slice(begin, end)));
            at = end;
        }
        line.append(excerpt.text.slice(at), excerpt.after ? " …" : "");
        return line;
    }

    function entry(section, query) {
        const link = element("a", "found");
        link.href = section.url;
        link.setAttribute("role", "option");
        const head = element("p", "where");
        head.append(element("b", "", section.page));
        if (section.heading) head.append(" › " + section.heading);
        link.append(head, marked(siteFind.excerpt(section.text, query)));
        link.addEventListener("click", close);
        return link;
    }

    function show() {
        const query = box.value;
        chosen = -1;
        panel.replaceChildren();
        panel.hidden = query.trim() === "";
        if (panel.hidden) return;
        if (!index) {
            panel.append(element("p", "note", "Loading the index …"));
            return;
        }
        const found = siteFind.find(lunr, index, siteIndex.sections, query, most);
        panel.append(...found.map((section) => entry(section, query)));
        if (found.length === 0) panel.append(element("p", "note", "Nothing found."));
    }

    function close() { panel.hidden = true; }

    function choose(step) {
        const entries = panel.querySelectorAll("a.found");
        if (entries.length === 0) return;
        if (chosen >= 0) entries[chosen].classList.remove("chosen");
        chosen = (chosen + step + entries.length + (chosen < 0 && step < 0 ? 1 : 0)) % entries.length;
        entries[chosen].classList.add("chosen");
        entries[chosen].scrollIntoView({block: "nearest"});
    }

    function pressed(event) {
        if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            choose(event.key === "ArrowDown" ? 1 : -1);
            event.preventDefault();
        } else if (event.key === "Enter") {
            const entries = panel.querySelectorAll("a.found");
            if (!panel.hidden && entries.length > 0) entries[Math.max(chosen, 0)].click();
        } else if (event.key === "Escape") {
            close();
        }
    }

    /** Long names in tables may break after an underscore. */
    function breakNames() {
        for (const name of document.querySelectorAll(".markdownTable td code, .fieldtable td.fieldname")) {
            const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT), texts = [];
            while (walker.nextNode()) texts.push(walker.currentNode);
            for (const text of texts)
                text.replaceWith(...text.data.split(/(?<=_)/).flatMap((part, i) => (i ? [document.createElement("wbr"), part] : [part])));
        }
    }

    document.addEventListener("DOMContentLoaded", () => {
        breakNames();
        box = document.getElementById("site-query");
        panel = element("div");
        panel.id = "site-found";
        panel.hidden = true;
        panel.setAttribute("role", "listbox");
        document.body.append(panel);
        box.addEventListener("focus", prepare);
        box.addEventListener("focus", show);
        box.addEventListener("input", show);
        box.addEventListener("keydown", pressed);
        document.addEventListener("keydown", (event) => {
            const typing = /^(input|textarea)$/i.test(event.target.tagName);
            if (event.key === "/" && !typing) {
                box.focus();
                event.preventDefault();
            }
        });
        document.addEventListener("click", (event) => {
            if (!panel.contains(event.target) && event.target !== box) close();
        });
        const asked = new URLSearchParams(location.search).get("q");  // page.html?q=words searches at once
        if (asked) {
            box.value = asked;
            box.focus();
            prepare();
            show();
        }
    });
})();
