import BrowserDriver
import Testing

extension PageTests {
  @Suite("Appearance of levels")
  struct LevelAppearanceTests {
    enum Look: String, CaseIterable {
      case light, dark, narrow, arabic

      var scene: Scene {
        .sample.with { scene in
          switch self {
          case .light: break
          case .dark: scene.emulation.isDark = true
          case .narrow: (scene.emulation.width, scene.emulation.height, scene.emulation.scale) = (320, 640, 2)
          case .arabic: scene.emulation.locale = "ar-EG"
          }
        }
      }
    }

    @Test("every level fits the window, in light and dark, on a phone and from right to left", arguments: Look.allCases)
    func looks(look: Look) async throws {
      try await MonthPage.open(look.scene) { page in
        let width = Double(look.scene.emulation.width)
        for level in ["year", "month", "week", "day", "agenda"] {
          try await page.show(level: level)
          try await Self.expectFit(page, width: width)
          try await page.picture("level-\(level)-\(look.rawValue)")
          // Wherever the date is in the new level, it is in view.
          let dates = try await page.visible(level == "agenda" ? "group" : "gridcell")
          let today = dates.contains {
            $0.isCurrent || $0.name.contains("November 21") || $0.name.contains("٢١ نوفمبر")
          }
          #expect(today, "\(level): \(dates.map(\.name))")
        }
      }
    }

    @Test("a phone has the title bar in two lines, and week and day as a row of days above a list")
    func strip() async throws {
      try await MonthPage.open(Look.narrow.scene) { page in
        for level in ["week", "day"] {
          try await page.show(level: level)
          let toolbar = try #require(try await page.visible("toolbar").first)
          let today = try await page.find("button", named: "Today")
          let week = try await page.find("button", named: "Week")
          #expect(week.frame[1] >= today.frame[1] + today.frame[3])
          #expect(toolbar.frame[3] < 100)
          let days = try await page.visibleDays()
          #expect(days.count == 7)
          #expect(days.map(\.maxX).max().map { $0 <= 320.5 } == true)
          let groups = try await page.visible("group")
          let name = level == "week" ? "November 15–21" : "Saturday, November 21, 2026"
          let list = try #require(groups.first { $0.name == name })
          #expect(list.frame[1] >= days[0].frame[1] + days[0].frame[3])
        }
      }
    }

    @Test("another width keeps the level and the date, from a phone to a wall")
    func resizing() async throws {
      try await MonthPage.open { page in
        for level in ["week", "day", "agenda"] {
          try await page.show(level: level)
          try await page.browser.js("probe.host.goTo('2027-03-10')")
          try await page.browser.settle()
          for width in [320, 479, 480, 2560, 1200] {
            try await page.browser.resize(width: width, height: 800)
            try await page.browser.until(
              "Math.abs(probe.all('toolbar')[0].getBoundingClientRect().width - \(width)) < 1")
            try await page.browser.settle()
            #expect(try await page.level() == level)
            try await Self.expectFit(page, width: Double(width))
            let dates = try await page.visible(level == "agenda" ? "group" : "gridcell")
            // There are no events then: the agenda begins with the next one.
            let isThere = level == "agenda" || dates.contains { $0.name.contains("March 10, 2027") }
            #expect(isThere, "\(level) \(width): \(dates.map(\.name))")
            // On a phone it is short: "Wed, Mar 10".
            #expect(try await page.title().contains(/Mar(ch)? 10/) || level != "day")
          }
        }
      }
    }

    @Test("the page shows another calendar system in its language")
    func hebrew() async throws {
      let scene = Scene().with { $0.path = "/element.html?calendar=hebrew&locale=he&today=2024-03-14" }
      try await MonthPage.open(scene) { page in
        #expect(try await page.title() == "אדר ב׳ 5784")
        try await page.picture("calendar-hebrew")
        try await page.show(level: "year")
        #expect(try await page.title() == "5784")
        try await page.show(level: "day")
        #expect(try await page.title() == "יום חמישי, 4 באדר ב׳ 5784")
      }
    }

    /// Checks that nothing exceeds the window, and that the title bar contains all its buttons.
    private static func expectFit(_ page: MonthPage, width: Double) async throws {
      #expect(try await page.browser.js("document.documentElement.scrollWidth") == .number(width))
      let header = try #require(try await page.visible("toolbar").first)
      let buttons = try await page.visible("button").filter { $0.frame[1] < header.frame[1] + header.frame[3] }
      #expect(buttons.count == 8)
      #expect(buttons.allSatisfy { $0.frame[0] >= 0 && $0.maxX <= width + 0.5 }, "\(buttons.map(\.frame))")
    }
  }
}
