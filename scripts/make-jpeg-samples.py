#!/usr/bin/env python3
"""Writes Tests/CodecsTests/JPEGSamples.swift: one small picture in each kind of JPEG that the reader has to know.

The picture is 24 by 16 pixels in four quarters: red, green, blue and yellow (grey: four greys). Needs Pillow and
libturbojpeg, which writes YCCK where Pillow cannot.
"""
import base64
import ctypes
import io
import pathlib
import textwrap

from PIL import Image

W, H = 24, 16
RGB = [(220, 30, 30), (20, 200, 40), (30, 40, 210), (240, 220, 20)]
GREY = [20, 90, 160, 240]


def quarter(x, y):
    return (2 if y >= H // 2 else 0) + (1 if x >= W // 2 else 0)


def picture(mode, colours):
    im = Image.new(mode, (W, H))
    im.putdata([colours[quarter(x, y)] for y in range(H) for x in range(W)])
    return im


def save(im, **options):
    out = io.BytesIO()
    im.save(out, "JPEG", quality=90, **options)
    return out.getvalue()


def cmyk(colour):
    """Ink of 0 to 255 by the plain rule, so that red = (255 - c)(255 - k) / 255."""
    k = 255 - max(colour)
    return tuple(round(255 - c * 255 / (255 - k)) for c in colour) + (k,)


def without(data, marker):
    at = data.index(bytes([0xFF, marker]))
    return data[:at] + data[at + 2 + int.from_bytes(data[at + 2:at + 4], "big"):]


def ycck():
    """libturbojpeg turns CMYK into YCCK; ink is stored inverted, as by every program that writes such files."""
    lib = ctypes.CDLL("libturbojpeg.so.0")
    lib.tjInitCompress.restype = ctypes.c_void_p
    pixels = bytes(255 - v for y in range(H) for x in range(W) for v in cmyk(RGB[quarter(x, y)]))
    out, size = ctypes.POINTER(ctypes.c_ubyte)(), ctypes.c_ulong(0)
    status = lib.tjCompress2(
        ctypes.c_void_p(lib.tjInitCompress()), pixels, W, 0, H, 11, ctypes.byref(out), ctypes.byref(size), 0, 90, 0)
    assert status == 0
    return bytes(out[:size.value])


def main():
    colour = picture("RGB", RGB)
    inks = save(picture("CMYK", [cmyk(c) for c in RGB]))
    samples = {
        "baseline": save(colour, subsampling=0),
        "subsampled": save(colour, subsampling=2),
        "progressive": save(colour, subsampling=0, progressive=True),
        "grey": save(picture("L", GREY)),
        "cmykTransform0": inks,
        "cmykNoMarker": without(inks, 0xEE),
        "ycckTransform2": ycck(),
    }
    lines = ["// Written by scripts/make-jpeg-samples.py.", "import Foundation", "", "enum JPEGSamples {"]
    for name, data in samples.items():
        text = textwrap.wrap(base64.b64encode(data).decode(), 110)
        lines += [f'  static let {name} = bytes(', '    """'] + ["    " + t + "\\" for t in text[:-1]] + ["    " + text[-1], '    """)', ""]
    lines += [
        "  private static func bytes(_ base64: String) -> [UInt8] { [UInt8](Data(base64Encoded: base64) ?? Data()) }", "}", ""]
    root = pathlib.Path(__file__).resolve().parent.parent
    (root / "Tests/CodecsTests/JPEGSamples.swift").write_text("\n".join(lines))


main()
