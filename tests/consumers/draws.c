/* SPDX-License-Identifier: MIT
 *
 * A program that uses the library that draws: prints a tile. */
#include <stdio.h>
#include "bastide_draw.h"

int main(void)
{
    static char picture[65536];
    bastide_tileset* set;
    bastide_geometry* geometry;
    if (bastide_tileset_create(BASTIDE_SET_BASE, NULL, &set) != BASTIDE_OK) return 1;
    if (bastide_geometry_create_for_set(set, NULL, &geometry) != BASTIDE_OK) return 1;
    if (bastide_draw_set_tile(set, geometry, NULL, 0, 0, NULL, picture, sizeof picture) < 0) return 1;
    puts(picture);
    bastide_geometry_destroy(geometry);
    bastide_tileset_destroy(set);
    return 0;
}
