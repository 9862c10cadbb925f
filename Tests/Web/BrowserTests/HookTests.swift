import BrowserDriver
import Testing

extension ElementTests {
  @Suite("Nodes of the page in events, days and details")
  struct HookTests {
    private static let scene = Scene().with { $0.host = .staticFiles }

    /// Events on all days from October to March, four a day, and a hook that counts its calls and keeps its nodes.
    private static let start = """
      window.list = Array.from({ length: 720 }, (_, index) => ({ id: index, title: `Event ${index}`, own: 1,
        start: new Date(Date.UTC(2026, 9, 1, 8) + index * 6 * 36e5), duration: 'PT1H' }));
      window.calls = new Map(); window.nodes = new Map(); window.released = []; window.infos = new Map();
      window.pause = ms => { for (const end = performance.now() + ms; performance.now() < end;); };
      window.hook = info => {
        calls.set(info.id, (calls.get(info.id) ?? 0) + 1);
        infos.set(info.id, { ...info });
        const node = document.createElement('b');
        node.textContent = `* ${info.title}`;
        nodes.set(info.id, node);
        return node;
      };
      hook.released = node => released.push(node);
      window.shown = () => [...probe.root.querySelectorAll('slot')].flatMap(slot => slot.assignedElements());
      window.rest = async () => {
        await probe.rest();
        for (let frames = 0, left = 1; left && frames < 500; frames++) {
          await new Promise(requestAnimationFrame);
          left = probe.all('button').filter(each => each.ariaLabel?.includes('Event ') && probe.isVisible(each)
            && !each.hasAttribute('hosts')).length;
        }
      };
      probe.host.events = list;
      """

    @Test("WK-202: buttons of the page are at the edges of the title bar, which leaves their widths free")
    func header() async throws {
      try await MonthPage.open(Self.scene) { page in
        let isFree = """
          (() => {
            const rect = node => node.getBoundingClientRect(), mine = [...document.querySelectorAll('[slot^=header-]')].map(rect);
            const parts = [...probe.root.querySelectorAll('[part~=header] > .v:not([hidden])')].map(rect);
            return mine.every(own => own.width > 30 && parts.every(part => part.right <= own.left || part.left >= own.right));
          })()
          """
        try await page.browser.js(
          """
          window.clicks = 0;
          for (const [side, text] of [['start', 'Back'], ['end', 'New event']]) {
            const button = Object.assign(document.createElement('button'), { slot: `header-${side}`, textContent: text });
            button.onclick = () => clicks++;
            probe.host.append(button);
          }
          probe.rest()
          """)
        #expect(try await page.browser.js(isFree, as: Bool.self))
        try await page.browser.js(
          "document.querySelector('[slot=header-end]').textContent = 'A much longer text'; probe.rest()")
        #expect(try await page.browser.js(isFree, as: Bool.self))
        try await page.browser.js("document.querySelector('[slot=header-end]').click()")
        #expect(try await page.browser.js("clicks === 1", as: Bool.self))
      }
    }

    @Test("WK-112, WK-125, WK-126: a hook is called once for each event, and its nodes come back as they were")
    func calls() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(Self.start + "probe.host.eventContent = hook; rest()")
        let info =
          "(({ id, event, place, title, level, width, isStart }) => "
          + "event === list[+id] && `${place} ${title} ${level} ${width > 50} ${isStart}`)(infos.get('204'))"
        #expect(try await page.browser.js(info, as: String.self) == "bar Event 204 month true true")
        try await page.browser.js(
          "window.before = new Map(nodes); window.kept = nodes.get('204'); kept.state = 7; rest()")
        let isShown =
          "kept.isConnected && !!kept.parentElement.assignedSlot && kept.parentElement.ariaHidden === 'true'"
        #expect(try await page.browser.js(isShown, as: Bool.self))
        try await page.picture("hooks-month")
        // Its box is the bar, which keeps its name.
        let isExact = """
          (view => [kept.parentElement, view].map(each => each.getBoundingClientRect()).every((box, _, [first]) =>
            ['x', 'y', 'width', 'height'].every(side => Math.abs(box[side] - first[side]) < 0.1)))(
            probe.find('button', 'Event 204'))
          """
        #expect(try await page.browser.js(isExact, as: Bool.self))
        try await page.scroll(weeks: 4)
        try await page.browser.js("rest()")
        #expect(try await page.browser.js("nodes.size > before.size", as: Bool.self))
        try await page.scroll(weeks: -4)
        try await page.browser.js("rest()")
        #expect(try await page.browser.js("[...calls.values()].every(count => count === 1)", as: Bool.self))
        #expect(try await page.browser.js("shown().includes(kept.parentElement) && kept.state === 7", as: Bool.self))
        #expect(try await page.browser.js("released.length", as: Int.self) == 0)
        // A selection is no other version of an event.
        try await page.select(day: "November 24, 2026")
        try await page.browser.js("rest()")
        #expect(try await page.browser.js("[...calls.values()].every(count => count === 1)", as: Bool.self))
      }
    }

    @Test("WK-125: an edit of an event calls the hook again, also of a field that only the page knows")
    func versions() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(Self.start + "probe.host.eventContent = hook; rest()")
        try await page.browser.js(
          """
          probe.host.events = list.map((event, index) =>
            index === 204 ? { ...event, title: 'Regatta' } : index === 208 ? { ...event, own: 2 } : { ...event });
          probe.rest()
          """)
        let again = "[...calls].filter(([, count]) => count > 1).map(([id, count]) => `${id} ${count}`).sort().join()"
        let called = try await page.browser.js(again, as: String.self)
        #expect(called == "204 2,208 2")
        let text = "nodes.get('204').textContent + nodes.get('208').isConnected + infos.get('208').event.own"
        let shown = try await page.browser.js(text, as: String.self)
        #expect(shown == "* Regattatrue2")
        try await page.browser.js("(probe.host.eventContent = null)")
        try await page.browser.settle()
        // Pieces out of view are filled later than those in view.
        let ended = """
          (all => `${released.length - all} ${probe.host.children.length} ${shown().length}`)(
            [...calls.values()].reduce((sum, count) => sum + count))
          """
        #expect(try await page.browser.js(ended, as: String.self) == "0 0 0")
        #expect(try await page.visible("button").contains { $0.text.contains("Regatta") })
      }
    }

    @Test("W6, WK-125: a hook of 50 ms is not called while the month scrolls, and all content is there afterwards")
    func slow() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(
          Self.start
            + """
            window.total = () => [...calls.values()].reduce((sum, count) => sum + count, 0);
            probe.host.eventContent = info => { pause(50); return hook(info); };
            (async () => {
              while (total() < 1) await new Promise(requestAnimationFrame);
              window.inMotion = 0;
              for (let frame = 0; frame < 40; frame++) {
                probe.scroller.scrollTop += 12;
                const before = total();
                await new Promise(requestAnimationFrame);
                if (frame > 1) inMotion += total() - before;
              }
              await rest();
            })()
            """)
        #expect(try await page.browser.js("inMotion", as: Int.self) <= 1)
        #expect(
          try await page.browser.js("total() > 40 && [...calls.values()].every(count => count === 1)", as: Bool.self))
      }
    }

    @Test("WK-125: a hook that throws is named once, and events show what they showed before")
    func throwing() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(
          Self.start
            + """
            window.said = []; console.error = (...words) => said.push(words.join(' '));
            probe.host.eventContent = () => { throw new Error('boom'); }; probe.rest()
            """)
        #expect(
          try await page.browser.js("said.join()", as: String.self)
            == "almanac-calendar: eventContent failed: Error: boom")
        #expect(try await page.browser.js("probe.host.children.length", as: Int.self) == 0)
        #expect(try await page.visible("button").contains { $0.text.contains("Event 204") })
      }
    }

    @Test(
      "W6: whatever people and pages do, versions are called once, frames stay as they are, and all nodes are released",
      arguments: [1, 2, 3])
    func property(seed: Int) async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(
          Self.start
            + """
            window.made = 0; window.versions = new Map(); window.edits = 0;
            let state = \(seed);
            const random = count => (state = Math.imul(state, 1664525) + 1013904223 >>> 0, state >>> 16) % count;
            list = list.slice(100, 300);
            probe.host.events = list;
            const own = info => {
              const { id, title, date, start, place, isStart } = info, version = `${id} ${title} ${date} ${start} ${place} ${isStart}`;
              versions.set(version, (versions.get(version) ?? 0) + 1);
              pause([0, 0, 0, 5, 12][random(5)]);
              if (id % 7 === 3) throw new Error('boom');
              if (id % 7 === 5) return null;
              made++;
              return hook(info);
            };
            own.released = hook.released;
            console.error = () => {};
            probe.host.eventContent = own;
            const actions = [
              () => { probe.scroller.scrollTop += random(600) - 300; }, () => { probe.scroller.scrollTop += random(80); },
              () => { probe.host.level = ['month', 'week', 'day', 'agenda'][random(4)]; },
              () => probe.host.next(), () => probe.host.previous(), () => probe.host.showToday(),
              () => probe.host.select('2026-11-' + (10 + random(20))),
              () => { const at = random(list.length); list = [...list];
                list[at] = { ...list[at], title: `Event ${list[at].id} edit ${++edits}` }; probe.host.events = list; },
            ];
            (async () => {
              for (let step = 0; step < 60; step++) {
                actions[random(actions.length)]();
                for (let frames = random(4); frames > 0; frames--) await new Promise(requestAnimationFrame);
              }
              probe.host.level = 'month';
              probe.host.goTo('2026-11-21');
              await rest();
              await rest();
            })()
            """)
        #expect(try await page.browser.js("versions.size > 80 && Math.max(...versions.values()) === 1", as: Bool.self))
        let missing = """
          probe.all('button').filter(each => /Event (\\d+)/.test(each.ariaLabel) && probe.isVisible(each)).filter(each => {
            const rest = /Event (\\d+)/.exec(each.ariaLabel)[1] % 7;
            return each.hasAttribute('hosts') === (rest === 3 || rest === 5);
          }).length
          """
        #expect(try await page.browser.js(missing, as: Int.self) == 0)
        let frames = "JSON.stringify(probe.all('button').map(each => [each.ariaLabel, probe.frame(each)]).sort())"
        let hosted = try await page.browser.js(frames, as: String.self)
        try await page.browser.js("(probe.host.eventContent = null)")
        try await page.browser.settle()
        #expect(try await page.browser.js(frames, as: String.self) == hosted)
        let ended = "`${made - released.length} ${probe.host.children.length} ${shown().length}`"
        #expect(try await page.browser.js(ended, as: String.self) == "0 0 0")
      }
    }

    @Test("WK-112: from right to left, among hours and in the agenda, boxes are those of events")
    func places() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(
          Self.start + "probe.host.dir = 'rtl'; probe.host.eventContent = hook; rest()")
        for (level, place) in [("month", "bar"), ("week", "block"), ("agenda", "row")] {
          try await page.browser.js("(probe.host.level = '\(level)')")
          try await page.browser.settle()
          try await page.browser.js("rest()")
          let found = """
            (() => {
              const box = nodes.get('204').parentElement, view = box.assignedSlot?.parentElement;
              const [a, b] = [box, view].map(each => each?.getBoundingClientRect());
              return `${infos.get('204').place} ${getComputedStyle(box).direction} ${view?.ariaLabel.includes('Event 204')} `
                + (Math.abs(a.x - b.x) < 0.1 && Math.abs(a.height - b.height) < 0.1);
            })()
            """
          #expect(try await page.browser.js(found, as: String.self) == "\(place) rtl true true")
          try await page.picture("hooks-\(level)-rtl")
        }
      }
    }

    @Test(
      "WK-116: nodes for days take the place of the number, in months and in rows of a week, and know the selection (S14)",
      arguments: ["month", "week"])
    func days(level: String) async throws {
      try await MonthPage.open(Self.scene) { page in
        if level == "week" {
          try await page.browser.js("(probe.host.dayPresentation = 'strip', true)")
          try await page.show(level: level)
          try await page.browser.until("!probe.host.isZooming")
        }
        try await page.browser.js(
          """
          window.days = [];
          probe.host.dayContent = info => {
            days.push(info);
            return `${info.date}${info.isToday ? ' today' : ''}${info.isSelected ? ' selected' : ''}`;
          };
          window.texts = () => [...probe.root.querySelectorAll('[role=gridcell] > slot')]
            .filter(slot => probe.isVisible(slot.parentElement))
            .flatMap(slot => slot.assignedElements()).map(each => each.textContent);
          true
          """)
        try await page.browser.until("texts().includes('2026-11-21 today')")
        #expect(try await page.browser.js("days.every(info => info.level === '\(level)')", as: Bool.self))
        try await page.select(day: "November 18, 2026")
        try await page.browser.until("texts().includes('2026-11-18 selected')")
        let selected = "days.filter(info => info.isSelected).map(({ date }) => date)"
        #expect(try await page.browser.js(selected, as: [String].self) == ["2026-11-18"])
        let isOnce = "new Set(days.map(({ date, isSelected }) => `${date} ${isSelected}`)).size === days.length"
        #expect(try await page.browser.js(isOnce, as: Bool.self))
        try await page.picture("hooks-days-\(level)")
      }
    }

    @Test("WK-124: details are a node of the page, as high as it is; its buttons work, and Escape closes it")
    func details() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(
          Self.start
            + """
            probe.host.detailsContent = info => {
              const node = document.createElement('div'), button = document.createElement('button');
              node.style.height = '137px';
              button.textContent = `Join ${info.title}`;
              button.onclick = () => { window.joined = info.event; info.close(); };
              node.append(button);
              window.join = button;
              return node;
            };
            probe.rest()
            """)
        try await page.click(button: "Event 204")
        try await page.browser.until("window.join?.parentElement.parentElement.assignedSlot")
        try await page.browser.settle()
        let size = "(({ height }) => Math.round(height))(probe.find('dialog', 'Event 204').getBoundingClientRect())"
        // 28 points are the padding of the box, 2 the outline.
        #expect(try await page.browser.js(size, as: Int.self) == 137 + 28 + 2)
        try await page.picture("hooks-details")
        try await page.press(.tab)
        #expect(try await page.browser.js("document.activeElement === join", as: Bool.self))
        try await page.press(.escape)
        #expect(try await page.visible("dialog").isEmpty)
        try await page.click(button: "Event 204")
        try await page.browser.js("join.click()")
        try await page.browser.settle()
        #expect(try await page.browser.js("joined === list[204]", as: Bool.self))
        #expect(try await page.visible("dialog").isEmpty)
      }
    }
  }
}
