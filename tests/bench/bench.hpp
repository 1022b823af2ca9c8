// SPDX-License-Identifier: MIT
// What the benchmarks share. Every figure of a run stands beside the calibration of the same run (calibration_bench.cpp), so that
// ratios survive a noisy machine.
#pragma once

#include <benchmark/benchmark.h>

#include "workload.hpp"
