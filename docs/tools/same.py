#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""same.py FILE COMMAND...: checks that the command prints the content of the file."""
import subprocess
import sys

printed = subprocess.run(sys.argv[2:], stdout=subprocess.PIPE, check=True).stdout
with open(sys.argv[1], "rb") as file:
    if printed != file.read():
        sys.exit(f"{sys.argv[1]} is stale: ./dev pages writes it again")
