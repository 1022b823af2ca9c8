// SPDX-License-Identifier: MIT
// Runs the tests of the lowest layer without Catch2; the first claim that does not hold ends the program.
#include "support/catch.hpp"

int main()
{
    int count = 0;
    for (const alone::Case* test = alone::Case::first; test != nullptr; test = test->next, ++count) test->body();
    alone::require(count > 0, "there are tests", __FILE__, __LINE__);
    std::printf("%d tests of the lowest layer\n", count);
    return 0;
}
