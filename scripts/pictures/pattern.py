"""A bar's background that may be stretched: soft slanted bands between two colours."""

import numpy as np
from PIL import Image

from landscape import ramp, rgb

WIDTH, HEIGHT = 750, 176


def draw():
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    along = x / WIDTH
    pixels = ramp([(0, "#1e7f8c"), (0.45, "#2f6fb0"), (0.8, "#5b4fb5"), (1, "#8a3fa6")], along)
    for slope, period, strength in ((0.9, 150.0, 0.10), (-0.5, 230.0, 0.08), (1.7, 84.0, 0.05)):
        band = 0.5 + 0.5 * np.sin((x + slope * y) * (2 * np.pi / period))
        pixels = pixels + (rgb("#ffffff") - pixels) * (np.clip((band - 0.5) * 14, 0, 1) * strength)[..., None]
    shade = 1 - 0.14 * (y / HEIGHT)[..., None]
    return Image.fromarray(np.clip(np.rint(pixels * shade * 255), 0, 255).astype(np.uint8), "RGB")
