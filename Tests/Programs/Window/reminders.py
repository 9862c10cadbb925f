"""Reminders as notifications, of a service without a window."""
import os
import sqlite3
import subprocess
import threading
import time

from harness import PROGRAMS, WORK, Gio, GLib, Window, test, wait, windows

NAME, PATH = 'org.freedesktop.Notifications', '/org/freedesktop/Notifications'
DESCRIPTION = '''<node><interface name="org.freedesktop.Notifications">
<method name="Notify"><arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
<arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/><arg type="a{sv}" direction="in"/>
<arg type="i" direction="in"/><arg type="u" direction="out"/></method>
<method name="CloseNotification"><arg type="u" direction="in"/></method>
<method name="GetCapabilities"><arg type="as" direction="out"/></method>
<method name="GetServerInformation"><arg type="s" direction="out"/><arg type="s" direction="out"/><arg type="s" direction="out"/>
<arg type="s" direction="out"/></method>
<signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
<signal name="NotificationClosed"><arg type="u"/><arg type="u"/></signal></interface></node>'''


class Desktop:
    """A desktop that shows notifications: it remembers them, and chooses their actions."""

    def __init__(self):
        self.shown = []
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
        self.context = GLib.MainLoop()
        interface = Gio.DBusNodeInfo.new_for_xml(DESCRIPTION).interfaces[0]
        self.object = self.bus.register_object(PATH, interface, self.answer, None, None)
        self.owner = Gio.bus_own_name_on_connection(self.bus, NAME, Gio.BusNameOwnerFlags.NONE, None, None)
        threading.Thread(target=self.context.run, daemon=True).start()

    def answer(self, _connection, _sender, _path, _interface, method, arguments, invocation):
        answers = {'GetCapabilities': ('(as)', (['actions', 'body'],)), 'GetServerInformation': ('(ssss)', ('test', 'test', '1', '1.2'))}
        if method == 'Notify':
            _, _, _, title, body, actions, _, _ = arguments.unpack()
            self.shown.append((title, body, dict(zip(actions[1::2], actions[::2]))))
            answers['Notify'] = ('(u)', (len(self.shown),))
        invocation.return_value(GLib.Variant(*answers[method]) if method in answers else None)

    def titles(self):
        return sorted(title for title, _, _ in self.shown)

    def choose(self, title, label):
        number = [each[0] for each in self.shown].index(title)
        news = GLib.Variant('(us)', (number + 1, self.shown[number][2][label]))
        self.bus.emit_signal(None, PATH, NAME, 'ActionInvoked', news)

    def end(self):
        Gio.bus_unown_name(self.owner)
        self.bus.unregister_object(self.object)
        self.context.quit()


def stamp(seconds):
    return time.strftime('%Y%m%dT%H%M%SZ', time.gmtime(time.time() + seconds))


def prepare(name, **alarms):
    """A database with events of the next hour, each with the seconds from now at which it reminds; returns its variables and its path."""
    home = {'XDG_DATA_HOME': f'{WORK}/{name}', 'XDG_STATE_HOME': f'{WORK}/{name}', 'LC_ALL': 'C.UTF-8'}
    folder = f'{WORK}/{name}/almanac'
    os.makedirs(folder)
    lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test']
    for title, seconds in alarms.items():
        lines += ['BEGIN:VEVENT', f'UID:{title}', f'DTSTART:{stamp(3600)}', f'SUMMARY:{title}', 'BEGIN:VALARM', 'ACTION:DISPLAY',
                  'DESCRIPTION:x', f'TRIGGER;VALUE=DATE-TIME:{stamp(seconds)}', 'END:VALARM', 'END:VEVENT']
    with open(folder + '/events.ics', 'w') as file:
        file.write('\r\n'.join(lines + ['END:VCALENDAR', '']))
    with open(folder + '/reminders', 'w') as file:
        file.write(f'{int(time.time()) - 7200}\n')
    path = folder + '/almanac.sqlite'
    subprocess.run([PROGRAMS + '/almanac', 'import', folder + '/events.ics', '--into', 'Work', '--database', path], check=True, capture_output=True)
    return home, path


def lines(path, title):
    with sqlite3.connect(path) as connection:
        return connection.execute('SELECT other_lines FROM event WHERE summary = ?', (title,)).fetchone()[0]


@test('GT-46, GT-47: a service shows what is due and, together, what was missed, once; Snooze repeats it later, and Open shows the event')
def reminds():
    home, path = prepare('reminders', Standup=-60, Lunch=-120, Rowing=-3600, Choir=-3000)
    desktop = Desktop()
    service = subprocess.Popen([PROGRAMS + '/almanac-window', '--reminders'], env={**os.environ, **home})
    try:
        wait('notifications', lambda: len(desktop.shown) >= 3)
        assert desktop.titles() == ['2 reminders missed', 'Lunch', 'Standup'], desktop.shown
        assert not windows()
        for title in ('Standup', 'Lunch', 'Rowing', 'Choir'):
            assert 'ACKNOWLEDGED' in lines(path, title), lines(path, title)
        desktop.choose('Standup', 'Snooze')
        wait('a later reminder', lambda: 'RELTYPE=SNOOZE' in lines(path, 'Standup'))
        desktop.choose('Lunch', 'Open')
        wait('a window', windows)
        Window.__new__(Window).wait('dialog', 'Lunch')
        assert len(desktop.shown) == 3, desktop.shown
    finally:
        service.kill()
        service.wait()
        desktop.end()


@test('GT-46: without a database, the service of reminders ends')
def needs_a_database():
    home = {'XDG_DATA_HOME': WORK + '/nothing'}
    assert subprocess.run([PROGRAMS + '/almanac-window', '--reminders'], env={**os.environ, **home}, timeout=20).returncode == 0
    assert not os.path.exists(WORK + '/nothing/almanac/almanac.sqlite')
