"""Writes the pictures of Fixtures/scenes/pictures into the folder given. The same numbers in, the same pictures out."""

import importlib
import sys
from pathlib import Path

FILES = {  # module: the files it is written to
    "forest": ["forest.png", "forest.jpg"],
    "lake": ["lake.jpg"],
    "portrait": ["portrait.png"],
    "pattern": ["pattern.png"],
    "page": ["page.png"],
}

folder = Path(sys.argv[1])
for module in sys.argv[2:] or FILES:
    picture = importlib.import_module(module).draw()
    for name in FILES[module]:
        path = folder / name
        if path.suffix == ".jpg":
            picture.save(path, quality=88, subsampling=0, progressive=name == "lake.jpg")
        else:
            picture.save(path, optimize=True)
        print(f"{path}  {picture.width}x{picture.height}  {path.stat().st_size // 1024} kB")
