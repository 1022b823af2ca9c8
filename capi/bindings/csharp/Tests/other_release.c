/* SPDX-License-Identifier: MIT
 *
 * What a binding asks a library first, answered as a release does that it was not made for.
 */
unsigned bastide_version(void);
unsigned bastide_abi_version(void);
unsigned bastide_layout(void);

unsigned bastide_version(void) { return 9u << 16 | 8u << 8 | 7u; }
unsigned bastide_abi_version(void) { return 99; }
unsigned bastide_layout(void) { return 1; }
