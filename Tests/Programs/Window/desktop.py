"""The settings of the desktop."""
import subprocess
import threading

from harness import FILES, Gio, GLib, WORK, Window, calendar_file, pixel, test, wait, xdotool

NAME, PATH, SETTINGS = 'org.freedesktop.portal.Desktop', '/org/freedesktop/portal/desktop', 'org.freedesktop.portal.Settings'
DESCRIPTION = '''<node><interface name="org.freedesktop.portal.Settings">
<method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>
<signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal></interface></node>'''


class Portal:
    """A desktop that says whether it is light or dark."""

    def __init__(self, scheme):
        self.scheme = scheme
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
        self.context = GLib.MainLoop()
        interface = Gio.DBusNodeInfo.new_for_xml(DESCRIPTION).interfaces[0]
        self.object = self.bus.register_object(PATH, interface, self.answer, None, None)
        self.owner = Gio.bus_own_name_on_connection(self.bus, NAME, Gio.BusNameOwnerFlags.NONE, None, None)
        threading.Thread(target=self.context.run, daemon=True).start()

    def answer(self, _connection, _sender, _path, _interface, _method, arguments, invocation):
        key = arguments.unpack()[1]
        value = self.scheme if key == 'color-scheme' else 0
        invocation.return_value(GLib.Variant('(v)', (GLib.Variant('v', GLib.Variant('u', value)),)))

    def change(self, scheme):
        self.scheme = scheme
        news = GLib.Variant('(ssv)', ('org.freedesktop.appearance', 'color-scheme', GLib.Variant('u', scheme)))
        self.bus.emit_signal(None, PATH, SETTINGS, 'SettingChanged', news)

    def end(self):
        Gio.bus_unown_name(self.owner)
        self.bus.unregister_object(self.object)
        self.context.quit()


@test('GT-15: dark and light are those of the desktop, also when they change')
def follows_the_desktop():
    portal = Portal(1)
    try:
        with Window(FILES) as window:
            left, top, width, height = window.canvas()
            below = (left + width - 20 + window.border, top + height - 20 + window.border)
            wait('a dark window', lambda: sum(pixel(*below)) < 150)
            portal.change(2)
            wait('a light window', lambda: sum(pixel(*below)) > 700)
            portal.change(1)
            wait('a dark window', lambda: sum(pixel(*below)) < 150)
    finally:
        portal.end()


@test('H6: a dark theme on a light desktop paints its events in the dark, and a light one on a dark desktop in the light')
def themes_of_their_own():
    path = calendar_file('styles', ('Sailing', '20261118'))
    for theme, scheme in (('dark', 2), ('light', 1)):
        portal = Portal(scheme)
        try:
            with Window(path, '--theme', theme) as window:
                left, top, width, height = window.canvas()
                below = (left + width - 20 + window.border, top + height - 20 + window.border)
                x, y, width, height = window.frame(window.wait('push button', 'Sailing'))
                row = [(x + step + window.border, y + height // 2 + window.border) for step in range(4, width - 4)]

                def are_painted():
                    """Whether the ground and the event, most of whose pixels are its own ground, are as dark as the theme."""
                    colors = [pixel(*place) for place in row]
                    grounds = [pixel(*below), max(set(colors), key=colors.count)]
                    return all((sum(ground) < 330) == (theme == 'dark') for ground in grounds)
                wait(f'an event of the theme {theme}', are_painted)
        finally:
            portal.end()


@test('GT-15: texts are as large as the desktop says')
def follows_the_size_of_texts():
    heights = []
    try:
        for dots in (96, 144):
            # Dots for each inch, as desktops without a portal say.
            subprocess.run(['xprop', '-root', '-f', 'RESOURCE_MANAGER', '8s', '-set', 'RESOURCE_MANAGER', f'Xft.dpi:{dots}'], check=True)
            # With some fonts, GTK warns that its own title bar is a pixel too low for texts of this size.
            with Window(FILES, environment={'G_DEBUG': ''}) as window:
                heights.append(window.frame(window.wait('push button', 'Today'))[3])
    finally:
        subprocess.run(['xprop', '-root', '-remove', 'RESOURCE_MANAGER'], check=True)
    assert heights[1] > heights[0] * 1.3, heights


@test('GT-16: with two pixels for each point, hairlines are a pixel wide and texts are sharp')
def draws_device_pixels():
    home = {'XDG_STATE_HOME': WORK + '/scale', 'GDK_SCALE': '2'}
    with Window(FILES, environment=home) as window:
        xdotool('windowsize', '--sync', window.id, 1240, 940)
        cell = window.wait('table cell', 'November 18')
        wait('a smaller window', lambda: window.frame(cell)[0] + window.frame(cell)[2] < 620)

        def runs():
            """The widths of what is drawn in a column of pixels at the end of days, where no event is."""
            left, top, width, height = window.frame(cell)
            x = (left + width - 3) * 2 + window.border
            column = [pixel(x, y) for y in range((top - 2 * height) * 2, (top + height) * 2)]
            ground = max(set(column), key=column.count)
            lengths, length = [], 0
            for color in column + [ground]:
                if color != ground:
                    length += 1
                elif length:
                    lengths.append(length)
                    length = 0
            return lengths
        lines = wait('lines between weeks', lambda: [length for length in runs() if length < 8])
        assert lines and set(lines) == {1}, lines
