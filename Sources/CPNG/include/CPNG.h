#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

/* Room for one line of libpng's words. */
#define CPNG_MESSAGE 256

/*
 * Returns 1 when the pixel data of a PNG inflate to more bytes than its header promises, and 0 otherwise, for broken
 * files too. Inflates up to the first byte too many, into a window of 32 KiB. `bytes` begin with PNG's signature and a
 * whole IHDR chunk.
 */
int cpng_holds_too_much(const uint8_t *bytes, size_t count);

/*
 * Decodes a whole PNG into straight RGBA samples, as the file says them: bytes, or words of sixteen bits in the machine's
 * order with `deep` set, for a file of sixteen bits.
 *
 * `rgba` holds `height` rows of `stride` bytes, at least 4 samples for each of `width` pixels. The caller has read width
 * and height from the header; a file that says otherwise is an error. Ancillary chunks other than tRNS are skipped unread,
 * so that their size does not matter. 16-bit samples become bytes as value / 257, rounded.
 *
 * Returns 0, or -1 with a line in `message`; `rgba` is then partly written: throw it away. `warned` becomes 1 when libpng
 * warned, with its first warning in `message`.
 */
int cpng_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, void *rgba, size_t stride, int deep,
    int *warned, char message[CPNG_MESSAGE]);

#endif
