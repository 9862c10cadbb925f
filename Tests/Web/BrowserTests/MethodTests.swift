import BrowserDriver
import Testing

extension ElementTests {
  @Suite("Methods and getters of the element")
  struct MethodTests {
    @Test("WK-136: pages hear of pointers over events, and of menus before they open")
    func pointers() async throws {
      try await MonthPage.open { page in
        try await page.browser.js(
          """
          (window.heard = [], ['eventhover', 'eventmenu', 'daymenu'].forEach(type => probe.host.addEventListener(type, event => {
             heard.push(type + ' ' + (event.detail?.title ?? event.detail?.date ?? ''));
             event.preventDefault();
           })), true)
          """)
        let bar = try #require(try await page.bars().first)
        let origin = try await page.browser.js(
          "(({ x, y }) => [x, y])(probe.host.getBoundingClientRect())", as: [Double].self)
        let (x, top) = (origin[0] + bar.midX, origin[1] + bar.frame[1])
        let title = try await page.browser.js("probe.host.eventAt(\(x), \(top + 8)).title", as: String.self)
        #expect(bar.name.contains(title))
        for y in [top + 8, top - 12] {
          try await page.browser.js(
            """
            (() => {
              const target = probe.root.elementFromPoint(\(x), \(y)), at = { clientX: \(x), clientY: \(y), bubbles: true };
              target.dispatchEvent(new PointerEvent('pointermove', { ...at, pointerType: 'mouse' }));
              return target.dispatchEvent(new MouseEvent('contextmenu', { ...at, cancelable: true }));
            })()
            """)
        }
        let heard = try await page.browser.js("heard", as: [String].self)
        #expect(heard.count == 4 && heard[0] == "eventhover \(title)" && heard[1] == "eventmenu \(title)")
        #expect(heard.dropFirst(2).first == "eventhover " && heard.last?.hasPrefix("daymenu 2026-") == true)
      }
    }

    @Test("WK-144, WK-145: methods move, select and focus, and getters say where the calendar is")
    func methods() async throws {
      try await MonthPage.open { page in
        try await page.browser.js("probe.host.goTo('2027-03-10', { animated: false })")
        try await page.browser.settle()
        #expect(
          try await page.browser.js("JSON.stringify(probe.host.period)", as: String.self)
            == #"{"start":"2027-03-01","end":"2027-04-01","level":"month","title":"March 2027"}"#)
        let rect = "probe.host.rectOf('2027-03-10')"
        #expect(
          try await page.browser.js(
            "JSON.stringify(probe.host.dateAt(\(rect).x + \(rect).width / 2, \(rect).y + 5))", as: String.self)
            == #"{"date":"2027-03-10","time":null,"allDay":true}"#)
        try await page.browser.js("probe.host.configure({ selectionMode: 'multiple' })")
        try await page.browser.js(
          "(probe.host.addEventListener('selectionchange', event => window.changed = event.detail), true)")
        try await page.browser.js("probe.host.select(['2027-03-10/2027-03-11', '2027-03-15'])")
        #expect(
          try await page.browser.js("probe.host.selectedDates.dates.join()", as: String.self)
            == "2027-03-10,2027-03-11,2027-03-15")
        #expect(try await page.browser.js("String(changed.byUser)", as: String.self) == "false")
        try await page.select(day: "March 17, 2027")
        #expect(try await page.browser.js("String(changed.byUser) + changed.end", as: String.self) == "true2027-03-17")
        try await page.browser.js(
          "probe.host.events = [{ id: 7, start: '2027-03-30' }, { id: 8, start: '2026-12-24', rrule: 'FREQ=YEARLY' }]")
        let found = try await page.browser.js(
          "(async () => `${await probe.host.reveal(9)} ${await probe.host.reveal(8)}`)()",
          as: String.self)
        #expect(found == "false true")
        try await page.browser.until("probe.host.period.start === '2026-12-01'")
        try await page.browser.js("probe.host.goTo('2027-03-10', { animated: false })")
        try await page.browser.js("(probe.host.announce('Saved'), probe.host.ariaLabel = 'Club', true)")
        #expect(
          try await page.browser.js(
            "probe.root.querySelector('.live').textContent + probe.root.querySelector('.box').ariaLabel",
            as: String.self) == "SavedClub")
        try await page.browser.js("(probe.host.focus({ date: '2027-03-20' }), true)")
        #expect(
          try await page.browser.js("probe.root.activeElement.ariaLabel", as: String.self).contains("March 20, 2027"))
        try await page.browser.settle()
        let state = try await page.browser.js("probe.host.state", as: String.self)
        try await page.browser.js("probe.host.setLevel('week', { around: '2026-11-10', animated: false })")
        #expect(try await page.browser.js("probe.host.state.split(' ')[0]", as: String.self) == "2")
        try await page.browser.until("probe.host.level === 'week'")
        try await page.browser.js("(probe.host.state = '\(state)', true)")
        try await page.browser.until("probe.host.level === 'month' && probe.host.period.title === 'March 2027'")
      }
    }

    @Test("WK-135: daytap tells the day, and among hours the time")
    func taps() async throws {
      try await MonthPage.open(Scene().with { $0.host = .staticFiles }) { page in
        try await page.browser.js(
          "(window.taps = [], probe.host.addEventListener('daytap', event => taps.push(event.detail)), true)")
        for level in ["month", "week"] {
          try await page.browser.js("(probe.host.setLevel('\(level)', { animated: false }), taps.length = 0, true)")
          try await page.browser.until("probe.host.level === '\(level)'")
          try await page.browser.settle()
          let box = try await page.browser.js(
            "(({ left, top, width, height }) => [left, top, width, height])(probe.host.getBoundingClientRect())",
            as: [Double].self)
          let (x, y) = (box[0] + box[2] * 0.6, box[1] + box[3] * 0.7)
          let wanted = try await page.browser.js("JSON.stringify(probe.host.dateAt(\(x), \(y)))", as: String.self)
          try await page.browser.click(x: x, y: y)
          try await page.browser.until("taps.length")
          let tapped = try await page.browser.js(
            "JSON.stringify({ ...taps[0], allDay: !taps[0].time })", as: String.self)
          #expect(tapped == wanted && wanted.contains("null") == (level == "month"))
        }
      }
    }
  }
}
