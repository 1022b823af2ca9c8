// SPDX-License-Identifier: MIT
// One program for the page and for the worker of the built-in players, so that the library is fetched once.
import { run } from './page';
import { think } from './worker';

if (typeof document === 'undefined') think();
else void run(import.meta.url);
