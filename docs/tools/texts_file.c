/* SPDX-License-Identifier: MIT
 *
 * Prints the English file of texts, which is capi/texts/english.txt, and of which tests/data/texts/piglatin.py makes the test
 * language.
 */
#include <stdio.h>
#include <stdlib.h>

#include "bastide.h"

int main(void)
{
    const int32_t length = bastide_texts_write(NULL, NULL, 0);
    char* text = length < 0 ? NULL : malloc((size_t)length + 1);
    if (text == NULL || bastide_texts_write(NULL, text, length + 1) != length) return 1;
    fputs(text, stdout);
    free(text);
    return 0;
}
