import BrowserDriver
import Testing

extension ElementTests {
  /// Edits that a page saves on a server of its own.
  @Suite("Saving by the page")
  struct PageSavingTests {
    private static let scene = Scene().with { $0.host = .staticFiles }
    private static let ready = "probe.host.editable = ''; probe.host.whenReady().then(() => probe.rest())"

    /// A page whose saves end when the test says so.
    private static let script = """
      window.host = probe.host;
      window.until = async test => {
        for (let frame = 0; !test(); frame++) {
          if (frame > 600) throw new Error(`600 frames without ${test}`);
          await new Promise(requestAnimationFrame);
        }
      };
      window.saves = [];
      window.heard = [];
      host.events = [{ id: 'a', title: 'Fair', start: '2026-11-20', room: 'A' }];
      host.addEventListener('eventchange', event => {
        heard.push(event.detail.changes.map(({ kind, before, after }) => `${kind} ${(after ?? before).id}`).join());
        event.waitUntil(new Promise((resolve, reject) => saves.push({ event, resolve, reject })));
      });
      window.asks = () => {
        const event = new Event('beforeunload', { cancelable: true });
        dispatchEvent(event);
        return event.defaultPrevented;
      };
      """

    private static func run(_ body: String) async throws -> String {
      var found = ""
      try await MonthPage.open(scene) { page in
        try await page.driver.js(ready)
        try await page.driver.js(script)
        found = try await page.driver.js("(async () => { const { host } = probe; \(body) })()", as: String.self)
      }
      return found
    }

    @Test(
      "ED-174, ED-175: an event is marked until it is saved, leaving the page asks, and its new id counts everywhere")
    func saving() async throws {
      let found = try await Self.run(
        """
        const { id } = await host.create({ title: 'Gala', start: '2026-11-19', room: 'B' });
        const isMarked = () => probe.find('button', 'Not saved yet')?.textContent.includes('○ Gala');
        await until(isMarked);
        const asked = asks();
        saves[0].resolve({ id: 77, version: 1 });
        await until(() => probe.find('button', 'Gala') && !isMarked());
        const { id: newId, room, version } = host.get(77), { id: same } = host.get(id), isShown = await host.reveal(id);
        const { ok } = await host.edit(id, { room: 'C' });
        saves[1].resolve();
        await probe.rest();
        host.undo();
        await probe.rest();
        saves[2].resolve();
        await probe.rest();
        host.undo();
        await probe.rest();
        return [asked, newId, room, version, same, isShown, ok, !probe.find('button', 'Gala'), heard.join(' ').replace(id, 'new')].join();
        """)
      #expect(found == "true,77,B,1,77,true,true,true,create new update 77 update 77 delete 77")
    }

    @Test("ED-176: a rejected edit is reverted by field, a notice shows the reason, and it can be tried again")
    func rejection() async throws {
      let found = try await Self.run(
        """
        await host.edit('a', { title: 'Market', room: 'B' });
        await host.edit('a', { title: 'Bazaar' });
        const held = heard.length;
        saves[0].reject(new Error('The hall is taken.'));
        await probe.rest();
        const { title, room } = host.get('a'), { changes: [{ before, after }] } = saves[1].event.detail;
        const isShown = probe.root.textContent.includes('The hall is taken.');
        saves[1].resolve();
        await probe.rest();
        return [held, title, room, before.title, after.title, after.room, isShown, asks()].join();
        """)
      #expect(found == "1,Bazaar,A,Fair,Bazaar,A,true,false")
    }

    @Test("ED-177: a refetch neither removes nor doubles what is being saved; waitUntil() works only for listeners")
    func refetching() async throws {
      let found = try await Self.run(
        """
        await host.edit('a', { title: 'Market' });
        await host.create({ id: 'b', title: 'Gala', start: '2026-11-19' });
        host.events = [{ id: 'a', title: 'Fair', start: '2026-11-20' }, { id: 9, title: 'Gala', start: '2026-11-19' }];
        const titles = () => host.eventsIn({ start: '2026-11-01', end: '2026-12-01' }).map(({ title }) => title).sort().join(' ');
        const before = titles();
        saves[0].resolve();
        saves[1].resolve({ id: 9 });
        await probe.rest();
        let name = '';
        try { saves[0].event.waitUntil(1); } catch (error) { ({ name } = error); }
        return [before, titles(), name].join();
        """)
      #expect(found == "Gala Market,Gala Market,InvalidStateError")
    }

    @Test("what the page sets for a record that is being saved counts after the save, except for fields of the edit")
    func laterData() async throws {
      let found = try await Self.run(
        """
        const told = [], tell = () => told.push(host.get('a')?.title, host.get('a')?.room);
        await host.edit('a', { title: 'Market' });
        host.events = [{ id: 'a', title: 'Fair', start: '2026-11-20', room: 'C' }];
        tell();
        saves[0].resolve();
        await probe.rest();
        tell();
        await host.edit('a', { room: 'D' });
        host.events = [{ id: 'a', title: 'Bazaar', start: '2026-11-20', room: 'E' }];
        saves[1].reject(new Error('The hall is taken.'));
        await probe.rest();
        tell();
        await host.edit('a', { title: 'Market' });
        host.events = [];
        saves[2].resolve({ id: 'a', room: 'F' });
        await probe.rest();
        tell();
        await host.edit('a', { title: 'Fair' });
        host.events = [];
        saves[3].resolve();
        await probe.rest();
        tell();
        return told.join();
        """)
      #expect(found == "Market,A,Market,C,Bazaar,E,Market,F,,")
    }

    @Test("ED-177: an answer of a source from before a save does not undo it, and one from after it decides")
    func sources() async throws {
      let found = try await Self.run(
        """
        const event = (id, title) => [id, { id, title, start: '2026-11-20', calendar: 'club' }];
        const server = new Map([event('r', 'R'), event('k', 'K')]), loads = [], told = [];
        const source = host.addSource({ id: 's', load: ({ start, end }) => {
          const list = [...server.values()];
          return '2026-11-20' < start || end <= '2026-11-20' ? [] : new Promise(done => loads.push(() => done(list)));
        } });
        const answer = async () => { loads.splice(0).forEach(load => load()); await host.whenLoaded(); await probe.rest(); };
        const titles = () => told.push(host.eventsIn({ start: '2026-11-01', end: '2026-12-01' }).map(({ title }) => title).sort().join(' '));
        host.events = null;
        await until(() => loads.length);
        await answer();
        source.refetch();
        await host.deleteEvent('r');
        server.delete('r');
        saves[0].resolve();
        await probe.rest();
        await answer();
        titles();
        await host.create({ title: 'X', start: '2026-11-19', calendar: 'club' });
        saves[1].resolve();
        await probe.rest();
        titles();
        source.refetch();
        await until(() => loads.length);
        await answer();
        titles();
        return told.join();
        """)
      #expect(found == "K,K X,K")
    }

    @Test("ED-176: the notice of a failed save stays when loading fails, too, and ends; savechange counts")
    func failedNotice() async throws {
      let found = try await Self.run(
        """
        let isDown = false;
        const counts = [], note = () => probe.root.querySelector('[part~=note]').textContent;
        const source = host.addSource({ id: 's', load: async () => {
          if (isDown) throw new TypeError('Failed to fetch');
          return [];
        } });
        host.addEventListener('saveerror', () => source.refetch());
        host.addEventListener('savechange', ({ detail: { pending, failed } }) => counts.push(`${pending}/${failed}`));
        await host.whenLoaded();
        isDown = true;
        await host.edit('a', { title: 'Market' });
        saves[0].reject(new Error('The hall is taken.'));
        await until(() => note().includes('could not be loaded'));
        const isBoth = note().includes('Market: The hall is taken.');
        isDown = false;
        await until(() => !note().includes('could not be loaded'));
        return [isBoth, note().includes('Market: The hall is taken.'), counts.join(' ')].join();
        """)
      #expect(found == "true,true,1/0 0/1")
    }

    @Test("a rejected edit leaves nothing that could be undone")
    func undoOfRejection() async throws {
      let found = try await Self.run(
        """
        const told = [];
        host.addEventListener('undochange', ({ detail: { canUndo, canRedo } }) => told.push(`${canUndo} ${canRedo}`));
        await host.edit('a', { title: 'Market' });
        saves[0].reject(new Error('The hall is taken.'));
        await probe.rest();
        return [told[0], told.at(-1)].join();
        """)
      #expect(found == "true false,false false")
    }

    @Test("a calendar that never had events takes new ones, which are saved, edited, undone, and given back")
    func emptyCalendar() async throws {
      let found = try await Self.run(
        """
        const rest = () => probe.rest(), day = () => host.eventsOn('2026-11-19');
        host.events = [];
        host.calendars = [{ id: 'club', name: 'Club', color: 'teal' }];
        const { ok, reason } = await host.create({ title: 'Gala', start: '2026-11-19', calendar: 'club' });
        saves[0].resolve({ id: 9 });
        await rest();
        const { calendar } = host.get(9);
        await host.edit(9, { title: 'Ball' });
        saves[1].resolve();
        await rest();
        host.undo();
        await rest();
        saves[2].resolve();
        await rest();
        host.events = [JSON.parse(JSON.stringify(host.get(9)))];
        const [{ title, calendar: name }] = day();
        const other = await host.create({ title: 'Lunch', start: '2026-11-19' });
        return [ok, reason, calendar, heard.slice(1, 3).join(' '), title, name, other.ok].join();
        """)
      #expect(found == "true,,club,update 9 update 9,Gala,Club,true")
    }
  }
}
