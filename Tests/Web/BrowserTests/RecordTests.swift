import BrowserDriver
import TestSupport
import Testing

extension ElementTests {
  /// The records that a page gets of edits, with what only the page knows.
  @Suite("Records in a page")
  struct RecordTests {
    private static let scene = Scene().with { $0.host = .staticFiles }
    private static let ready = "probe.host.editable = ''; probe.host.whenReady().then(() => probe.rest())"

    /// Random events, edits, and a page that keeps the changes of edits alone.
    private static let script = #"""
      window.random = (seed => count => {
        seed = Math.imul(seed, 1664525) + 1013904223 >>> 0;
        return Math.floor(seed / 2 ** 32 * count);
      })(SEED);
      window.pick = list => list[random(list.length)];
      window.day = () => `2026-11-${10 + random(12)}`;
      window.makeEvent = id => {
        const isDay = random(2), start = day(), title = pick(['Lunch', 'Ünï "q" \\', '']);
        const event = { id, title, start, color: pick(['red', 'tomato', undefined]) };
        if (!isDay) Object.assign(event, { start: `${start}T09:30`, duration: pick(['PT1H', 'P1DT2H', undefined]) });
        if (!isDay && random(2)) event.zone = pick(['Europe/Paris', 'America/New_York']);
        if (!isDay && !event.zone && random(2)) event.start += 'Z';
        const texts = { notes: 'a\nb', location: 'Sea', url: 'https://example.org/?a=1', busy: false, privacy: 'private' };
        if (random(2)) Object.assign(event, texts);
        if (random(2)) Object.assign(event, { part: 'vip guest', textColor: '#335577', look: pick(['solid', 'outline']) });
        if (random(2)) Object.assign(event, { status: 'tentative', room: pick(['A', 7, { floor: [1, null] }]) });
        if (random(2)) event.calendar = pick([5, 'home']);
        if (random(2)) {
          const at = count => event.start.replace(start, `${start.slice(0, 8)}${+start.slice(8) + count}`);
          Object.assign(event, { rrule: 'FREQ=DAILY;COUNT=6', exdate: at(3), rdate: at(9) });
          const other = { recurrenceId: at(1), title: 'Other', room: 'B', color: 'green' };
          if (random(2)) event.overrides = [other, { recurrenceId: at(2), location: '' }];
        }
        return event;
      };
      window.text = value => JSON.stringify(value, (_, each) => each && typeof each === 'object' && !Array.isArray(each)
        ? Object.fromEntries(Object.entries(each).sort()) : each);
      window.calendars = [{ id: 5, name: 'Work' }, { id: 'home', name: 'Home' }];
      window.kept = new Map();
      window.wrong = [];
      window.keep = ({ detail: { changes } }) => changes.forEach(({ kind, before, after }) => {
        const { id } = after ?? before;
        const known = before && kept.get(`${id}`);
        if (known && text(known) !== text(before)) wrong.push(`${kind} ${id}: ${text(before)}`);
        if (after) kept.set(`${id}`, JSON.parse(JSON.stringify(after))); else kept.delete(`${id}`);
      });
      probe.host.calendars = calendars;
      """#

    private static func start(_ page: MonthPage, seed: UInt64) async throws {
      try await page.driver.js(ready)
      let start = script.replacing("SEED", with: String(seed % 4_294_967_296))
      try await page.driver.js(start + "probe.host.addEventListener('eventchange', keep)")
    }

    @Test(
      "ED-170: a record that was JSON and is set as an event is the same record again", arguments: Seeds.first(4))
    func roundTrip(seed: UInt64) async throws {
      try await MonthPage.open(Self.scene) { page in
        try await Self.start(page, seed: seed)
        let wrong = try await page.driver.js(
          """
          (async () => {
            for (let step = 0; step < 30; step++) {
              kept.clear();
              probe.host.events = [makeEvent(pick(['a', 7, 'x y']))];
              const { id } = probe.host.events[0], made = await probe.host.edit(id, { notes: `note ${step}` });
              if (!made.ok) { wrong.push(made.reason); continue; }
              const record = kept.get(`${id}`);
              if (typeof record.id !== typeof id) wrong.push('its id has another type');
              probe.host.events = [record];
              if (probe.host.get(id) !== record) wrong.push('get() returns another object');
              await probe.host.edit(id, { notes: 'other' });
              await probe.host.edit(id, { notes: record.notes });
              if (text(kept.get(`${id}`)) !== text(record)) wrong.push(`${text(record)}\\n${text(kept.get(`${id}`))}`);
            }
            return [...new Set(wrong)].slice(0, 3).join('\\n');
          })()
          """, as: String.self)
        #expect(wrong == "")
      }
    }

    @Test(
      "ED-173: a page that keeps the changes alone has the records of the element, custom fields included",
      arguments: Seeds.first(4))
    func changes(seed: UInt64) async throws {
      try await MonthPage.open(Self.scene) { page in
        try await Self.start(page, seed: seed)
        let wrong = try await page.driver.js(
          """
          (async () => {
            const { host } = probe;
            host.events = Array.from({ length: 6 }, (_, index) => makeEvent(`${index}`));
            let count = 0;
            for (let step = 0; step < 60; step++) {
              const found = host.eventsIn({ start: '2026-11-01', end: '2026-12-01' });
              const { id, recurrenceId } = found.length ? pick(found) : {}, scope = pick(['this', 'following', 'all']);
              const options = recurrenceId ? { recurrenceId, scope } : {};
              switch (random(7)) {
              case 0: await host.create(makeEvent(`new ${count++}`)); break;
              case 1: await host.deleteEvent(id, options); break;
              case 2: await host.edit(id, { room: `room ${step}`, title: `Title ${step}` }, options); break;
              case 3: await host.edit(id, { room: `room ${step}` }, options); break;
              case 4: await host.edit(id, { calendar: pick(['Work', 'Home']), color: pick(['blue', null]) }, options); break;
              case 5: host.undo(); break;
              default: host.redo();
              }
              await probe.rest();
              for (const [id, record] of kept) {
                if (text(host.get(id)) !== text(record)) wrong.push(`${step} ${id}: ${text(host.get(id))}\\n${text(record)}`);
              }
              if (wrong.length) break;
            }
            return wrong.slice(0, 2).join('\\n');
          })()
          """, as: String.self)
        #expect(wrong == "")
      }
    }

    @Test("a record with overrides is created as one, and undone as a whole")
    func overrides() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await Self.start(page, seed: 1)
        let found = try await page.driver.js(
          """
          (async () => {
            const { host } = probe, heard = [];
            host.addEventListener('eventchange', ({ detail: { changes } }) => heard.push(...changes));
            const record = { id: 'run', title: 'Run', start: '2026-11-16T07:00', end: '2026-11-16T08:00', calendar: 'home', room: 'A',
              rrule: 'FREQ=DAILY;COUNT=5', overrides: [{ recurrenceId: '2026-11-17T07:00', start: '2026-11-17T09:00',
              end: '2026-11-17T10:00', floor: 2 }] };
            const { ok, reason } = await host.create(record);
            host.undo();
            await probe.rest();
            const [{ after }, { before }] = heard, left = host.eventsIn({ start: '2026-11-01', end: '2026-12-01' });
            return [ok, reason, ...heard.map(({ kind }) => kind), text(after) === text(record), text(before) === text(record),
              left.length].join();
          })()
          """, as: String.self)
        #expect(found == "true,,create,delete,true,true,0")
      }
    }

    @Test("ED-172: what the page sets reports nothing; undo and redo say so, and may be refused")
    func causes() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await Self.start(page, seed: 1)
        let causes = try await page.driver.js(
          """
          (async () => {
            const { host } = probe, heard = [];
            for (const type of ['beforeeventchange', 'eventchange']) host.addEventListener(type, ({ detail: { action, cause } }) =>
              heard.push(`${type.startsWith('b') ? 'before ' : ''}${action} ${cause}`));
            host.events = [{ id: 'a', title: 'Fair', start: '2026-11-20', room: 'A' }];
            const source = host.addSource([{ id: 'b', start: '2026-11-21' }]);
            source.put([{ id: 'b', title: 'Tea', start: '2026-11-22' }]);
            source.delete(['b']);
            await host.edit('a', { start: '2026-11-21' });
            host.undo();
            await probe.rest();
            host.addEventListener('beforeeventchange', event => event.preventDefault(), { once: true });
            host.redo();
            await probe.rest();
            heard.push(host.get('a').start, host.get('a').room);
            return heard.join();
          })()
          """, as: String.self)
        #expect(
          causes == "before edit script,edit script,before edit undo,edit undo,before edit redo,2026-11-20,A")
      }
    }
  }
}
