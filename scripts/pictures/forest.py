"""A spruce forest at sunrise: seven ridges in mist, a low sun, and dark trees near by."""

from landscape import Canvas, fractal, rgb, ridge_line
import numpy as np

SKY = [(0, "#0f3a52"), (0.16, "#1f566b"), (0.30, "#4f8d93"), (0.42, "#a8bfa6"), (0.50, "#f3d3a0"), (0.58, "#fbe3b4")]
SUN = (0.665, 0.415)

# level, relief, cells, crest, foot, depth of mist, trees (height, spacing); from far to near
RIDGES = [
    (0.465, 0.20, 2, "#8fb3aa", "#fbdcab", 0.13, None),
    (0.525, 0.17, 3, "#6b9a98", "#f3d6a8", 0.12, None),
    (0.580, 0.13, 3, "#478088", "#e3cfa9", 0.13, (0.017, 0.0050)),
    (0.640, 0.13, 3, "#2f6773", "#c9c3a6", 0.15, (0.032, 0.0075)),
    (0.725, 0.13, 2, "#1b4f5a", "#93aba0", 0.18, (0.056, 0.0115)),
    (0.830, 0.12, 2, "#0f3842", "#54807f", 0.20, (0.098, 0.0190)),
    (0.965, 0.11, 2, "#061f26", "#0e363e", 0.22, (0.175, 0.0360)),
]


def draw():
    canvas = Canvas(750, 960, seed=11)
    canvas.sky(SKY)
    clouds = fractal(canvas.rng, canvas.pixels.shape[:2], (14, 2), 5, 0.55)
    veil = np.clip((clouds - 0.5) * 3.2, 0, 1) * np.clip(1.15 - np.abs(canvas.y - 0.26) / 0.24, 0, 1)
    canvas.screen(veil * 0.30, rgb("#ffc9a4"))
    light(canvas)
    for level, relief, cells, crest, foot, depth, trees in RIDGES:
        edge = ridge_line(canvas.rng, canvas.width, level, relief, cells)
        canvas.ridge(edge, crest, foot, depth, trees)
        # The sun reaches over the far ridges and hardly over the near ones.
        glow = np.exp(-((canvas.distance(*SUN) / 0.30) ** 2)) * max(0, 0.80 - level) * 1.6
        canvas.screen(glow, rgb("#ffcf8a"))
    rays(canvas)
    return canvas.picture(grain=0.38)


def light(canvas):
    d = canvas.distance(*SUN)
    canvas.screen(np.exp(-((d / 0.42) ** 2)) * 0.34, rgb("#ff9f5c"))
    canvas.screen(np.exp(-((d / 0.19) ** 2)) * 0.52, rgb("#ffc47c"))
    canvas.screen(np.exp(-((d / 0.085) ** 2)) * 0.70, rgb("#ffeec8"))
    canvas.paint(np.clip((0.047 - d) / 0.003, 0, 1), rgb("#fffaf0"))


def rays(canvas):
    """Shafts of light from the sun, fading downwards."""
    dx = canvas.x - SUN[0]
    dy = (canvas.y - SUN[1]) * canvas.height / canvas.width
    angle = np.arctan2(dy, dx)
    shafts = np.interp(angle, np.linspace(-np.pi, np.pi, 73), canvas.rng.random(73))
    fade = np.exp(-canvas.distance(*SUN) / 0.33) * np.clip(dy / 0.08, 0, 1)
    canvas.screen(shafts * shafts * fade * 0.34, rgb("#ffd9a0"))
