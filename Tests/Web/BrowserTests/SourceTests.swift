import Almanac
import BrowserDriver
import Testing

extension ElementTests {
  /// Events that the page gives.
  @Suite("Events of the page")
  struct SourceTests {
    private static let scene = Scene().with { $0.host = .staticFiles }

    @Test("WK-85, WK-91, WK-92: 10,000 own objects come back by identity, and equal ones cause no frame")
    func identity() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(
          """
          window.list = Array.from({ length: 10000 }, (_, index) => ({ id: index, title: `Event ${index}`,
            own: { index }, start: new Date(Date.UTC(2026, 0, 1, 8) + index * 36e5), duration: 'PT1H' }));
          probe.host.events = list;
          """)
        try await page.browser.settle()
        let isSame = """
          (found => found.length > 500 && found.every(({ id, event }) => event === list[id]))(
            probe.host.eventsIn({ start: '2026-11-01', end: '2026-12-01' }))
          """
        #expect(try await page.browser.js(isSame, as: Bool.self))
        try await page.browser.js(
          """
          window.changes = 0;
          new MutationObserver(list => changes += list.length).observe(probe.host.shadowRoot,
            { subtree: true, childList: true, attributes: true, characterData: true });
          probe.host.events = list; probe.host.events = [...list];
          """)
        try await page.browser.settle()
        #expect(try await page.browser.js("changes", as: Int.self) == 0)
        try await page.browser.js(
          """
          probe.host.events = [{ id: 'one', title: 'Regatta', start: '2026-11-23', own: 7 }];
          probe.host.addEventListener('eventactivate', ({ detail }) => window.activated = detail.event);
          """)
        try await page.browser.settle()
        try await page.click(button: "Regatta")
        #expect(try await page.browser.js("activated === probe.host.events[0]", as: Bool.self))
        #expect(
          try await page.browser.js(
            "JSON.stringify(['2026-11-22', '2026-11-23'].map(day => probe.host.eventsOn(day).map(({ id }) => id)))",
            as: String.self) == #"[[],["one"]]"#)
        #expect(
          try await page.browser.js(
            "probe.host.get('one') === probe.host.events[0] && probe.host.get('two') === undefined", as: Bool.self))
      }
    }

    @Test("WK-90, WK-184: what is wrong is left out and said once, and never thrown")
    func problems() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(
          #"""
          window.said = []; console.warn = (...words) => said.push(words.join(' '));
          probe.host.addEventListener('loaderror', ({ detail }) => window.problems = detail.problems);
          window.wrong = [{}, { start: NaN }, { start: 1e308 }, { get start() { throw new Error('boom'); } }, null, 5,
            { id: '\ud800', start: '2026-11-20' }, { start: '2026-11-20T10:00', zone: 'Nowhere' },
            { start: '2026-02-30' },
            { id: 'good', title: 'Regatta \ud800', start: '2026-11-20' }, { start: '2026-11-20', color: 'nothing' }];
          for (const events of [7, 'text', wrong, wrong]) probe.host.events = events;
          true;
          """#)
        try await page.browser.settle()
        let indices = try await page.browser.js("problems.map(({ index }) => index).join()", as: String.self)
        #expect(indices == "0,1,2,3,4,5,6,7,8,10")
        let found = "probe.host.eventsIn({ start: '2026-11-01', end: '2026-12-01' }).map(({ id }) => id).join()"
        let ids = try await page.browser.js(found, as: String.self)
        #expect(ids == "good")
        #expect(try await page.browser.js("said.length", as: Int.self) == 2)
      }
    }

    @Test(
      "WK-101, WK-108, WK-109, WK-110: a slow feed that fails and has pages never flickers, and no day is asked twice"
    )
    func feed() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(
          """
          window.asked = []; window.answer = 'One'; window.fails = true;
          probe.host.addEventListener('sourceerror', event => event.preventDefault());
          window.loads = [];
          probe.host.addEventListener('sourceload', ({ detail }) => loads.push(detail.source === source && detail.count));
          window.source = probe.host.addSource({ id: 'feed', async load({ start, end, cursor, signal }) {
            asked.push(`${start} ${cursor ?? ''}`);
            await new Promise(done => setTimeout(done, 50));
            if (fails) { fails = false; throw new Error('down'); }
            const title = `${answer} ${cursor ?? 'first'}`;
            return { events: [{ id: title.slice(4), title, start: cursor ? '2026-11-24' : '2026-11-23' }],
              cursor: cursor ? undefined : 'second' };
          } });
          """)
        try await page.browser.until("source.state === 'failed'")
        try await page.browser.until("source.state === 'ready' && probe.find('button', 'One second')")
        try await page.browser.until("asked.length >= 7")
        try await page.browser.js("probe.host.whenLoaded()")
        #expect(try await page.browser.js("loads.length > 0 && loads.at(-1) === source.events.length", as: Bool.self))
        #expect(try await page.browser.js("asked.length === 7 && new Set(asked.slice(1)).size === 6", as: Bool.self))
        try await page.browser.js(
          """
          window.gaps = 0; window.answer = 'Two';
          loads.length = 0; window.states = [];
          probe.host.addEventListener('loadingchange', ({ detail }) => states.push(detail.loading ?? detail));
          window.watch = new MutationObserver(() => gaps += probe.find('button', 'first') ? 0 : 1);
          watch.observe(probe.host.shadowRoot, { subtree: true, childList: true });
          source.refetch(); source.refetch();
          window.early = loads.length;
          window.whole = probe.host.whenLoaded().then(() => probe.host.isLoading);
          """)
        #expect(try await page.browser.js("whole", as: Bool.self) == false)
        #expect(try await page.browser.js("early", as: Int.self) == 0)
        try await page.browser.until("probe.find('button', 'Two second')")
        #expect(try await page.browser.js("gaps", as: Int.self) == 0)
        #expect(try await page.browser.js("!probe.find('button', 'One')", as: Bool.self))
        try await page.browser.js("source.remove()")
        try await page.browser.settle()
        #expect(try await page.browser.js("!probe.find('button', 'Two')", as: Bool.self))
      }
    }

    @Test("WK-105: a server is a source, whose events come by days, cannot be changed, and go with it")
    func server() async throws {
      let scene = Scene().with {
        $0.path = "/element.html"
        $0.events = [Scene.allDay("Fair"), Scene.timed("Lunch", on: Scene.today + 200, hour: 12)]
      }
      try await MonthPage.open(scene) { page in
        try await page.browser.js(
          """
          window.source = probe.host.addSource({ id: 'club', api: 'api' });
          probe.host.events = [{ id: 'own', title: 'Regatta', start: '2026-11-24' }];
          """)
        try await page.browser.until("probe.find('button', 'Fair') && probe.find('button', 'Regatta')")
        let found = "probe.host.eventsIn({ start: '2026-11-21', end: '2027-07-01' }).map(({ title }) => title).join()"
        try await page.browser.js("probe.host.goTo('2027-06-09')")
        try await page.browser.until("\(found) === 'Fair,Regatta,Lunch'")
        try await page.browser.js("probe.host.whenLoaded().then(() => source.refetch())")
        try await page.browser.js("probe.host.whenLoaded()")
        #expect(try await page.browser.js(found, as: String.self) == "Fair,Regatta,Lunch")
        // An element that begins anew is where the page says; what is out of view comes when it is near.
        try await page.browser.js("(probe.host.reload(), probe.host.whenReady())")
        try await page.browser.until("\(found) === 'Fair,Regatta'")
        try await page.browser.js("probe.host.goTo('2027-06-09')")
        try await page.browser.until("\(found) === 'Fair,Regatta,Lunch'")
        try await page.browser.js("source.remove()")
        #expect(try await page.browser.js(found, as: String.self) == "Regatta")
      }
    }

    @Test("WK-107: a request is aborted when nobody waits for it any more, and its late answer is dropped")
    func abort() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(
          """
          window.signals = [];
          window.source = probe.host.addSource(({ signal }) => {
            signals.push(signal);
            return signals.length > 1 ? [] : new Promise(done => window.answer = () => done([
              { id: 'late', title: 'Late', start: '2026-11-23' }]));
          });
          """)
        try await page.browser.js("probe.host.goTo('2031-05-01')")
        try await page.browser.until("signals.length > 1 && signals[0].aborted && source.state === 'ready'")
        try await page.browser.js("answer()")
        try await page.browser.settle()
        #expect(try await page.browser.js("source.events.length", as: Int.self) == 0)
      }
    }

    @Test("WK-93: sources put, delete and replace; what they return says what changed")
    func calls() async throws {
      try await MonthPage.open(Self.scene) { page in
        let result = try await page.browser.js(
          """
          (() => {
            const source = probe.host.addSource([{ id: 1, title: 'A', start: '2026-11-20' }]);
            const results = [source.put([{ id: 2, title: 'B', start: '2026-11-21' }]), source.delete([1]),
              source.replace([{ id: 2, title: 'C', start: '2026-11-21' }])];
            return JSON.stringify(results.map(({ inserted, replaced, deleted }) => [inserted, replaced, deleted]));
          })()
          """, as: String.self)
        #expect(result == "[[1,0,0],[0,0,1],[0,1,0]]")
      }
    }

    @Test("WK-93: several calls in one task are one frame")
    func frames() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(
          """
          window.frames_ = 0;
          new MutationObserver(() => frames_ += 1).observe(probe.root, { subtree: true, childList: true });
          const source = probe.host.addSource([]);
          for (let day = 10; day < 20; day++) source.put([{ id: day, title: 'Watch', start: `2026-11-${day}` }]);
          source.delete([12]);
          """)
        try await page.browser.until("probe.find('button', 'Watch')")
        #expect(try await page.browser.js("frames_", as: Int.self) == 1)
      }
    }

    @Test("WK-101: an answer may cover other days than those that were asked for, but some of these")
    func covers() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(
          """
          window.asked = [];
          window.wide = probe.host.addSource(({ start }) => {
            asked.push(start);
            return { events: [], covers: { start: '2026-01-01', end: '2028-01-01' } };
          });
          window.wrong = probe.host.addSource(() => ({ events: [], covers: { start: '2010-01-01', end: '2011-01-01' } }));
          probe.host.addEventListener('sourceerror', event => event.preventDefault());
          """)
        try await page.browser.until("wide.state === 'ready' && wrong.state === 'failed'")
        try await page.browser.js("probe.host.goTo('2027-05-01')")
        try await page.browser.settle()
        #expect(try await page.browser.js("asked.length", as: Int.self) == 1)
      }
    }

    @Test(
      "WK-100, WK-101: lists that come one after the other, records with other fields, and the days that are loaded")
    func iterables() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(
          """
          window.many = probe.host.addSource({ id: 'many', once: true, fields: { title: 'name', start: record => record.from },
            map: record => record.gone ? null : record,
            async *load() {
              yield [{ id: 1, name: 'One', from: '2026-11-18' }, { id: 2, name: 'Two', from: '2026-11-19', gone: true }];
              yield [{ id: 3, name: 'Three', from: '2026-11-20' }];
            } });
          window.dated = probe.host.addSource({ id: 'dated', load: () => [] });
          probe.host.addEventListener('sourceerror', event => event.preventDefault());
          window.endless = probe.host.addSource({ id: 'endless', async *load() { for (;;) yield []; } });
          window.circular = probe.host.addSource({ id: 'circular', load: () => ({ events: [], cursor: 1 }) });
          """)
        try await page.browser.until("many.state === 'ready' && probe.find('button', 'Three')")
        #expect(try await page.browser.js("many.events.map(({ id }) => id).join()", as: String.self) == "1,3")
        #expect(try await page.browser.js("`${many.ranges.length} ${many.loadedAt instanceof Date}`") == "0 true")
        try await page.browser.until("endless.state === 'failed' && circular.state === 'failed'")
        #expect(
          try await page.browser.js("[endless.error.message, circular.error.message].join()")
            == "more than 1000 pages,more than 1000 pages")
        try await page.browser.js("probe.host.whenLoaded()")
        let covers =
          "dated.ranges.length === 1 && dated.ranges[0].start <= '2026-11-01' && dated.ranges[0].end >= '2026-12-01'"
        try await page.browser.until(covers)
        #expect(try await page.browser.js("(dated.refetch(), dated.state)") == "loading")
      }
    }

    @Test("WK-89: events of hidden calendars and sources are neither shown nor found until they are shown again")
    func hidden() async throws {
      try await MonthPage.open(Self.scene) { page in
        let result = try await page.browser.js(
          """
          (() => {
            const { host } = probe, found = [];
            const look = () => found.push(host.eventsIn({ start: '2026-11-20', end: '2026-11-21' }).map(({ id }) => id).join(''));
            host.events = [{ id: 'a', start: '2026-11-20', calendar: 'crew' }, { id: 'b', start: '2026-11-20' }];
            host.calendars = [{ id: 'crew', hidden: true }];
            look();
            host.calendars = [{ id: 'crew' }];
            look();
            const source = host.addSource({ events: [{ id: 'c', start: '2026-11-20' }], hidden: true });
            look();
            source.set({ hidden: false });
            look();
            source.set({ hidden: true });
            look();
            return found.map(ids => [...ids].sort().join('')).join();
          })()
          """, as: String.self)
        #expect(result == "b,ab,ab,abc,ab")
      }
    }

    @Test(
      "the panel lists a hidden calendar, so that people can show it, which is reported; the page can hide it again")
    func hiddenInPanel() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js("probe.host.panel = ''; probe.host.whenReady().then(() => probe.rest())")
        try await page.browser.js(
          """
          window.lists = []; window.found = () => probe.host.eventsOn('2026-11-20').map(({ id }) => id).sort().join('');
          probe.host.addEventListener('calendarlistchange', ({ detail }) => lists.push(detail.calendars));
          probe.host.events = [{ id: 'a', start: '2026-11-20', calendar: 'crew' }, { id: 'b', start: '2026-11-20', calendar: 'club' }];
          probe.host.calendars = [{ id: 'club', name: 'Club' }, { id: 'crew', name: 'Crew', hidden: true }];
          probe.rest()
          """)
        #expect(try await page.browser.js("found()", as: String.self) == "b")
        let crew = try await page.find("checkbox", named: "Crew")
        let place = try await page.center(of: crew)
        try await page.browser.drag([place])
        try await page.browser.until("found() === 'ab' && lists.length === 1")
        #expect(
          try await page.browser.js("JSON.stringify(lists[0].find(({ id }) => id === 'crew'))", as: String.self)
            == #"{"id":"crew","name":"Crew","hidden":false}"#)
        try await page.browser.js("probe.host.calendars = [{ id: 'club', name: 'Club' }, { id: 'crew', name: 'Crew' }]")
        try await page.browser.js(
          "probe.host.calendars = [{ id: 'club', name: 'Club' }, { id: 'crew', name: 'Crew', hidden: true }]")
        try await page.browser.until("found() === 'b'")
        #expect(try await page.browser.js("lists.length", as: Int.self) == 1)
      }
    }

    @Test("WK-90, WK-93: what changes while the program arrives is shown, and problems are said once")
    func changesWhileLoading() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(
          """
          window.calendar = document.createElement('almanac-calendar');
          window.said = []; console.warn = () => {};
          calendar.addEventListener('loaderror', ({ detail }) => said.push(detail.message));
          calendar.constructor.configure({ files: { 'almanac-edit.wasm': () => new Promise(done => {
            window.release = () => done('almanac-edit.wasm');
          }) } });
          Object.assign(calendar, { editable: true, today: '2026-11-21',
            events: [{ id: 'a', start: '2026-11-20', calendar: 'crew' }, { id: 'wrong', start: 'never' }] });
          document.body.append(calendar);
          window.source = calendar.addSource([{ id: 'b', start: '2026-11-20' }, { id: 'c', start: '2026-11-20' }]);
          """)
        // By then events were read for the program.
        try await page.browser.settle()
        let found = try await page.browser.js(
          """
          source.put([{ id: 'd', start: '2026-11-20' }]);
          source.delete(['b']);
          calendar.calendars = [{ id: 'crew', hidden: true }];
          release();
          calendar.whenReady().then(() => [...calendar.eventsOn('2026-11-20').map(({ id }) => id), ...said].join())
          """, as: String.self)
        #expect(
          found
            == "c,d,event \"wrong\", start: expected an ISO date or time, a Date, milliseconds or a Temporal object")
      }
    }

    @Test("WK-111: more than 200 sources are left out, and that is said")
    func limits() async throws {
      try await MonthPage.open(Self.scene) { page in
        let result = try await page.browser.js(
          """
          (() => {
            let said, warned = '';
            console.warn = text => warned += text;
            probe.host.addEventListener('loaderror', ({ detail }) => said = detail.message);
            for (let count = 0; count < 201; count++) probe.host.addSource([]);
            return `${said}: ${probe.host.sources.length} ${warned.includes(said)}`;
          })()
          """, as: String.self)
        #expect(result == "events: there are more than 200 sources: 200 true")
      }
    }

    @Test("W5: whatever sources do, what they have at last is shown, and no day is asked for twice", arguments: 1...4)
    func storm(seed: Int) async throws {
      try await MonthPage.open(Self.scene) { page in
        let found = try await page.browser.js(SourceStorm.script(seed: seed), as: String.self)
        #expect(found == "")
      }
    }
  }
}
