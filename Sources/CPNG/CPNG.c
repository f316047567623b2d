#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>

typedef struct {
  const uint8_t *next;
  size_t left;
  int flags;
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
  if (strstr(words, "Too much image data")) source->flags |= CPNG_TOO_MUCH_DATA;
  if (!(source->flags & CPNG_WARNED)) keep(source->message, words);
  source->flags |= CPNG_WARNED;
}

static void on_read(png_structp png, png_bytep out, size_t count) {
  Source *source = png_get_io_ptr(png);
  if (count > source->left) png_error(png, "the file ends too early");
  memcpy(out, source->next, count);
  source->next += count;
  source->left -= count;
}

int cpng_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *rgba, size_t stride, int gamma,
    int *flags, char message[CPNG_MESSAGE]) {
  Source source = {bytes, count, 0, message};
  png_structp volatile png = NULL;
  png_infop volatile info = NULL;
  *flags = 0;
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
  if (gamma) {
    static const png_byte wanted[] = "gAMA\0sRGB";
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, wanted, 2);
  }
  png_set_read_fn(png, &source, on_read);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
    png_error(png, "the size changed while reading");

  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  if (gamma) {
    double file = 0;
    int intent = 0;
    if (!png_get_sRGB(png, info, &intent) && png_get_gAMA(png, info, &file) && file > 0) png_set_gamma(png, 2.2, file);
  }
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (size_t)width * 4) png_error(png, "unexpected row size");

  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < height; y++) png_read_row(png, rgba + stride * y, NULL);
  png_read_end(png, NULL);

  png_structp p = png;
  png_infop i = info;
  png_destroy_read_struct(&p, &i, NULL);
  *flags = source.flags;
  return 0;
}
