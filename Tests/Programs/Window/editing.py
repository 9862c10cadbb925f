"""Fields and edits."""
import sqlite3

from harness import Window, database, states, test, titles, wait, xdotool


@test('GT-10: a new event is typed, stored and undone')
def writes_a_title():
    path = database()
    with Window('--database', path) as window:
        window.create('Lunch with Zoe')
        wait('a stored event', lambda: 'Lunch with Zoe' in titles(path))
        window.wait('push button', 'Lunch with Zoe')
        window.key('ctrl+z')
        wait('no stored event', lambda: 'Lunch with Zoe' not in titles(path))


@test('GT-25: an event is dragged to another day')
def drags_an_event():
    path = database()
    with Window('--database', path) as window:
        window.create('Walk')
        x, y = window.middle(lambda: window.event('Walk'))
        toX, toY = window.middle(lambda: window.wait('table cell', 'November 12, 2026'))
        window.move(x, y)
        xdotool('mousedown', 1)
        for step in range(1, 11):
            window.move(x + (toX - x) * step // 10, y + (toY - y) * step // 10)
        xdotool('mouseup', 1)
        wait('the event on another day', lambda: abs(window.middle(lambda: window.event('Walk'))[0] - toX) < 20)


@test('GT-10, GT-14: the search field finds events, and a status says how many')
def searches():
    with Window('--database', database()) as window:
        window.click(lambda: window.wait('entry', 'Search'))
        xdotool('type', 'Dentist')
        window.wait('status bar', '1 event')
        window.click(lambda: window.wait('push button', 'Dentist, 8:00'))
        wait('a selected day', lambda: states(window.wait('table cell', 'November 24')) == {'selected'})
        window.click(lambda: window.event('Dentist'))
        window.wait('dialog', 'Dentist')


@test('GT-10: the notes of the form have several lines, in which Enter begins another one')
def writes_notes():
    path = database()
    with Window('--database', path) as window:
        window.create('Picnic')
        window.wait('push button', 'Picnic')
        window.wait_focus('Picnic')
        window.key('e')
        window.wait('dialog', 'Picnic')
        window.click(lambda: window.wait('text', 'Notes'))
        window.wait_focus('text ')
        xdotool('type', 'bread')
        window.key('Return')
        xdotool('type', 'cheese')
        window.key('ctrl+s')

        def stored():
            with sqlite3.connect(path) as connection:
                return [row[0] for row in connection.execute("SELECT notes FROM event WHERE summary = 'Picnic'")]
        wait('stored notes', lambda: stored() == ['bread\ncheese'])
