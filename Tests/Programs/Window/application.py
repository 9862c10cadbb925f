"""The program on the desktop: one process, its actions, and the title of its window."""
import os
import subprocess

from harness import FILES, PROGRAMS, WORK, Gio, GLib, Window, calendar_file, database, test, titles, wait, windows, xdotool

NAME, PATH = 'org.almanac.Almanac', '/org/almanac/Almanac'


def start(home, *arguments):
    """Starts the program once more and returns its status."""
    return subprocess.run([PROGRAMS + '/almanac-window', *arguments], env={**os.environ, **home, 'LC_ALL': 'C.UTF-8'}, timeout=20).returncode


@test('GT-38: the title of the window has the period, and says that files are read-only')
def has_the_period_in_its_title():
    with Window('--database', database()) as window:
        wait('the month', lambda: windows('November 2026 – Almanac'))
        window.press('Next month')
        wait('the next month', lambda: windows('December 2026 – Almanac'))
    with Window(FILES) as window:
        wait('a mark', lambda: windows('November 2026 – Read-only – Almanac'))


@test('GT-39: another start brings the only window to the front, begins an event in it, or asks about files')
def has_one_window():
    home = {'XDG_DATA_HOME': WORK + '/one'}
    with Window(is_plain=True, environment=home) as window:
        assert start(home) == 0
        assert len(windows()) == 1
        assert start(home, '--new-event') == 0
        window.wait('dialog', 'New event')
        window.key('Escape')
        assert start(home, '--ask', calendar_file('sent', ('Sailing', '20261118'))) == 0
        window.dialog('Import sent.ics')
        window.key('Return')
        wait('an imported event', lambda: 'Sailing' in titles(WORK + '/one/almanac/almanac.sqlite'))
        xdotool('windowfocus', window.id)
        assert window.close() == 0


@test('GT-39: the desktop opens files and actions over D-Bus, for which a service waits without a window')
def answers_the_desktop():
    home = {'XDG_DATA_HOME': WORK + '/service', 'LC_ALL': 'C.UTF-8'}
    service = subprocess.Popen([PROGRAMS + '/almanac-window', '--gapplication-service'], env={**os.environ, **home})
    try:
        bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)

        def call(method, *arguments):
            return bus.call_sync(NAME, PATH, 'org.freedesktop.Application', method, GLib.Variant(*arguments), None, 0, 10_000, None)
        wait('the name of the service', lambda: bus.call_sync(
            'org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus', 'NameHasOwner', GLib.Variant('(s)', (NAME,)), None, 0, -1, None)[0])
        assert not windows()
        call('Activate', '(a{sv})', ({},))
        wait('a window', windows)
        file = calendar_file('opened-by-desktop', ('Rowing', '20261118'))
        call('Open', '(asa{sv})', (['file://' + file], {}))
        wait('a question', lambda: windows('Import opened-by-desktop.ics'))
    finally:
        service.kill()
        service.wait()
