"""Checks that every target below Sources imports only what it names in Package.swift, and that no module of the page's programs
imports a module of the platform."""
import glob
import re
import sys

import modules
import sources

PLATFORM = {"Foundation", "Glibc", "Darwin", "CoreGraphics", "QuartzCore", "UIKit", "AppKit", "SwiftUI"}
UI = "Sources/Apple/AlmanacUI"


def allowed(targets):
    """Returns the modules that each target may import."""
    pure = set(modules.engine(targets)) | {"WebHost", "EngineCheck"}
    return {name: {name, *named} | (set() if name in pure else PLATFORM) for name, named in targets.items()}


def forbidden(imports, limits):
    """Yields a sentence for each import, given as a path with a line, a target, and a module, that the limits do not allow."""
    for place, target, module in imports:
        if module not in limits.get(target, ()):
            yield f"{place}: {target} may not import {module}"


def allImports():
    """Yields where each file below Sources imports what. A folder counts as an import of itself: it has to be a target."""
    for folder in sorted(glob.glob("Sources/*/*/")):
        target = folder.split("/")[2]
        yield folder, target, target
    for path in sources.files("Sources"):
        for number, module in sources.imported(sources.lines(path)):
            yield f"{path}:{number}", path.split("/")[2], module


def search(pattern, *folders, isExempt=lambda path, line: False):
    """Returns the lines in folders that a pattern matches, as "path:number:line"."""
    pattern = re.compile(pattern)
    return [
        f"{path}:{number}:{line}" for path in sources.files(*folders)
        for number, line in enumerate(sources.lines(path), 1) if pattern.search(line) and not isExempt(path, line)
    ]


def isExemptFromObjectiveC(path, line):
    """Returns whether a line may need Objective-C. AlmanacUI compiles with and without it, and two files have all that differs."""
    return path.endswith(("/ActionTarget.swift", "/KeyCommands.swift")) or (
        "canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)" in line)


def rules():
    """Yields the lines that break a rule beside the imports, and what is wrong with them."""
    yield (
        search(r"@objc|#selector|standIn|#(if|elseif).*\bos\(|\bas CF", UI, isExempt=isExemptFromObjectiveC),
        "AlmanacUI needs Objective-C outside of ActionTarget.swift and KeyCommands.swift")
    yield (
        search(r"@preconcurrency import|@unchecked Sendable|nonisolated\(unsafe\)", UI),
        "AlmanacUI leaves the isolation that the compiler checks")
    yield (
        search(r"import Synchronization", "Sources", "Tests", "Benchmarks", "Plugins"),
        "Mutex and Atomic need macOS 15 and iOS 18, later than Package.swift says; use Lock of SystemServices")


def main(arguments):
    failures = list(forbidden(allImports(), allowed(sources.manifest())))
    for found, rule in rules():
        failures += found + ([f"imports: {rule}"] if found else [])
    for failure in failures:
        print(failure, file=sys.stderr)
    if failures:
        return 1
    print("imports: every target keeps to Package.swift")
    return 0
