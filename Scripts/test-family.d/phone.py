"""A phone: CalDAV with sync-collection, multiget, and conditional PUT and DELETE, as DAVx5 and iOS use it."""
import base64, time, urllib.parse, xml.etree.ElementTree as xml
import events
from device import Device, Failure

DAV, CAL = '{DAV:}', '{urn:ietf:params:xml:ns:caldav}'
SPACES = 'xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"'
PASSING = [0, 408, 429, 500, 502, 503, 504]


class Phone(Device):
    kinds = ['new', 'brief', 'note', 'note', 'note', 'day', 'day', 'delete']

    def __init__(self, *parts, key):
        super().__init__(*parts)
        self.headers = {'Authorization': 'Basic ' + base64.b64encode(f'{self.name}:{key}'.encode()).decode()}
        # Of each calendar: the token, and tag and events by URL.
        self.tokens, self.objects, self.calendars = {}, {}, {}

    def send(self, method, path, body=None, headers={}, ok=(207,)):
        """Sends a request until the server answers; returns status, headers, and text."""
        if body and body.startswith('<'):
            headers = {'Content-Type': 'application/xml; charset=utf-8'} | headers
        while True:
            status, found, text = self.network.send(method, path, body, self.headers | headers)
            if status in ok:
                return status, found, text
            if status not in PASSING:
                raise Failure(f'{method} {path}: {status} {text[:300]}')
            time.sleep(0.2)

    def find(self, path, name):
        body = f'<propfind {SPACES}><prop>{name}</prop></propfind>'
        text = self.send('PROPFIND', path, body, {'Depth': '0'})[2]
        return xml.fromstring(text).find(f'.//{DAV}prop//{DAV}href').text

    def discover(self):
        """Finds the calendars by name, from the host alone."""
        status, headers, _ = self.send('PROPFIND', '/.well-known/caldav', ok=(301,))
        root = urllib.parse.urlparse(headers['Location']).path
        home = self.find(self.find(root, '<current-user-principal/>'), '<c:calendar-home-set/>')
        self.send('MKCALENDAR', f'{home}diary/', ok=(201, 405))
        body = f'<propfind {SPACES}><prop><displayname/><resourcetype/></prop></propfind>'
        for each in self.responses(self.send('PROPFIND', home, body, {'Depth': '1'})[2]):
            if each.find(f'.//{CAL}calendar') is not None:
                self.calendars[each.find(f'.//{DAV}displayname').text or 'diary'] = each.find(DAV + 'href').text
        return self.calendars

    @staticmethod
    def responses(text):
        return xml.fromstring(text).findall(DAV + 'response')

    def sync(self):
        for path in self.calendars.values():
            self.synchronize(path)

    def synchronize(self, path):
        token = self.tokens.get(path, '')
        body = (f'<sync-collection {SPACES}><sync-token>{token}</sync-token><sync-level>1</sync-level>'
                '<prop><getetag/></prop></sync-collection>')
        status, _, text = self.send('REPORT', path, body, ok=(207, 403))
        if status == 403:
            if 'valid-sync-token' not in text:
                raise Failure(f'REPORT {path}: {text[:300]}')
            self.restarts += 1
            self.tokens[path] = ''
            return self.synchronize(path)
        known, wanted, listed = self.objects.setdefault(path, {}), [], set()
        for each in self.responses(text):
            href, tag = each.find(DAV + 'href').text, each.find(f'.//{DAV}getetag')
            listed.add(href)
            if tag is None:
                known.pop(href, None)
            elif known.get(href, (None,))[0] != tag.text:
                wanted.append(href)
        if not token:
            # Everything is listed; what is not does not exist.
            self.objects[path] = known = {href: known[href] for href in known if href in listed}
        self.fetch(path, known, wanted)
        self.tokens[path] = xml.fromstring(text).find(DAV + 'sync-token').text

    def fetch(self, path, known, hrefs):
        if not hrefs:
            return
        body = (f'<c:calendar-multiget {SPACES}><prop><getetag/><c:calendar-data/></prop>'
                + ''.join(f'<href>{href}</href>' for href in hrefs) + '</c:calendar-multiget>')
        for each in self.responses(self.send('REPORT', path, body)[2]):
            href, data = each.find(DAV + 'href').text, each.find(f'.//{CAL}calendar-data')
            if data is None:
                known.pop(href, None)
            else:
                known[href] = each.find(f'.//{DAV}getetag').text, events.read(data.text)

    def uids(self, _):
        return [events.value(found[0], 'UID') for _, found in self.objects[self.calendars['Family']].values()]

    def perform(self, edit):
        path = self.calendars['Family']
        if self.random.random() < 0.3:
            self.synchronize(path)
        while True:
            known = self.objects[path]
            href = next((href for href, (_, found) in known.items() if events.value(found[0], 'UID') == edit.uid),
                        f'{path}{edit.uid}.ics')
            tag, present = known.get(href, (None, []))
            new = self.changed(edit, present)
            if new is None:
                return
            condition = {'If-Match': tag} if tag else {'If-None-Match': '*'}
            if new:
                status, found, _ = self.send('PUT', href, events.write(new), condition | {'Content-Type': 'text/calendar'},
                                             ok=(201, 204, 404, 412))
            else:
                status, found, _ = self.send('DELETE', href, None, condition, ok=(204, 404, 412))
            if status in (404, 412):
                edit.conflicts += 1
                self.synchronize(path)
                continue
            self.ledger.end(edit)
            if not new:
                known.pop(href, None)
            elif found.get('ETag'):
                known[href] = found['ETag'], new
            else:
                self.fetch(path, known, [href])
            return

    def snapshot(self, name):
        found = self.objects[self.calendars[name]].values()
        return {events.value(each[0], 'UID'): events.content(each) for _, each in found}
