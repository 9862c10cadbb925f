"""Writes the list of modules that Scripts/build-wasm compiles, so that the build itself parses no Swift.

Builds run on machines without Python and in the sandbox of build plugins, so the list is a file of plain text. The manifest cannot
read it: SwiftPM keeps what a manifest says until Package.swift itself changes.
"""
import sys

import sources

LIST = "Scripts/engine-modules"
HEADER = "# The engine's modules, lowest first, each with those that it may import. Made from Package.swift: Scripts/dev/run modules --write\n"


def engine(targets):
    """Returns the modules below the programs of the page. CWebHost is C, which build-wasm compiles by itself."""
    return [name for name in sources.reached(targets, ["WebHost", "EngineCheck"]) if name != "CWebHost"]


def text(targets):
    """Returns the list: a line for each module, with the module, a colon, and the modules that it names."""
    return HEADER + "".join(" ".join([name + ":"] + targets[name]) + "\n" for name in engine(targets))


def printReached(names):
    targets = sources.manifest()
    for name in names:
        if name not in targets:
            sys.exit(f"targets: Package.swift has no target {name}")
    reached = set(sources.reached(targets, names)) | set(names)
    print("\n".join(name for name in targets if name in reached))
    return 0


def main(arguments):
    expected = text(sources.manifest())
    if arguments == ["--write"]:
        with open(LIST, "w", encoding="utf-8") as file:
            file.write(expected)
        return 0
    if "\n".join(sources.lines(LIST)) != expected:
        print(f"modules: {LIST} differs from Package.swift: run Scripts/dev/run modules --write", file=sys.stderr)
        return 1
    return 0
