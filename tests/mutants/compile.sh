#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Launches the compiler for mutants. What is not changed is compiled by the same command as for the suites, so ccache has it. A mutant may
# leave something unused, and a warning of that kind is no test: then the command is tried without -Werror.
launch() { if command -v ccache >/dev/null 2>&1; then ccache "$@"; else "$@"; fi; }
launch "$@" 2>/dev/null || launch "${@/#-Werror/-Wno-error}"
