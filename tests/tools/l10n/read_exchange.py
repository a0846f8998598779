"""Reads a file for translators with programs that are not ours, or changes and saves it with them.

read_exchange.py read FORMAT FILE: prints [[id, source, target], …] as JSON.
read_exchange.py save FORMAT FILE ID TEXT OUTPUT: sets one text, approved, and saves in that program's own way.

PO and TMX: translate-toolkit, which Weblate and Pootle are built on. CSV: Python's csv. XLIFF: Python's XML reader, for
translate-toolkit 3.8 reads XLIFF 1 alone.
"""

import csv
import json
import sys
import xml.etree.ElementTree as xml

from translate.storage import po, tmx

XLIFF = "{urn:oasis:names:tc:xliff:document:2.0}"


def read_po(path):
    units = [unit for unit in po.pofile.parsefile(path).units if unit.istranslatable()]
    return [[unit.getcontext(), unit.source, unit.target] for unit in units]


def read_tmx(path):
    return [[unit.getid(), unit.source, unit.target] for unit in tmx.tmxfile.parsefile(path).units]


def read_csv(path):
    with open(path, encoding="utf-8", newline="") as file:
        return [[row["id"], row["english"], row["text"]] for row in csv.DictReader(file, strict=True)]


def read_xliff(path):
    rows = []
    for unit in xml.parse(path).iter(XLIFF + "unit"):
        segment = unit.find(XLIFF + "segment")
        rows.append([unit.get("name"), segment.findtext(XLIFF + "source"), segment.findtext(XLIFF + "target")])
    return rows


def save_po(path, name, text, output):
    store = po.pofile.parsefile(path)
    unit = next(one for one in store.units if one.getcontext() == name)
    unit.target = text
    unit.markfuzzy(False)
    store.savefile(output)


def save_tmx(path, name, text, output):
    store = tmx.tmxfile.parsefile(path)
    unit = next(one for one in store.units if one.getid() == name)
    unit.target = text
    for prop in unit.xmlelement.iter("prop"):
        if prop.get("type") == "done":
            prop.text = "yes"
    store.savefile(output)


def save_csv(path, name, text, output):
    with open(path, encoding="utf-8", newline="") as file:
        reader = csv.DictReader(file, strict=True)
        rows, columns = list(reader), reader.fieldnames
    row = next(one for one in rows if one["id"] == name)
    row["text"], row["done"] = text, "yes"
    with open(output, "w", encoding="utf-8", newline="") as file:
        # As a spreadsheet writes: quotes everywhere, lines that end with CR LF.
        writer = csv.DictWriter(file, columns, quoting=csv.QUOTE_ALL)
        writer.writeheader()
        writer.writerows(rows)


if __name__ == "__main__":
    job, form, rest = sys.argv[1], sys.argv[2], sys.argv[3:]
    if job == "read":
        print(json.dumps(globals()["read_" + form](*rest)))
    else:
        globals()["save_" + form](*rest)
