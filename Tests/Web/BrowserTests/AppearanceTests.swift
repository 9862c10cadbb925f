import BrowserDriver
import Testing

extension PageTests {
  @Suite("Appearance")
  struct AppearanceTests {
    @Test("dark follows the system, also while the page is open")
    func dark() async throws {
      let scene = Scene.sample.with { $0.emulation.isDark = true }
      try await MonthPage.open(scene) { page in
        #expect(try await Self.ground(page) == "rgb(18, 20, 23)")
        try await page.picture("month-dark")
        var emulation = scene.emulation
        emulation.isDark = false
        emulation.now = nil
        try await page.browser.emulate(emulation)
        #expect(try await Self.ground(page) == "rgb(255, 255, 255)")
      }
    }

    @Test("in Arabic everything runs from right to left, in the language's own words and digits")
    func rightToLeft() async throws {
      try await MonthPage.open(.sample.with { $0.emulation.locale = "ar-EG" }) { page in
        let headers = try await page.visible("columnheader").sorted { $0.column < $1.column }
        #expect(headers.map(\.name).first == "السبت")
        #expect(headers.map { $0.frame[0] } == headers.map { $0.frame[0] }.sorted(by: >))
        let days = try await page.visibleDays()
        let today = try #require(days.first { $0.isCurrent })
        #expect(today.text.contains("٢١"))
        #expect(today.column == 1, "Saturday comes first")
        #expect(abs(today.maxX - 1200) < 1)
        let buttons = try await page.visible("toolbar").count
        #expect(buttons == 1)
        let previous = try await page.find("button", named: "الشهر السابق")
        let next = try await page.find("button", named: "الشهر التالي")
        #expect(previous.midX > next.midX)
        try await page.browser.click(x: today.midX, y: today.frame[1] + 12)
        try await page.browser.settle()
        try await page.press(.arrowLeft)
        #expect(try await page.heard("dateselect").last == #"{"date":"2026-11-22"}"#)
        try await page.picture("arabic")
      }
    }

    @Test("the calendar uses every language of the browser", arguments: ["de-DE", "fr-FR", "he-IL", "fa-IR", "ja-JP"])
    func languages(locale: String) async throws {
      try await MonthPage.open(.sample.with { $0.emulation.locale = locale }) { page in
        let expected = try await page.browser.js(
          "new Intl.DateTimeFormat('\(locale)', { year: 'numeric', month: 'long', calendar: 'gregory' })"
            + ".format(new Date(2026, 10, 21))", as: String.self)
        #expect(try await page.title() == expected)
        try await page.picture("language-\(locale)")
      }
    }

    @Test("a phone's width has all seven columns, dots for events, and no sideways scrolling")
    func narrow() async throws {
      let scene = Scene.sample.with {
        $0.emulation.width = 320
        $0.emulation.height = 640
        $0.emulation.scale = 2
      }
      try await MonthPage.open(scene) { page in
        try await Self.expectSevenColumns(page, width: 320)
        #expect(try await page.bars().isEmpty)
        #expect(try await page.browser.js("document.documentElement.scrollWidth") == 320)
        try await page.select(day: "November 24, 2026")
        try await page.picture("narrow")
      }
    }

    @Test("a very wide window is filled")
    func wide() async throws {
      try await MonthPage.open(.sample.with { $0.emulation.width = 2560 }) { page in
        try await Self.expectSevenColumns(page, width: 2560)
        try await page.picture("wide")
      }
    }

    @Test("another size keeps the month and the selection")
    func resizing() async throws {
      try await MonthPage.open { page in
        try await page.click(button: "Next month")
        try await page.wait(forTitle: "December 2026")
        try await page.browser.settle()
        try await page.select(day: "December 15, 2026")
        for (width, height) in [(700, 600), (320, 500), (1600, 1000), (1200, 900)] {
          try await page.browser.resize(width: width, height: height)
          try await page.browser.until("Math.abs(probe.all('grid')[0].getBoundingClientRect().width - \(width)) < 1")
          try await page.browser.settle()
          #expect(try await page.title() == "December 2026", "\(width)")
          #expect(try await page.selectedDays().map { $0.contains("December 15, 2026") } == [true])
          try await Self.expectSevenColumns(page, width: Double(width))
        }
      }
    }

    private static func expectSevenColumns(_ page: MonthPage, width: Double) async throws {
      let headers = try await page.visible("columnheader")
      #expect(headers.count == 7)
      #expect(headers.map { $0.frame[0] }.min().map { abs($0) < 0.5 } == true)
      #expect(headers.map(\.maxX).max().map { abs($0 - width) < 0.5 } == true)
    }

    /// The color under an ordinary day.
    private static func ground(_ page: MonthPage) async throws -> String {
      try await page.browser.js(
        "getComputedStyle(probe.find('gridcell', 'Wednesday, November 11, 2026')).backgroundColor", as: String.self)
    }
  }
}
