"""Sessions of the kit for hosts."""
import subprocess

from harness import PROGRAMS, test


@test('GT-24, GT-1, GT-4, GT-8, HC-5: the window conforms at all levels, in sessions of each kind, rests, and leaves no widget behind')
def conforms():
    result = subprocess.run([PROGRAMS + '/almanac-window-conformance', '4', '30'], capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
    assert result.stdout.count('30 steps') == 4 and 'fields' in result.stdout, result.stdout
