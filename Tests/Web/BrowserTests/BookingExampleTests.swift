import BrowserDriver
import Testing

extension ElementTests {
  /// The page of `Examples/booking`.
  @Suite("The example with appointments")
  struct BookingExampleTests {
    private static func scene(_ width: Int = 1280) -> Scene {
      Scene().with {
        $0.host = .staticFiles
        $0.path = "/booking/page.html"
        $0.emulation.width = width
        // The page has only light colors.
        $0.emulation.isDark = width < 480
        $0.emulation.hasTouch = width < 480
      }
    }

    private static func open(_ width: Int = 1280, _ body: (MonthPage) async throws -> Void) async throws {
      try await MonthPage.open(scene(width)) { page in
        let level = width < 480 ? "3days" : "week"
        try await page.driver.until("probe.host.level === '\(level)' && probe.host.rectOf('23 09:00')")
        try await page.driver.settle()
        try await body(page)
      }
    }

    /// The point of the viewport a little below the end of an event; times begin at the same distance below each line.
    private static func place(below id: String, _ page: MonthPage) async throws -> BrowserPage.Place {
      let place = try await page.driver.js(
        "(({ x, width, bottom }) => [x + width / 2, bottom + 8])(probe.host.rectOf('\(id)'))", as: [Double].self)
      return (place[0], place[1])
    }

    private static func value(_ page: MonthPage) async throws -> String {
      try await page.driver.js("probe.host.value", as: String.self)
    }

    private static func slot(_ start: String, _ end: String, day: Int = 23) -> String {
      "2026-11-\(day)T\(start):00+01:00/2026-11-\(day)T\(end):00+01:00"
    }

    /// Presses the button of the form, as a person does.
    private static func submit(_ page: MonthPage) async throws {
      let place = try await page.driver.js(
        """
        (({ x, y, width, height }) => [x + width / 2, y + height / 2])
          (document.querySelector('form > button').getBoundingClientRect())
        """, as: [Double].self)
      try await page.browser.click(x: place[0], y: place[1])
    }

    @Test("a click chooses a free slot, the browser submits it with the name, and the confirmation names both")
    func mouse() async throws {
      try await Self.open { page in
        let (x, y) = try await Self.place(below: "23 09:00", page)
        try await page.browser.click(x: x, y: y)
        try await page.driver.until("probe.host.value === '\(Self.slot("09:40", "10:00"))'")
        #expect(
          try await page.driver.js("document.querySelector('output').value", as: String.self).contains("um 09:40 Uhr"))
        // Without a name, the browser does not submit the form.
        try await Self.submit(page)
        try await page.driver.settle()
        #expect(try await page.driver.js("location.pathname", as: String.self) == "/booking/page.html")
        try await page.driver.js("document.querySelector('[name=patient]').value = 'Ada Moreau'")
        try await Self.submit(page)
        try await page.driver.until(
          "location.pathname === '/booking/confirmation.html' && document.querySelector('p').textContent")
        #expect(
          try await page.driver.js("[...new URLSearchParams(location.search)].join(' ')", as: String.self)
            == "patient,Ada Moreau appointment,\(Self.slot("09:40", "10:00"))")
        let text = try await page.driver.js("document.querySelector('p').textContent", as: String.self)
        #expect(text.contains("Ada Moreau") && text.contains("um 09:40 Uhr"))
      }
    }

    @Test("taken and blocked times and times outside the office hours are not chosen, and a drag chooses none")
    func rejections() async throws {
      try await Self.open { page in
        let (x, y) = try await Self.place(below: "23 09:00", page)
        let (tuesday, _) = try await Self.place(below: "24 08:20", page)
        // Home visits on Tuesday begin at 10:00; this is 10:20.
        try await page.browser.click(x: tuesday, y: y + 64)
        try await page.driver.until("probe.all('alert').some(each => each.textContent.includes('Hausbesuche'))")
        #expect(try await Self.value(page) == "")
        try await page.browser.drag([(x, y + 192), (x, y + 192 + 24)])
        try await page.driver.settle()
        #expect(try await Self.value(page) == "")
        #expect(try await page.heard("timeselect") == [])
        // The practice is closed on Wednesday afternoon.
        try await page.driver.js("probe.host.focus({ date: '2026-11-25' })")
        try await page.press(.arrowDown)
        try await page.press(.end)
        try await page.press(.arrowDown)
        try await page.press(.enter)
        #expect(try await Self.value(page) == "")
        // The form is not submitted either.
        try await page.driver.js("document.querySelector('[name=patient]').value = 'Ada Moreau'")
        try await Self.submit(page)
        try await page.driver.settle()
        #expect(try await page.driver.js("location.pathname", as: String.self) == "/booking/page.html")
      }
    }

    @Test("a tap chooses a free slot on a phone, and the form submits it")
    func touch() async throws {
      try await Self.open(390) { page in
        let (x, y) = try await Self.place(below: "23 09:00", page)
        try await page.browser.tap(x: x, y: y)
        try await page.driver.until("probe.host.value === '\(Self.slot("09:40", "10:00"))'")
        try await page.driver.js("document.querySelector('[name=patient]').value = 'Ada Moreau'")
        try await Self.submit(page)
        try await page.driver.until("location.pathname === '/booking/confirmation.html'")
        #expect(
          try await page.driver.js("new URLSearchParams(location.search).get('appointment')", as: String.self)
            == Self.slot("09:40", "10:00"))
      }
    }

    @Test("keys choose a free slot; of several slots, the first is the appointment")
    func keys() async throws {
      try await Self.open { page in
        try await page.driver.js("probe.host.focus({ date: '2026-11-23' })")
        try await page.press(.arrowDown)
        try await page.press(.enter)
        try await page.driver.until("probe.host.value === '\(Self.slot("08:00", "08:20"))'")
        try await page.press(.arrowDown)
        try await page.press(.arrowDown, .shift)
        try await page.press(.enter)
        try await page.driver.until("probe.host.value === '\(Self.slot("08:20", "08:40"))'")
      }
    }

    @Test("the page keeps to its width, and axe-core finds nothing", arguments: [390, 1280])
    func look(width: Int) async throws {
      try await Self.open(width) { page in
        let (x, y) = try await Self.place(below: "23 09:00", page)
        if width < 480 { try await page.browser.tap(x: x, y: y) } else { try await page.browser.click(x: x, y: y) }
        try await page.driver.until("probe.host.value")
        #expect(try await page.driver.js("document.documentElement.scrollWidth", as: Int.self) <= width)
        try await page.picture("booking-\(width)")
        if Axe.isMet { #expect(try await page.axeFindings() == []) }
      }
    }
  }
}
