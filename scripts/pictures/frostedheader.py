"""The picture of the gallery's frosted headers: terraced hills in the first light, bright above and dark below."""

from landscape import Canvas, fractal, rgb, ridge_line
import numpy as np

SKY = [(0, "#2f6f8f"), (0.22, "#6aa9a8"), (0.38, "#cfd8a8"), (0.50, "#ffe1a0"), (0.58, "#ffc27e")]

# level, relief, cells, octaves, crest, foot, depth of mist, trees; from far to near
RANGES = [
    (0.46, 0.16, 2, 6, "#7fa39a", "#f4d6a0", 0.22, None),
    (0.58, 0.15, 3, 6, "#4d7f74", "#d9c792", 0.20, None),
    (0.70, 0.12, 3, 5, "#2b5f57", "#9fb08a", 0.18, (0.05, 0.006)),
    (0.86, 0.10, 2, 5, "#123b3a", "#3d6a5c", 0.16, (0.13, 0.014)),
]


def draw():
    canvas = Canvas(750, 520, seed=64)
    canvas.sky(SKY)
    canvas.screen(np.exp(-((canvas.distance(0.66, 0.44, 1.3) / 0.22) ** 2)) * 0.7, rgb("#fff0c0"))
    clouds = fractal(canvas.rng, canvas.pixels.shape[:2], (14, 2), 5, 0.55)
    canvas.screen(np.clip((clouds - 0.55) * 3, 0, 1) * np.clip(1 - canvas.y / 0.45, 0, 1) * 0.5, rgb("#ffe9c8"))
    for level, relief, cells, octaves, crest, foot, depth, trees in RANGES:
        canvas.ridge(ridge_line(canvas.rng, canvas.width, level, relief, cells, octaves, 0.48), crest, foot, depth, trees)
    return canvas.picture(grain=0.6)


FILES = {"hills.jpg": draw}
