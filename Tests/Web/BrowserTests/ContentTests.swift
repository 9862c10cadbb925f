import Almanac
import BrowserDriver
import Testing

extension ElementTests {
  @Suite("Content")
  struct ContentTests {
    @Test("a day with more events than fit has a button with their number, which lists all events")
    func busyDay() async throws {
      let scene = Scene().with { $0.events = (1...40).map { Scene.allDay("Meeting \($0)") } }
      try await MonthPage.open(scene) { page in
        let bars = try await page.bars()
        let link = try #require(bars.first { $0.text.hasPrefix("+") })
        #expect(link.text == "+\(40 - (bars.count - 1))")
        #expect(try await page.gridcell(named: "November 21, 2026").name.hasSuffix(", 40 events"))
        try await page.click(button: link.name)
        #expect(try await page.visible("dialog").map { $0.name.contains("November 21, 2026") } == [true])
        #expect(try await page.focused().contains("Meeting 1"))
        for _ in 0..<39 { try await page.press(.arrowDown) }
        #expect(try await page.focused().contains("Meeting"))
        #expect(try await page.heard("dateselect") == [], "a list of events is no selection")
        try await page.picture("busy-day")
        try await page.press(.escape)
        #expect(try await page.visible("dialog").isEmpty)
        #expect(try await page.focused() == link.name)
      }
    }

    @Test("titles that look like markup are text")
    func markup() async throws {
      let titles = [
        "<img src=x onerror=\"window.harm = 1\">", "<script>window.harm = 1</script>", "\"><b>bold</b>",
        "</div><style>*{display:none}</style>", "&lt;b&gt; {{7*7}} ${1}",
      ]
      let scene = Scene().with { scene in
        scene.events = titles.enumerated().map { Scene.allDay($1, on: Scene.today - 12 + $0) }
      }
      try await MonthPage.open(scene) { page in
        let bars = try await page.bars()
        for title in titles { #expect(bars.contains { $0.text == title && $0.name.contains(title) }, "\(title)") }
        #expect(try await page.browser.js("window.harm ?? null") == .null)
        #expect(try await page.browser.js("probe.root.querySelectorAll('img, script, b, style').length") == 0)
        try await page.picture("markup-in-titles")
      }
    }

    @Test("long, empty, emoji and right-to-left titles stay inside their bars")
    func titles() async throws {
      let scene = Scene().with { scene in
        scene.events = [
          Scene.allDay(String(repeating: "endless ", count: 40), on: Scene.today - 4),
          Scene.allDay("", on: Scene.today - 3), Scene.allDay("👩‍👩‍👧‍👦🎂🚀", on: Scene.today - 2),
          Scene.allDay("ארוחת שבת עם כולם", on: Scene.today - 1), Scene.allDay("عشاء", days: 2),
        ]
      }
      try await MonthPage.open(scene) { page in
        for bar in try await page.bars() {
          #expect(bar.maxX <= 1200.5 && bar.frame[3] < 25, "\(bar)")
          #expect(!bar.name.isEmpty)
        }
        #expect(try await page.browser.js("probe.scroller.scrollWidth <= probe.scroller.clientWidth") == true)
        try await page.picture("unusual-titles")
      }
    }

    @Test("an event over several weeks has a piece in each of them")
    func longEvent() async throws {
      let scene = Scene().with { $0.events = [Scene.allDay("Expedition", on: Scene.today - 10, days: 20)] }
      try await MonthPage.open(scene) { page in
        let pieces = try await page.bars()
        #expect(pieces.count == 4)
        #expect(pieces.allSatisfy { $0.name.contains("Expedition") })
        #expect(pieces.contains { abs($0.frame[2] - 1200) < 1 }, "a whole week")
        try await page.picture("long-event")
      }
    }

    @Test("events of far years are fetched when they come into view")
    func farYears() async throws {
      let scene = Scene().with {
        $0.events = [Scene.allDay("Now"), Scene.allDay("Then", on: Scene.today + 5 * 365)]
      }
      try await MonthPage.open(scene) { page in
        try await page.browser.js("(probe.host.goTo('2031-11-15'), true)")
        try await page.wait(forTitle: "November 2031")
        #expect(try await page.find("button", named: "Then").text == "Then")
      }
    }
  }
}
