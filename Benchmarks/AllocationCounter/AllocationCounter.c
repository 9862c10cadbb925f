#include "AllocationCounter.h"
#include <stdlib.h>

/* Stands in front of the C library's malloc, through which Swift makes all objects, closures and buffers. */
static long count;

#ifdef __GLIBC__
extern void *__libc_malloc(size_t size);

void *malloc(size_t size) {
  __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
  return __libc_malloc(size);
}
#endif

long allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }
