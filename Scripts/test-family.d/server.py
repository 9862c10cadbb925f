"""The program on its machines: the server, and the commands that use its database."""
import os, shutil, signal, subprocess, threading, time
import events


class Server:
    """A running server, which moves between machines; the proxy forwards to the present one."""

    def __init__(self, program, network, proxy, folder):
        self.program, self.network, self.proxy, self.folder = program, network, proxy, folder
        self.process = None
        # What the server has logged.
        self.log = ''
        # Held while the machine changes, and while a command uses its database.
        self.lock = threading.RLock()
        self.use('server1')

    def use(self, machine):
        self.machine = machine
        os.makedirs(os.path.join(self.folder, machine), exist_ok=True)
        self.database = os.path.join(self.folder, machine, 'almanac.sqlite')

    def command(self, *arguments):
        with self.lock:
            result = subprocess.run([self.program, *arguments, '--database', self.database], capture_output=True, text=True)
            if result.returncode:
                raise SystemExit(f'test-family: almanac {arguments[0]}: {result.stderr}')
            return result.stdout

    def start(self):
        network = self.network
        with open(self.log_path, 'w') as file:
            self.process = subprocess.Popen(
                network.command(self.machine) + [
                    self.program, 'serve', '--database', self.database, '--listen', network.addresses[self.machine], '--port',
                    '8420', '--behind-proxy', network.addresses['proxy'], '--public-url', network.url],
                stdout=subprocess.PIPE, stderr=file, text=True)
        if 'Almanac is at' not in self.process.stdout.readline():
            self.read_log()
            raise SystemExit(f'test-family: the server does not start: {self.log}')
        self.proxy.target = self.machine

    def stop(self):
        self.proxy.target = None
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(30)
        self.read_log()
        if status:
            raise SystemExit(f'test-family: the server ended with {status}: {self.log}')

    def read_log(self):
        with open(self.log_path) as file:
            self.log += file.read()

    def move(self, machine):
        """Stops the server, and starts it on another machine with its database."""
        with self.lock:
            self.stop()
            old = self.database
            left = [name for name in os.listdir(os.path.dirname(old)) if name.startswith('almanac.sqlite-')]
            if left:
                raise SystemExit(f'test-family: the stopped server leaves {left} beside its database')
            self.use(machine)
            shutil.move(old, self.database)
            self.start()

    def back_up(self, restore):
        restore.start = time.monotonic()
        self.command('backup', self.backup)
        restore.end = time.monotonic()

    @property
    def log_path(self):
        return os.path.join(self.folder, self.machine, 'log')

    @property
    def backup(self):
        return os.path.join(self.folder, 'backup.sqlite')

    def replace(self, machine, restore):
        """Kills the server, whose machine is lost, and starts another one from the last backup."""
        with self.lock:
            self.proxy.target = None
            self.process.kill()
            self.process.wait()
            self.read_log()
            shutil.rmtree(os.path.dirname(self.database))
            self.use(machine)
            self.command('restore', self.backup)
            restore.begin = restore.finish = time.monotonic()
            self.start()

    def rewind(self, restore):
        """Restores the last backup while the server runs."""
        restore.begin = time.monotonic()
        self.command('restore', self.backup)
        restore.finish = time.monotonic()


def school(version):
    """Returns the calendar of a school: each version moves all lessons, and has one more."""
    more = f'SEQUENCE:{version}', f'LAST-MODIFIED:202611{version:02}T000000Z'
    lessons = [events.event(f'lesson-{number}', 1201 + number, 8 + version % 8, f'Lesson {number}', *more)
               for number in range(10 + version)]
    return events.write(sum(([each] for each in lessons), []))


def household():
    """Returns the events that everybody edits, and a private one."""
    return events.write([
        events.event('dinner', 1130, 18, 'Dinner', 'RRULE:FREQ=WEEKLY;COUNT=8'), events.event('trip', 1212, 7, 'Trip'),
        events.event('shopping', 1205, 10, 'Shopping'), events.event('secret', 1224, 16, 'Surprise for Dan', 'CLASS:PRIVATE')])
