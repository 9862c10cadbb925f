"""What pages and phones have in common: they choose edits, and repeat them until the server has confirmed them."""
import random, threading, time
import events

# Events that everybody edits at the same time.
SHARED = ['dinner', 'trip', 'shopping']


class Failure(Exception):
    """An answer that no device should get."""


class Device:
    kinds = ['new', 'brief', 'note', 'note', 'note', 'day', 'day', 'delete', 'move']

    def __init__(self, network, ledger, name, seed, family, school=None):
        self.network, self.ledger, self.name = network, ledger, name
        self.random = random.Random(f'{seed} {name}')
        self.family, self.school = family, school
        self.failures = []
        # How often it has reloaded everything because its position or token was no longer valid.
        self.restarts = 0
        self.is_ended = False

    def evening(self, count):
        """Makes some edits, one after the other; returns the thread."""
        def work():
            try:
                for _ in range(count):
                    self.edit()
                    time.sleep(self.random.random() * 0.15)
            except Exception as error:
                self.failures.append(f'{self.name}: {type(error).__name__}: {error}')
        return self.network.thread(self.name, work)

    def edit(self):
        kind = self.random.choice(self.kinds)
        mine = sorted(uid for uid in self.uids(self.family) if uid.startswith(f'brief-{self.name}-'))
        if kind in ('delete', 'move'):
            if not mine:
                kind = 'brief'
            else:
                return self.make(self.ledger.begin(self.name, kind, self.random.choice(mine)))
        if kind in ('new', 'brief'):
            return self.make(self.ledger.begin(self.name, kind))
        if kind == 'day':
            return self.make(self.ledger.begin(self.name, kind, 'dinner'))
        # Mostly events that others edit, too.
        others = sorted(uid for uid in self.uids(self.family) if not uid.startswith('brief-') and uid not in SHARED)
        uid = self.random.choice(others if others and self.random.random() < 0.3 else SHARED)
        self.make(self.ledger.begin(self.name, kind, uid))

    def make(self, edit):
        edit.sent = time.monotonic()
        self.perform(edit)
        # An attempt without an answer may have arrived; then there is nothing to do.
        if not edit.dropped and not edit.done:
            self.ledger.end(edit)

    def changed(self, edit, present):
        """Returns a calendar object after an edit, empty if the edit deletes it; `None` if there is nothing to do."""
        if edit.kind in ('new', 'brief'):
            if present:
                return None
            day = 1201 + self.random.randrange(28)
            return [events.event(edit.uid, day, 8 + self.random.randrange(10), f'Plan {edit.mark}')]
        if edit.kind in ('delete', 'move'):
            return [] if present else None
        if not present:
            edit.dropped = 'the event is gone'
            return None
        if edit.mark in events.marks(present):
            return None
        if edit.kind == 'note':
            return events.noted(present, edit.mark)
        return events.overridden(present, edit.mark, self.random.randrange(5))


class Reader:
    """A program that reads a feed again and again, by conditional requests."""

    def __init__(self, network, name, path):
        self.network, self.name, self.path = network, name, path
        self.tag, self.text, self.unchanged, self.changes = '', '', 0, 0
        self.is_ended = False
        self.lock = threading.Lock()
        network.thread(name, self.run)

    def run(self):
        while not self.is_ended:
            self.read()
            time.sleep(0.2)

    def read(self):
        with self.lock:
            status, headers, text = self.network.send('GET', self.path, headers={'If-None-Match': self.tag})
            if status == 200:
                self.changes += 1
                self.tag, self.text = headers['ETag'], text
            self.unchanged += status == 304
            return status
