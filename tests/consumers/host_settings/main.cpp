// SPDX-License-Identifier: MIT
// The same from C++17.
#include "main.c"
