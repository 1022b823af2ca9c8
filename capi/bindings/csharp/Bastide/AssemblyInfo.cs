// SPDX-License-Identifier: MIT
using System.Runtime.CompilerServices;

[assembly: InternalsVisibleTo("Bastide.Tests")]
