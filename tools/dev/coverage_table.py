"""coverage_table.py SUMMARY: prints what gcovr counted as a table in Markdown, one row for each folder."""

import collections
import json
import sys


def share(covered, total):
    return f"{100 * covered / total:.1f} %" if total else "–"


def folder_of(name):
    parts = name.split("/")
    return "/".join(parts[:2]) if len(parts) > 2 else parts[0]


rows = collections.defaultdict(lambda: [0, 0, 0, 0])
for file in json.load(open(sys.argv[1], encoding="utf-8"))["files"]:
    for name in (folder_of(file["filename"]), "all"):
        counts = (file["line_covered"], file["line_total"], file["branch_covered"], file["branch_total"])
        rows[name] = [a + b for a, b in zip(rows[name], counts)]

print("| folder | lines | reached | branches | reached |\n| --- | --- | --- | --- | --- |")
for name in sorted(rows, key=lambda one: (one == "all", one)):
    lines_run, lines, branches_run, branches = rows[name]
    print(f"| {name} | {lines} | {share(lines_run, lines)} | {branches} | {share(branches_run, branches)} |")
