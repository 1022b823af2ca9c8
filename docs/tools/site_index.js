// SPDX-License-Identifier: MIT
// site_index.js SECTIONS: prints the script with which a page of the site loads the index of all pages.
"use strict";
const fs = require("fs");
const lunr = require("/usr/share/nodejs/lunr/index.js");
const {build} = require("./site_find.js");

const sections = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
const index = build(lunr, sections);
process.stdout.write("siteIndex = " + JSON.stringify({sections, index}) + ";\n");
