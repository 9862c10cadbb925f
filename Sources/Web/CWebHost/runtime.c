// The C symbols that Embedded Swift needs in WebAssembly, where there is no libc; natively only the inbox and the stubs.
#include "CWebHost.h"

#include <stddef.h>

#ifdef __wasm__

// ---- Allocation: free lists for sizes in steps of 16 bytes up to 1 KiB, then for powers of two. Each block has a header
// of 16 bytes, which keeps the alignment and contains the number of the block's free list.

extern unsigned char __heap_base;

enum { STEP = 16, SMALL = 64, LARGE = 256, PAGE = 65536, GROWTH = 16 };

struct block {
  struct block *next;
};

static uintptr_t heap_top, heap_end;
static struct block *small_blocks[SMALL + 1];
static struct block *large_blocks[33];

static void *extend(size_t size) {
  if (!heap_top) {
    heap_top = ((uintptr_t)&__heap_base + STEP - 1) & ~(uintptr_t)(STEP - 1);
    heap_end = (uintptr_t)__builtin_wasm_memory_size(0) * PAGE;
  }
  if (size > heap_end - heap_top) {
    size_t needed = (size - (heap_end - heap_top) + PAGE - 1) / PAGE;
    size_t pages = needed < GROWTH ? GROWTH : needed;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) {
      if (__builtin_wasm_memory_grow(0, needed) == (size_t)-1) __builtin_trap();
      pages = needed;
    }
    heap_end += pages * PAGE;
  }
  void *block = (void *)heap_top;
  heap_top += size;
  return block;
}

void *malloc(size_t size) {
  size_t total = size + STEP;
  if (total < size || total > (size_t)1 << 31) __builtin_trap();
  uint32_t class;
  struct block **list;
  if (total <= SMALL * STEP) {
    class = (uint32_t)((total + STEP - 1) / STEP);
    total = (size_t)class * STEP;
    list = &small_blocks[class];
  } else {
    uint32_t exponent = 32 - (uint32_t)__builtin_clz((uint32_t)(total - 1));
    class = LARGE + exponent;
    total = (size_t)1 << exponent;
    list = &large_blocks[exponent];
  }
  char *block = (char *)*list;
  if (block) {
    *list = ((struct block *)block)->next;
  } else {
    block = extend(total);
  }
  *(uint32_t *)block = class;
  return block + STEP;
}

void free(void *pointer) {
  if (!pointer) return;
  struct block *block = (struct block *)((char *)pointer - STEP);
  uint32_t class = *(uint32_t *)block;
  struct block **list = class < LARGE ? &small_blocks[class] : &large_blocks[class - LARGE];
  block->next = *list;
  *list = block;
}

int posix_memalign(void **out, size_t alignment, size_t size) {
  if (alignment > STEP) __builtin_trap();
  *out = malloc(size);
  return 0;
}

size_t malloc_usable_size(void *pointer) {
  uint32_t class = *(uint32_t *)((char *)pointer - STEP);
  return (class < LARGE ? (size_t)class * STEP : (size_t)1 << (class - LARGE)) - STEP;
}

// ---- Memory and text; the builtins are instructions of WebAssembly.

void *memcpy(void *target, const void *source, size_t size) { return __builtin_memcpy(target, source, size); }
void *memmove(void *target, const void *source, size_t size) { return __builtin_memmove(target, source, size); }
void *memset(void *target, int byte, size_t size) { return __builtin_memset(target, byte, size); }

int memcmp(const void *left, const void *right, size_t size) {
  const unsigned char *a = left, *b = right;
  for (size_t i = 0; i < size; i++) {
    if (a[i] != b[i]) return a[i] - b[i];
  }
  return 0;
}

size_t strlen(const char *text) {
  size_t length = 0;
  while (text[length]) length++;
  return length;
}

int putchar(int character) { return character; }

// A fixed seed: sets and dictionaries have the same order in every run, and no secrets are hashed.
void arc4random_buf(void *target, size_t size) { __builtin_memset(target, 0x5A, size); }

// ---- Arithmetic.

struct wide {
  uint64_t low, high;
};

// The product of two 128-bit numbers, under compiler-rt's name and calling convention.
void __multi3(struct wide *result, uint64_t a_low, uint64_t a_high, uint64_t b_low, uint64_t b_high) {
  uint64_t a0 = (uint32_t)a_low, a1 = a_low >> 32, b0 = (uint32_t)b_low, b1 = b_low >> 32;
  uint64_t first = a0 * b0, second = a0 * b1, third = a1 * b0;
  uint64_t middle = (first >> 32) + (uint32_t)second + (uint32_t)third;
  result->low = middle << 32 | (uint32_t)first;
  result->high = a1 * b1 + (second >> 32) + (third >> 32) + (middle >> 32) + a_high * b_low + a_low * b_high;
}

// Rounds halves away from zero.
double round(double value) {
  double whole = __builtin_trunc(value);
  if (__builtin_fabs(value - whole) >= 0.5) whole += __builtin_copysign(1.0, value);
  return whole;
}

double fmod(double value, double divisor) {
  if (divisor == 0 || value != value || divisor != divisor) return 0.0 / 0.0;
  double rest = __builtin_fabs(value), step = __builtin_fabs(divisor);
  if (rest == __builtin_inf()) return 0.0 / 0.0;
  while (rest >= step) {
    double part = step;
    while (part <= rest / 2) part *= 2;
    rest -= part;
  }
  return __builtin_copysign(rest, value);
}

#else

#include <stdlib.h>

void almanac_host_commit(const int32_t *words, int32_t count, const uint8_t *text, int32_t length) {
  (void)words, (void)count, (void)text, (void)length;
}
void almanac_host_frame(void) {}
void almanac_host_focus(int32_t view) { (void)view; }
int32_t almanac_host_post(int32_t kind, const uint8_t *text, int32_t length) {
  (void)kind, (void)text, (void)length;
  return 0;
}
void almanac_host_image(int32_t image, int32_t format, const uint8_t *bytes, int32_t length) {
  (void)image, (void)format, (void)bytes, (void)length;
}
int32_t almanac_host_uid(void) { return 0; }
int32_t almanac_host_zone(const uint8_t *name, int32_t length) {
  (void)name, (void)length;
  return 0;
}

#endif

static uint8_t *inbox;

uint8_t *almanac_inbox(int32_t length) {
  if (length > 0) {
    free(inbox);
    inbox = malloc((size_t)length);
  }
  return inbox;
}

static uint8_t note[2048];

void almanac_note(const uint8_t *id, int32_t id_length, const uint8_t *title, int32_t title_length) {
  int32_t length = 0, most = sizeof note - 2;
  for (int32_t i = 0; i < id_length && length < most; i++) note[length++] = id[i];
  if (length > 0) note[length++] = 0x1F;
  for (int32_t i = 0; i < title_length && length <= most; i++) note[length++] = title[i];
  note[length] = 0;
}

const uint8_t *almanac_noted(void) { return note; }
