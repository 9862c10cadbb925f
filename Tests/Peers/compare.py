#!/usr/bin/env python3
"""usage: compare.py OURS LIBICAL [--cases N] [--seed S] [--files FOLDER...]

Compares what this kit says (the program OURS, built from Tests/Peers/Program) with Foundation, python-dateutil and
libical (the program LIBICAL, built from Tests/Peers/libical-peer.c). Differences whose reason is known are listed in
known-differences.json and counted; any other makes the exit status 1.
"""
import argparse, datetime, json, os, random, signal, subprocess, sys, warnings
from dateutil import rrule

FOLDER = os.path.dirname(os.path.abspath(__file__))
WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
LIMIT = 40


class Report:
    """Counts differences, by the name of their reason."""

    def __init__(self):
        with open(os.path.join(FOLDER, "known-differences.json")) as file:
            self.known = {entry["name"]: entry for entry in json.load(file)}
        self.counts = {name: 0 for name in self.known}
        self.unknown = []

    def add(self, subject, name, text):
        """`name`: of a known difference of this subject that explains it, or None."""
        if name in self.known and self.known[name]["peer"] == subject:
            self.counts[name] += 1
        else:
            self.unknown.append(f"{subject}: {text}")

    def finish(self):
        for name, count in self.counts.items():
            print(f"  known: {name}: {count}")
            # A reason that explains too much hides something else.
            if count > self.known[name].get("atMost", count):
                self.unknown.append(f"{name}: {count}, expected at most {self.known[name]['atMost']}")
        for text in self.unknown[:20]:
            print(f"DIFFERENCE {text}")
        print(f"{len(self.unknown)} differences without a known reason")
        return 1 if self.unknown else 0


# --- Rules


def numbers(random_, low, high, count):
    values = set()
    while len(values) < random_.randint(1, count):
        value = random_.randint(low, high)
        if value:
            values.add(value)
    return ",".join(str(value) for value in sorted(values))


def random_rule(r):
    """A DTSTART and a rule that RFC 5545 allows (the table in 3.3.10)."""
    is_day = r.random() < 0.25
    day = datetime.datetime(r.randint(1997, 2030), r.randint(1, 12), r.randint(1, 28))
    start = day.strftime("%Y%m%d")
    if not is_day:
        start += r.choice(["T090000", "T000000", "T233000", "T101530"])
    frequencies = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] * 5
    frequency = r.choice(frequencies if is_day else frequencies + ["HOURLY", "MINUTELY", "SECONDLY"])
    parts = ["FREQ=" + frequency]
    if r.random() < 0.5:
        parts.append(f"INTERVAL={r.choice([2, 2, 3, 4, 5, 6, 7, 10, 12, 18, 25])}")
    ending = r.random()
    if ending < 0.3:
        parts.append(f"COUNT={r.randint(1, 30)}")
    elif ending < 0.5:
        until = day + datetime.timedelta(days=r.randint(0, 3000))
        parts.append("UNTIL=" + until.strftime("%Y%m%d" if is_day else "%Y%m%dT") + ("" if is_day else "120000"))
    has_part = False
    has_week_number = False
    if r.random() < 0.3:
        parts.append("BYMONTH=" + numbers(r, 1, 12, 4))
        has_part = True
    if frequency == "YEARLY" and r.random() < 0.15:
        parts.append("BYWEEKNO=" + numbers(r, -53, 53, 4))
        has_part = has_week_number = True
    if frequency in ("YEARLY", "HOURLY", "MINUTELY", "SECONDLY") and r.random() < 0.12:
        parts.append("BYYEARDAY=" + numbers(r, -366, 366, 6))
        has_part = True
    if frequency != "WEEKLY" and r.random() < 0.25:
        parts.append("BYMONTHDAY=" + numbers(r, -31, 31, 4))
        has_part = True
    if r.random() < 0.35:
        days = r.sample(WEEKDAYS, r.randint(1, 3))
        if frequency in ("MONTHLY", "YEARLY") and not has_week_number and r.random() < 0.5:
            days = [str(r.choice([1, 2, 3, 4, 5, -1, -2, -5])) + day for day in days]
        parts.append("BYDAY=" + ",".join(days))
        has_part = True
    if not is_day:
        for name, high, chance in (("BYHOUR", 23, 0.12), ("BYMINUTE", 59, 0.08), ("BYSECOND", 59, 0.05)):
            if r.random() < chance:
                parts.append(name + "=" + ",".join(str(n) for n in sorted(r.sample(range(high + 1), r.randint(1, 3)))))
                has_part = True
    if has_part and r.random() < 0.2:
        parts.append("BYSETPOS=" + numbers(r, -4, 4, 2))
    if r.random() < 0.2:
        parts.append("WKST=" + r.choice(WEEKDAYS))
    years = {"SECONDLY": 1, "MINUTELY": 1, "HOURLY": 3, "DAILY": 10}.get(frequency, 30)
    end = (day + datetime.timedelta(days=366 * years)).strftime("%Y%m%d" if is_day else "%Y%m%dT000000")
    return start, ";".join(parts), end


class Slow(Exception):
    pass


def on_alarm(*_):
    raise Slow()


def dateutil_starts(start, text, end, limit=LIMIT):
    """What python-dateutil gives; None if it takes more than a fifth of a second."""
    is_day = len(start) == 8
    form = "%Y%m%d" if is_day else "%Y%m%dT%H%M%S"
    first, last = datetime.datetime.strptime(start, form), datetime.datetime.strptime(end, form)
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    try:
        rule = rrule.rrulestr(text, dtstart=first)
        # Without an end it looks for instances up to the year 9999.
        if rule._until is None or rule._until > last:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                rule = rule.replace(until=last)
        result = []
        for value in rule:
            if value >= last or len(result) == limit:
                break
            result.append(value.strftime(form))
        return " ".join(result)
    except Slow:
        return None
    except ValueError:
        # An interval that never meets the hours or minutes wanted.
        return ""
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def parts_of(text):
    return dict(part.split("=") for part in text.split(";"))


def explain(peer, case, theirs, ours, util):
    """The name of the known difference that this may be; `util` is what dateutil says."""
    start, text, end = case
    parts = parts_of(text)
    if "BYWEEKNO" in parts and not {"BYDAY", "BYMONTHDAY", "BYYEARDAY"} & parts.keys():
        weekday = WEEKDAYS[datetime.datetime.strptime(start[:8], "%Y%m%d").weekday()]
        util = dateutil_starts(start, text + ";BYDAY=" + weekday, end)
        if peer == "dateutil":
            is_none = util is None and ours == ""
            return "dateutil-week-gives-all-days" if ours == util or is_none else None
    if parts["FREQ"] == "WEEKLY" and "BYSETPOS" in parts:
        util = from_first_day(start, parts, end)
        if peer == "dateutil":
            return "dateutil-first-week-from-start" if ours == util else None
    # Where libical is alone, dateutil must say the same as we do.
    if peer != "libical" or not (ours == util or util is None and ours == ""):
        return None
    often = parts["FREQ"] not in ("MONTHLY", "YEARLY")
    if theirs == "error":
        return "libical-refuses"
    if "BYWEEKNO" in parts:
        return "libical-weeks"
    if "BYSETPOS" in parts and often:
        return "libical-ignores-positions"
    if "BYYEARDAY" in parts:
        return "libical-year-days"
    if "-" in parts.get("BYMONTHDAY", "") and often:
        return "libical-negative-month-days"
    if parts["FREQ"] == "YEARLY" and "BYMONTH" not in parts and ("BYMONTHDAY" in parts or "BYDAY" in parts):
        return "libical-month-days-of-one-month"
    return "libical-outvoted" if ours == util else None


def from_first_day(start, parts, end):
    """What dateutil gives for a weekly rule if its first week is whole."""
    form = "%Y%m%d" if len(start) == 8 else "%Y%m%dT%H%M%S"
    first = datetime.datetime.strptime(start, form)
    back = (first.weekday() - WEEKDAYS.index(parts.get("WKST", "MO"))) % 7
    rest = dict(parts)
    count = int(rest.pop("COUNT", LIMIT))
    rest.setdefault("BYDAY", WEEKDAYS[first.weekday()])
    text = ";".join(f"{name}={value}" for name, value in rest.items())
    earlier = dateutil_starts((first - datetime.timedelta(days=back)).strftime(form), text, end, LIMIT + 7)
    if earlier is None:
        return None
    return " ".join([value for value in earlier.split() if value >= start][:min(count, LIMIT)])


def compare_rules(ours, libical, cases, seed, report):
    r = random.Random(seed)
    signal.signal(signal.SIGALRM, on_alarm)
    rules = [random_rule(r) for _ in range(cases)]
    lines = "".join(f"{start}\t{text}\t{end}\t{LIMIT}\n" for start, text, end in rules)

    def answers(command):
        output = subprocess.run(command, input=lines, capture_output=True, text=True, check=True).stdout.split("\n")
        assert len(output) == cases + 1, f"{command}: {len(output) - 1} answers to {cases} questions"
        return output[:-1]

    mine, icals = answers([ours, "rules"]), answers([libical, "rules"])
    both = slow = alone = 0
    for (start, text, end), own, ical in zip(rules, mine, icals):
        util = dateutil_starts(start, text, end)
        slow += util is None
        ical = None if ical.endswith("slow") else ical
        if util is None and ical is None:
            alone += 1
            continue
        case = f"{text} from {start}\n  ours     {own}\n  dateutil {util}\n  libical  {ical}"
        # Rules without any instance are given up; dateutil must not have found one.
        if own == "limit" and not util:
            own = ""
        if own in ("error", "limit"):
            report.add("ours", None, case)
            continue
        if util is not None and util != own:
            report.add("dateutil", explain("dateutil", (start, text, end), util, own, util), case)
        if ical is not None and ical != own:
            report.add("libical", explain("libical", (start, text, end), ical, own, util), case)
        both += own == ical == util
    print(f"rules: {cases}, all three agree on {both}; dateutil is too slow for {slow}, libical as well for {alone}")


# --- Dates and zones of Foundation


def compare_foundation(ours, count, seed, report):
    for subject, number in (("calendars", count), ("zones", count * 5)):
        tested = {}
        for line in subprocess.run(
            [ours, subject, str(number), str(seed)], capture_output=True, text=True, check=True
        ).stdout.splitlines():
            parts = line.split("\t")
            if len(parts) == 2:
                tested[parts[0]] = int(parts[1])
            else:
                report.add("Foundation", explain_foundation(subject, parts), " ".join(parts))
        print(f"{subject}: " + ", ".join(f"{name} {count}" for name, count in tested.items()))


def explain_foundation(subject, parts):
    name, place = parts[0], parts[1]
    if subject == "zones":
        return None
    day = int(place)
    if name in ("gregorian", "iso8601") and day < -141_427:
        return "foundation-julian-before-1582"
    if name == "ethiopicAmeteAlem":
        return "foundation-amete-alem-gregorian"
    if name == "hebrew":
        return "foundation-hebrew-late-years"
    if name == "islamicUmmAlQura":
        return "foundation-umm-al-qura-table"
    if name == "persian":
        return "foundation-persian-cycle"
    if name in ("chinese", "dangi"):
        return "foundation-chinese-new-moons"
    return None


# --- Files


def compare_files(ours, libical, folders, report):
    files = sorted(
        os.path.join(folder, name) for folder in folders if os.path.isdir(folder)
        for name in os.listdir(folder) if name.endswith(".ics"))

    def events(command):
        result = {}
        for line in subprocess.run(command + ["files"] + files, capture_output=True, check=True).stdout.splitlines():
            parts = [part.decode() for part in line.split(b"\t")]
            texts = [bytes.fromhex(part).decode(errors="replace") for part in parts[1:]]
            result.setdefault(parts[0], []).append(tuple(texts))
        return result

    mine, icals = events([ours]), events([libical])
    same = 0
    for file in files:
        a, b = mine.get(file, []), icals.get(file, [])
        if a == b:
            same += 1
            continue
        odd = os.path.basename(file) in report.known["libical-own-odd-files"]["files"]
        for name in ["libical-own-odd-files"] if odd else explain_file(a, b):
            report.add("libical", name, f"{file}: {len(a)} and {len(b)} events; ours, libical:\n  "
                       + "\n  ".join(repr(pair) for pair in [(x, y) for x, y in zip(a, b) if x != y][:2]))
    print(f"files: {len(files)}, the same events in {same}")


def explain_file(ours, theirs):
    """The names of the known differences that together explain a file; [None] if they do not."""
    names = []
    for name, change in (
        ("libical-no-start", lambda events: [event for event in events if event[1]]),
        ("libical-no-uid", lambda events: [("" if e[0].startswith("no-uid-") else e[0], *e[1:]) for e in events]),
        ("libical-trims-text", lambda events: [tuple(text.strip() for text in event) for event in events]),
    ):
        before = (ours, theirs)
        ours, theirs = change(ours), change(theirs)
        if (ours, theirs) != before:
            names.append(name)
    return names if ours == theirs else [None]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("ours")
    parser.add_argument("libical")
    parser.add_argument("--cases", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--files", nargs="*", default=[])
    options = parser.parse_args()
    report = Report()
    compare_rules(options.ours, options.libical, options.cases, options.seed, report)
    compare_foundation(options.ours, 2000, options.seed, report)
    compare_files(options.ours, options.libical, options.files, report)
    sys.exit(report.finish())


if __name__ == "__main__":
    main()
