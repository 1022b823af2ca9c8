# SPDX-License-Identifier: MIT
"""The results of pytest as lines of ./dev: passed, failed or skipped, a tab, the name. usage: outcomes.py JUNIT"""

import sys
import xml.etree.ElementTree as tree

for case in tree.parse(sys.argv[1]).iter("testcase"):
    tags = {child.tag for child in case}
    outcome = "failed" if tags & {"failure", "error"} else "skipped" if "skipped" in tags else "passed"
    print(f"{outcome}\tpython/{case.get('classname', '').split('.')[-1]}/{case.get('name')}")
