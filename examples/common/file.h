/* SPDX-License-Identifier: MIT
 *
 * The one reader of files of all programs: scripts, tile sets, texts.
 */
#ifndef EXAMPLES_FILE_H
#define EXAMPLES_FILE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Far more than the script of the longest game. */
enum { FILE_MOST = 16 * 1024 * 1024, FILE_REASON = 128 };

/* Reads a whole file, or a pipe up to its end, into a block that the caller frees. NULL when it is a folder, larger than
 * FILE_MOST or cannot be read; `reason` then continues the sentence that the name of the file begins: "cannot be read: ...". */
char* file_read(const char* path, int32_t* length, char reason[FILE_REASON]);

/* Writes a whole file. Returns 0 on failure, with the reason in the same form. */
int file_write(const char* path, const char* text, int32_t length, char reason[FILE_REASON]);

#ifdef __cplusplus
}
#endif

#endif
