"""An avatar: a person as two plain shapes before an evening sky of rings."""

import numpy as np
from PIL import Image

from landscape import ramp, rgb

SIDE, FINE = 240, 4


def draw():
    n = SIDE * FINE
    y, x = np.mgrid[0:n, 0:n] / n
    pixels = ramp([(0, "#3b2b73"), (0.5, "#b0467f"), (1, "#ff9a62")], (0.75 * y + 0.25 * x))

    def paint(distance, color):
        """Fills where the distance (in sides) is negative; the finer grid smooths the edge."""
        mask = (distance < 0)[..., None]
        pixels[:] = np.where(mask, color, pixels)

    centre = np.hypot(x - 0.66, y - 0.32)
    for radius, share in ((0.46, 0.16), (0.35, 0.24), (0.24, 0.42)):
        mask = (centre < radius)[..., None]
        pixels[:] = np.where(mask, pixels + (rgb("#ffd489") - pixels) * share, pixels)

    skin = ramp([(0, "#ffd9b5"), (1, "#f0a585")], np.clip((x - 0.3) / 0.4, 0, 1) * 0.6 + y * 0.3)
    hair = ramp([(0, "#20204e"), (1, "#352a66")], y)
    coat = ramp([(0, "#1f6f78"), (1, "#123f5a")], np.clip((y - 0.7) / 0.3, 0, 1))
    paint(np.maximum(np.hypot((x - 0.48) / 0.86, y - 0.42) - 0.235, y - 0.62), hair)
    paint(np.maximum(np.abs(x - 0.49) - 0.07, np.abs(y - 0.62) - 0.10), skin * 0.88)
    paint(np.hypot((x - 0.49) / 0.82, y - 0.47) - 0.190, skin)
    paint(np.maximum(np.hypot(x - 0.40, y - 0.29) - 0.175, -(np.hypot(x - 0.63, y - 0.47) - 0.225)), hair)
    paint(np.hypot((x - 0.49) / 1.25, y - 1.03) - 0.315, coat)
    paint(np.hypot((x - 0.49) / 1.45, (y - 0.715) / 0.75) - 0.062, skin * 0.88)
    small = pixels.reshape(SIDE, FINE, SIDE, FINE, 3).mean(axis=(1, 3))
    return Image.fromarray(np.clip(np.rint(small * 255), 0, 255).astype(np.uint8), "RGB")
