"""What the checks read from Swift sources: lines, tests with their sentences, imports, and the manifest."""
import json
import os
import re
import subprocess

ATTRIBUTE = re.compile(r" *@(Test|Suite)")
DECLARATION = re.compile(r" *(?:[@a-z][A-Za-z]* )*(?:func|struct|class|enum|extension) +([A-Za-z0-9_]+)")
STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')
IMPORT = re.compile(
    r" *(?:@[A-Za-z_]+ )*(?:(?:public|package|internal|private|fileprivate) )?import +"
    r"(?:(?:struct|enum|class|func|protocol|typealias) +)?([A-Za-z0-9_-]+)")


def files(*folders, suffix=".swift"):
    """Yields the paths of all files with a suffix in folders, in one order on every machine."""
    for folder in folders:
        for place, below, names in os.walk(folder):
            below.sort()
            for name in sorted(names):
                if name.endswith(suffix):
                    yield os.path.join(place, name)


def lines(path):
    """Returns the lines of a file, without line feeds."""
    with open(path, encoding="utf-8") as file:
        return file.read().split("\n")


def tests(source):
    """Yields each test and suite of Swift Testing in the lines of a file: its name, and its sentence or an empty string."""
    text = None
    for line in source:
        if ATTRIBUTE.match(line):
            text = ""
        if text is None:
            continue
        declaration = DECLARATION.match(line)
        if declaration:
            sentence = STRING.search(text)
            yield declaration[1], sentence[1] if sentence else ""
            text = None
        else:
            text += " " + line


def imported(source):
    """Yields the number of each line that imports a module, and the module."""
    for number, line in enumerate(source, 1):
        found = IMPORT.match(line)
        if found:
            yield number, found[1]


def manifest():
    """Returns the targets of Package.swift and of its window, as names with the names that each one lists itself."""
    # ALMANAC_IMPORTS_ONLY leaves out what the manifest adds for incremental builds.
    environment = {**os.environ, "ALMANAC_WINDOW": "1", "ALMANAC_IMPORTS_ONLY": "1"}
    for mode in ("ALMANAC_APPLE", "ALMANAC_TESTS"):
        environment.pop(mode, None)
    text = subprocess.run(["swift", "package", "dump-package"], env=environment, check=True, stdout=subprocess.PIPE).stdout
    return {target["name"]: named(target) for target in json.loads(text)["targets"]}


def named(target):
    """Returns the names of the targets and products that a target of `swift package dump-package` depends on."""
    # Each dependency is a dictionary of one kind (byName, target, product), whose list begins with the name.
    return [values[0] for dependency in target["dependencies"] for values in dependency.values()]


def reached(targets, roots):
    """Returns all targets that some targets reach, in the order of the manifest."""
    found, waiting = set(), list(roots)
    while waiting:
        for name in targets[waiting.pop()]:
            if name in targets and name not in found:
                found.add(name)
                waiting.append(name)
    return [name for name in targets if name in found]
