"""Counts what takes the place of each feature of FullCalendar in its guide."""
import re

import sources

GUIDE = "Documentation/Web/MigratingFromFullCalendar.md"
# All features that its documentation describes, one on a line.
FEATURES = "Tests/Fixtures/Migrating/MigratingFromFullCalendar.txt"
HEADER = ["FullCalendar", "Status", "Here"]
STATUSES = ["same", "different", "not needed", "lacking", "does not apply"]
# The largest number of features that may be lacking.
LIMIT = 30
CODE = re.compile(r"`([^`]+)`")


def cells(line):
    """Returns the cells of a row of a table; none for other lines."""
    return [each.strip() for each in line.strip()[1:-1].split("|")] if line.startswith("|") else []


def rows(lines):
    """Returns the names, the status, and the replacement of each row of the tables with a status."""
    isCounted = False
    for line in lines:
        row = cells(line)
        if not row or row == HEADER:
            isCounted = row == HEADER
        elif isCounted and not row[0].startswith("---"):
            yield row


def compare(lines, features):
    """Returns how many features have each status, and what is wrong."""
    counts, seen, failures = dict.fromkeys(STATUSES, 0), set(), []
    for row in rows(lines):
        names = CODE.findall(row[0])
        if len(row) != 3 or not names or row[1] not in counts:
            failures.append(f"not a row of names, a status, and a replacement: {row[0]}")
            continue
        counts[row[1]] += len(names)
        failures += [f"{name}: twice" for name in names if name in seen]
        failures += [f"{name}: not in {FEATURES}" for name in names if name not in features]
        seen.update(names)
        if row[1] == "not needed" and not re.fullmatch("`[^`]{15,}`", row[2]):
            failures.append(f"{row[0]}: not needed, but without a line of code")
        if row[1] in ("lacking", "does not apply") and not row[2].endswith("."):
            failures.append(f"{row[0]}: {row[1]}, but without a sentence that says why")
        if not row[2]:
            failures.append(f"{row[0]}: without a replacement")
    failures += [f"{name}: in no row" for name in features if name not in seen]
    if counts["lacking"] > LIMIT:
        failures.append(f"{counts['lacking']} features are lacking, {LIMIT} may be")
    return counts, failures


def main(arguments):
    counts, failures = compare(sources.lines(GUIDE), [each for each in sources.lines(FEATURES) if each])
    for failure in failures:
        print(f"{GUIDE}: {failure}")
    print(f"FullCalendar's {sum(counts.values())} features: " + ", ".join(f"{count} {name}" for name, count in counts.items()))
    return 1 if failures else 0
