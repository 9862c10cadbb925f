import BrowserDriver
import Testing

extension PageTests {
  @Suite("Far away")
  struct FarAwayTests {
    @Test("10,000 days away every level has the right title, and as many elements as here")
    func jumps() async throws {
      let titles = [
        ("year", "2054"), ("month", "April 2054"), ("week", "April 2054"), ("day", "Wednesday, April 8, 2054"),
        ("agenda", "April 2054"),
      ]
      try await MonthPage.open { page in
        for (level, title) in titles {
          try await page.show(level: level)
          for (date, expected) in [("2054-04-08", title), ("2026-11-21", nil), ("2054-04-08", title)] {
            try await page.browser.js("probe.host.goTo('\(date)')")
            if let expected { try await page.wait(forTitle: expected) }
            try await page.browser.settle()
            // A year has the most.
            #expect(try await page.elementCount() < (level == "year" ? 3000 : 800), "\(level)")
          }
          try await page.browser.js("probe.host.goTo('2026-11-21')")
          try await page.browser.settle()
        }
      }
    }

    @Test("after 5,000 weeks of keys and wheel there is one tab stop, with the focus")
    func focus() async throws {
      try await MonthPage.open { page in
        try await page.select(day: "November 10, 2026")
        // A month each: 2,500 weeks.
        try await page.browser.js(
          """
          (async () => {
            for (let month = 1; month <= 575; month += 1) {
              probe.focused.dispatchEvent(
                new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true, composed: true, cancelable: true }));
              if (month % 8 === 0) await new Promise(requestAnimationFrame);
            }
          })()
          """)
        try await page.browser.until("probe.text(probe.focused).includes('October 10, 2074')")
        #expect(try await page.tabStops().count == 1)
        let count = try await page.elementCount()
        for _ in 0..<100 { try await page.scroll(weeks: 25) }
        try await page.browser.js("probe.rest()")
        #expect(try await page.title().hasSuffix("2122"))
        #expect(try await page.focused().contains("October 10, 2074"))
        #expect(try await page.tabStops().count == 1)
        #expect(try await page.elementCount() < 2 * count)
      }
    }
  }
}
