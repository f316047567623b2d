"""Pictures of Fixtures/scenes/gallery/1-uinavigationbar: a sky with balloons to look through bars at, and the bars' own."""

import numpy as np
from PIL import Image

from landscape import fractal, ramp, rgb, ridge_line

FINE = 2  # canvas pixels per picture pixel


def finished(pixels, mode="RGB"):
    """Pixels of 0…1 as a picture."""
    return Image.fromarray(np.clip(np.rint(pixels * 255), 0, 255).astype(np.uint8), mode)


# A morning with balloons: strong colours and clear edges, to show what a bar does to them.

SKY = [(0, "#2f6fd0"), (0.30, "#6fb1ec"), (0.55, "#f7d9b8"), (0.72, "#ffc08a"), (1, "#ffb27c")]

# x, y, radius as fractions of the width; two colours of the gores
BALLOONS = [
    (0.24, 0.20, 0.175, "#e8352e", "#ffd23f"),
    (0.72, 0.34, 0.215, "#0f8b8d", "#fff4dc"),
    (0.30, 0.70, 0.250, "#7b2cbf", "#ff8fab"),
    (0.86, 0.82, 0.120, "#f77f00", "#fcefb4"),
    (0.60, 0.06, 0.085, "#2a9d43", "#f4f1de"),
    (0.73, 1.15, 0.160, "#d62828", "#3a86ff"),
    (0.15, 1.12, 0.095, "#ffb703", "#fb5607"),
]


def balloons():
    width, height = 750 * FINE, 1334 * FINE
    y, x = np.mgrid[0:height, 0:width] / width
    rng = np.random.default_rng(3)
    pixels = ramp(SKY, y / (height / width))
    clouds = fractal(rng, (height, width), (10, 3), 5, 0.5)
    veil = np.clip((clouds - 0.56) * 4, 0, 1) * np.clip(1.5 - np.abs(y - 0.75) / 0.55, 0, 1) * 0.55
    pixels = 1 - (1 - pixels) * (1 - veil[..., None] * rgb("#fff1de"))
    for level, relief, crest in ((1.42, 0.20, "#8d86b8"), (1.52, 0.16, "#5d6a9c"), (1.63, 0.14, "#33517a"), (1.72, 0.10, "#1d3a57")):
        edge = ridge_line(rng, width, level, relief, 3, 5)
        cover = np.clip((y - edge[None, :]) * width, 0, 1)
        mist = np.clip((y - edge[None, :]) / 0.25, 0, 1)[..., None]
        ground = rgb(crest) * (1 - 0.45 * mist) + rgb("#ffcf9e") * 0.45 * mist
        pixels = pixels * (1 - cover[..., None]) + ground * cover[..., None]
    for balloon in BALLOONS:
        balloon_over(pixels, x, y, width, *balloon)
    return finished(pixels).resize((640, 1138), Image.Resampling.LANCZOS)


def balloon_over(pixels, x, y, width, cx, cy, r, first, second):
    u, v = (x - cx) / r, (y - cy) / r
    # A sphere above, drawn in towards the basket below.
    half = np.where(v < 0, np.sqrt(np.clip(1 - v * v, 0, 1)), np.clip(1 - (np.clip(v, 0, 1.45) / 1.45) ** 2.1 * 0.80, 0.2, 1))
    inside = np.clip((half - np.abs(u)) * r * width, 0, 1) * (v > -1) * (v < 1.45)
    longitude = np.arcsin(np.clip(u / np.maximum(half, 1e-6), -1, 1)) / np.pi + 0.5
    gore = (np.floor(longitude * 9).astype(int) % 2).astype(bool)
    color = np.where(gore[..., None], rgb(first), rgb(second))
    band = (np.abs(v - 0.12) < 0.10)[..., None]
    color = np.where(band, rgb(second) * 0.25 + rgb(first) * 0.75, color)
    light = 0.62 + 0.48 * np.clip(1 - np.hypot(u + 0.42, v + 0.45) / 1.7, 0, 1)
    seam = 1 - 0.14 * np.exp(-((np.abs(longitude * 9 - np.rint(longitude * 9)) / 0.06) ** 2))
    color = np.clip(color * (light * seam)[..., None], 0, 1)
    pixels[:] = pixels * (1 - inside[..., None]) + color * inside[..., None]
    basket = (np.abs(u) < 0.13) & (v > 1.66) & (v < 1.86)
    ropes = (np.abs(np.abs(u) - (0.19 - 0.08 * (v - 1.45) / 0.21)) < 0.012) & (v >= 1.44) & (v <= 1.67)
    pixels[basket] = rgb("#6b4226")
    pixels[ropes] = rgb("#4a3728")


# Backgrounds of bars, two pixels per point.


def ribbon(height, ground, edge):
    """Opaque, made to be cut into nine: a frame of thread that keeps its width, corners that keep their shape."""
    width = 60
    y, x = np.mgrid[0:height, 0:width] + 0.5
    pixels = np.clip(rgb(ground) * (1.06 - 0.16 * y / height)[..., None], 0, 1)
    # The distance to a rounded frame 4 points inside.
    qx, qy = np.abs(x - width / 2) - (width / 2 - 8 - 10), np.abs(y - height / 2) - (height / 2 - 8 - 10)
    away = np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - 10
    line = np.clip(1.8 - np.abs(away), 0, 1)[..., None]
    return finished(pixels * (1 - line) + rgb(edge) * line)


def glass():
    """Translucent everywhere, a little stronger at the top."""
    y, x = np.mgrid[0:88, 0:32] / np.array([88, 32]).reshape(2, 1, 1)
    color = ramp([(0, "#ff2d78"), (1, "#7a3cff")], y)
    return finished(np.concatenate([color, (0.72 - 0.34 * y)[..., None]], axis=-1), "RGBA")


def stripes():
    """A tile: slanted bands that join on all sides."""
    y, x = np.mgrid[0:32, 0:32] + 0.5
    band = np.clip((np.abs(((x + y) / 32 + 0.25) % 1 - 0.5) - 0.25) * 32 + 0.5, 0, 1)[..., None]
    return finished(rgb("#ffc93c") * band + rgb("#f2994a") * (1 - band))


def lace():
    """A tile of a scalloped edge, for the place of the hairline."""
    y, x = np.mgrid[0:20, 0:40] + 0.5
    scallop = np.clip(17 - np.hypot(x - 20, (y + 1) * 1.05) + 0.5, 0, 1)
    hole = np.clip(np.hypot(x - 20, y - 8.5) - 3.2 + 0.5, 0, 1)
    alpha = np.maximum(scallop * hole, np.clip(3 - y, 0, 1))
    color = np.broadcast_to(rgb("#7a1f3d"), (20, 40, 3))
    return finished(np.concatenate([color, alpha[..., None]], axis=-1), "RGBA")


def shade():
    """A soft shadow of 8 points, darkest at the bar."""
    y, _ = np.mgrid[0:16, 0:4] / np.array([16, 4]).reshape(2, 1, 1)
    return finished(np.concatenate([np.zeros((16, 4, 3)), (0.42 * (1 - y) ** 2)[..., None]], axis=-1), "RGBA")


def clear():
    return Image.new("RGBA", (2, 2), (0, 0, 0, 0))


FILES = {
    "balloons.jpg": balloons,
    "ribbon.png": lambda: ribbon(88, "#8e1f3f", "#f3c969"),
    "ribbon-compact.png": lambda: ribbon(64, "#135e5c", "#f3c969"),
    "glass.png": glass,
    "stripes.png": stripes,
    "lace.png": lace,
    "shade.png": shade,
    "shade-above.png": lambda: shade().transpose(Image.Transpose.FLIP_TOP_BOTTOM),
    "clear.png": clear,
}
