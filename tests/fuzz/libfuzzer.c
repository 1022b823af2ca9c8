/* SPDX-License-Identifier: MIT
 * Hands what libFuzzer finds to a target. */
#include "promise.h"

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    target_run(data, size);
    PROMISE(memory_out() == 0);
    return 0;
}
