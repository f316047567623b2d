"""A mountain lake at dusk: afterglow, stars, three ranges, and all of it again in still water."""

from landscape import Canvas, fractal, rgb, ridge_line
import numpy as np

SHORE = 0.62  # where the water begins, as a fraction of the height
SKY = [
    (0, "#141d45"), (0.18, "#2b3270"), (0.34, "#6a4a8e"), (0.46, "#c0688f"), (0.54, "#f0937d"), (0.60, "#fdc98c"),
    (0.64, "#ffe0a8"),
]

# level, relief, cells, octaves, crest, foot, depth of mist, trees; from far to near
RANGES = [
    (0.50, 0.30, 3, 7, "#8a5f95", "#f0a78c", 0.20, None),
    (0.55, 0.20, 4, 7, "#543f7c", "#c97f8e", 0.16, None),
    (0.595, 0.08, 4, 6, "#2c2a5c", "#8a5a85", 0.12, (0.022, 0.0030)),
    (0.625, 0.05, 3, 5, "#14163a", "#241f4c", 0.10, (0.060, 0.0065)),
]


def draw():
    canvas = Canvas(1200, 800, seed=29)
    canvas.sky(SKY)
    stars(canvas)
    clouds = fractal(canvas.rng, canvas.pixels.shape[:2], (16, 2), 5, 0.55)
    veil = np.clip((clouds - 0.52) * 3.4, 0, 1) * np.clip(1.1 - np.abs(canvas.y - 0.36) / 0.2, 0, 1)
    canvas.screen(veil * 0.42, rgb("#ff9f8f"))
    canvas.screen(np.exp(-((canvas.distance(0.38, 0.60, 1.5) / 0.30) ** 2)) * 0.45, rgb("#ffc27a"))
    for index, (level, relief, cells, octaves, crest, foot, depth, trees) in enumerate(RANGES):
        edge = ridge_line(canvas.rng, canvas.width, level, relief, cells, octaves, 0.48)
        if index == 0:  # one summit stands out, at the right
            edge -= 0.185 * np.exp(-np.sqrt((canvas.x[0] - 0.70) ** 2 + 0.0002) / 0.085)
        if index == len(RANGES) - 1:  # the near shore leaves the middle open
            edge += 0.10 * np.exp(-(((canvas.x[0] - 0.42) / 0.20) ** 2))
        canvas.ridge(edge, crest, foot, depth, trees)
    water(canvas)
    return canvas.picture(grain=0.8)


def stars(canvas):
    for _ in range(170):
        x, y = canvas.rng.random(), canvas.rng.random() ** 1.6 * 0.40
        row, column = int(y * canvas.height), int(x * (canvas.width - 3))
        light = (1 - y / 0.42) * (0.25 + 0.75 * canvas.rng.random() ** 3)
        canvas.pixels[row : row + 2, column : column + 2] += (1 - canvas.pixels[row : row + 2, column : column + 2]) * light


def water(canvas):
    """Mirrors what stands above the shore, broken by ripples that grow towards the viewer, and darkened."""
    shore = int(SHORE * canvas.height)
    depth = canvas.height - shore
    rows = np.arange(depth)
    near = rows / depth
    ripples = fractal(canvas.rng, (depth, canvas.width), (38, 5), 4, 0.6) - 0.5
    source = shore - 1 - rows[:, None] * 1.25 + ripples * (10 + 150 * near**1.3)[:, None]
    source = np.clip(np.rint(source), 0, shore - 1).astype(int)
    columns = np.broadcast_to(np.arange(canvas.width), source.shape)
    mirrored = canvas.pixels[source, columns]
    tint = rgb("#1a2150")
    share = (0.16 + 0.34 * near)[:, None, None]
    canvas.pixels[shore:] = mirrored * (1 - share) + tint * share
    shine = np.exp(-(((canvas.x - 0.40) / 0.16) ** 2)) * np.clip(ripples * 2.6, 0, 1) * (0.55 * (1 - near) ** 0.7)[:, None]
    below = canvas.pixels[shore:]
    canvas.pixels[shore:] = 1 - (1 - below) * (1 - shine[..., None] * rgb("#ffc890"))
    line = np.exp(-((canvas.y - SHORE) * canvas.height / 3) ** 2) * 0.30 * np.ones_like(canvas.x)
    canvas.screen(line, rgb("#ffd0a8"))
