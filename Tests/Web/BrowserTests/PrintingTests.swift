import Almanac
import BrowserDriver
import Foundation
import Testing

extension PaperTests {
  @Suite("Printing")
  struct PrintingTests {
    init() { Self.announcement }

    /// The sizes of sheets in inches: A5, Letter, A4, and A3, each held both ways.
    static let papers = [
      (5.83, 8.27), (8.27, 5.83), (8.5, 11), (11, 8.5), (8.27, 11.69), (11.69, 8.27), (11.69, 16.54), (16.54, 11.69),
    ]
    static let upright = (8.27, 11.69)
    static let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]

    @Test(
      "WK-169: every event of the period is on paper, whatever stands before and after, and no control",
      arguments: ["year", "month", "week", "day", "agenda"])
    func paper(level: String) async throws {
      let scene = Scene.sample.with {
        $0.emulation.isDark = true
        $0.showsPanel = true
      }
      try await MonthPage.open(scene) { page in
        if level != "month" { try await page.show(level: level) }
        let before = try await Self.look(page)
        try await Self.addTexts(page)
        for paper in Self.papers { try await Self.check(page, level, on: paper) }
        try await page.browser.settle()
        let after = try await Self.look(page)
        #expect(after == before)
      }
    }

    @Test(
      "B11: paper is legible from A5 to A3, held both ways: type of 6 points at least, and nothing beyond the edges",
      arguments: ["year", "month", "week", "day", "agenda"])
    func legible(level: String) async throws {
      try await MonthPage.open(.sample) { page in
        if level != "month" { try await page.show(level: level) }
        try await page.browser.call("Emulation.setEmulatedMedia", ["media": "print"])
        try await page.browser.js("dispatchEvent(new Event('beforeprint'))")
        for paper in Self.papers {
          let sheet = try await Self.measure(page, paper)
          #expect(sheet.isLegible && sheet.isInOrder && sheet.aside < 12, "\(sheet) on \(paper)")
        }
      }
    }

    @Test("B11, H1: a printed year has its twelve months, and marks on the days with events alone")
    func year() async throws {
      try await MonthPage.open(Scene()) { page in
        try await page.browser.js(
          """
          probe.host.events = [{ id: 'a', title: 'Ski', start: '2026-03-05', end: '2026-03-08' },
            { id: 'b', title: 'Talk', start: '2026-11-18T09:00', end: '2026-11-18T10:00' }];
          """)
        try await page.show(level: "year")
        try await page.browser.call("Emulation.setEmulatedMedia", ["media": "print"])
        // Each month with the number of its days, and the days whose mark is seen.
        let months = try await page.browser.js(
          """
          (() => {
            dispatchEvent(new Event('beforeprint'));
            const months = [...probe.root.querySelectorAll('.print-year > .print-block')].map(block => {
              const days = [...block.querySelectorAll('.print-month > :not(.print-weekday)')];
              const isSeen = each => getComputedStyle(each).textDecorationLine === 'underline';
              const marked = days.filter(each => each.matches('.print-busy') && isSeen(each));
              return [block.querySelector('h3'), ...marked].map(each => each.textContent).concat(days.length).join(' ');
            });
            dispatchEvent(new Event('afterprint'));
            return months;
          })()
          """, as: [String].self)
        let lengths = ["31", "28", "5 6 7 31", "30", "31", "30", "31", "31", "30", "31", "18 30", "31"]
        #expect(months == zip(Self.months, lengths).map { "\($0) \($1)" })
      }
    }

    @Test(
      "times and days on paper have the separator of the language between them",
      arguments: [("en", " – "), ("fa", " تا "), ("ja", "～")])
    func ranges(language: String, separator: String) async throws {
      try await MonthPage.open(Scene()) { page in
        try await page.browser.js(
          """
          probe.host.events = [{ id: 'a', title: 'Talk', start: '2026-11-24T09:00', end: '2026-11-24T10:30' },
            { id: 'b', title: 'Trip', start: '2026-11-25', end: '2026-11-28' }];
          """)
        try await page.show(level: "agenda")
        try await page.browser.js("probe.host.locale = '\(language)'")
        try await page.browser.settle()
        let times = try await page.browser.js(
          """
          (() => {
            dispatchEvent(new Event('beforeprint'));
            const times = [...probe.root.querySelectorAll('.print-time')].map(each => each.textContent);
            dispatchEvent(new Event('afterprint'));
            return times;
          })()
          """, as: [String].self)
        #expect(times.count == 2 && times.allSatisfy { $0.contains(separator) }, "\(times)")
      }
    }

    @Test("H4: a printed month, like the one in view, has a night shift on its first day and what ends later on both")
    func nightShift() async throws {
      try await MonthPage.open(Scene()) { page in
        try await page.browser.js(
          """
          probe.host.events = [{ id: 'n', title: 'Nightshift', start: '2026-11-18T22:00', end: '2026-11-19T06:00' },
            { id: 'p', title: 'Allnighter', start: '2026-11-18T20:00', end: '2026-11-19T10:00' }];
          """)
        try await page.browser.settle()
        let next = "probe.host.eventsOn('2026-11-19').map(({ title }) => title)"
        #expect(try await page.browser.js(next, as: [String].self) == ["Allnighter"])
        guard let text = try await PrintedPage(page, Self.upright)?.text else { return }
        func count(_ title: String) -> Int { text.components(separatedBy: title).count - 1 }
        #expect(count("Nightshift") == 1 && count("Allnighter") == 2)
        try await page.show(level: "week")
        #expect(try await page.browser.js(next, as: [String].self) == ["Allnighter", "Nightshift"])
      }
    }

    @Test(
      "B11: what hooks of the page show is on paper, and gone from the page after it", arguments: ["month", "agenda"])
    func hooks(level: String) async throws {
      try await MonthPage.open(.sample) { page in
        if level != "month" { try await page.show(level: level) }
        try await page.browser.js(
          """
          (() => {
            window.made = [];
            window.kept = document.createElement('b');
            kept.textContent = '(kept)';
            probe.host.eventContent = info => {
              if (info.title === 'Team meeting') return null;
              if (info.title === 'Dentist') return kept;
              const node = document.createElement('span');
              node.textContent = `<${info.title}>`;
              made.push(node);
              return node;
            };
            probe.host.eventContent.released = node => { made = made.filter(each => each !== node); };
            probe.host.dayContent = ({ date }) => `#${date.slice(5)}#`;
          })()
          """)
        try await page.browser.settle()
        let nodes = "made.filter(each => !each.isConnected).length"
        let boxes = "probe.host.querySelectorAll('[slot^=almanac-print]').length"
        guard let text = try await PrintedPage(page, Self.upright)?.text else { return }
        let letters = text.filter { $0 != "-" }
        let titles = try await page.browser.js(
          """
          (({ start, end }) => probe.host.eventsIn({ start, end }).map(({ title }) => title))(probe.host.period)
          """, as: [String].self)
        for title in Set(titles) where title != "Dentist" {
          let isPlain = title == "Team meeting"
          for part in Self.parts(of: title) { #expect(letters.contains(part), "\(title)") }
          if Self.isRightToLeft(title) { continue }
          #expect(letters.contains("<" + Self.parts(of: title)[0] + ">") != isPlain, "\(title)")
        }
        #expect(text.contains("#11-21#") == (level == "month"))
        try await page.browser.settle()
        #expect(try await page.browser.js(nodes, as: Int.self) == 0, "nodes for paper are released")
        #expect(try await page.browser.js(boxes, as: Int.self) == 0)
      }
    }

    @Test("B11: hooks hear on paper which parts of an event they show, and a hook that fails leaves nothing behind")
    func parts() async throws {
      try await MonthPage.open(Scene()) { page in
        try await page.browser.js(
          """
          (() => {
            probe.host.events = [{ id: 'a', title: 'Fair', start: '2026-11-16', end: '2026-11-19' }];
            window.ends = {};
            probe.host.eventContent = ({ date, isStart, isEnd, title }) => {
              ends[date] = `${isStart} ${isEnd}`;
              return [title, null];
            };
          })()
          """)
        try await page.show(level: "week")
        try await page.browser.js("(probe.host.date = '2026-11-16', ends = {}, true)")
        try await page.browser.settle()
        let printed = try await page.browser.js(
          """
          (() => {
            ends = {};
            dispatchEvent(new Event('beforeprint'));
            const count = probe.root.querySelectorAll('.print').length;
            dispatchEvent(new Event('afterprint'));
            return [`${count}`, ...Object.keys(ends).sort().map(date => `${date} ${ends[date]}`)];
          })()
          """, as: [String].self)
        #expect(printed == ["1", "2026-11-16 true false", "2026-11-17 false false", "2026-11-18 false true"])
        let left = try await page.browser.js(
          """
          (() => {
            // The console says once what a hook throws.
            console.error = () => {};
            probe.host.eventContent = () => { throw new Error('no content'); };
            dispatchEvent(new Event('beforeprint'));
            dispatchEvent(new Event('afterprint'));
            return probe.root.querySelectorAll('.print').length;
          })()
          """, as: Int.self)
        #expect(left == 0)
      }
    }

    @Test("B11: events of a server have the colors of their calendars on paper")
    func colors() async throws {
      let scene = Scene().with {
        $0.calendars.append(CalendarInfo(id: CalendarID(2), name: "Home", color: .named(.pink)))
        var own = Scene.timed("Own", hour: 12)
        own.color = .rgb(0x123456)
        var home = Scene.allDay("Fair")
        home.calendar = CalendarID(2)
        $0.events = [Scene.allDay("Regatta"), home, own]
      }
      try await MonthPage.open(scene) { page in
        let colors = try await page.browser.js(
          """
          (() => {
            dispatchEvent(new Event('beforeprint'));
            const events = [...probe.root.querySelectorAll('.print-event')];
            const colors = events.map(each => `${each.querySelector('bdi').textContent} ${each.style.borderColor}`).sort();
            dispatchEvent(new Event('afterprint'));
            return colors;
          })()
          """, as: [String].self)
        #expect(colors == ["Fair rgb(192, 47, 126)", "Own rgb(18, 52, 86)", "Regatta rgb(0, 122, 112)"])
      }
    }

    @Test("B11: print() waits for the days of the period that are still loaded, and for nodes that hooks fill later")
    func loading() async throws {
      let scene = Scene().with {
        $0.host = .staticFiles
        $0.path = "/element.html"
      }
      try await MonthPage.open(scene) { page in
        try await page.browser.js(
          """
          (() => {
            globalThis.print = () => {
              dispatchEvent(new Event('beforeprint'));
              const shown = probe.root.querySelector('.print').querySelectorAll('slot, bdi');
              window.printed = [...shown].map(each => each.assignedElements?.()[0]?.textContent ?? each.textContent);
              dispatchEvent(new Event('afterprint'));
            };
            probe.host.eventContent = ({ title }) => {
              const node = document.createElement('span');
              Promise.resolve().then(() => { node.textContent = `<${title}>`; });
              return node;
            };
            const late = new Promise(done => window.answer = done);
            probe.host.addSource({ load: () => late.then(() => [{ id: '1', title: 'Late', start: '2026-11-04' }]) });
            probe.host.print();
          })()
          """)
        try await page.browser.settle()
        #expect(try await page.browser.js("window.printed === undefined", as: Bool.self))
        try await page.browser.js("(answer(), true)")
        try await page.browser.until("window.printed")
        #expect(try await page.browser.js("printed.join()", as: String.self) == "<Late>")
      }
    }

    @Test("B11: print() right after a change of the level prints the new one")
    func newLevel() async throws {
      try await MonthPage.open(Scene()) { page in
        let lists = try await page.browser.js(
          """
          (() => {
            probe.host.events = [{ id: '1', title: 'Talk', start: '2026-11-24' }];
            const printed = new Promise((resolve) => {
              globalThis.print = () => {
                dispatchEvent(new Event('beforeprint'));
                resolve(probe.root.querySelectorAll('.print-list').length);
                dispatchEvent(new Event('afterprint'));
              };
            });
            probe.host.level = 'agenda';
            probe.host.print();
            return printed;
          })()
          """, as: Int.self)
        #expect(lists == 1)
      }
    }
  }
}
