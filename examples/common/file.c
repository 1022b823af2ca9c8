/* SPDX-License-Identifier: MIT
 *
 * See file.h. Needs the C library alone, so a folder is what opens but cannot be read.
 */
#include "file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void say(char reason[FILE_REASON], const char* what)
{
    snprintf(reason, FILE_REASON, "%s: %s", what, errno ? strerror(errno) : "unknown error");
}

/* Doubles the size of a block; frees it when there is no memory. */
static char* grow(char* block, size_t* size)
{
    char* larger = realloc(block, 2 * *size);
    if (!larger) free(block);
    *size *= 2;
    return larger;
}

/* Reads to the end or until the file is too large. The length is that of the text, or more than FILE_MOST. */
static char* read_all(FILE* file, size_t* length)
{
    size_t size = 1 << 16;
    char* block = malloc(size);
    *length = 0;
    while (block) {
        const size_t got = fread(block + *length, 1, size - *length, file);
        *length += got;
        if (got == 0 || *length > FILE_MOST) break;
        if (*length == size) block = grow(block, &size);
    }
    return block;
}

char* file_read(const char* path, int32_t* length, char reason[FILE_REASON])
{
    size_t size = 0;
    char* text = NULL;
    FILE* file;
    int is_read;
    errno = 0;
    reason[0] = '\0';
    file = fopen(path, "rb");
    if (file) text = read_all(file, &size);
    is_read = text && !ferror(file) && size <= FILE_MOST;
    if (text && size > FILE_MOST)
        snprintf(reason, FILE_REASON, "is larger than %d bytes", (int)FILE_MOST);
    else if (!is_read)
        say(reason, "cannot be read");
    if (file) fclose(file);
    if (!is_read) free(text);
    *length = (int32_t)size;
    return is_read ? text : NULL;
}

int file_write(const char* path, const char* text, int32_t length, char reason[FILE_REASON])
{
    FILE* file;
    int done;
    errno = 0;
    file = fopen(path, "wb");
    done = file && fwrite(text, 1, (size_t)length, file) == (size_t)length;
    if (!done) say(reason, "cannot be written");
    if (file && fclose(file) != 0 && done) {
        say(reason, "cannot be written");
        done = 0;
    }
    return done;
}
