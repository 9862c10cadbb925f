"""A page, as the modules in Sources/Web/WebAssets/Modules/saving: events, the stream of changes, and conditional edits."""
import contextlib, http.client, json, threading, time, urllib.parse
import events
from device import Device, Failure

# Statuses after which the same request may succeed later (saving.js).
PASSING = [0, 401, 408, 429, 500, 502, 503, 504, 507]
RANGE = 'from=2026-11-01&to=2027-02-01'


class Page(Device):
    def __init__(self, *parts, cookie):
        super().__init__(*parts)
        self.headers = {'Cookie': cookie, 'Origin': self.network.url, 'Sec-Fetch-Site': 'same-origin'}
        self.lock = threading.RLock()
        # The tag and the events of each calendar object, by calendar and UID.
        self.objects = {}
        self.position = None
        # How often everything was read, the objects with an edit on the way, and changes of those by others.
        self.reads, self.busy, self.aside = 0, set(), {}

    def open(self):
        self.load()
        self.network.thread(self.name, self.listen)

    def uids(self, calendar):
        with self.lock:
            return [uid for number, uid in self.objects if number == calendar]

    def load(self):
        while not self.is_ended:
            status, headers, text = self.network.send('GET', f'/api/events?{RANGE}', headers=self.headers)
            if status == 200:
                break
            if status not in PASSING:
                raise Failure(f'GET /api/events: {status}')
            time.sleep(0.2)
        found = {}
        for calendar, event in events.components(text):
            key = calendar, events.value(event, 'UID')
            plain = [line for line in event if not line.startswith('X-ALMANAC-')]
            found.setdefault(key, (events.value(event, 'X-ALMANAC-ETAG'), []))[1].append(plain)
        with self.lock:
            self.objects, self.position = found, headers['Almanac-Position']
            self.reads += 1
            self.aside = {}

    # The stream

    def listen(self):
        while not self.is_ended:
            try:
                self.stream()
            except (OSError, http.client.HTTPException, ValueError):
                pass
            except Failure as failure:
                return self.failures.append(f'{self.name}: {failure}')
            time.sleep(0.2)

    def stream(self):
        path = f'/api/changes?since={urllib.parse.quote(self.position)}'
        connection, response = self.network.open('GET', path, headers=self.headers)
        with contextlib.closing(connection):
            if response.status not in PASSING + [200]:
                raise Failure(f'GET /api/changes: {response.status}')
            while response.status == 200 and (line := response.readline()).endswith(b'\n') and not self.is_ended:
                change = json.loads(line)
                if change.get('reset'):
                    self.restarts += 1
                    return self.load()
                if 'uid' in change:
                    self.take(change)
                # Only now, so that failed changes are sent again.
                self.position = change['position']

    def take(self, change):
        key = change['calendar'], change['uid']
        while True:
            with self.lock:
                tag = self.objects.get(key, (None,))[0]
                if key in self.busy:
                    self.aside[key] = change
                    return
                if change['etag'] == tag:
                    return
                reads = self.reads
            new = self.fetch(key)
            with self.lock:
                # The response to an edit may have arrived earlier and be newer.
                if reads == self.reads and self.objects.get(key, (None,))[0] == tag and key not in self.busy:
                    self.know(key, *new)
                    return

    def fetch(self, key):
        """Returns the tag and the events of an object as the server has it."""
        path = f'/api/calendars/{key[0]}/events/{urllib.parse.quote(key[1])}?absent=204'
        status, headers, text = self.network.send('GET', path, headers=self.headers)
        if status not in (200, 204, 404):
            raise OSError(f'{path}: {status}')
        return (headers['ETag'].strip('"'), events.read(text)) if status == 200 else (None, [])

    def know(self, key, tag, found):
        if tag:
            self.objects[key] = tag, found
        else:
            self.objects.pop(key, None)

    # Edits

    def perform(self, edit):
        keys = [(self.family, edit.uid)] + ([(self.school, edit.uid)] if edit.kind == 'move' else [])
        with self.lock:
            self.busy.update(keys)
            known = {key: self.objects.get(key, (None, [])) for key in keys}
            reads = self.reads
        try:
            while True:
                new = self.replacements(edit, keys, known)
                if new is None:
                    break
                status, answer = self.post(edit, keys, known, new)
                if status == 200:
                    self.ledger.end(edit)
                    known = {key: (each.get('etag'), events) for key, each, events in zip(keys, answer, new)}
                    break
                edit.conflicts += 1
                for each in answer['failed']:
                    known[each['calendar'], each['uid']] = each.get('etag'), events.read(each.get('ics') or '')
        finally:
            self.settle(keys, known, reads)

    def settle(self, keys, known, reads):
        """Takes over what an edit has found, and then the changes by others in the meantime."""
        with self.lock:
            self.busy.difference_update(keys)
            is_new = reads == self.reads
            if is_new:
                for key in keys:
                    self.know(key, *known[key])
            late = [self.aside.pop(key, None) for key in keys]
        for key, change in zip(keys, late):
            # After a reload, nobody knows which of both is newer.
            change = change or (None if is_new else {'calendar': key[0], 'uid': key[1], 'etag': ''})
            while change:
                with contextlib.suppress(OSError):
                    self.take(change)
                    break
                time.sleep(0.2)

    def replacements(self, edit, keys, known):
        """Returns the events of each object after an edit; `None` if there is nothing to do."""
        before = known[keys[0]][1]
        new = self.changed(edit, before)
        if new is None:
            if edit.kind == 'move' and not known[keys[1]][1]:
                edit.dropped = 'the event is gone'
            return None
        return [new] + ([before] if edit.kind == 'move' else [])

    def post(self, edit, keys, known, new):
        body = []
        for key, events_ in zip(keys, new):
            tag = known[key][0]
            body.append({'calendar': key[0], 'uid': key[1], 'ics': events.write(events_) if events_ else None}
                        | ({'ifMatch': tag} if tag else {'ifNoneMatch': '*'}))
        headers = self.headers | {'Content-Type': 'application/json'}
        while True:
            status, _, text = self.network.send('POST', '/api/changes', json.dumps(body), headers)
            if status in (200, 412):
                return status, json.loads(text)
            if status not in PASSING:
                raise Failure(f'POST /api/changes: {status} {text}')
            time.sleep(0.2)

    def snapshot(self):
        with self.lock:
            return {key: events.content(found) for key, (_, found) in self.objects.items()}
