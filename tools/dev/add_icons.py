#!/usr/bin/env python3
"""Copies icons of the npm package @iconify-json/game-icons into a folder of icons: tools/dev/add_icons.py PACKAGE FOLDER

FOLDER/credits.tsv says which: name, author, licence, separated by tabs. The package does not name authors; they are the
folders of the collection it was made from."""
import json, pathlib, sys

package, folder = map(pathlib.Path, sys.argv[1:3])
icons = json.loads((package / "icons.json").read_text())["icons"]
for line in (folder / "credits.tsv").read_text().splitlines():
    if not line or line.startswith("#"):
        continue
    name = line.split("\t")[0]
    body = icons[name]["body"].replace(' fill="currentColor"', "")
    (folder / f"{name}.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{body}</svg>\n')
