// SPDX-License-Identifier: MIT
// The one main of all programs of tests. Everything that can be chosen stands in the environment or in Catch2's own arguments.
#define CATCH_CONFIG_RUNNER
#include "support/catch.hpp"

int main(int argc, char** argv) { return Catch::Session().run(argc, argv); }
