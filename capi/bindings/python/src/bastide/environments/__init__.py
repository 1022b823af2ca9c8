# SPDX-License-Identifier: MIT
"""Environments for learning: aec and parallel (PettingZoo), vector and single (Gymnasium), openspiel (OpenSpiel).

Each module needs its library; the extras "environments" and "openspiel" of the package install them.
"""
