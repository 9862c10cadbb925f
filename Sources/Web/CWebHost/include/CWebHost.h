// The interface between the engine in WebAssembly and JavaScript. Texts are UTF-8 with a length in bytes, without a
// NUL at the end.
#ifndef CWEBHOST_H
#define CWEBHOST_H

#include <stdint.h>

#ifdef __wasm__
#define IMPORT(module, name) __attribute__((import_module(module), import_name(name)))
#else
#define IMPORT(module, name)
#endif

// ---- Implemented in JavaScript. Natively they do nothing, so that everything above them can be tested.

// Applies a frame: the words and the text of MutationEncoder.
IMPORT("host", "commit")
void almanac_host_commit(const int32_t *words, int32_t count, const uint8_t *text, int32_t length);
// Requests one call of almanac_tick soon.
IMPORT("host", "frame") void almanac_host_frame(void);
// Moves keyboard focus to a view.
IMPORT("host", "focus") void almanac_host_focus(int32_t view);
// Defines an image by its number: a file of the ImageFormat `format`, or a URL if it is -1.
IMPORT("host", "image")
void almanac_host_image(int32_t image, int32_t format, const uint8_t *bytes, int32_t length);
// Reports everything else; for the kinds, see WebMessage. Returns 1 if the page prevents the default action. If it is asked for an
// answer, puts it into the inbox and returns its length.
IMPORT("host", "post") int32_t almanac_host_post(int32_t kind, const uint8_t *text, int32_t length);
// Puts a new globally unique identifier into the inbox. Returns its length.
IMPORT("host", "uid") int32_t almanac_host_uid(void);
// Puts the rules of a time zone into the inbox. Returns their length, 0 if the browser does not know the zone.
IMPORT("host", "zone") int32_t almanac_host_zone(const uint8_t *name, int32_t length);

// ---- Implemented in runtime.c.

// Returns memory for a text of `length` bytes from JavaScript, replacing the previous text, which is kept if `length`
// is 0.
uint8_t *almanac_inbox(int32_t length);

// Notes what the engine is about to do, as two texts: after a trap, JavaScript reads them from the memory. Long texts are cut
// off. Empty texts say that it is done.
void almanac_note(const uint8_t *id, int32_t id_length, const uint8_t *title, int32_t title_length);
// Returns the note: two texts with U+001F between, with a NUL at the end. It always has the same place.
const uint8_t *almanac_noted(void);

#ifdef __wasm__
// ---- Implemented by a WASI runtime; used only by EngineCheck.

struct wasi_buffer {
  const uint8_t *bytes;
  uint32_t length;
};
IMPORT("wasi_snapshot_preview1", "fd_write")
int32_t wasi_fd_write(int32_t file, const struct wasi_buffer *buffers, int32_t count, uint32_t *written);
IMPORT("wasi_snapshot_preview1", "proc_exit") void wasi_proc_exit(int32_t status);
#endif

#endif
