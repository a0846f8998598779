"""Changes the C++ in one place at a time and looks whether a test notices. See README.md; started by mutants.sh."""

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

from program import Program
from sites import OPERATORS, sites_of
from suite import Suite

JUDGED = ("killed", "survived")


def arguments():
    parser = argparse.ArgumentParser(prog="tools/dev/mutants.sh", description=__doc__)
    parser.add_argument("folders", nargs="*", help="folders or files to change (lang and interpreter)")
    parser.add_argument("--count", type=int, default=200, help="changes to judge (200)")
    parser.add_argument("--minutes", type=float, default=60, help="stop after this time (60); a later run goes on")
    parser.add_argument("--seed", type=int, help="which changes are taken (from the commit's hash)")
    parser.add_argument("--slowest", type=float, default=3.0, help="tests over this many seconds run last (3)")
    parser.add_argument("--build", default="build-mutants", help="build folder (build-mutants)")
    parser.add_argument("--report", action="store_true", help="only print what is known so far")
    chosen = parser.parse_args()
    chosen.folders = [folder.rstrip("/") for folder in chosen.folders] or ["lang", "interpreter"]
    return chosen


def seed_of_commit(root):
    found = subprocess.run(["git", "-C", root, "rev-parse", "HEAD"], capture_output=True, text=True)
    return int(found.stdout[:8], 16) if found.returncode == 0 else 1


def sampled(root, folders, seed):
    """All places in a random order: every beginning of it is a simple random sample."""
    files = []
    for folder in folders:
        path = root / folder
        files += sorted(path.rglob("*.cpp")) if path.is_dir() else [path]
    sites = []
    for path in files:
        sites += sites_of(str(path.relative_to(root)), path.read_text(encoding="utf-8"))
    random.Random(seed).shuffle(sites)
    return sites


def key_of(site, text):
    return hashlib.sha1(f"{text}\0{site.begin}\0{site.end}\0{site.new}".encode()).hexdigest()[:16]


class Results:
    """One line of JSON for each change, written as soon as it is known: a run that is stopped loses nothing."""

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


def judge(site, key, program, suite, stages):
    row = {"key": key, "path": site.path, "operator": site.operator, "change": site.describe()}
    text = (program.root / site.path).read_text(encoding="utf-8")
    whole = program.unchanged_object(site.path)
    made = program.compile(site.path, site.apply(text))
    if made is None:
        return row | {"result": "no C++"}
    if made.read_bytes() == whole:
        return row | {"result": "same code"}
    program.link(made)
    killer = suite.first_failure(stages)
    return row | ({"result": "killed", "by": killer} if killer else {"result": "survived", "slow": False})


def judge_slow(row, site, program, suite, slow):
    """A survivor of the quick tests is shown to the slow ones."""
    text = (program.root / site.path).read_text(encoding="utf-8")
    program.link(program.compile(site.path, site.apply(text)))
    killer = suite.failure_in(slow)
    return row | ({"result": "killed", "by": killer} if killer else {"slow": True})


def wilson(killed, all_of_them):
    """The 95 % interval of a share, in per cent."""
    if all_of_them == 0:
        return 0.0, 100.0
    z, n, p = 1.96, all_of_them, killed / all_of_them
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return 100 * (middle - half), 100 * (middle + half)


def print_table(title, rows, names, belongs):
    print(f"\n| {title} | killed | of | share | 95 % interval |\n| --- | --- | --- | --- | --- |")
    for name in names:
        here = [row for row in rows if belongs(row, name)]
        killed = sum(row["result"] == "killed" for row in here)
        if here:
            low, high = wilson(killed, len(here))
            print(f"| {name} | {killed} | {len(here)} | {100 * killed / len(here):.0f} % | {low:.0f} to {high:.0f} % |")


def report(rows, folders):
    judged = [row for row in rows if row["result"] in JUDGED]
    print_table("folder", judged, folders, lambda row, name: (row["path"] + "/").startswith(name + "/") or row["path"] == name)
    print_table("sort of change", judged, OPERATORS, lambda row, name: row["operator"] == name)
    print_table("", judged, ["all"], lambda row, name: True)
    for result in ("no C++", "same code"):
        print(f"\nleft out, {result}: {sum(row['result'] == result for row in rows)}", end="")
    survivors = [row for row in judged if row["result"] == "survived"]
    print(f"\n\nsurvivors: {len(survivors)}")
    for row in sorted(survivors, key=lambda one: one["change"]):
        print("  " + row["change"] + ("" if row["slow"] else "  (slow tests not run)"))


def run(chosen, sites, results, program, suite):
    end = time.monotonic() + 60 * chosen.minutes
    suite.measure()
    stages, slow = suite.stages(chosen.slowest)
    print(f"{sum(map(len, stages))} quick tests, {len(slow)} slow ones; failing already: {suite.failing or 'none'}", flush=True)
    taken, judged = [], 0
    for site in sites:
        if judged == chosen.count or time.monotonic() > end:
            break
        key = key_of(site, (program.root / site.path).read_text(encoding="utf-8"))
        if key not in results.rows:
            results.add(judge(site, key, program, suite, stages))
            print(f"{judged + 1} {results.rows[key]['result']}: {site.describe()}", flush=True)
        taken.append((site, key))
        judged += results.rows[key]["result"] in JUDGED
    for site, key in taken:
        row = results.rows[key]
        if slow and row["result"] == "survived" and not row["slow"] and time.monotonic() < end:
            results.add(judge_slow(row, site, program, suite, slow))
            print(f"slow tests: {results.rows[key]['result']}: {site.describe()}", flush=True)


def main():
    chosen = arguments()
    root = pathlib.Path(__file__).resolve().parents[3]
    seed = chosen.seed if chosen.seed is not None else seed_of_commit(root)
    sites = sampled(root, chosen.folders, seed)
    print(f"seed {seed}; {len(sites)} places in {', '.join(chosen.folders)}", flush=True)
    program = Program(root, root / chosen.build)
    results = Results(program.work / f"results-{seed}.jsonl")
    if not chosen.report:
        # Stopped from outside, it puts the programs back too.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
        program.put_back()
        try:
            run(chosen, sites, results, program, Suite(program))
        finally:
            program.put_back()
    texts = {}
    known = []
    for site in sites:
        text = texts.setdefault(site.path, (root / site.path).read_text(encoding="utf-8"))
        row = results.rows.get(key_of(site, text))
        known += [row] if row else []
    report(known, chosen.folders)
    return 0


if __name__ == "__main__":
    sys.exit(main())
