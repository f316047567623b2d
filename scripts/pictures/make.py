"""Writes the pictures of Fixtures/scenes, the folder given. The same numbers in, the same pictures out."""

import importlib
import sys
from pathlib import Path

FILES = {  # module: the files of Fixtures/scenes/pictures it is written to
    "forest": ["forest.png", "forest.jpg"],
    "lake": ["lake.jpg"],
    "portrait": ["portrait.png"],
    "pattern": ["pattern.png"],
    "page": ["page.png"],
}

CHAPTERS = {  # module with files and what draws them in FILES: the chapter of the gallery
    "wrnavigationbar": "0-wrnavigationbar",
    "uinavigationbar": "1-uinavigationbar",
    "frostedheader": "3-frosted-header",
}


def write(picture, path, **jpeg):
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix == ".jpg":
        picture.save(path, **jpeg)
    else:
        picture.save(path, optimize=True)
    print(f"{path}  {picture.width}x{picture.height}  {path.stat().st_size // 1024} kB")


scenes = Path(sys.argv[1])
for name in sys.argv[2:] or [*FILES, *CHAPTERS]:
    module = importlib.import_module(name)
    if name in CHAPTERS:
        for file, draw in module.FILES.items():
            write(draw(), scenes / "gallery" / CHAPTERS[name] / "pictures" / file, quality=80, progressive=True, optimize=True)
    else:
        picture = module.draw()
        for file in FILES[name]:
            write(picture, scenes / "pictures" / file, quality=88, subsampling=0, progressive=file == "lake.jpg")
