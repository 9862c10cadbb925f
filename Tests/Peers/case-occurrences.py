"""Writes the occurrences of ../shared/cases/reports that follow from RFC 5545 without a choice, in Europe/Berlin.

usage: case-occurrences.py FOLDER > Tests/Fixtures/case-occurrences.txt

An independent computation for CaseTests: python-dateutil expands the rules, zoneinfo knows the zones, and nothing of Almanac
runs. Left out are reports whose meaning RFC 5545 leaves open, and those that dateutil cannot compute; case-values.txt beside the
result has their occurrences, with reasons.
"""
import re
import sys
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from zoneinfo import ZoneInfo
from dateutil.rrule import rrulestr

SHOWN = ZoneInfo('Europe/Berlin')
FIRST, LAST = date(2000, 1, 1), date(2030, 1, 1)
# Names that the zones of CLDR and of Windows have for the same rules.
ALIASES = {'W. Europe Standard Time': 'Europe/Berlin', '/example/Custom/Berlin': 'Europe/Berlin'}
# What is left out.
OPEN = ('i03c', 'i07', 'i09', 'i12', 'i14', 'i17', 'i18', 'i21', 'i27', 'i28', 'i31', 'i32-vcal1', 'i33')


def lines(path):
    content = path.read_bytes()
    # Lines may be folded within a letter.
    if not content.startswith(b'\xff\xfe'):
        content = re.sub(rb'\r?\n[ \t]', b'', content)
    for encoding in ['utf-16' if content.startswith(b'\xff\xfe') else 'utf-8-sig', 'cp1252']:
        try:
            return re.split(r'\r\n|\r|\n', content.decode(encoding))
        except UnicodeDecodeError:
            pass


def events(path):
    event = None
    for line in lines(path):
        if line == 'BEGIN:VEVENT':
            event = []
        elif line == 'END:VEVENT':
            yield event
            event = None
        elif event is not None and ':' in line:
            head, value = line.split(':', 1)
            name, *parameters = head.split(';')
            event.append((name, dict(each.split('=', 1) for each in parameters), value))


def zone(parameters):
    name = parameters.get('TZID')
    return ZoneInfo(ALIASES.get(name, name)) if name else None


def moment(parameters, text):
    """Returns a day, or a time on a clock and its zone: None if it has no zone."""
    if len(text) == 8:
        return datetime.strptime(text, '%Y%m%d').date(), None
    clock = datetime.strptime(text.rstrip('Z'), '%Y%m%dT%H%M%S')
    return clock, timezone.utc if text.endswith('Z') else zone(parameters)


def instant(clock, own):
    return clock.replace(tzinfo=own or SHOWN).astimezone(timezone.utc)


def key(value, own, in_zone):
    """What names an occurrence of a series: its day, or the time on the clock of the series."""
    if not isinstance(value, datetime):
        return value
    if in_zone == 'day':
        return value.date()
    if own is None or own is in_zone:
        return value
    return instant(value, own).astimezone(in_zone or SHOWN).replace(tzinfo=None)


def length(event, start, own):
    """Returns the end for a start: days of whole days, the same clock in one zone, otherwise seconds."""
    values = {name: (parameters, value) for name, parameters, value in event}
    first, zone_of_first = moment(*values['DTSTART'])
    if 'DURATION' in values:
        days, hours, minutes = re.fullmatch(r'P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?', values['DURATION'][1]).groups()
        return start + timedelta(days=int(days or 0), hours=int(hours or 0), minutes=int(minutes or 0)), own
    if 'DTEND' not in values:
        return (start, own) if isinstance(start, datetime) else (start + timedelta(days=1), None)
    last, zone_of_last = moment(*values['DTEND'])
    if zone_of_first == zone_of_last:
        return start + (last - first), own
    seconds = instant(last, zone_of_last) - instant(first, zone_of_first)
    return (instant(start, own) + seconds).replace(tzinfo=None), timezone.utc


def shown(event, start, own):
    end, zone_of_end = length(event, start, own)
    if isinstance(start, datetime):
        start, end = (instant(*each).astimezone(SHOWN) for each in ((start, own), (end, zone_of_end)))
        day = start.date()
    else:
        day = start
    title = next((value for name, _, value in event if name == 'SUMMARY'), '')
    return (day, f'{start.isoformat()}\t{end.isoformat()}\t{title}', start, end) if FIRST <= day < LAST else None


def starts(event):
    """Returns the starts of a series on its own clock, by rules, RDATE, EXRULE, and EXDATE."""
    start, own = next(moment(parameters, value) for name, parameters, value in event if name == 'DTSTART')
    is_day = not isinstance(start, datetime)
    base = datetime(start.year, start.month, start.day) if is_day else start
    clock = 'day' if is_day else own

    def expanded(rule):
        rule = re.sub(r'(UNTIL=\d{8})T\d{6}Z', lambda match: until(match, base, own, is_day), rule)
        return set(rrulestr(rule, dtstart=base).between(base, datetime(2031, 1, 1), inc=True))

    def until(match, base, own, is_day):
        last = datetime.strptime(match.group(0)[6:-1], '%Y%m%dT%H%M%S')
        if is_day:
            # Midnight in UTC or in the zone of the writer: the nearest day at Greenwich.
            return 'UNTIL=' + (last + timedelta(hours=12)).strftime('%Y%m%d')
        return 'UNTIL=' + instant(last, timezone.utc).astimezone(own or SHOWN).strftime('%Y%m%dT%H%M%S')

    found = {base}
    for name, _, value in event:
        if name == 'RRULE':
            found |= expanded(value)
    for name, parameters, value in event:
        if name == 'RDATE':
            found |= {key(*moment(parameters, each), clock) for each in value.split(',')}
    for name, parameters, value in event:
        if name == 'EXRULE':
            found -= expanded(value)
        if name == 'EXDATE':
            for each in value.split(','):
                out = key(*moment(parameters, each), clock)
                # A day stands for all that begins on it.
                if isinstance(out, datetime):
                    found.discard(out)
                else:
                    found = {each for each in found if each.date() != out}
    return {each.date() if is_day else each for each in found}, own, clock


def occurrences(path):
    all_events = list(events(path))
    uid = lambda event: next(value for name, _, value in event if name == 'UID')
    overrides = [event for event in all_events if any(name == 'RECURRENCE-ID' for name, _, _ in event)]
    result = []
    for event in all_events:
        if event in overrides:
            start, own = next(moment(parameters, value) for name, parameters, value in event if name == 'DTSTART')
            result.append((uid(event), shown(event, start, own)))
            continue
        found, own, clock = starts(event)
        for other in overrides:
            if uid(other) == uid(event):
                found.discard(next(key(*moment(parameters, value), clock) for name, parameters, value in other
                    if name == 'RECURRENCE-ID'))
        result += [(uid(event), shown(event, start, own)) for start in found]

    def order(item):
        start = item[1][2]
        return (start if isinstance(start, datetime) else datetime(start.year, start.month, start.day, tzinfo=SHOWN), item[0])
    return [each[1] for _, each in sorted(((order(item), item) for item in result if item[1]), key=lambda pair: pair[0])]


for path in sorted(Path(sys.argv[1]).glob('*.ics')):
    if path.name.startswith(OPEN):
        continue
    print('= ' + path.name)
    for line in occurrences(path):
        print(line[1])
