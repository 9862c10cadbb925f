"""Texts of calendar objects: lists of VEVENTs, each a list of unfolded lines."""
import re

MARK = re.compile(r'(?:Ann|Ben|Cleo)-\d{4}')


def components(text):
    """Returns the VEVENTs of a text, each with the number of its calendar, if the text has it."""
    found, calendar, event = [], None, None
    for line in re.sub(r'\r?\n[ \t]', '', text).splitlines():
        if line == 'BEGIN:VEVENT':
            event = []
        if event is None:
            if line.startswith('X-ALMANAC-CALENDAR:'):
                calendar = int(line.split(':')[1])
            continue
        event.append(line)
        if line == 'END:VEVENT':
            found.append((calendar, event))
            event = None
    return found


def read(text):
    """Returns the VEVENTs of a calendar object, without the tags of the server."""
    return [[line for line in event if not line.startswith('X-ALMANAC-')] for _, event in components(text)]


def write(events):
    lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Almanac//family//EN'] + sum(events, []) + ['END:VCALENDAR']
    # RFC 5545, 3.1: the texts of this program are ASCII.
    return ''.join('\r\n '.join(re.findall('.{1,70}', line)) + '\r\n' for line in lines)


def value(event, name):
    return next((line.split(':', 1)[1] for line in event if re.match(name + '[;:]', line)), '')


def event(uid, day, hour, title, *more):
    start = f'2026{day:04}T{hour:02}'
    return ['BEGIN:VEVENT', f'UID:{uid}', 'DTSTAMP:20261101T000000Z', f'DTSTART:{start}0000Z', f'DTEND:{start}3000Z',
            f'SUMMARY:{title}', *more, 'END:VEVENT']


def noted(events, mark):
    """Returns the object with a mark in the description of its first event, which is the series if it is one."""
    events = sorted(events, key=lambda each: value(each, 'RECURRENCE-ID'))
    first = [line for line in events[0] if not line.startswith('DESCRIPTION')]
    text = value(events[0], 'DESCRIPTION')
    return [first[:-1] + [f'DESCRIPTION:{text + " " if text else ""}{mark}', first[-1]]] + events[1:]


def overridden(events, mark, week):
    """Returns the series with another title, the mark, on the day of a week."""
    day = f'{"1130" if week == 0 else f"12{7 * week:02}"}'
    start = f'2026{day}T18'
    found = [other for other in events if not value(other, 'RECURRENCE-ID').startswith(start[:8])]
    previous = [value(other, 'SUMMARY') for other in events if value(other, 'RECURRENCE-ID').startswith(start[:8])]
    override = event(value(events[0], 'UID'), int(day), 19, ' '.join(previous + [mark]), f'RECURRENCE-ID:{start}0000Z')
    return found + [override]


def marks(events):
    """Returns the marks in titles and descriptions, with repetitions, in order."""
    return sorted(mark for each in events for name in ('SUMMARY', 'DESCRIPTION') for mark in MARK.findall(value(each, name)))


def content(events):
    """Returns what all devices have to agree on."""
    names = ['RECURRENCE-ID', 'DTSTART', 'SUMMARY', 'DESCRIPTION', 'RRULE']
    return sorted(tuple(value(each, name) for name in names) for each in events)
