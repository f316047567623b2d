"""Painting misty landscapes: noise, skies, ridges and conifers on a canvas twice as fine as the picture."""

import numpy as np
from PIL import Image, ImageDraw

FINE = 2  # canvas pixels per picture pixel, each way


def rgb(word):
    """'#rrggbb' as three floats of 0…1."""
    return np.array([int(word[i : i + 2], 16) for i in (1, 3, 5)]) / 255


def ramp(stops, at):
    """Colours between (place, '#rrggbb') stops, for an array of places; smooth in between."""
    places = np.array([p for p, _ in stops])
    colors = np.array([rgb(c) for _, c in stops])
    return np.stack([np.interp(at, places, colors[:, i]) for i in range(3)], axis=-1)


def smooth_noise(rng, shape, cells):
    """Values of 0…1 on a lattice of `cells` (rows, columns), joined smoothly over `shape`."""
    lattice = rng.random((cells[0] + 2, cells[1] + 2))
    y = np.linspace(0, cells[0], shape[0], endpoint=False)
    x = np.linspace(0, cells[1], shape[1], endpoint=False)
    iy, ix = y.astype(int), x.astype(int)
    fy, fx = y - iy, x - ix
    fy, fx = fy * fy * (3 - 2 * fy), fx * fx * (3 - 2 * fx)
    top = lattice[iy][:, ix] * (1 - fx) + lattice[iy][:, ix + 1] * fx
    bottom = lattice[iy + 1][:, ix] * (1 - fx) + lattice[iy + 1][:, ix + 1] * fx
    return top * (1 - fy)[:, None] + bottom * fy[:, None]


def fractal(rng, shape, cells, octaves, gain=0.5):
    """Noise of 0…1 with ever finer detail."""
    total, weight, result = 0.0, 1.0, np.zeros(shape)
    for octave in range(octaves):
        result += weight * smooth_noise(rng, shape, (max(1, cells[0] << octave), cells[1] << octave))
        total += weight
        weight *= gain
    return result / total


def ridge_line(rng, width, level, relief, cells, octaves=6, gain=0.5):
    """The height of a ridge's edge above each column: around `level`, up and down by `relief` / 2."""
    return level + relief * (fractal(rng, (1, width), (1, cells), octaves, gain)[0] - 0.5)


class Canvas:
    """Colours of 0…1 that layers are painted on from back to front. Lengths are fractions of the sides."""

    def __init__(self, width, height, seed):
        self.width, self.height = width * FINE, height * FINE
        self.rng = np.random.default_rng(seed)
        self.pixels = np.zeros((self.height, self.width, 3))
        self.y = np.linspace(0, 1, self.height)[:, None]
        self.x = np.linspace(0, 1, self.width)[None, :]

    def sky(self, stops):
        self.pixels[:] = ramp(stops, self.y)

    def paint(self, mask, color):
        """Lays `color` over the canvas where the mask (0…1) is."""
        self.pixels += (color - self.pixels) * mask[..., None]

    def screen(self, amount, color):
        """Adds light: screens `color` in by `amount` (0…1)."""
        self.pixels = 1 - (1 - self.pixels) * (1 - amount[..., None] * color)

    def distance(self, x, y, stretch=1.0):
        """From a point, in widths of the canvas; `stretch` above 1 flattens circles."""
        return np.hypot(self.x - x, (self.y - y) * stretch * self.height / self.width)

    def ridge(self, edge, crest, foot, depth, trees=None):
        """A hill below `edge` (fractions of the height by column), `crest` above turning to `foot` mist below.

        `depth` is the height over which the mist swallows it; `trees` is (height, spacing) of conifers on it.
        """
        mask = Image.new("L", (self.width, self.height), 0)
        draw = ImageDraw.Draw(mask)
        points = [(x, edge[x] * self.height) for x in range(0, self.width, 2)]
        draw.polygon([(0, self.height), *points, (self.width, points[-1][1]), (self.width, self.height)], fill=255)
        if trees:
            self.conifers(draw, edge, *trees)
        below = np.clip((self.y - edge[None, :]) / depth, 0, 1)
        mist = below**0.9 * (0.75 + 0.5 * fractal(self.rng, below.shape, (6, 3), 4))
        mist = np.clip(mist, 0, 1)[..., None]
        self.paint(np.asarray(mask) / 255, rgb(crest) * (1 - mist) + rgb(foot) * mist)

    def conifers(self, draw, edge, height, spacing):
        x = -spacing * self.rng.random() * self.width
        groves = ridge_line(self.rng, self.width, 0.5, 1.6, 7, 3)
        while x < self.width:
            column = int(min(max(x, 0), self.width - 1))
            size = height * (0.45 + 0.75 * self.rng.random() ** 1.5) * np.clip(0.4 + groves[column], 0.35, 1.25)
            draw.polygon(self.conifer(x, edge[column] * self.height + 6, size * self.height), fill=255)
            x += spacing * (0.35 + 1.1 * self.rng.random()) * self.width

    def conifer(self, x, base, height):
        """The outline of a spruce: tiers of drooping boughs, wider and rougher towards the foot."""
        tiers = max(5, int(height / 11))
        girth = height * (0.15 + 0.07 * self.rng.random())
        left, right = [], []
        for tier in range(tiers):
            down = (tier + 1) / tiers
            y = base - height * (1 - 0.94 * down)
            for side in (left, right):
                reach = girth * down**0.85 * (0.7 + 0.6 * self.rng.random())
                droop = height / tiers * (0.15 + 0.5 * self.rng.random())
                side.append((reach, y + droop))
                side.append((reach * (0.32 + 0.2 * self.rng.random()), y - height / tiers * 0.1))
        trunk = height * 0.018 + 1
        outline = [(x, base - height)]
        outline += [(x + dx, y) for dx, y in right] + [(x + trunk, base), (x - trunk, base)]
        return outline + [(x - dx, y) for dx, y in reversed(left)]

    def picture(self, grain):
        """The finished picture: reduced, with a film's grain of whole levels, the same for red, green and blue.

        The grain comes in a few levels on a coarse lattice, so that it hides steps of tone at little cost in bytes.
        """
        h, w = self.height // FINE, self.width // FINE
        small = self.pixels.reshape(h, FINE, w, FINE, 3).mean(axis=(1, 3))
        noise = np.rint(self.rng.normal(0, grain, (h // 2 + 1, w // 2 + 1)))
        noise = noise.repeat(2, axis=0).repeat(2, axis=1)[:h, :w, None]
        return Image.fromarray(np.clip(np.rint(small * 255) + noise, 0, 255).astype(np.uint8), "RGB")
