"""gallery.py TREE FRAMES: writes docs/gallery.md and its pictures from the gallery's scenes and frames drawn of them.

FRAMES holds a folder a scene, in it a folder a reel with a few frames and a reel.json, as `navreel render` leaves them.
"""
import json
import re
import sys
from pathlib import Path

from PIL import Image, ImageDraw

WIDTH, GAP, RADIUS, LABEL = 120, 10, 4, 15
STILL = 250  # the width of a reel's only frame
GROUND, INK = (243, 244, 247), (90, 96, 110)


def screen(path, width):
    """A frame, reduced, with its rounded mask."""
    frame = Image.open(path).convert("RGB")
    if frame.height < frame.width:
        width = round(width * 1.6)
    size = (width, round(frame.height * width / frame.width))
    frame = frame.resize(size, Image.Resampling.LANCZOS)
    mask = Image.new("L", (size[0] * 4, size[1] * 4), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] * 4 - 1, size[1] * 4 - 1), RADIUS * 4, fill=255)
    return frame, mask.resize(size, Image.Resampling.LANCZOS)


def distinct(folder):
    """The frames of a reel, without those that equal the one before."""
    frames = json.loads((folder / "reel.json").read_text(encoding="utf-8"))["frames"]
    kept = [f for i, f in enumerate(frames) if i == 0 or f["xxh128"] != frames[i - 1]["xxh128"]]
    return [folder / frame["file"] for frame in kept]


def rows(folders):
    """Rows of (name, screens): a row a reel; reels of one frame stand beside each other, at most three in a row."""
    stills = []
    for folder in folders:
        frames = distinct(folder)
        if len(frames) == 1:
            stills.append((folder.name, [screen(frames[0], STILL)]))
            if len(stills) == 3:
                yield stills
                stills = []
        else:
            if stills:
                yield stills
                stills = []
            row = [screen(frame, WIDTH) for frame in frames]
            if row[0][0].width > WIDTH:  # held sideways: fewer, so that the sheet is no wider than the others
                row = row[:: 2]
            yield [(folder.name, row)]
    if stills:
        yield stills


def sheet(folders, path):
    """A picture of a scene's reels, their names above them."""
    lines = list(rows(folders))
    width = GAP + max(sum(frame.width + GAP for _, row in line for frame, _ in row) for line in lines)
    heights = [max(frame.height for _, row in line for frame, _ in row) for line in lines]
    picture = Image.new("RGB", (width, GAP + sum(LABEL + height + GAP for height in heights)), GROUND)
    draw, y = ImageDraw.Draw(picture), GAP
    for line, height in zip(lines, heights):
        x, y = GAP, y + LABEL
        for name, row in line:
            draw.text((x, y - LABEL - 2), name, fill=INK)
            for frame, mask in row:
                picture.paste(frame, (x, y), mask)
                x += frame.width + GAP
        y += height + GAP
    picture.save(path, quality=72, method=6)


def about(scene):
    """The text of the scene's `about` key, as it stands in the file."""
    found = re.search(r'^\s*about:\s*("(?:[^"\\]|\\.)*")', scene.read_text(encoding="utf-8"), re.MULTILINE)
    return json.loads(found.group(1)) if found else ""


def place(text, reel):
    """Where a scene file defines a reel: the last time its name is a key at the beginning of a line."""
    return max((m.start() for m in re.finditer(rf'^\s+"?{re.escape(reel)}"?:', text, re.MULTILINE)), default=0)


def main():
    tree, frames = Path(sys.argv[1]), Path(sys.argv[2])
    pictures = tree / "docs/pictures/gallery"
    pictures.mkdir(parents=True, exist_ok=True)
    for old in pictures.glob("*.webp"):
        old.unlink()
    lines = ["# The gallery", ""]
    body, total = [], 0
    for folder in sorted((tree / "Fixtures/scenes/gallery").iterdir()):
        chapter, scenes = folder.name, sorted(folder.glob("*.scene.json5"))
        title, words = (folder / "about.txt").read_text(encoding="utf-8").strip().split("\n", 1)
        body += [f"## {title}", "", words, ""]
        for scene in scenes:
            name = scene.name.removesuffix(".scene.json5")
            # The reels in the order of the file, which their folders' descriptions do not tell.
            text = scene.read_text(encoding="utf-8")
            folders = sorted((frames / name).iterdir(), key=lambda f: place(text, f.name))
            sheet(folders[:4], pictures / f"{name}.webp")
            total += (pictures / f"{name}.webp").stat().st_size
            body += [
                f"### [{name}](../Fixtures/scenes/gallery/{chapter}/{scene.name})", "", about(scene), "",
                f"![The reels {', '.join(f.name for f in folders[:4])} of {name}](pictures/gallery/{name}.webp)", "",
            ]
    first = pictures / "ant-forest.webp"
    if first.exists():
        lines += ["![A bar that fades in over a forest](pictures/gallery/ant-forest.webp)", ""]
    lines += [
        "What five articles describe that NavReel grew from, each behaviour as a scene: on",
        "[WRNavigationBar](https://github.com/wangrui460/WRNavigationBar), a library for bars that change from screen to screen,",
        "on UINavigationBar, on transitions of one's own, on a frosted bar over a header, and on titles that move.", "",
        "`navreel demo` draws all of it, some 280 MB, with a page that plays it; `navreel demo ant-forest` draws one entry. A",
        "picture shows up to four reels, each from its first frame to its last. This page and its pictures are made by",
        "`scripts/make-docs`.", "",
    ]
    (tree / "docs/gallery.md").write_text("\n".join(lines + body).rstrip() + "\n", encoding="utf-8")
    print(f"docs/gallery.md: {total // 1024} kB of pictures")


main()
