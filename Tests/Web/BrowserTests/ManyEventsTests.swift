import Almanac
import BrowserDriver
import Testing

extension ElementTests {
  /// More events than are read at once: those on the days in view come first.
  @Suite("Many events of the page")
  struct ManyEventsTests {
    private static let scene = Scene().with { $0.host = .staticFiles }

    /// Makes `many(from)`: 4,000 events, one each 6 hours from a day on.
    private static let many = """
      window.many = from => Array.from({ length: 4000 }, (_, index) => ({ id: `${index}`, title: `Event ${index}`,
        start: new Date(Date.parse(from) + index * 216e5).toISOString(), duration: 'PT1H' }));
      window.idsIn = (start, end) => probe.host.eventsIn({ start, end }).map(({ id }) => id);
      """

    @Test("WK-96: what is wrong in the month in view is said at once, and what is wrong elsewhere when it is read")
    func order() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(
          """
          (() => {
            \(Self.many)
            window.told = []; console.warn = () => {};
            probe.host.addEventListener('loaderror', ({ detail }) => told.push(detail.problems.map(({ index }) => index).join()));
            const list = many('2026-11-01T08:00Z');
            list[8].color = list[3000].color = 'nothing';
            probe.host.events = list;
            window.toldAtOnce = told.join(';');
          })()
          """)
        #expect(try await page.browser.js("toldAtOnce", as: String.self) == "8")
        try await page.browser.until("told.length === 2")
        #expect(try await page.browser.js("told.join(';')", as: String.self) == "8;3000")
        #expect(try await page.browser.js("idsIn('2026-11-01', '2029-10-01').length", as: Int.self) == 3998)
      }
    }

    @Test("WK-96: whoever asks, and whoever goes to other days, finds events that the engine does not have yet")
    func asking() async throws {
      try await MonthPage.open(Self.scene) { page in
        let found = try await page.browser.js(
          """
          (() => {
            \(Self.many)
            probe.host.events = many('2026-11-01T08:00Z');
            return idsIn('2028-01-01', '2028-01-02').join();
          })()
          """, as: String.self)
        #expect(found == "1703,1704,1705,1706")
        // The frame that shows another month has its events.
        let shown = try await page.browser.js(
          """
          (async () => {
            probe.host.events = many('2026-11-01T09:00Z').map(event => ({ ...event, title: `Other ${event.id}` }));
            await probe.host.goTo('2028-01-01', { animated: false });
            return probe.all('button').some(({ ariaLabel }) => ariaLabel?.startsWith('Other 1704'));
          })()
          """, as: Bool.self)
        #expect(shown)
      }
    }

    @Test("WK-96: a script exports and edits events that the engine does not have yet")
    func editing() async throws {
      let scene = Self.scene.with { $0.path = "/element.html?editable" }
      try await MonthPage.open(scene) { page in
        let result = try await page.browser.js(
          """
          (async () => {
            \(Self.many)
            const give = () => { probe.host.events = many('2026-11-01T08:00Z'); };
            give();
            const text = probe.host.export();
            probe.host.events = [];
            give();
            const { ok, reason } = await probe.host.edit('3000', { title: 'Changed' });
            return `${text.split('BEGIN:VEVENT').length - 1} ${ok} ${reason}`;
          })()
          """, as: String.self)
        #expect(result == "4000 true null")
      }
    }

    @Test("WK-92, WK-96: lists, changes and deletions in any order leave what the page gave last", arguments: 1...6)
    func changes(seed: Int) async throws {
      try await MonthPage.open(Self.scene) { page in
        let difference = try await page.browser.js(
          """
          (async () => {
            \(Self.many)
            let state = \(seed) * 7919;
            const below = limit => {
              state ^= state << 13; state ^= state >>> 17; state ^= state << 5;
              return (state >>> 0) % limit;
            };
            const source = probe.host.addSource({ id: 'own', events: [] });
            let list = many('2026-06-01T08:00Z'), count = list.length;
            const known = new Map();
            const keep = () => { known.clear(); for (const event of list) known.set(event.id, event); };
            const changed = event => below(50) ? event : { ...event, title: `${event.title}+`,
              start: new Date(Date.parse(event.start) + 864e5 * (below(400) - 200)).toISOString() };
            for (let round = 0; round < 12; round++) {
              const kind = below(5);
              if (kind < 2) {
                list = [...known.values()].filter(() => below(30)).map(changed);
                while (list.length < 3000) list.push({ ...many('2026-06-01T08:00Z')[0], id: `new ${count++}` });
                source.set({ events: list });
                keep();
              } else if (kind === 2) {
                const some = Array.from({ length: 20 }, () => changed({ ...many('2027-01-01T08:00Z')[below(4000)] }));
                source.put(some);
                for (const event of some) known.set(event.id, event);
              } else if (kind === 3) {
                const ids = [...known.keys()].filter(() => !below(100));
                source.delete(ids);
                for (const id of ids) known.delete(id);
              } else {
                await probe.host.goTo(`202${6 + below(3)}-0${1 + below(9)}-01`, { animated: false });
              }
            }
            const text = ({ id, title, start }) => `${id} ${title} ${new Date(start).toISOString()}`;
            const expected = [...known.values()].map(text).sort();
            const real = probe.host.eventsIn({ start: '2025-06-01', end: '2031-01-01' })
              .map(({ id, title, start }) => text({ id, title, start })).sort();
            return expected.find((each, index) => each !== real[index]) ?? `${real.length - expected.length}`;
          })()
          """, as: String.self)
        #expect(difference == "0")
      }
    }
  }
}
