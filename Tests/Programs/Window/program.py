"""The program: its arguments, its display, its end."""
import os
import subprocess

from harness import FILES, PROGRAMS, WORK, Window, test, wait, xdotool


@test('GT-30: without a display, one line says so')
def says_that_there_is_no_display():
    environment = {key: value for key, value in os.environ.items() if key not in ('DISPLAY', 'WAYLAND_DISPLAY')}
    result = subprocess.run([PROGRAMS + '/almanac', 'window', FILES + '/ordinary.ics'], env=environment, capture_output=True, text=True)
    assert result.returncode == 1, result.returncode
    assert len(result.stderr.splitlines()) == 1 and 'no display' in result.stderr, result.stderr


@test('GT-37: wrong options and files are refused before a window opens')
def refuses_wrong_options():
    for arguments, words in [(['--level', 'decade'], 'expected year, month, week, day or agenda'),
                             (['--date', 'soon'], 'expected a date such as 2026-11-21')]:
        result = subprocess.run([PROGRAMS + '/almanac-window', *arguments], capture_output=True, text=True)
        assert result.returncode == 2 and words in result.stderr, result.stderr
    result = subprocess.run([PROGRAMS + '/almanac-window', 'absent.ics'], capture_output=True, text=True)
    assert result.returncode == 1 and 'absent.ics: no such file' in result.stderr, result.stderr


@test('GT-32, GT-33: without files the database of almanac serve is shown, which begins with the sample calendars')
def begins_with_samples():
    with Window(environment={'XDG_DATA_HOME': WORK + '/new'}) as window:
        for name in ('Work', 'Family', 'Travel'):
            window.wait('check box', name)
    assert os.path.exists(WORK + '/new/almanac/almanac.sqlite')


@test('GT-29: the program ends with its window, without a warning, and nothing of it is left')
def ends_with_its_window():
    with Window(FILES) as window:
        assert window.close() == 0


@test('GT-19: a window is as large as it was left')
def keeps_its_size():
    home = {'XDG_STATE_HOME': WORK + '/state'}
    with Window(FILES, environment=home) as window:
        xdotool('windowsize', '--sync', window.id, 900, 700)
        wait('another size', lambda: window.canvas()[2] < 920)
        width = window.canvas()[2]
        assert window.close() == 0
    with Window(FILES, environment=home) as window:
        assert window.canvas()[2] == width, (window.canvas(), width)
    with open(WORK + '/state/almanac/window', 'w') as file:
        file.write('wide -3')
    with Window(FILES, environment=home) as window:
        assert window.canvas()[2] > 1100
