"""Compares the rows of Documentation/Features.md and Documentation/Tasks.md with the tests.

Fails and names each row that no test names, each test or comment that names a number without a row, and each link to a test that
does not exist or does not name the number of its row. Rows of tasks may link to any test.
"""
import re

import sources

FEATURES = "Documentation/Features.md"
TASKS = "Documentation/Tasks.md"
FAMILY = r"(?:MB|CV|SH|DT|ED|HC|AP|PI|GT)-"
ID = re.compile(rf"(?:{FAMILY}|[TMPE])[0-9]+")
RANGE_END = re.compile(rf"(?:-| to )(?:{FAMILY}|[TMPE])([0-9]+)")
MENTION = re.compile(rf"\b{FAMILY}[0-9]+\b")
ROW = re.compile(rf"\| ((?:{FAMILY}|[TMPE])[0-9]+) \|.*\| (.*) \|$")
LINK = re.compile(r"\[([^]]+)\]\(([^)]+)\)")
TASK_ROW = re.compile(r"\| ([0-9]+) \|.*\| (.*) \|$")
TASK = re.compile(r"Task ([0-9]+): ")
WINDOW_ID = re.compile(r"(?:GT|HC)-[0-9]+")


def split(number):
    """Returns the family and the number of an ID: "MB-" and 1 of MB-1, "T" and 1 of T1."""
    digits = re.search(r"[0-9]+$", number)
    return number[:digits.start()], int(digits[0])


def numbers(sentence):
    """Yields the IDs in a sentence. Ranges are written out: T1, T2 and T3 for "T1-T3"."""
    start = 0
    while found := ID.search(sentence, start):
        isInsideWord = found.start() > start and sentence[found.start() - 1].isalnum()
        start = found.end()
        if isInsideWord:
            continue
        family, first = split(found[0])
        last = first
        if end := RANGE_END.match(sentence, start):
            last, start = int(end[1]), end.end()
        for number in range(first, last + 1):
            yield f"{family}{number}"


def windowTests(lines):
    """Yields the tests of the window, whose sentence is in the line before the function: name and IDs."""
    sentence = ""
    for line in lines:
        if line.startswith("@test("):
            sentence = line
        elif sentence and (function := re.match(r"def ([A-Za-z0-9_]+)", line)):
            yield function[1], WINDOW_ID.findall(sentence)
            sentence = ""


def places(links):
    """Yields the file and the function of each link to a test."""
    for name, path in links:
        yield path.removeprefix("../"), name.partition(".")[2] or name


def taskFailures(lines, tests):
    """Yields what is wrong with the list of tasks. Tests are tuples of path, name, and sentence."""
    rows = [row for line in lines if (row := TASK_ROW.match(line))]
    if not rows or [int(row[1]) for row in rows] != list(range(1, len(rows) + 1)):
        yield "Tasks.md does not number its rows from 1 on"
    known, linked = {(path, name) for path, name, _ in tests}, set()
    for row in rows:
        links = list(places(LINK.findall(row[2])))
        linked.update((row[1], *place) for place in links)
        if not links:
            yield f"task {row[1]}: its row links to no test"
        for path, function in links:
            if (path, function) not in known:
                yield f"task {row[1]}: there is no test {function} in {path}"
    for path, name, sentence in tests:
        if (task := TASK.match(sentence)) and (task[1], path, name) not in linked:
            yield f"{name} in {path} names task {task[1]}, whose row does not link to it"


class Comparison:
    """The rows of the list beside the tests and comments that name them."""

    def __init__(self):
        self.links = {}  # The text with links to tests, by ID.
        self.failures = []
        self.tests = {}  # The IDs that each (file, function) names.
        self.places = {}  # A file that names an ID.

    def addRows(self, lines):
        for line in lines:
            if row := ROW.match(line):
                if row[1] in self.links:
                    self.failures.append(f"Features.md has two rows {row[1]}")
                self.links[row[1]] = row[2]

    def addTest(self, path, name, ids):
        self.tests.setdefault((path, name), set()).update(ids)
        for each in ids:
            self.places[each] = path

    def addMention(self, path, number):
        self.places.setdefault(number, path)

    def compare(self):
        """Returns what is wrong."""
        failures = list(self.failures)
        if not self.links:
            failures.append("Features.md has no rows")
        tested = set().union(*self.tests.values())
        for number, text in self.links.items():
            if number not in tested:
                failures.append(f"{number}: no test names it")
            failures += self.wrongLinks(number, LINK.findall(text))
        for number in sorted(self.places, key=split):
            if number not in self.links:
                failures.append(f"{self.places[number]} names {number}, which Features.md does not have")
        return failures

    def wrongLinks(self, number, links):
        for path, function in places(links):
            if (path, function) not in self.tests:
                yield f"{number}: there is no test {function} in {path}"
            elif number not in self.tests[path, function]:
                yield f"{number}: {function} in {path} does not name it"
        if not links:
            yield f"{number}: its row links to no test"

    def summary(self):
        """Returns how many rows each family has."""
        counts = {}
        for number in self.links:
            family = split(number)[0].rstrip("-")
            counts[family] = counts.get(family, 0) + 1
        return ", ".join(f"{family} {count}" for family, count in counts.items())


def main(arguments):
    comparison = Comparison()
    comparison.addRows(sources.lines(FEATURES))
    tests = [(path, *test) for path in sources.files("Tests") for test in sources.tests(sources.lines(path))]
    for path, name, sentence in tests:
        comparison.addTest(path, name, list(numbers(sentence)))
    for path in sources.files("Tests/Programs/Window", suffix=".py"):
        for name, ids in windowTests(sources.lines(path)):
            comparison.addTest(path, name, ids)
    for path in sources.files("Tests", "Sources"):
        for number in MENTION.findall("\n".join(sources.lines(path))):
            comparison.addMention(path, number)
    failures = comparison.compare() + list(taskFailures(sources.lines(TASKS), tests))
    for failure in failures:
        print(failure)
    print(comparison.summary())
    return 1 if failures else 0
