"""Inverts one condition of the compiled C++ at a time and looks whether a test notices. See README.md; started by mutants.sh."""

import argparse
import hashlib
import json
import math
import pathlib
import random
import signal
import subprocess
import sys
import time

from sites import Executable, conditions_in, places_in
from suite import Suite, processor_seconds

# The tests that count for a library: its own, and those that are about it. The first one links all of the library.
AREAS = {
    "lang": ["lang", "semantics", "interpreter"],
    "interpreter": ["interpreter", "semantics", "reference", "generator"],
}


def arguments():
    parser = argparse.ArgumentParser(prog="tools/dev/mutants.sh", description=__doc__)
    parser.add_argument("folders", nargs="*", help="FOLDER:COUNT, how many conditions to judge where (lang:100 interpreter:100)")
    parser.add_argument("--minutes", type=float, default=60, help="stop after this time (60); a later run goes on")
    parser.add_argument("--seed", type=int, help="which conditions are taken (from the commit's hash)")
    parser.add_argument("--seconds", type=float, default=60, help="processor time for the tests of one condition (60)")
    parser.add_argument("--longest", type=int, default=60, help="tests that take longer than this are left out (60)")
    parser.add_argument("--areas", help="only these areas, as interpreter,semantics")
    chosen = parser.parse_args()
    chosen.folders = [split_count(one) for one in chosen.folders or ["lang:100", "interpreter:100"]]
    return chosen


def split_count(word):
    folder, _, count = word.partition(":")
    return folder.rstrip("/"), int(count or 100)


def areas_for(folder, chosen):
    library = folder.split("/")[0]
    # A library of the tools has an area of its own name.
    areas = AREAS.get(library) or [folder.split("/")[1]]
    return [area for area in areas if not chosen.areas or area in chosen.areas.split(",")]


def seed_of_commit(root):
    found = subprocess.run(["git", "-C", root, "rev-parse", "HEAD"], capture_output=True, text=True)
    return int(found.stdout[:8], 16) if found.returncode == 0 else 1


def key_of(root, condition):
    text = (root / condition.path).read_text(encoding="utf-8")
    return hashlib.sha1(f"{text}\0{condition.line}\0{condition.column}".encode()).hexdigest()[:16]


class Results:
    """One line of JSON for each condition, written as soon as it is known: a run that is stopped loses nothing."""

    def __init__(self, path):
        self.path = path
        self.rows = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                row = json.loads(line)
                self.rows[row["key"]] = row

    def add(self, row):
        self.rows[row["key"]] = row
        with open(self.path, "a", encoding="utf-8") as out:
            out.write(json.dumps(row, ensure_ascii=False) + "\n")


def wilson(killed, all_of_them):
    """The 95 % interval of a share, in per cent."""
    if all_of_them == 0:
        return 0.0, 100.0
    z, n, p = 1.96, all_of_them, killed / all_of_them
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return 100 * (middle - half), 100 * (middle + half)


def mean(rows):
    return sum(row["seconds"] for row in rows) / len(rows) if rows else 0.0


def report(by_folder):
    print("\n| folder | killed | of | share | 95 % interval | processor time of a killed one | of a survivor |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for folder, rows in by_folder.items():
        killed = [row for row in rows if row["result"] == "killed"]
        survivors = [row for row in rows if row["result"] == "survived"]
        if rows:
            low, high = wilson(len(killed), len(rows))
            print(f"| {folder} | {len(killed)} | {len(rows)} | {100 * len(killed) / len(rows):.0f} % | {low:.0f} to {high:.0f} %"
                  f" | {mean(killed):.1f} s | {mean(survivors):.1f} s |")
    for folder, rows in by_folder.items():
        survivors = [row for row in rows if row["result"] == "survived"]
        print(f"\nsurvivors in {folder}: {len(survivors)}")
        for row in sorted(survivors, key=lambda one: one["change"]):
            reached = row["reached by"]
            remark = "no test gets there" if reached == 0 else f"{reached} tests get there"
            if row["not run"]:
                remark += f"; not run: {', '.join(row['not run'])}"
            print(f"  {row['change']}  ({remark})")


class Drawn:
    """A random sample of the conditions of a folder, and where they are in every executable."""

    def __init__(self, root, folder, count, seed, executables, areas):
        self.folder, self.areas = folder, areas
        every = conditions_in(executables[areas[0]], root, folder)
        order = list(every)
        random.Random(seed).shuffle(order)
        self.conditions = order[:count]
        print(f"{len(every)} conditions in {folder}, {len(self.conditions)} drawn", flush=True)
        sampled = {condition: every[condition] for condition in self.conditions}
        self.places = {
            executable.name: places_in(executable, sampled)
            for name, executable in executables.items()
            if name in areas or name == "cantrip"
        }

    def watched(self, first):
        """(executable, address, number) for all of them, numbered from `first` on."""
        return [
            (name, one[0], first + number)
            for number, condition in enumerate(self.conditions)
            for name, places in self.places.items()
            for one in places[condition]
        ]

    def patch(self, condition):
        """What makes patch.c invert a condition."""
        return ",".join(
            f"{name}:{opcode_at:x}:{opcode ^ 1:x}"
            for name, places in self.places.items()
            for _, opcode_at, opcode in places[condition]
        )


def judge_all(chosen, root, drawn, suite, results, end):
    """Prints and stores what becomes of each; {folder: rows}."""
    out, first = {}, 1
    for sample in drawn:
        rows = out.setdefault(sample.folder, [])
        for number, condition in enumerate(sample.conditions):
            key = key_of(root, condition)
            if key not in results.rows:
                if time.monotonic() > end:
                    break
                start = processor_seconds()
                row = {"key": key, "change": condition.describe()}
                row |= suite.judge(first + number, sample.patch(condition), sample.areas, chosen.seconds)
                results.add(row | {"seconds": processor_seconds() - start})
                print(f"{sample.folder} {number + 1} {row['result']}: {row['change']} {row.get('by', '')}", flush=True)
            rows.append(results.rows[key])
        first += len(sample.conditions)
    return out


def main():
    chosen = arguments()
    end = time.monotonic() + 60 * chosen.minutes
    root = pathlib.Path(__file__).resolve().parents[3]
    build = root / "build"
    work = build / "mutants"
    work.mkdir(parents=True, exist_ok=True)
    seed = chosen.seed if chosen.seed is not None else seed_of_commit(root)
    areas = list(dict.fromkeys(area for folder, _ in chosen.folders for area in areas_for(folder, chosen)))
    print(f"seed {seed}; areas {', '.join(areas)}", flush=True)
    source = root / "tools/dev/mutants/patch.c"
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", source, "-o", work / "patch.so"], check=True)
    # Stopped from outside, it leaves no test running.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    start = processor_seconds()
    executables = {area: Executable(build / "tests" / area) for area in areas}
    executables["cantrip"] = Executable(build / "cantrip")
    drawn = [Drawn(root, folder, count, seed, executables, areas_for(folder, chosen)) for folder, count in chosen.folders]
    print(f"processor time to find all conditions: {processor_seconds() - start:.0f} s", flush=True)
    start = processor_seconds()
    suite = Suite(build, work, areas, chosen.longest)
    numbered, first = [], 1
    for sample in drawn:
        numbered += sample.watched(first)
        first += len(sample.conditions)
    suite.measure(numbered)
    print(f"processor time to run {len(suite.tests)} tests unchanged: {processor_seconds() - start:.0f} s", flush=True)
    print(f"failing already: {suite.failing or 'none'}; too long: {suite.too_long or 'none'}", flush=True)
    report(judge_all(chosen, root, drawn, suite, Results(work / f"results-{seed}.jsonl"), end))
    return 0


if __name__ == "__main__":
    sys.exit(main())
