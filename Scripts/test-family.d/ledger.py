"""The edits of an evening, and what has to be there of them in the end."""
import threading, time


class Edit:
    """An edit by a device: `new`, `note`, `day`, `delete`, or `move`, which is from the calendar `Family` to `School`."""

    def __init__(self, mark, kind, uid):
        self.mark, self.kind, self.uid = mark, kind, uid
        self.sent = self.done = None
        # Why the device has given it up.
        self.dropped = None
        self.conflicts = 0


class Restore:
    """A backup, written between two times, that has replaced the database between two other times."""

    def __init__(self):
        self.start = self.end = self.begin = self.finish = None


class Ledger:
    def __init__(self):
        self.edits, self.restores, self.numbers = [], [], {}
        self.lock = threading.Lock()

    def begin(self, name, kind, uid=None):
        with self.lock:
            self.numbers[name] = self.numbers.get(name, 0) + 1
            mark = f'{name}-{self.numbers[name]:04}'
            edit = Edit(mark, kind, uid or (f'brief-{mark}' if kind == 'brief' else mark))
            self.edits.append(edit)
            return edit

    def end(self, edit):
        edit.done = time.monotonic()

    def done(self):
        with self.lock:
            return sum(1 for edit in self.edits if edit.done)

    def survives(self, edit):
        """Returns whether an edit has to be there; `None` if both is right, as it was made during a backup or a restore."""
        if not edit.done:
            # Given up without an answer: an earlier attempt may have arrived.
            return None if edit.sent else False
        result = True
        for restore in self.restores:
            if edit.sent > restore.finish or edit.done < restore.start:
                continue
            if edit.done >= restore.begin:
                # A server that was down cannot have answered; one that was running can.
                if restore.begin != restore.finish:
                    result = None
                continue
            if edit.sent > restore.end:
                return False
            result = None
        return result

    def lost(self):
        """Returns the edits that were confirmed after a backup, and are gone by design."""
        return [edit for edit in self.edits if edit.done and self.survives(edit) is False]

    def outcomes(self, kind):
        """Returns, by UID, whether some edit of a kind survives."""
        found = {}
        for edit in self.edits:
            if edit.kind == kind and edit.sent:
                all = [found.get(edit.uid, False), self.survives(edit)]
                found[edit.uid] = True if True in all else None if None in all else False
        return found

    def problems(self, objects, family, school):
        """Returns what is missing, doubled, or too much in objects, which are lists of marks by calendar and UID."""
        found = []
        counts = {}
        for all in objects.values():
            for mark in all:
                counts[mark] = counts.get(mark, 0) + 1
        gone, moved = self.outcomes('delete'), self.outcomes('move')
        for edit in self.edits:
            if edit.kind in ('delete', 'move'):
                continue
            expected = self.survives(edit)
            count = counts.pop(edit.mark, 0)
            if expected is False and moved.get(edit.uid) is not False and edit.uid in moved:
                # A page that had not heard of the restore yet has moved it: the server creates it again in the other calendar.
                expected = None
            if edit.kind == 'brief' and expected is not False:
                if gone.get(edit.uid) is not False and edit.uid in gone:
                    # A delete after the backup of an event from before it is undone.
                    expected = False if gone[edit.uid] else None
                place = moved.get(edit.uid)
                places = [name for name, id in (('Family', family), ('School', school)) if (id, edit.uid) in objects]
                if count and place is not None and places != (['School'] if place else ['Family']):
                    found.append(f'{edit.mark}: it is in {" and ".join(places)}, but should have moved: {place}')
            if count > 1:
                found.append(f'{edit.mark} ({edit.kind} of {edit.uid}): it is there {count} times')
            elif expected is True and not count:
                found.append(f'{edit.mark} ({edit.kind} of {edit.uid}): it was confirmed, but is missing')
            elif expected is False and count:
                found.append(f'{edit.mark} ({edit.kind} of {edit.uid}): it is there, but should be gone')
        return found + [f'{mark}: nobody has made it' for mark in counts]
