#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>
#include <zlib.h>

typedef struct {
  const uint8_t *next;
  size_t left;
  int warned;
  char *message;
} Source;

static void keep(char *message, const char *words) { snprintf(message, CPNG_MESSAGE, "%s", words); }

static void on_error(png_structp png, png_const_charp words) {
  Source *source = png_get_error_ptr(png);
  keep(source->message, words);
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp words) {
  Source *source = png_get_error_ptr(png);
  if (!source->warned) keep(source->message, words);
  source->warned = 1;
}

static void on_read(png_structp png, png_bytep out, size_t count) {
  Source *source = png_get_io_ptr(png);
  if (count > source->left) png_error(png, "the file ends too early");
  memcpy(out, source->next, count);
  source->next += count;
  source->left -= count;
}

static uint32_t number(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

/* Bytes of all filtered rows of a part of the picture; no row and no byte where the part is empty. */
static uint64_t part(uint64_t width, uint64_t height, unsigned bits) {
  return width == 0 || height == 0 ? 0 : ((width * bits + 7) / 8 + 1) * height;
}

/* Bytes that the header promises; 0 for a header that no PNG has. */
static uint64_t promised(const uint8_t *header) {
  static const unsigned channels[7] = {1, 0, 3, 1, 2, 0, 4};
  static const unsigned left[7] = {0, 4, 0, 2, 0, 1, 0}, top[7] = {0, 0, 4, 0, 2, 0, 1};
  static const unsigned across[7] = {8, 8, 4, 4, 2, 2, 1}, down[7] = {8, 8, 8, 4, 4, 2, 2};
  /* Bit n is set where n bits a sample are allowed. */
  static const uint32_t depths[7] = {0x10116, 0, 0x10100, 0x00116, 0x10100, 0, 0x10100};
  uint64_t width = number(header), height = number(header + 4);
  unsigned depth = header[8], color = header[9];
  if (color > 6 || depth > 16 || (depths[color] >> depth & 1) == 0) return 0;
  if (header[10] != 0 || header[11] != 0 || header[12] > 1) return 0;
  unsigned bits = channels[color] * depth;
  if (header[12] == 0) return part(width, height, bits);
  uint64_t sum = 0;
  for (int pass = 0; pass < 7; pass++)
    sum += part(
        (width + across[pass] - 1 - left[pass]) / across[pass], (height + down[pass] - 1 - top[pass]) / down[pass], bits);
  return sum;
}

int cpng_holds_too_much(const uint8_t *bytes, size_t count) {
  if (count < 33) return 0;
  uint64_t expected = promised(bytes + 16), found = 0;
  if (expected == 0) return 0;
  uint8_t window[32768];
  z_stream stream = {0};
  if (inflateInit(&stream) != Z_OK) return 0;
  /* Without the palette of an indexed picture libpng inflates nothing. */
  int result = Z_OK, begun = 0, lacks_palette = bytes[25] == 3;
  size_t at = 8;
  while (result == Z_OK && found <= expected && count - at >= 12) {
    size_t length = number(bytes + at);
    if (length > count - at - 12) length = count - at - 12;
    int is_data = memcmp(bytes + at + 4, "IDAT", 4) == 0;
    if (memcmp(bytes + at + 4, "PLTE", 4) == 0) lacks_palette = 0;
    if (is_data ? lacks_palette : begun) break;
    begun |= is_data;
    stream.next_in = (Bytef *)bytes + at + 8;
    stream.avail_in = is_data ? (uInt)length : 0;
    while (is_data && result == Z_OK && found <= expected) {
      stream.next_out = window;
      stream.avail_out = sizeof window;
      result = inflate(&stream, Z_NO_FLUSH);
      found += sizeof window - stream.avail_out;
      /* Room was left: all of this chunk is used up. */
      if (stream.avail_out > 0 && stream.avail_in == 0) break;
    }
    if (result == Z_BUF_ERROR) result = Z_OK;
    at += length + 12;
  }
  inflateEnd(&stream);
  return found > expected;
}

int cpng_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, void *rgba, size_t stride, int deep,
    int *warned, char message[CPNG_MESSAGE]) {
  Source source = {bytes, count, 0, message};
  png_structp volatile png = NULL;
  png_infop volatile info = NULL;
  *warned = 0;
  message[0] = 0;

  png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &source, on_error, on_warning);
  if (!png) {
    keep(message, "libpng could not start");
    return -1;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_structp p = png;
    png_infop i = info;
    png_destroy_read_struct(&p, i ? &i : NULL, NULL);
    return -1;
  }
  info = png_create_info_struct(png);
  if (!info) png_error(png, "out of memory");

  png_set_user_limits(png, width, height);
  /* Skipped chunks are never held in memory, so their length needs no bound. */
  png_set_chunk_malloc_max(png, 0);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_read_fn(png, &source, on_read);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
    png_error(png, "the size changed while reading");

  png_set_expand(png);
  if (deep) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    png_set_swap(png);
#endif
  } else {
    png_set_scale_16(png);
  }
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, deep ? 0xFFFF : 0xFF, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (size_t)width * (deep ? 8 : 4)) png_error(png, "unexpected row size");

  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < height; y++) png_read_row(png, (png_bytep)rgba + stride * y, NULL);
  png_read_end(png, NULL);

  png_structp p = png;
  png_infop i = info;
  png_destroy_read_struct(&p, &i, NULL);
  *warned = source.warned;
  return 0;
}
