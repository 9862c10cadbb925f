"""Wheel, pointer and keys."""
from harness import FILES, Window, test, wait, xdotool


@test('GT-6: the wheel scrolls, and zooms with Control')
def scrolls_and_zooms():
    with Window(FILES) as window:
        window.move(700, 500)
        for _ in range(14):
            xdotool('click', 5)
        wait('another month', lambda: not window.find('heading', 'November 2026'))
        xdotool('keydown', 'ctrl', 'click', 5, 'click', 5, 'click', 5, 'keyup', 'ctrl')
        wait('a year', lambda: window.find('push button', 'Next year'))


@test('GT-9, GT-12: arrows move the focus, which assistive technology follows')
def moves_by_keys():
    with Window(FILES) as window:
        window.select('November 18')
        window.key('Right')
        window.wait_focus('November 19')
        window.key('Next')
        window.wait_focus('December 19')


@test('GT-5: two clicks in quick succession zoom in')
def zooms_by_double_click():
    with Window(FILES) as window:
        window.select('November 18')
        xdotool('click', '--repeat', 2, '--delay', 60, 1)
        wait('the week', lambda: window.find('push button', 'Next week') or window.find('push button', 'Next day'))


@test('GT-9: Shift and Tab lead back, and Tab goes through the window in the order of reading')
def goes_on_and_back_with_tab():
    with Window(FILES) as window:
        window.select('November 18')
        window.key('Tab')
        wait('another element', lambda: window.focused() and 'November 18' not in window.focused().get_name())
        window.key('shift+Tab')
        window.wait_focus('November 18')
        window.key('shift+Tab')
        window.wait_focus('Next month')


@test('GT-9, GT-18: F10 opens the menu of the window, and the menu key that of a day')
def opens_menus():
    with Window(FILES) as window:
        window.key('F10')
        window.wait('menu item', 'About Almanac')
        window.key('Escape')
        wait('no menu', lambda: not window.find('menu item', 'About Almanac'))
