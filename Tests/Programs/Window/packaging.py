"""The Debian package."""
import os
import re
import subprocess

from harness import FILES, PROGRAMS, WORK, Window, test


@test('GT-34, GT-3: the Debian package has all that the window needs: what it contains starts, with a manual page and an entry of the desktop')
def installs_and_starts():
    package = subprocess.run(['Scripts/make-deb', PROGRAMS, WORK + '/deb'], check=True, capture_output=True, text=True,
                             env={**os.environ, 'DEB_COMPRESSION': 'none'}).stdout.strip()
    subprocess.run(['dpkg-deb', '--extract', package, WORK + '/root'], check=True)
    fields = subprocess.run(['dpkg-deb', '--field', package, 'Depends'], check=True, capture_output=True, text=True).stdout
    # The version is that of the oldest GTK with all the functions that are called.
    floor = re.search(r'libgtk-4-1 \(>= 4\.(\d+)', fields)
    assert floor and int(floor[1]) <= 8, fields
    assert 'libcairo2' in fields, fields
    page = subprocess.run(['man', '--warnings', '-l', WORK + '/root/usr/share/man/man1/almanac-window.1.gz'], capture_output=True, text=True,
                          env={'PATH': '/usr/bin:/bin', 'LC_ALL': 'C.UTF-8', 'MANWIDTH': '100'})
    assert page.returncode == 0 and '--database' in page.stdout and not page.stderr, page.stderr
    name = 'org.almanac.Almanac'
    with open(f'{WORK}/root/usr/share/applications/{name}.desktop') as file:
        entry = file.read()
    assert 'MimeType=text/calendar' in entry and 'DBusActivatable=true' in entry, entry
    with open(f'{WORK}/root/usr/share/dbus-1/services/{name}.service') as file:
        assert f'Name={name}' in file.read()
    with open(f'{WORK}/root/etc/xdg/autostart/{name}.Reminders.desktop') as file:
        assert 'Exec=almanac-window --reminders' in file.read()
    files = subprocess.run(['dpkg-deb', '--info', package, 'conffiles'], check=True, capture_output=True, text=True).stdout
    assert f'/etc/xdg/autostart/{name}.Reminders.desktop' in files, files
    with Window(FILES, program=WORK + '/root/usr/bin/almanac-window') as window:
        window.wait('heading', 'November 2026')
        assert window.close() == 0
