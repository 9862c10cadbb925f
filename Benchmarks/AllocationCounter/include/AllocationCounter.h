#pragma once

/// How often the program has asked for memory since it began; always 0 where the C library is not glibc.
long allocation_count(void);
