/* SPDX-License-Identifier: MIT */
/* The smallest host: it asks the library for its version and makes a config. */
#include <stdio.h>

#include "bastide.h"

int main(void)
{
    bastide_config config;
    if (bastide_abi_version() != BASTIDE_ABI_VERSION) return 1;
    if (bastide_config_init(&config) != BASTIDE_OK) return 2;
    printf("bastide %lu\n", (unsigned long)bastide_version());
    return 0;
}
