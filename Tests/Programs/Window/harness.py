"""A window as a person and as assistive technology use it: the display by xdotool, the elements by AT-SPI."""
import os
import signal
import sqlite3
import struct
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, Gio, GLib

PROGRAMS, FILES = sys.argv[1:3]
WORK = tempfile.mkdtemp()
# The day that all windows show; today is the machine's.
DATE = '2026-11-21'
# Nothing of the machine's user is read or written.
# A failed assertion needs no pictures of all threads.
os.environ['SWIFT_BACKTRACE'] = 'enable=no'
os.environ['XDG_STATE_HOME'] = os.environ['XDG_DATA_HOME'] = os.environ['XDG_CONFIG_HOME'] = WORK + '/home'
tests = []


def test(sentence):
    """Makes a function a test; its sentence begins with the numbers of features."""
    def add(body):
        tests.append((sentence, body))
        return body
    return add


def run(sentence, body):
    """Runs a test in a process of its own, which knows no element of the tests before it. Returns how it ended."""
    child = os.fork()
    if child:
        status = os.waitpid(child, 0)[1]
        if os.WIFSIGNALED(status):
            try:
                os.killpg(child, signal.SIGKILL)
            except ProcessLookupError:
                pass
        return status
    # Its windows end with it.
    os.setpgid(0, 0)
    try:
        body()
    except Exception as error:
        print(f'FAIL {sentence}: {type(error).__name__}: {error}', flush=True)
        os._exit(1)
    os._exit(0)


def run_tests():
    """Runs all tests and returns how many failed."""
    failed = 0
    for sentence, body in tests:
        start = time.monotonic()
        status = run(sentence, body)
        if os.WIFSIGNALED(status):
            # The library that reads elements can crash when a program that it has read ends.
            print(f'     {sentence}: the reader ended by signal {os.WTERMSIG(status)}; once more', flush=True)
            status = run(sentence, body)
        if status == 0:
            print(f'ok   {sentence} ({time.monotonic() - start:.1f} s)', flush=True)
        else:
            failed += 1
            if os.WIFSIGNALED(status):
                print(f'FAIL {sentence}: the reader ended by signal {os.WTERMSIG(status)}', flush=True)
    print(f'{len(tests) - failed} passed, {failed} failed')
    return failed


def wait(what, condition, seconds=20):
    """Waits until a condition holds and returns its value. An element that goes while it is read is looked for again."""
    end = time.monotonic() + seconds
    while True:
        try:
            value = condition()
        except GLib.GError:
            value = None
        if value:
            return value
        if time.monotonic() > end:
            raise AssertionError(f'expected {what}')
        time.sleep(0.05)


def xdotool(*arguments):
    return subprocess.run(['xdotool', *map(str, arguments)], check=True, capture_output=True, text=True).stdout.split()


def windows(name='.*Almanac'):
    return subprocess.run(['xdotool', 'search', '--onlyvisible', '--name', f'^{name}$'], capture_output=True, text=True).stdout.split()


def pixel(x, y):
    """The red, green and blue of a pixel of the display, which keeps them in a file in the form of xwd."""
    with open(os.environ['ALMANAC_FRAMEBUFFER'], 'rb') as file:
        header = struct.unpack('>25I', file.read(100))
        file.seek(header[0] + header[19] * 12 + y * header[12] + x * 4)
        blue, green, red, _ = file.read(4)
    return red, green, blue


def states(element):
    """The states that both a window and a page tell of."""
    found = element.get_state_set()
    kinds = Atspi.StateType
    return {kind.value_nick for kind in (kinds.SELECTED, kinds.CHECKED, kinds.PRESSED) if found.contains(kind)}


class Window:
    """A window with its elements as assistive technology finds them."""

    def __init__(self, *arguments, locale='en-US', date=DATE, program=None, environment={}, is_plain=False):
        # Each warning of GTK ends the program.
        environment = {**os.environ, 'G_DEBUG': 'fatal-warnings', 'LC_ALL': 'C.UTF-8', **environment}
        # A plain window has no options, so that there is only one.
        options = [] if is_plain else ['--date', date, '--time-zone', 'UTC', '--locale', locale]
        self.process = subprocess.Popen([program or PROGRAMS + '/almanac-window', *options, *arguments],
                                        env=environment, stderr=subprocess.PIPE, text=True)
        self.id = wait('a window', windows)[-1]
        xdotool('windowfocus', self.id)
        wait('elements', lambda: self.find('tool bar'))
        width = int(xdotool('getwindowgeometry', '--shell', self.id)[3].removeprefix('WIDTH='))
        # The width of the frame around the window, which is a part of it for xdotool.
        self.border = (width - self.frame(self.find('frame', 'Almanac'))[2]) // 2

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        text = self.process.communicate()[1]
        if kind and text:
            print('     ' + text.strip().replace('\n', '\n     '))
        wait('no window', lambda: not self.application())

    def close(self):
        """Closes the window as a person does. Returns the status of the program, which counts what is left over."""
        self.key('ctrl+q')
        return self.process.wait(10)

    def application(self):
        desktop = Atspi.get_desktop(0)
        # Programs that start and end are told in messages, which may come late.
        desktop.clear_cache()
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child and child.get_name() == 'almanac-window':
                return child

    def elements(self, root=None):
        """All elements, parents first."""
        found, waiting = [], [root or self.application()]
        while waiting:
            element = waiting.pop()
            if not element:
                continue
            found.append(element)
            try:
                waiting += [element.get_child_at_index(index) for index in reversed(range(element.get_child_count()))]
            except GLib.GError:
                pass  # It is gone.
        return found

    def find(self, role, *parts):
        """The first element of a role whose name contains all parts; of months and days the last one, because the panel is first."""
        elements = self.elements()
        for element in reversed(elements) if role in ('table', 'table cell') else elements:
            try:
                if element.get_role_name() == role and all(part in element.get_name() for part in parts):
                    return element
            except GLib.GError:
                pass

    def wait(self, role, *parts):
        try:
            return wait(f'{role} {parts}', lambda: self.find(role, *parts))
        except AssertionError as error:
            names = [f'{element.get_role_name()} {element.get_name()}' for element in self.elements()]
            raise AssertionError(f'{error}, found {names}') from None

    def frame(self, element):
        box = element.get_extents(Atspi.CoordType.WINDOW)
        return box.x, box.y, box.width, box.height

    def canvas(self):
        """The frame of the calendar and its panel in the window."""
        panel = self.find('panel')
        return self.frame(panel.get_child_at_index(panel.get_child_count() - 1))

    def middle(self, find):
        """The middle of the element that a function finds."""
        x, y, width, height = wait('a frame', lambda: self.frame(find()))
        return x + width // 2, y + height // 2

    def move(self, x, y):
        xdotool('mousemove', '--window', self.id, x + self.border, y + self.border)

    def click(self, find, button=1):
        self.move(*self.middle(find))
        xdotool('click', button)

    def select(self, day):
        """Clicks a day of the month below its events."""
        x, y, _, height = wait('a frame', lambda: self.frame(self.wait('table cell', day)))
        self.move(x + 12, y + height - 8)
        xdotool('click', 1)
        self.wait_focus(day)

    def create(self, title):
        """Makes an event by keys."""
        self.select('November 18')
        self.key('n')
        self.wait('dialog', 'New event')
        self.wait_focus('text ')
        xdotool('type', title)
        self.key('Return')

    def event(self, title):
        """The element of an event in the calendar, not that in the panel."""
        def find():
            for cell in self.elements(self.find('table')):
                if cell.get_role_name() == 'push button' and title in cell.get_name():
                    return cell
        return wait(f'the event {title}', find)

    def key(self, *keys):
        xdotool('key', *keys)

    def dialog(self, title):
        """Gives the keys to a dialog of the desktop, as a window manager does. Returns the dialog."""
        number = wait(f'the dialog {title}', lambda: windows(title))[0]
        xdotool('windowfocus', number)
        return number

    def choose_file(self, title, path):
        """Types a path into a dialog for files."""
        self.dialog(title)
        self.key('ctrl+a')
        xdotool('type', path)
        self.key('Return')
        wait(f'no dialog {title}', lambda: not windows(title))

    def press(self, name, role='push button'):
        """Presses a button as assistive technology does. Of several with a name, the last one is not in the panel."""
        self.wait(role, name)
        [element for element in self.elements() if element.get_role_name() == role and name in element.get_name()][-1] \
            .get_action_iface().do_action(0)

    def wait_focus(self, part):
        """Waits until the element with the focus has a part in its name."""
        def name():
            element = self.focused()
            return element and f'{element.get_role_name()} {element.get_name()}'
        try:
            wait('', lambda: part in (name() or ''))
        except AssertionError:
            raise AssertionError(f'expected the focus on {part}, found {name()}') from None

    def focused(self):
        for element in self.elements():
            if element.get_state_set().contains(Atspi.StateType.FOCUSED):
                return element


def database():
    """A new database with calendars around the day that all windows show."""
    path = tempfile.mktemp(suffix='.sqlite', dir=WORK)
    for name in ('Work', 'Family', 'Travel', 'Holidays'):
        subprocess.run([PROGRAMS + '/almanac', 'import', f'Documentation/Pictures/Calendars/{name.lower()}.ics', '--into', name,
                        '--database', path], check=True, capture_output=True)
    return path


def titles(path):
    with sqlite3.connect(path) as connection:
        return [row[0] for row in connection.execute('SELECT summary FROM event')]


def calendar_file(name, *events, more=''):
    """Writes a file with events, each a title and a day, and returns its path."""
    lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test']
    for title, day in events:
        lines += ['BEGIN:VEVENT', f'UID:{title}', f'DTSTART;VALUE=DATE:{day}', f'SUMMARY:{title}', 'END:VEVENT']
    path = f'{WORK}/{name}.ics'
    with open(path + '.new', 'w') as file:
        file.write('\r\n'.join(lines) + '\r\n' + more + 'END:VCALENDAR\r\n')
    os.rename(path + '.new', path)
    return path
