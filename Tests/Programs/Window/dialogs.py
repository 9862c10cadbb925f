"""What the menu of the window opens."""
import os

from harness import FILES, WORK, Window, calendar_file, database, states, test, titles, wait, windows, xdotool
from files import BROKEN


@test('GT-40: a new event is begun by the menu of the window')
def begins_an_event():
    with Window('--database', database()) as window:
        window.key('ctrl+n')
        window.wait('dialog', 'New event')


@test('GT-41: an import says what is new, what exists, and what cannot be read, and imports it into a calendar')
def imports():
    path = database()
    file = calendar_file('club', ('Sailing', '20261118'), ('Rowing', '20261119'), more=BROKEN)
    with Window('--database', path) as window:
        window.key('ctrl+i')
        window.choose_file('Import Events', file)
        window.dialog('Import club.ics')
        window.wait('label', 'Events: 2 new, 1 could not be read.')
        assert 'Sailing' not in titles(path)
        window.key('Return')
        wait('imported events', lambda: {'Sailing', 'Rowing'} <= set(titles(path)))
        window.wait('check box', 'club')
        xdotool('windowfocus', window.id)
        window.key('ctrl+i')
        window.choose_file('Import Events', file)
        window.dialog('Import club.ics')
        window.wait('label', 'Events: 2 already there, 1 could not be read.')
        window.press('Only Show')
        other = wait('another window', lambda: windows('.* – Read-only – Almanac'))[0]
        assert titles(path).count('Sailing') == 1
        xdotool('windowfocus', other)
        wait('its end', lambda: window.key('ctrl+q') or not windows('.* – Read-only – Almanac'))


@test('GT-42: calendars, or the period that is shown, are exported')
def exports():
    with Window('--database', database()) as window:
        for name, choice in (('all', None), ('month', 'Down')):
            xdotool('windowfocus', window.id)
            window.key('ctrl+e')
            window.dialog('Export')
            if choice:
                window.key('alt+d')
                window.wait('list item')
                window.key(choice, 'Return')
            window.press('Export…')
            window.choose_file('Export Events', f'{WORK}/{name}.ics')
            wait('a file', lambda: os.path.exists(f'{WORK}/{name}.ics'))
    texts = [open(f'{WORK}/{name}.ics').read() for name in ('all', 'month')]
    counts = [text.count('BEGIN:VEVENT') for text in texts]
    assert 0 < counts[1] < counts[0], counts
    assert all('X-WR-CALNAME:Travel' in text or 'NAME:Travel' in text for text in texts)


@test('GT-43: the dialog for printing has a preview, and writes a document')
def prints():
    with Window(calendar_file('printed', ('Sailing', '20261118'))) as window:
        window.key('ctrl+p')
        window.dialog('Print')
        window.wait('label', 'Page 1 of 1')
        window.key('alt+f')
        window.key('ctrl+a')
        xdotool('type', '2026-10-01')
        window.wait('label', 'Page 1 of 2')
        window.press('Save as PDF…')
        window.choose_file('Save as PDF', WORK + '/printed.pdf')
        wait('a document', lambda: os.path.exists(WORK + '/printed.pdf'))
        with open(WORK + '/printed.pdf', 'rb') as file:
            assert file.read(5) == b'%PDF-'


@test('GT-44: preferences apply immediately and are kept; damaged ones are ignored')
def keeps_preferences():
    home = {'XDG_CONFIG_HOME': WORK + '/preferences'}
    path = WORK + '/preferences/almanac/window.conf'
    with Window(FILES, environment=home) as window:
        window.key('ctrl+comma')
        window.dialog('Preferences')
        window.key('alt+n')
        wait('a file', lambda: os.path.exists(path) and 'week-numbers = true' in open(path).read())
        assert states(window.wait('check box', 'numbers in months')) == {'checked'}
        window.key('Escape')
        wait('no dialog', lambda: not windows('Preferences'))
        window.wait('row header', 'Week 47')
        assert window.close() == 0
    with open(path, 'w') as file:
        file.write('week-numbers = perhaps\ntext-size = -3\nfirst-weekday = monday\n\0\nworking-hours = 9\n')
    with Window(FILES, environment=home) as window:
        # The cells of a row of the last table, that of the calendar.
        days = [element.get_name() for element in window.elements(window.find('table')) if element.get_role_name() == 'table cell']
        assert days[0].startswith('Monday'), days


@test('GT-45: the window lists its keys')
def lists_keys():
    with Window(FILES) as window:
        window.key('F10')
        window.wait('menu item', 'Keyboard Shortcuts')
        window.key('k')
        window.dialog('Keyboard Shortcuts')
        window.wait('label', 'Zoom in or out')
        window.key('Escape')
        wait('no list', lambda: not windows('Keyboard Shortcuts'))
