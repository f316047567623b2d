"""sheet.py OUT FOLDER...: frames of several reels, a row a reel, as screens with rounded corners on a light ground."""
import glob
import json
import sys
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter

RADIUS, GAP, MARGIN, WIDTH = 22, 22, 28, 196
GROUND = (243, 244, 247)


def radius(path):
    """Of the screen's corners: older devices have square ones, hardly rounded here."""
    device = json.loads((Path(path).parent / "reel.json").read_text(encoding="utf-8"))["device"]
    return 4 if device.startswith(("iPhone 8", "iPhone SE")) else RADIUS


def screen(path):
    """A frame, reduced, with rounded corners and its mask."""
    frame = Image.open(path).convert("RGB")
    size = (WIDTH, round(frame.height * WIDTH / frame.width))
    frame = frame.resize(size, Image.Resampling.LANCZOS)
    mask = Image.new("L", (size[0] * 4, size[1] * 4), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] * 4 - 1, size[1] * 4 - 1), radius(path) * 4, fill=255)
    return frame, mask.resize(size, Image.Resampling.LANCZOS)


def main():
    out, folders = sys.argv[1], sys.argv[2:]
    rows = [[screen(path) for path in sorted(glob.glob(folder + "/frame-*.png"))] for folder in folders]
    width = 2 * MARGIN + max(len(row) * (WIDTH + GAP) - GAP for row in rows)
    height = 2 * MARGIN + sum(max(frame.height for frame, _ in row) + GAP for row in rows) - GAP
    sheet = Image.new("RGB", (width, height), GROUND)
    shadow = Image.new("L", (width, height), 0)
    places, y = [], MARGIN
    for row in rows:
        for column, (frame, mask) in enumerate(row):
            places.append((frame, mask, MARGIN + column * (WIDTH + GAP), y))
        y += max(frame.height for frame, _ in row) + GAP
    for frame, mask, x, y in places:
        shadow.paste(mask.point(lambda v: v * 70 // 255), (x, y + 4), mask)
    sheet.paste((30, 40, 60), (0, 0), shadow.filter(ImageFilter.GaussianBlur(7)))
    for frame, mask, x, y in places:
        sheet.paste(frame, (x, y), mask)
    sheet.save(out, quality=90, subsampling=0, optimize=True)


main()
