"""Tests: how long each takes, which conditions each gets to, and which of them an inverted condition makes fail."""

import json
import os
import re
import resource
import signal
import subprocess

# A change may ask for memory without end.
MEMORY = 6 << 30
NO_END = (-signal.SIGXCPU, -signal.SIGKILL)


def processor_seconds():
    """Of this program and everything that it has started and waited for."""
    own, children = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    return own.ru_utime + own.ru_stime + children.ru_utime + children.ru_stime


class Suite:
    """A test is (area, name). Times are of the processor, so that a busy machine does not decide."""

    def __init__(self, build, work, areas, longest):
        self.build, self.work, self.areas, self.longest = build, work, areas, longest
        self.tests = {}
        self.failing, self.too_long = [], []
        self.kills = {}

    def measure(self, numbered):
        """Runs every test once. A test that fails already cannot tell anything. `numbered`: [(name, address, number)] to watch."""
        watched = self.work / "watched"
        watched.write_text("".join(f"{name} {address:x} {number}\n" for name, address, number in numbered))
        highest = max((number for _, _, number in numbered), default=0)
        known = self.known_rows(watched)
        for area in self.areas:
            for name in self.names(area):
                row = known.get((area, name)) or self.measured(area, name, watched, highest)
                status, seconds, reached = row
                if status == 0:
                    self.tests[area, name] = (seconds, set(reached))
                elif status in NO_END:
                    self.too_long.append(f"{area}: {name}")
                else:
                    self.failing.append(f"{area}: {name}")

    def measured(self, area, name, watched, highest):
        seen = self.work / "seen"
        seen.write_bytes(bytes(highest + 1))
        status, seconds = self.run(
            (area, name), self.longest, {"CANTRIP_SITES": str(watched), "CANTRIP_SITES_SEEN": str(seen)}
        )
        row = (status, seconds, [number for number, mark in enumerate(seen.read_bytes()) if mark])
        with open(self.work / "measured.jsonl", "a", encoding="utf-8") as out:
            out.write(json.dumps([self.state(watched), area, name, *row]) + "\n")
        return row

    def known_rows(self, watched):
        """What an earlier run measured with the same programs and places."""
        kept, state = self.work / "measured.jsonl", self.state(watched)
        if not kept.exists():
            return {}
        rows = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
        return {(area, name): row for known, area, name, *row in rows if known == state}

    def state(self, watched):
        times = [(self.build / "tests" / area).stat().st_mtime_ns for area in self.areas]
        return f"{times} {(self.build / 'cantrip').stat().st_mtime_ns} {hash_of(watched)}"

    def names(self, area):
        command = [self.build / "tests" / area, "--list-test-names-only"]
        # Its status is the number of tests.
        listed = subprocess.run(command, capture_output=True, text=True, encoding="utf-8").stdout
        return [line for line in listed.splitlines() if line]

    def judge(self, number, patch, areas, budget):
        """Whether a test of these areas fails with a patch: the cheapest first, and those that found much."""
        reaching = [test for test, (_, reached) in self.tests.items() if number in reached and test[0] in areas]
        reaching.sort(key=lambda test: self.tests[test][0] / (1 + self.kills.get(test, 0)))
        start, skipped = processor_seconds(), []
        for test in reaching:
            seconds = self.tests[test][0]
            if processor_seconds() - start + seconds > budget:
                skipped.append(": ".join(test))
                continue
            status, _ = self.run(test, int(5 * seconds) + 3, {"CANTRIP_MUTANT": patch})
            if status != 0:
                self.kills[test] = self.kills.get(test, 0) + 1
                end = " (no end)" if status in NO_END else ""
                return {"result": "killed", "by": ": ".join(test) + end}
        return {"result": "survived", "reached by": len(reaching), "not run": skipped}

    def run(self, test, limit, environment):
        """The status and the time of one test. It fails when it takes longer than `limit`."""

        def restrict():
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            os.setpgid(0, 0)

        area, name = test
        escaped = re.sub(r"([\[\],\\])", r"\\\1", name)
        # A name that fits nothing would pass.
        command = [self.build / "tests" / area, "--abort", "--warn", "NoTests", escaped]
        start = processor_seconds()
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=restrict,
            env=os.environ | environment | {"LD_PRELOAD": str(self.work / "patch.so")},
        )
        try:
            # What waits for ever uses no time of the processor.
            status = process.wait(60 + 20 * limit)
        except subprocess.TimeoutExpired:
            status = -signal.SIGKILL
        finally:
            # Stopped or too late: nothing that it started stays behind.
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            process.wait()
        return status, processor_seconds() - start


def hash_of(path):
    return subprocess.run(["sha1sum", path], check=True, capture_output=True, text=True).stdout[:16]
