"""Compiles one changed file and links the programs under test with it."""

import json
import pathlib
import re
import shlex
import subprocess

PROGRAMS = ("cantrip", "cantrip_tests")


class Program:
    """A build folder (Ninja) whose programs are linked anew for each change, and put back afterwards."""

    def __init__(self, root, build):
        self.root, self.build = root, build
        self.work = build / "mutants"
        self.work.mkdir(exist_ok=True)
        commands = json.loads((build / "compile_commands.json").read_text())
        self.compiles = {one["file"]: one for one in commands}
        self.links = {name: self.link_command(name) for name in PROGRAMS}
        self.whole = {}

    def link_command(self, name):
        listed = subprocess.run(
            ["ninja", "-C", self.build, "-t", "commands", name], check=True, capture_output=True, text=True
        ).stdout
        for line in reversed(listed.splitlines()):
            for part in line.split(" && "):
                if f" -o {name} " in part:
                    return shlex.split(part)
        raise SystemExit(f"mutants: ninja knows no command that links {name} in {self.build}")

    def compile(self, path, text):
        """The object of a file with this text, without debug information; None when it does not compile."""
        row = self.compiles[str(self.root / path)]
        changed = self.work / "source" / path
        changed.parent.mkdir(parents=True, exist_ok=True)
        changed.write_text(text, encoding="utf-8")
        made = self.work / "changed.o"
        command = shlex.split(row["command"])
        command[command.index("-o") + 1] = str(made)
        command[command.index("-c") + 1] = str(changed)
        command = [one for one in command if not re.match(r"-Werror|-Wno-error", one)]
        # Names included from beside the file are found there still.
        command += ["-w", "-iquote", str((self.root / path).parent)]
        if subprocess.run(command, cwd=row["directory"], capture_output=True).returncode != 0:
            return None
        subprocess.run(["objcopy", "--strip-debug", made], check=True)
        return made

    def unchanged_object(self, path):
        """The bytes of the file as it is, compiled in the same way."""
        if path not in self.whole:
            made = self.compile(path, (self.root / path).read_text(encoding="utf-8"))
            if made is None:
                raise SystemExit(f"mutants: {path} does not compile as it is")
            self.whole[path] = made.read_bytes()
        return self.whole[path]

    def link(self, made):
        """Puts the object before the libraries: the linker then leaves the library's own one out."""
        for name, command in self.links.items():
            at = command.index("-o")
            changed = command[:at] + ["-Wl,--strip-debug", str(made)] + command[at:]
            subprocess.run(changed, cwd=self.build, check=True, capture_output=True)

    def put_back(self):
        """Links the programs as the sources are. What an interrupted run left behind is never taken for them."""
        for name in PROGRAMS:
            (self.build / name).unlink(missing_ok=True)
        subprocess.run(["ninja", "-C", self.build, *PROGRAMS], check=True, stdout=subprocess.DEVNULL)
