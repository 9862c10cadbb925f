// The border between the engine in WebAssembly and JavaScript. Texts are UTF-8 with a length in bytes, never NUL-ended.
#ifndef CWEBHOST_H
#define CWEBHOST_H

#include <stdint.h>

#ifdef __wasm__
#define IMPORT(module, name) __attribute__((import_module(module), import_name(name)))
#else
#define IMPORT(module, name)
#endif

// ---- Implemented by almanac-calendar.js. Natively they do nothing, so that everything above them can be tested.

// The changes of one frame: words of MutationEncoder and the texts they speak of.
IMPORT("host", "commit")
void almanac_host_commit(const int32_t *words, int32_t count, const uint8_t *text, int32_t length);
// Asks for one call of almanac_tick soon.
IMPORT("host", "frame") void almanac_host_frame(void);
// Keyboard focus goes to a view.
IMPORT("host", "focus") void almanac_host_focus(int32_t view);
// The number from now on stands for an image: a file of ImageFormat `format`, or for -1 an address.
IMPORT("host", "image")
void almanac_host_image(int32_t image, int32_t format, const uint8_t *bytes, int32_t length);
// Everything else that the page has to hear of; the kinds are those of WebMessage.
IMPORT("host", "tell") void almanac_host_tell(int32_t kind, const uint8_t *text, int32_t length);
// Puts the rules of a time zone into the inbox; the answer is their length, 0 if the browser does not know the zone.
IMPORT("host", "zone") int32_t almanac_host_zone(const uint8_t *name, int32_t length);

// ---- Implemented in runtime.c.

// Room for a text of `length` bytes from JavaScript; what was there is lost, unless `length` is 0.
uint8_t *almanac_inbox(int32_t length);

#ifdef __wasm__
// ---- What a WASI runtime gives; used by EngineCheck alone.

struct wasi_buffer {
  const uint8_t *bytes;
  uint32_t length;
};
IMPORT("wasi_snapshot_preview1", "fd_write")
int32_t wasi_fd_write(int32_t file, const struct wasi_buffer *buffers, int32_t count, uint32_t *written);
IMPORT("wasi_snapshot_preview1", "proc_exit") void wasi_proc_exit(int32_t status);
#endif

#endif
