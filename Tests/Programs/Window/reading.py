"""What assistive technology reads."""
import json
import subprocess

from harness import DATE, FILES, PROGRAMS, WORK, Window, states, test, wait


@test('GT-26: elements have the names and frames of a picture of the same size')
def finds_what_pictures_say():
    picture = WORK + '/picture.json'
    with Window(FILES) as window:
        left, top, width, height = window.canvas()
        subprocess.run([PROGRAMS + '/almanac', 'render', FILES, '--date', DATE, '--time-zone', 'UTC', '--locale', 'en-US',
                        '--size', f'{width - 264}x{height}', '--output', picture], check=True, stderr=subprocess.DEVNULL)
        with open(picture) as file:
            wanted = json.load(file)['elements']
        wanted = [element for element in wanted if element['role'] in ('gridcell', 'columnheader')]
        assert len(wanted) > 40, len(wanted)
        found = {}
        for element in window.elements():
            if element.get_role_name() in ('table cell', 'filler'):
                found.setdefault(element.get_name(), []).append(window.frame(element))
        for element in wanted:
            x, y, width, height = element['frame']
            expected = (x + left + 264, y + top, width, height)
            near = [frame for frame in found.get(element['name'].removesuffix(', Today'), found.get(element['name'], []))
                    if all(abs(a - b) <= 1 for a, b in zip(frame, expected))]
            assert near, f"{element['name']} at {expected}, found {found.get(element['name'])}"


@test('GT-26: no element has the name of a class')
def has_no_nameless_class():
    with Window(FILES) as window:
        names = [element.get_name() for element in window.elements()]
        assert not [name for name in names if 'AlmanacCanvas' in name], names


@test('GT-11: elements follow each other and lie in each other as they are read, the panel first')
def is_read_in_order():
    with Window(FILES) as window:
        names = [element.get_name() for element in window.elements() if element.get_role_name() in ('entry', 'check box', 'heading', 'table')]
        # The month of the panel is above its calendars, and the calendar has a heading and a table.
        places = [names.index(name) for name in ('Search events', 'November 2026', 'Exchange')]
        assert places == sorted(places) and names[-2:] == ['November 2026'] * 2, names
        cell = window.wait('table cell', 'November 9, 2026')
        assert cell.get_child_at_index(0).get_role_name() == 'push button'
        assert cell.get_parent().get_role_name() == 'table row'


@test('GT-11: states are told: what is pressed, selected and checked')
def tells_states():
    with Window(FILES) as window:
        assert states(window.wait('push button', 'Month')) == {'pressed'}
        assert states(window.wait('check box', 'Exchange')) == {'checked'}
        window.select('November 18')
        wait('a selected day', lambda: states(window.wait('table cell', 'November 18')) == {'selected'})


@test('GT-13: assistive technology presses a button')
def turns_pages_by_assistive_technology():
    with Window(FILES) as window:
        window.press('Next month')
        window.wait('heading', 'December 2026')


@test('GT-13, H7: only what acts has an action: buttons, events, days, and calendars, but no heading, table, or row')
def offers_actions_of_what_acts():
    def actions(element):
        action = element.get_action_iface()
        return action.get_n_actions() if action else 0

    with Window(FILES) as window:
        cell = window.wait('table cell', 'November 9, 2026')
        for element in (cell, cell.get_child_at_index(0), window.wait('push button', 'Month'), window.wait('check box', 'Exchange')):
            assert actions(element) == 1, f'{element.get_role_name()} {element.get_name()}: {actions(element)}'
        idle = [element for element in window.elements() if element.get_role_name() in ('heading', 'table', 'table row')]
        assert len(idle) > 6, len(idle)
        acting = [f'{element.get_role_name()} {element.get_name()}' for element in idle if actions(element)]
        assert not acting, acting
