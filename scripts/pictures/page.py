"""A page's content before its words have come: a hero picture, a heading, paragraphs and two cards, as plain bars."""

from PIL import Image, ImageDraw, ImageOps

import forest
import lake

WIDTH, HEIGHT, FINE = 750, 1334, 2
INK, TEXT, PAPER, CARD = "#2a3440", "#dde3e8", "#ffffff", "#f3f6f8"


def draw():
    page = Image.new("RGB", (WIDTH * FINE, HEIGHT * FINE), PAPER)
    pen = ImageDraw.Draw(page)

    def bar(x, y, width, height, color, radius=None):
        box = [v * FINE for v in (x, y, x + width, y + height)]
        pen.rounded_rectangle([box[0], box[1], box[2] - 1, box[3] - 1], (radius or height / 2) * FINE, fill=color)

    def picture(source, x, y, width, height, radius):
        size = (width * FINE, height * FINE)
        mask = Image.new("L", size, 0)
        ImageDraw.Draw(mask).rounded_rectangle([0, 0, size[0] - 1, size[1] - 1], radius * FINE, fill=255)
        page.paste(ImageOps.fit(source, size, Image.Resampling.LANCZOS), (x * FINE, y * FINE), mask)

    dusk, morning = lake.draw(), forest.draw()
    picture(dusk, 32, 32, 686, 380, 28)
    bar(32, 448, 460, 34, INK)
    bar(32, 500, 220, 18, "#4a90a4")
    for row, width in enumerate((686, 654, 676, 610, 686, 402)):
        bar(32, 556 + row * 36, width, 16, TEXT)
    for column, source in enumerate((morning, dusk)):
        x = 32 + column * 355
        bar(x, 800, 331, 356, CARD, radius=24)
        picture(source, x + 16, 816, 299, 210, 16)
        bar(x + 24, 1050, 180, 20, INK)
        bar(x + 24, 1088, 270, 14, TEXT)
        bar(x + 24, 1114, 214, 14, TEXT)
    for row, width in enumerate((686, 640, 668, 520)):
        bar(32, 1196 + row * 36, width, 16, TEXT)
    return page.resize((WIDTH, HEIGHT), Image.Resampling.BOX)
