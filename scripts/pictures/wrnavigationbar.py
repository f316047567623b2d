"""Pictures of Fixtures/scenes/gallery/0-wrnavigationbar: headers, a portrait and a bar's background, all ours."""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from landscape import Canvas, fractal, ramp, rgb, ridge_line, smooth_noise


def finished(pixels):
    """Pixels of 0…1 as a picture."""
    return Image.fromarray(np.clip(np.rint(pixels * 255), 0, 255).astype(np.uint8), "RGB")


def grid(width, height):
    y, x = np.mgrid[0:height, 0:width]
    return (x + 0.5) / width, (y + 0.5) / height


# The energy forest: a flat night with a young tree in its glow, over a white edge that melts into the rows.

TREE = 3  # canvas pixels per picture pixel


def forest():
    width, height = 750, 960
    x, y = grid(width, height)
    sky = ramp([(0, "#08213f"), (0.32, "#0a3a63"), (0.62, "#0f6a96"), (0.80, "#1b8fb4"), (1, "#1b8fb4")], y)
    rng = np.random.default_rng(5)
    glow = np.exp(-((np.hypot((x - 0.5) * 1.0, (y - 0.70) * 1.1) / 0.26) ** 2))[..., None]
    sky = 1 - (1 - sky) * (1 - glow * 0.42 * rgb("#5fe3e6"))
    picture = finished(sky).resize((width * TREE, height * TREE), Image.Resampling.BICUBIC)
    pen = ImageDraw.Draw(picture, "RGBA")

    def s(*values):
        return [v * TREE for v in values]

    for cx, cy, w, light in ((150, 250, 210, 26), (560, 330, 250, 22), (330, 470, 190, 18), (80, 560, 170, 16), (650, 545, 160, 16)):
        for row in range(3):
            shift = (row - 1) * w * 0.22 * (1 if cx < 400 else -1)
            length = w * (0.62, 1.0, 0.7)[row]
            box = s(cx + shift - length / 2, cy + row * 22, cx + shift + length / 2, cy + row * 22 + 15)
            pen.rounded_rectangle(box, 7.5 * TREE, fill=(120, 205, 235, light))
    for _ in range(46):
        px, py, r = rng.random() * width, 30 + rng.random() ** 1.3 * 520, 0.8 + rng.random() * 1.2
        pen.ellipse(s(px - r, py - r, px + r, py + r), fill=(220, 245, 255, int(70 + 120 * rng.random())))
    for px, py, r in ((205, 190, 17), (610, 215, 11), (455, 275, 13), (95, 395, 9), (680, 430, 12), (335, 150, 8)):
        sparkle(pen, px * TREE, py * TREE, r * TREE)
    hill(pen, 610, [(90, 1.0), (46, 2.3)], 0.6, (13, 92, 130, 255), width, height)
    hill(pen, 668, [(58, 1.6), (30, 3.1)], 2.4, (10, 72, 108, 255), width, height)
    hill(pen, 738, [(40, 1.2), (16, 2.7)], 4.4, (7, 52, 84, 255), width, height)
    hill(pen, 800, [(24, 1.0), (8, 3.3)], 1.2, (5, 38, 66, 255), width, height)
    tree(pen, rng, 375 * TREE, 836 * TREE)
    for px, py, h in ((48, 872, 46), (86, 880, 64), (120, 876, 40), (640, 868, 58), (676, 874, 82), (716, 870, 52), (560, 884, 34)):
        fir(pen, px, py, h)
    edge(pen, width, height)
    fireflies(picture, rng, width)
    return picture.resize((width, height), Image.Resampling.LANCZOS)


def fir(pen, x, y, h):
    for tier, (top, foot, half) in enumerate(((0, 0.48, 0.20), (0.24, 0.74, 0.29), (0.50, 1.0, 0.38))):
        tint = [(12, 84, 104), (10, 72, 94), (8, 60, 84)][tier]
        pen.polygon([(v * TREE, w * TREE) for v, w in ((x, y - h * (1 - top)), (x - h * half, y - h * (1 - foot)), (x + h * half, y - h * (1 - foot)))], fill=(*tint, 255))


def fireflies(picture, rng, width):
    sheet = Image.new("RGBA", picture.size, (0, 0, 0, 0))
    pen = ImageDraw.Draw(sheet, "RGBA")
    dots = [(150 + rng.random() * 450, 560 + rng.random() * 300, 2.0 + 2.6 * rng.random()) for _ in range(26)]
    for x, y, r in dots:
        pen.ellipse([v * TREE for v in (x - 2.6 * r, y - 2.6 * r, x + 2.6 * r, y + 2.6 * r)], fill=(150, 255, 214, 70))
    sheet = sheet.filter(ImageFilter.GaussianBlur(3 * TREE))
    pen = ImageDraw.Draw(sheet, "RGBA")
    for x, y, r in dots:
        pen.ellipse([v * TREE for v in (x - r * 0.6, y - r * 0.6, x + r * 0.6, y + r * 0.6)], fill=(226, 255, 236, 235))
    picture.paste(sheet, (0, 0), sheet)


def sparkle(pen, x, y, r):
    points = []
    for step in range(8):
        reach = r if step % 2 == 0 else r * 0.22
        points.append((x + reach * np.cos(step * np.pi / 4), y + reach * np.sin(step * np.pi / 4)))
    pen.polygon(points, fill=(255, 250, 214, 235))


def hill(pen, level, waves, phase, color, width, height):
    points = [(0, height * TREE)]
    for px in range(0, width + 1, 3):
        py = level - sum(a * np.sin(px / width * f * np.pi * 2 + phase * f) for a, f in waves) * 0.5
        points.append((px * TREE, py * TREE))
    pen.polygon(points + [(width * TREE, height * TREE)], fill=color)


def tree(pen, rng, x, y):
    """A trunk that forks six times, with leaves on the outer twigs."""
    leaves = []

    def branch(x, y, angle, length, thick, depth):
        ex, ey = x + length * np.cos(angle), y + length * np.sin(angle)
        nx, ny = -np.sin(angle), np.cos(angle)
        thin = thick * 0.68
        quad = [(x + nx * thick, y + ny * thick), (ex + nx * thin, ey + ny * thin), (ex - nx * thin, ey - ny * thin), (x - nx * thick, y - ny * thick)]
        pen.polygon(quad, fill=(74, 46, 40, 255))
        pen.polygon([quad[0], quad[1], (ex, ey), (x, y)], fill=(94, 60, 50, 255))
        pen.ellipse((ex - thin, ey - thin, ex + thin, ey + thin), fill=(80, 50, 43, 255))
        if depth == 0:
            leaves.append((ex, ey, angle))
            return
        if depth <= 2:
            leaves.append(((x + ex) / 2, (y + ey) / 2, angle + 1.1))
        spread = 0.44 + 0.16 * rng.random()
        for side in (-1, 1):
            branch(ex, ey, angle + side * spread + 0.12 * (rng.random() - 0.5), length * (0.70 + 0.12 * rng.random()), thin, depth - 1)

    branch(x, y, -np.pi / 2 + 0.03, 92 * TREE, 14 * TREE, 5)
    for lx, ly, angle in leaves:
        size = (10 + 7 * rng.random()) * TREE
        turn = angle + (rng.random() - 0.5) * 1.4
        outline = []
        for step in range(20):
            t = step / 20 * 2 * np.pi
            px, py = size * np.cos(t), size * 0.46 * np.sin(t) * (1 - 0.35 * np.cos(t))
            outline.append((lx + (px + size) * np.cos(turn) - py * np.sin(turn), ly + (px + size) * np.sin(turn) + py * np.cos(turn)))
        tint = [(44, 214, 190), (92, 235, 190), (32, 188, 190), (150, 246, 196)][rng.integers(4)]
        pen.polygon(outline, fill=(*tint, 255))


def edge(pen, width, height):
    """The white foot of the picture, a soft drift that runs on into the rows."""
    for lift, tint in ((20, (196, 226, 238)), (0, (255, 255, 255))):
        points = [(0, height * TREE)]
        for px in range(0, width + 1, 3):
            py = height - 30 - lift - 12 * np.sin(px / width * 6.6 + 0.6 + lift) - 6 * np.sin(px / width * 15 + 2 + lift)
            points.append((px * TREE, py * TREE))
        pen.polygon(points + [(width * TREE, height * TREE)], fill=(*tint, 255))


# A meadow in the evening, out of focus except for a few blades.


def meadow():
    width, height = 750, 560
    x, y = grid(width, height)
    rng = np.random.default_rng(8)
    pixels = ramp([(0, "#3a2c58"), (0.22, "#7d4f72"), (0.40, "#d08c6c"), (0.49, "#f0c888"), (0.57, "#8a8a4c"), (1, "#26301f")], y + 0.03 * np.sin(x * 5))
    pixels = 1 - (1 - pixels) * (1 - np.exp(-((np.hypot(x - 0.22, (y - 0.42) * 0.75) / 0.17) ** 2))[..., None] * 0.6 * rgb("#ffdf9e"))
    picture = finished(pixels).convert("RGBA")

    def layer(draw, blur):
        sheet = Image.new("RGBA", (width, height), (0, 0, 0, 0))
        draw(ImageDraw.Draw(sheet, "RGBA"))
        picture.alpha_composite(sheet.filter(ImageFilter.GaussianBlur(blur)))

    def discs(pen):
        for _ in range(46):
            cx, cy, r = rng.random() * width, (0.24 + 0.5 * rng.random()) * height, 8 + 26 * rng.random() ** 2
            tint = [(255, 214, 140), (255, 170, 120), (255, 240, 190), (230, 150, 160)][rng.integers(4)]
            pen.ellipse((cx - r, cy - r, cx + r, cy + r), fill=(*tint, int(28 + 62 * rng.random())))

    def blades(count, low, high, tint, thick):
        def draw(pen):
            for _ in range(count):
                bx, h, lean = rng.random() * width, (low + (high - low) * rng.random()) * height, (rng.random() - 0.4) * 150
                tone = [int(v * (0.65 + 0.6 * rng.random())) for v in tint]
                left, right = [], []
                for step in range(13):
                    t = step / 12
                    cx, cy, w = bx + lean * t * t, height + 6 - h * t * (1 - 0.12 * t), thick * (1 - t)
                    left.append((cx - w, cy))
                    right.append((cx + w, cy))
                pen.polygon(left + right[::-1], fill=(*tone, 235))
        return draw

    layer(blades(130, 0.28, 0.52, (150, 140, 70), 5), 9)
    layer(discs, 1.6)
    layer(blades(90, 0.20, 0.50, (96, 104, 46), 4.2), 3.2)
    layer(blades(44, 0.10, 0.34, (56, 70, 34), 3.6), 0.8)
    # White text goes over the grass.
    shade = 1 - 0.34 * np.clip((y - 0.48) / 0.16, 0, 1)
    return finished(np.asarray(picture.convert("RGB")) / 255 * shade[..., None])


# Two landscapes in the style of the fixtures' forest and lake.


def coast():
    canvas = Canvas(750, 720, seed=3)
    canvas.sky([(0, "#1b4f8f"), (0.22, "#4f8fc4"), (0.40, "#a9cfdc"), (0.50, "#fbe6c3"), (0.55, "#fff0cf")])
    clouds = fractal(canvas.rng, canvas.pixels.shape[:2], (9, 2), 5, 0.55)
    canvas.screen(np.clip((clouds - 0.50) * 3.0, 0, 1) * np.clip(1.1 - np.abs(canvas.y - 0.28) / 0.24, 0, 1) * 0.85, rgb("#ffe9d6"))
    canvas.screen(np.exp(-((canvas.distance(0.66, 0.50, 1.3) / 0.22) ** 2)) * 0.7, rgb("#ffd89a"))
    for level, relief, cells, crest, foot, depth in ((0.505, 0.12, 3, "#8fb0bd", "#cfd8cf", 0.10), (0.525, 0.10, 2, "#5f8a9c", "#a8c0bd", 0.08)):
        canvas.ridge(ridge_line(canvas.rng, canvas.width, level, relief, cells), crest, foot, depth)
    sea(canvas, 0.555)
    edge = 0.86 + 0.5 * np.maximum(0, canvas.x[0] - 0.42) ** 1.4 * -1.1 + 0.02 * fractal(canvas.rng, (1, canvas.width), (1, 9), 4)[0]
    canvas.ridge(edge, "#20484a", "#0d2a2e", 0.30, (0.045, 0.013))
    return canvas.picture(grain=0.3)


def sea(canvas, shore):
    down = np.clip((canvas.y - shore) / (1 - shore), 0, 1)
    swell = fractal(canvas.rng, canvas.pixels.shape[:2], (70, 5), 4, 0.6) - 0.5
    water = ramp([(0, "#bcd6d3"), (0.25, "#5fa6b4"), (0.6, "#27788f"), (1, "#0f4f69")], np.clip(down + swell * 0.34 * (0.3 + down), 0, 1))
    mask = (canvas.y >= shore) * np.ones_like(canvas.x)
    canvas.pixels += (water - canvas.pixels) * mask[..., None]
    path = np.exp(-(((canvas.x - 0.66) / (0.05 + 0.10 * down)) ** 2)) * np.clip(swell * 5 + 0.35, 0, 1) * np.exp(-down / 0.5) * mask
    canvas.screen(path * 0.8, rgb("#fff0c8"))


def peaks():
    canvas = Canvas(750, 720, seed=18)
    canvas.sky([(0, "#241b52"), (0.20, "#553a86"), (0.40, "#b65f96"), (0.56, "#f59a8c"), (0.68, "#ffd3a0")])
    for _ in range(120):
        px, py = canvas.rng.random(), canvas.rng.random() ** 1.5 * 0.40
        row, column = int(py * canvas.height), int(px * (canvas.width - 3))
        canvas.pixels[row : row + 2, column : column + 2] += (1 - canvas.pixels[row : row + 2, column : column + 2]) * (0.7 * (1 - py / 0.42))
    moon = canvas.distance(0.30, 0.30)
    canvas.screen(np.exp(-((moon / 0.12) ** 2)) * 0.30, rgb("#ffe9d8"))
    canvas.paint(np.clip((0.040 - moon) / 0.003, 0, 1), rgb("#fff6ea"))
    for level, relief, cells, crest, foot, depth, trees in (
        (0.60, 0.34, 3, "#a2639c", "#f6b09a", 0.22, None),
        (0.68, 0.26, 3, "#6d4a8d", "#d38a97", 0.20, None),
        (0.77, 0.18, 3, "#43357a", "#8e648f", 0.18, None),
        (0.86, 0.13, 2, "#262255", "#4d3f74", 0.18, (0.035, 0.010)),
        (0.96, 0.10, 2, "#100f30", "#1d1a44", 0.20, (0.090, 0.022)),
    ):
        canvas.ridge(ridge_line(canvas.rng, canvas.width, level, relief, cells), crest, foot, depth, trees)
    return canvas.picture(grain=0.3)


# Dunes: each lit on the side of the sun, dark behind its crest.


def desert():
    canvas = Canvas(750, 500, seed=21)
    canvas.sky([(0, "#3f86c9"), (0.30, "#86b9e2"), (0.48, "#dbe6e6"), (0.56, "#f3e3c4")])
    clouds = fractal(canvas.rng, canvas.pixels.shape[:2], (7, 2), 5, 0.55)
    canvas.screen(np.clip((clouds - 0.52) * 3.2, 0, 1) * np.clip(1 - np.abs(canvas.y - 0.22) / 0.24, 0, 1) * 0.7, rgb("#ffffff"))
    canvas.ridge(ridge_line(canvas.rng, canvas.width, 0.53, 0.16, 3), "#a98d80", "#e0c7a6", 0.10)
    x = canvas.x[0]
    for level, swing, peak, lit, dark in (
        (0.55, 0.10, 0.62, "#f0cf98", "#c39a66"),
        (0.66, 0.15, 0.26, "#eabf80", "#ab7d4c"),
        (0.82, 0.20, 0.70, "#e2ac66", "#92633a"),
    ):
        edge = level - swing * np.exp(-np.abs(x - peak) / 0.30) + 0.012 * np.sin(x * 23 + level * 40) * np.abs(x - peak)
        dune(canvas, edge, peak, level, rgb(lit), rgb(dark))
    return canvas.picture(grain=0.35)


def dune(canvas, edge, peak, level, lit, dark):
    below = canvas.y - edge[None, :]
    mask = np.clip(below * canvas.height / 2, 0, 1)
    # The ridge bends down from the peak; left of it is light, right of it shade.
    bend = peak + 0.10 * np.sin(below * 9) * (1 + below * 2) + below * 0.55
    side = np.clip((canvas.x - bend) / 0.006, 0, 1)
    ripple = 0.5 + 0.5 * np.sin((below * 160 + canvas.x * 26 + 2.2 * smooth_noise(canvas.rng, below.shape, (7, 5))) * 3)
    tone = (lit + (1 - lit) * 0.16 * np.exp(-below / 0.05)[..., None]) * (1 - 0.055 * ripple * np.clip(below / 0.2, 0, 1))[..., None]
    shade = dark + (lit - dark) * (0.35 * np.clip(below / 0.5, 0, 1))[..., None]
    color = tone * (1 - side[..., None]) + shade * side[..., None]
    canvas.pixels += (color - canvas.pixels) * mask[..., None]


# A city at night, dark enough for white words.


def city():
    width, height = 750, 1334
    x, y = grid(width, height)
    rng = np.random.default_rng(77)
    pixels = ramp([(0, "#0b1030"), (0.30, "#231a55"), (0.50, "#5a2c74"), (0.62, "#b04d72"), (0.70, "#e07f63"), (1, "#3a1f3d")], y)
    picture = finished(pixels).convert("RGBA")
    pen = ImageDraw.Draw(picture, "RGBA")
    for _ in range(150):
        px, py, r = rng.random() * width, rng.random() ** 1.4 * 560, 0.6 + rng.random()
        pen.ellipse((px - r, py - r, px + r, py + r), fill=(230, 225, 255, int(40 + 120 * rng.random())))
    halo = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    ImageDraw.Draw(halo).ellipse((540, 540, 660, 660), fill=(255, 214, 180, 120))
    picture.alpha_composite(halo.filter(ImageFilter.GaussianBlur(26)))
    pen.ellipse((570, 570, 630, 630), fill=(255, 236, 210, 255))
    layers = ((850, 200, 50, (96, 50, 104), 0, 0), (930, 290, 70, (54, 33, 82), 70, 0.10), (1060, 330, 96, (24, 18, 50), 130, 0.14))
    for base, rise, wide, tone, light, lit in layers:
        bx = -20
        while bx < width:
            w, top = wide * (0.6 + 0.9 * rng.random()), base - rise * rng.random() ** 1.3
            pen.rectangle((bx, top, bx + w, height), fill=(*tone, 255))
            if rng.random() < 0.25:
                pen.rectangle((bx + w / 2 - 1.5, top - 40, bx + w / 2 + 1.5, top), fill=(*tone, 255))
            for wy in np.arange(top + 12, height, 22):
                for wx in np.arange(bx + 9, bx + w - 12, 16):
                    if rng.random() < lit:
                        warm = [(255, 205, 120), (255, 176, 96), (190, 215, 255), (255, 232, 180)][rng.integers(4)]
                        pen.rectangle((wx, wy, wx + 7, wy + 10), fill=(*warm, int(light * (0.4 + 0.6 * rng.random()))))
            bx += w + 3 + 6 * rng.random()
    sheet = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    lights = ImageDraw.Draw(sheet, "RGBA")
    for _ in range(54):
        px, py, r = rng.random() * width, 1100 + rng.random() * 240, 12 + 30 * rng.random()
        tint = [(255, 120, 90), (255, 200, 120), (120, 170, 255), (255, 90, 140)][rng.integers(4)]
        lights.ellipse((px - r, py - r, px + r, py + r), fill=(*tint, int(26 + 54 * rng.random())))
    picture.alpha_composite(sheet.filter(ImageFilter.GaussianBlur(3)))
    return picture.convert("RGB")


# A portrait without a person: a ringed planet.


def planet():
    side, fine = 240, 3
    n = side * fine
    x, y = grid(n, n)
    rng = np.random.default_rng(4)
    pixels = ramp([(0, "#2a1b66"), (0.5, "#6a2f9a"), (1, "#ff7a59")], 0.7 * y + 0.3 * (1 - x))
    for _ in range(40):
        cx, cy, r = rng.random(), rng.random() * 0.8, 0.003 + 0.004 * rng.random()
        pixels[np.hypot(x - cx, y - cy) < r] = 1
    dx, dy = x - 0.5, y - 0.52
    turn = -0.38
    u, v = dx * np.cos(turn) - dy * np.sin(turn), dx * np.sin(turn) + dy * np.cos(turn)
    ball = np.hypot(dx, dy)
    shade = np.clip(0.5 - (dx * 0.7 + dy) / 0.46, 0, 1)
    body = ramp([(0, "#8d2b6b"), (0.5, "#ff8f5c"), (1, "#ffe3a3")], shade * 0.85 + 0.10 * np.sin(v * 60))
    pixels = np.where((ball < 0.235)[..., None], body, pixels)
    ring = np.hypot(u / 0.40, v / 0.105)
    in_ring = (ring < 1) & (ring > 0.72) & ~((ball < 0.235) & (v < 0))
    band = ramp([(0, "#ffe9c4"), (0.45, "#f7b58c"), (0.55, "#c98a86"), (1, "#ffe0b8")], (ring - 0.72) / 0.28)
    pixels = np.where(in_ring[..., None], pixels * 0.12 + band * 0.88, pixels)
    small = pixels.reshape(side, fine, side, fine, 3).mean(axis=(1, 3))
    return finished(small).quantize(128, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


# Two stills of the film, in black and white: the singer's microphone, the lady's pearls.


def microphone():
    width, height = 750, 500
    x, y = grid(width, height)
    px, py = (x - 0.72) * width, (y - 0.46) * height
    beam = np.exp(-(((x - 0.72 + (0.62 - y) * 0.55) / (0.05 + 0.20 * y)) ** 2)) * np.clip(1.1 - y * 0.75, 0, 1)
    light = 0.015 + 0.30 * beam
    # A stand, a stem, and a head that is a rounded box of ribs.
    turn = 0.26
    u, v = px * np.cos(turn) + py * np.sin(turn), -px * np.sin(turn) + py * np.cos(turn)
    stem = (np.abs(u) < 13) & (v > 90)
    light = np.where(stem, 0.10 + 0.62 * np.clip(1 - ((u + 4) / 12) ** 2, 0, 1) ** 1.5, light)
    yoke = (np.abs(u) < 46) & (v > 92) & (v < 118)
    light = np.where(yoke, 0.12 + 0.66 * np.clip(1 - ((u + 14) / 44) ** 2, 0, 1) ** 2, light)
    head = superellipse(u / 84, v / 112, 2.6)
    round_ = np.clip(1 - head, 0, 1) ** 0.5
    side = np.clip(0.5 - u / 150 - v / 420, 0, 1)
    ribs = 0.5 + 0.5 * np.sin(v / 112 * 34)
    metal = (0.06 + 0.92 * side**1.4 * (0.35 + 0.65 * ribs)) * (0.35 + 0.65 * round_)
    spine = np.abs(u + 6) < 12
    metal = np.where(spine, 0.25 + 0.72 * np.clip(1 - ((u + 8) / 13) ** 2, 0, 1), metal)
    belt = (np.abs(v - 4) < 17)
    metal = np.where(belt, 0.18 + 0.76 * np.clip(1 - ((u + 26) / 88) ** 2, 0, 1) ** 2, metal)
    light = np.where(head < 1, metal, light)
    rim = np.clip(1 - np.abs(head - 1) / 0.02, 0, 1)
    light = np.maximum(light, rim * 0.55 * np.clip(0.7 - u / 140, 0, 1))
    grain = np.random.default_rng(2).normal(0, 0.006, light.shape)
    return Image.fromarray(np.clip((light + grain) * 255, 0, 255).astype(np.uint8), "L").convert("RGB").resize((750, 500))


def superellipse(u, v, power):
    return (np.abs(u) ** power + np.abs(v) ** power) ** (1 / power)


def pearls():
    width, height = 750, 560
    x, y = grid(width, height)
    px, py = x * width, y * height
    light = 0.012 + 0.16 * np.exp(-((np.hypot(x - 0.80, (y - 0.30) * 0.75) / 0.42) ** 2))
    rng = np.random.default_rng(9)
    # Three strings that hang from the upper right; each pearl a sphere with light from the left above.
    for sag, left, top in ((330, 566, -60), (420, 520, -70), (512, 474, -80)):
        right = width + 170 - (566 - left) * 0.2
        places, t = [], 0.0
        while t < 1:
            bx = left + (right - left) * t
            by = top + sag * 4 * t * (1 - t)
            places.append((bx, by))
            slope = np.hypot(right - left, sag * 4 * (1 - 2 * t))
            t += (30 + 9 * np.sin(np.pi * t)) * 1.02 / slope
        for bx, by in places:
            r = 15 + 4.5 * np.sin(np.pi * (bx - left) / (right - left))
            box = (slice(max(0, int(by - r - 14)), max(0, int(by + r + 18))), slice(max(0, int(bx - r - 14)), max(0, int(bx + r + 18))))
            if light[box].size == 0:
                continue
            qx, qy = (px[box] - bx) / r, (py[box] - by) / r
            d = np.hypot(qx, qy)
            light[box] *= 1 - 0.55 * np.exp(-((np.hypot(qx - 0.15, qy - 0.35) / 1.15) ** 4)) * (d >= 1)
            z = np.sqrt(np.clip(1 - d * d, 0, 1))
            diffuse = np.clip(-0.45 * qx - 0.60 * qy + 0.66 * z, 0, 1)
            gloss = np.exp(-((np.hypot(qx + 0.34, qy + 0.42) / 0.20) ** 2))
            bounce = 0.22 * np.clip(qy + 0.2, 0, 1) * (1 - z)
            tone = 0.07 + 0.66 * diffuse**1.2 + 0.55 * gloss + bounce
            cover = np.clip((1 - d) * r, 0, 1)
            light[box] += (tone * (0.55 + 0.45 * np.clip(bx / width, 0, 1)) - light[box]) * cover
    grain = rng.normal(0, 0.006, light.shape)
    return Image.fromarray(np.clip((light + grain) * 255, 0, 255).astype(np.uint8), "L").convert("RGB")


# A bar's background: street lights at night, far out of focus.


def lights():
    width, height = 750, 128
    x, y = grid(width, height)
    rng = np.random.default_rng(13)
    picture = finished(ramp([(0, "#0a1130"), (0.6, "#131a4a"), (1, "#1d1240")], y + 0.2 * x)).convert("RGBA")
    for blur, count, size in ((5, 46, 20), (1.2, 52, 11)):
        sheet = Image.new("RGBA", (width, height), (0, 0, 0, 0))
        pen = ImageDraw.Draw(sheet, "RGBA")
        for _ in range(count):
            cx, cy, r = rng.random() * width, rng.random() * height, size * (0.5 + 0.7 * rng.random())
            tint = [(255, 70, 90), (80, 130, 255), (255, 120, 170), (120, 90, 255), (255, 170, 110)][rng.integers(5)]
            pen.ellipse((cx - r, cy - r, cx + r, cy + r), fill=(*tint, int(40 + 70 * rng.random())))
        picture.alpha_composite(sheet.filter(ImageFilter.GaussianBlur(blur)))
    return picture.convert("RGB")


FILES = {
    "forest.jpg": forest,
    "meadow.jpg": meadow,
    "coast.jpg": coast,
    "peaks.jpg": peaks,
    "desert.jpg": desert,
    "city.jpg": city,
    "planet.png": planet,
    "microphone.jpg": microphone,
    "pearls.jpg": pearls,
    "lights.jpg": lights,
}
