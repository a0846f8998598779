"""The tests of `cantrip_tests`: how long each takes, and which of them a changed program fails."""

import hashlib
import json
import os
import re
import resource
import signal
import subprocess
from xml.sax.saxutils import unescape

CASE = re.compile(r'<TestCase name="([^"]*)"')
RESULT = re.compile(r'<TestCase name="([^"]*)".*?<OverallResult success="(\w+)" durationInSeconds="([^"]*)"', re.DOTALL)
QUOTES = {"&quot;": '"', "&apos;": "'"}
# A change may ask for memory without end.
MEMORY = 6 << 30


def in_seconds(names, seconds):
    return sum(seconds[name] for name in names)


class Suite:
    def __init__(self, program):
        self.program = program
        self.names_file = program.work / "names"
        self.seconds = {}
        self.failing = []
        self.killers = {}

    def measure(self):
        """Runs every test on the program as it is, once. Tests that fail already cannot tell anything."""
        tests = hashlib.sha1((self.program.build / "cantrip_tests").read_bytes()).hexdigest()
        kept = self.program.work / "measured.json"
        if kept.exists():
            known = json.loads(kept.read_text(encoding="utf-8"))
            if known["tests"] == tests:
                self.seconds, self.failing = known["seconds"], known["failing"]
                return
        # A test that ends the process takes those behind it along: they get a process of their own.
        left = self.names()
        while left:
            self.write_names(left)
            _, out = self.run_process(["--input-file", str(self.names_file)], 3600)
            for name, success, duration in RESULT.findall(out):
                name = unescape(name, QUOTES)
                if success == "true":
                    self.seconds[name] = float(duration)
                else:
                    self.failing.append(name)
            rest = [name for name in left if name not in self.seconds and name not in self.failing]
            if len(rest) == len(left):
                raise SystemExit("mutants: the tests do not run:\n" + out[-2000:])
            left = rest
        kept.write_text(json.dumps({"tests": tests, "seconds": self.seconds, "failing": self.failing}), encoding="utf-8")

    def names(self):
        command = [self.program.build / "cantrip_tests", "--list-test-names-only"]
        # Its status is the number of tests.
        listed = subprocess.run(command, capture_output=True, text=True, encoding="utf-8").stdout
        return [line for line in listed.splitlines() if line]

    def write_names(self, names):
        escaped = [re.sub(r"([\[\],\\])", r"\\\1", name) for name in names]
        self.names_file.write_text("\n".join(escaped) + "\n", encoding="utf-8")

    def stages(self, slowest):
        """Quick tests first, so that most changes are found soon; what is slower than `slowest` comes apart."""
        bounds = (0.02, 0.2, 1.0, slowest)
        stages, low = [], -1.0
        for high in bounds:
            stages.append([name for name, took in self.seconds.items() if low < took <= high])
            low = high
        return [stage for stage in stages if stage], [name for name, took in self.seconds.items() if took > slowest]

    def first_failure(self, stages):
        """The test that a changed program fails, or None. The tests that failed most often go first."""
        often = sorted(self.killers, key=self.killers.get, reverse=True)[:12]
        for stage in [often] + stages if often else stages:
            killer = self.failure_in(stage)
            if killer:
                if killer in self.seconds and self.seconds[killer] < 1:
                    self.killers[killer] = self.killers.get(killer, 0) + 1
                return killer
        return None

    def failure_in(self, names):
        self.write_names(names)
        limit = int(5 * in_seconds(names, self.seconds)) + 10
        status, out = self.run_process(["--abort", "--input-file", str(self.names_file)], limit)
        if status == 0:
            return None
        if status in (-signal.SIGXCPU, -signal.SIGKILL):
            return "(no end)"
        # The last case that began is the one that failed.
        begun = CASE.findall(out)
        return unescape(begun[-1], QUOTES) if begun else "(no start)"

    def run_process(self, arguments, cpu_seconds):
        """Limits are counted in time of the processor, so that a busy machine does not decide."""

        def limit():
            resource.setrlimit(resource.RLIMIT_CPU, (cpu_seconds, cpu_seconds))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            os.setpgid(0, 0)

        command = [self.program.build / "cantrip_tests", "-r", "xml", "-d", "yes", *arguments]
        with open(self.program.work / "out.xml", "w+b") as out:
            process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.DEVNULL, preexec_fn=limit
            )
            try:
                # What waits for ever uses no time of the processor.
                status = process.wait(60 + 20 * cpu_seconds)
            except subprocess.TimeoutExpired:
                status = -signal.SIGKILL
            finally:
                # Stopped or too late: nothing that it started stays behind.
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGKILL)
                    process.wait()
            out.seek(0)
            return status, out.read().decode("utf-8", "replace")
