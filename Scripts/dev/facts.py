"""The facts about Apple's frameworks that AlmanacUI relies on: their table in Documentation/AppleFacts.md, and reports of runs."""
import datetime
import json
import os
import re
import subprocess
import sys

import sources

PAGE = "Documentation/AppleFacts.md"
FACTS = "Tests/Apple/AppleFacts"
SENTENCE = re.compile(r'@Test\("Fact ([0-9]+): ([^"]+)"')
ROW = re.compile(r"\| ([0-9]+) \|")
OUTCOME = re.compile(r'.*Test "Fact ([0-9]+): ([^"]*)".* (passed|failed)')
ERROR = re.compile(r"(?:error|fatal error):.*")


def sentences(texts):
    """Returns the number and sentence of each fact in sources, in the order of the numbers."""
    return sorted((int(number), sentence) for text in texts for number, sentence in SENTENCE.findall(text))


def page(lines, facts):
    """Returns the lines of the page with a row for each fact. The last cell, what was confirmed, is written by hand and stays."""
    confirmed = {int(row[1]): line.removesuffix(" |").split(" | ")[2] for line in lines if (row := ROW.match(line))}
    rows = [f"| {number} | {sentence} | {confirmed.get(number) or 'never'} |" for number, sentence in facts]
    first = next((index for index, line in enumerate(lines) if ROW.match(line)), len(lines))
    return lines[:first] + rows + [line for line in lines[first:] if not ROW.match(line)]


def misnumbered(facts):
    """Returns the first number that is missing or used twice, or None."""
    return next((expected for expected, (number, _) in enumerate(facts, 1) if number != expected), None)


def report(log):
    """Yields the lines of the report of a run: what passed and failed, by number, and at most 20 errors."""
    outcomes = {}
    for line in log.split("\n"):
        if found := OUTCOME.match(line):
            outcomes.setdefault(int(found[1]), f"{found[3]} {found[1]} {found[2]}")
    yield from (outcomes[number] for number in sorted(outcomes))
    yield from sorted(set(ERROR.findall(log)))[:20]


def simulator(devices, kind):
    """Returns the identifier and name of a simulator of the newest system whose name begins with a kind, such as iPhone, or None."""
    found = []
    for runtime, each in devices.items():
        if system := re.search(r"iOS-(\d+)-(\d+)", runtime):
            version = (int(system[1]), int(system[2]))
            found += [(version, device["udid"], device["name"]) for device in each if device["name"].startswith(kind)]
    newest = max(found, key=lambda each: each[0], default=None)
    return newest and (newest[1], f"iOS {newest[0][0]}.{newest[0][1]} {newest[2]}")


def run(kind):
    """Runs the facts on a simulator or the Mac, prints the report, and returns the exit status of the tests."""
    if kind == "Mac":
        system = subprocess.run(["sw_vers", "-productVersion"], check=True, capture_output=True, text=True).stdout.strip()
        command = ["swift", "test", "--no-parallel", "--filter", "AppleFacts"]
    else:
        listed = subprocess.run(["xcrun", "simctl", "list", "-j", "devices", "available"], check=True, capture_output=True).stdout
        found = simulator(json.loads(listed)["devices"], kind)
        if not found:
            sys.exit(f"facts: there is no simulator of the kind {kind}")
        device, system = found
        command = ["xcodebuild", "test", "-scheme", "AlmanacUI", "-parallel-testing-enabled", "NO", "-destination", f"id={device}"]
    done = subprocess.run(
        command, env={**os.environ, "ALMANAC_APPLE": "1"}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    subprocess.run(["xcodebuild", "-version"])
    print(f"on {kind}: {system}")
    printReport(done.stdout.decode(errors="replace"))
    return done.returncode


def printReport(log):
    print(f"AlmanacUI facts, {datetime.datetime.now(datetime.timezone.utc):%Y-%m-%d}")
    for line in report(log):
        print(line)


def check(lines, facts):
    """Returns what is wrong with the table, or None."""
    if number := misnumbered(facts):
        return f"number {number} is missing or given twice"
    if page(lines, facts) != lines:
        return f"{PAGE} is not that of {FACTS}; Scripts/dev/run facts --write"
    return None


def main(arguments):
    if arguments[:1] == ["--run"]:
        sys.stdout.reconfigure(line_buffering=True)
        return run(arguments[1] if len(arguments) > 1 else "iPhone")
    if arguments not in (["--write"], ["--check"]):
        if len(arguments) != 1:
            sys.exit("usage: facts --write | --check | --run [KIND] | LOG")
        with open(arguments[0], encoding="utf-8", errors="replace") as log:
            printReport(log.read())
        return 0
    facts = sentences("\n".join(sources.lines(path)) for path in sources.files(FACTS))
    lines = sources.lines(PAGE)
    if arguments == ["--write"]:
        with open(PAGE, "w", encoding="utf-8") as file:
            file.write("\n".join(page(lines, facts)))
        return 0
    if wrong := check(lines, facts):
        print(f"facts: {wrong}", file=sys.stderr)
        return 1
    print(f"facts: {len(facts)} in {PAGE}")
    return 0
