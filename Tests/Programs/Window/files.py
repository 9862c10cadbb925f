"""Files and databases that change."""
import subprocess

from harness import FILES, PROGRAMS, Window, calendar_file, database, test, wait, windows, xdotool

BROKEN = 'BEGIN:VEVENT\r\nUID:bad\r\nDTSTART:yesterday\r\nSUMMARY:Bad\r\nEND:VEVENT\r\n'


@test('GT-22: a file that another program writes is shown as it is now')
def follows_files():
    path = calendar_file('live', ('Sailing', '20261118'))
    with Window(path) as window:
        window.wait('push button', 'Sailing')
        calendar_file('live', ('Rowing', '20261119'))
        window.wait('push button', 'Rowing')
        assert not window.find('push button', 'Sailing')


@test('GT-22: what another process changes in the database is shown')
def follows_databases():
    path = database()
    with Window('--database', path) as window:
        file = calendar_file('import', ('Regatta', '20261118'))
        subprocess.run([PROGRAMS + '/almanac', 'import', file, '--into', 'Family', '--database', path], check=True, capture_output=True)
        window.wait('push button', 'Regatta')


@test('GT-37: a broken file is shown as far as it can be read, and a notice says what was left out')
def says_what_is_broken():
    path = calendar_file('broken', ('Sailing', '20261118'), more=BROKEN)
    with Window(path) as window:
        window.wait('push button', 'Sailing')
        window.wait('label', 'broken.ics:11:', 'Everything else is shown: 1 event.')
        calendar_file('broken', ('Sailing', '20261118'))
        wait('no notice', lambda: not window.find('label', 'broken.ics'))
        window.wait('push button', 'Sailing')


@test('GT-20: files are opened by the menu of the window')
def opens_files():
    path = calendar_file('opened', ('Sailing', '20261118'))
    with Window(calendar_file('first', ('Rowing', '20261118'))) as window:
        window.wait('push button', 'Rowing')
        window.key('ctrl+o')
        dialog = wait('a dialog', lambda: windows('Open Calendars'))
        xdotool('windowfocus', dialog[0])
        xdotool('type', path)
        window.key('Return')
        xdotool('windowfocus', window.id)
        window.wait('push button', 'Sailing')
        window.wait('push button', 'Rowing')
        assert window.close() == 0
