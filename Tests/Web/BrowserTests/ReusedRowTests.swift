import BrowserDriver
import Testing

extension PageTests {
  /// The work of the document while rows are scrolled into view.
  @Suite("Reused rows")
  struct ReusedRowTests {
    @Test(
      "rows that scroll into view write no attribute again, create hardly any elements, and do not fade",
      arguments: [("month", 1.0), ("year", 8)])
    func rows(level: String, step: Double) async throws {
      let scene = Scene.sample.with { $0.emulation.reducesMotion = false }
      try await MonthPage.open(scene) { page in
        if level != "month" { try await page.show(level: level) }
        // Rows of other lengths are created.
        for weeks in [6, -6, 6, -6.0] { try await page.scroll(weeks: weeks * step) }
        try await page.driver.js("probe.rest()")
        try await page.driver.js(Self.watching)
        for _ in 0..<6 {
          try await page.scroll(weeks: step)
          try await page.driver.js("probe.rest()")
        }
        let work = try await page.driver.js("finish()", as: Work.self)
        #expect(work.changed > 50)
        #expect(work.equal == [])
        #expect(work.created <= 20)
        #expect(work.fades == 0)
      }
    }

    @Test("a month of the year that changes does not lay out the others")
    func months() async throws {
      try await MonthPage.open(.sample) { page in
        try await page.show(level: "year")
        let months = try await page.driver.js(
          "[...probe.root.querySelectorAll('.scrolls > .v[role=grid]')].map(month => getComputedStyle(month).contain)",
          as: [String].self)
        #expect(months.count > 3)
        #expect(months.allSatisfy { $0 == "size layout" })
      }
    }

    /// What happened in the element.
    struct Work: Decodable {
      /// The number of attributes that were written, styles included.
      var changed: Int
      /// The names of the attributes that were written with their former value.
      var equal: [String]
      /// The number of new elements.
      var created: Int
      /// The number of transitions that ran.
      var fades: Int
    }

    /// Defines `finish`, which returns what happened since.
    private static let watching = """
      {
        const root = probe.root, work = { changed: 0, equal: [], created: 0, fades: 0 };
        root.addEventListener('transitionrun', () => work.fades++);
        const take = records => {
          // The value after a record is the former value of the next one.
          const later = new Map();
          for (const { type, target, attributeName: name, oldValue, addedNodes } of records.reverse()) {
            if (type === 'childList') {
              work.created += [...addedNodes].filter(({ nodeType }) => nodeType === Node.ELEMENT_NODE).length;
              continue;
            }
            const values = later.get(target) ?? later.set(target, {}).get(target);
            work.changed++;
            if (oldValue === (name in values ? values[name] : target.getAttribute(name))) work.equal.push(name);
            values[name] = oldValue;
          }
        };
        const observer = new MutationObserver(take);
        observer.observe(root, { subtree: true, childList: true, attributes: true, attributeOldValue: true });
        globalThis.finish = () => {
          take(observer.takeRecords());
          observer.disconnect();
          return work;
        };
      }
      """
  }
}
