#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

/* Room for one line of libpng's words. */
#define CPNG_MESSAGE 256

/* What a reader should know although the picture was read. */
enum {
  CPNG_TOO_MUCH_DATA = 1, /* the pixel data inflate to more than the header promises */
  CPNG_WARNED = 2         /* libpng warned; `message` holds its first warning */
};

/*
 * Decodes a whole PNG into straight RGBA bytes of sRGB.
 *
 * `rgba` holds `height` rows of `stride` bytes, at least 4 * width each. The caller has read width and height from
 * the header; a file that says otherwise is an error. Ancillary chunks other than tRNS are skipped unread, so that
 * their size does not matter; with `gamma` set, gAMA and sRGB are read and gAMA is applied.
 * 16-bit samples become value / 257, rounded.
 *
 * Returns 0, or -1 with a line in `message`. `rgba` is then partly written: throw it away.
 */
int cpng_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *rgba, size_t stride, int gamma,
    int *flags, char message[CPNG_MESSAGE]);

#endif
