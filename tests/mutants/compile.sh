#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Runs the compiler for mutants. Unchanged files are compiled by the same command as for the suites, so ccache has their objects. A mutant
# may leave something unused; such a warning is no detection, so a failed command is repeated without -Werror.
launch() { if command -v ccache >/dev/null 2>&1; then ccache "$@"; else "$@"; fi; }
launch "$@" 2>/dev/null || launch "${@/#-Werror/-Wno-error}"
