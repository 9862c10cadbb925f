import BrowserDriver
import Testing

extension PageTests {
  @Suite("Zooming in motion")
  struct ZoomTests {
    private static let moving = Scene.sample.with { $0.emulation.reducesMotion = false }

    @Test("a level appears with an animation whose frames differ from both ends and which ends by itself")
    func spring() async throws {
      try await MonthPage.open(Self.moving) { page in
        try await page.browser.js(Self.recorder)
        try await page.show(level: "week")
        try await page.browser.until("motion.isOver")
        let frames = try await page.browser.js("motion.frames", as: [Frame].self)
        let between = frames.filter { $0.scales.contains { $0 > 0.001 && abs($0 - 1) > 0.001 } }
        #expect(between.count >= 2, "\(frames)")
        #expect(between.contains { $0.levels == 2 }, "both levels are there on the way")
        #expect(between.contains { $0.opacities.contains { (0.01..<0.99).contains($0) } }, "one fades into the other")
        let scales = between.compactMap { $0.scales.min() }
        #expect(Set(scales.map { ($0 * 1000).rounded() }).count >= 2, "it moves: \(scales)")
        let last = try #require(frames.last)
        #expect(last == Frame(levels: 1, scales: [], opacities: []))
        #expect(try await page.visibleDays().contains { $0.name.contains("November 21, 2026") })
      }
    }

    @Test("WK-145: isZooming is true from the first frame of a transition to its last, and version is a number")
    func asked() async throws {
      try await MonthPage.open(Self.moving) { page in
        #expect(try await page.browser.js("probe.host.isZooming", as: Bool.self) == false)
        try await page.browser.js("probe.host.zoomIn()")
        try await page.browser.until("probe.host.isZooming")
        try await page.browser.until("!probe.host.isZooming")
        #expect(try await page.level() == "week")
        #expect(try await page.browser.js("/^\\d+\\.\\d+\\.\\d+$/.test(probe.host.version)", as: Bool.self))
      }
    }

    @Test("a zoom can be reversed half-way, and ends where it began")
    func turnedBack() async throws {
      try await MonthPage.open(Self.moving) { page in
        let before = try await page.visibleDays().map(\.frame)
        try await page.browser.js(Self.recorder)
        try await page.browser.js("probe.host.zoomIn()")
        try await page.browser.until("motion.frames.some((frame) => frame.levels === 2 && frame.scales.length > 0)")
        try await page.browser.js("(motion.isOver = false, probe.host.level = 'month')")
        try await page.browser.until("motion.isOver")
        try await page.browser.settle()
        #expect(try await page.level() == "month")
        #expect(try await page.visibleDays().map(\.frame) == before)
        #expect(try await page.browser.js("probe.all('grid').length") == 1)
      }
    }

    @Test("a zoom out that is turned back half-way shows the days it began with, though their element was raised")
    func raised() async throws {
      try await MonthPage.open(Self.moving) { page in
        try await page.browser.js("probe.host.next()")
        try await page.wait(forTitle: "December 2026")
        try await page.browser.js("probe.rest()")
        let before = try await page.visibleDays().map(\.name)
        try await page.browser.js(Self.recorder)
        try await page.browser.js("probe.host.zoomOut()")
        try await page.browser.until("motion.frames.some((frame) => frame.levels === 2 && frame.scales.length > 0)")
        try await page.browser.js("(motion.isOver = false, probe.host.zoomIn())")
        try await page.browser.until("motion.isOver")
        try await page.browser.settle()
        #expect(try await page.visibleDays().map(\.name) == before)
      }
    }

    @Test("date and level lead to the date at the level, whenever and in whichever order they are set, and tell where")
    func dateAndLevel() async throws {
      try await MonthPage.open(Self.moving) { page in
        let place = "probe.host.level + ' ' + probe.host.date"
        try await page.browser.js("(probe.host.level = 'week', probe.host.date = '2027-05-05')")
        #expect(try await page.browser.js(place) == "week 2027-05-05")
        try await page.browser.until("probe.find('gridcell', 'May 5, 2027')")
        try await page.browser.js("(probe.host.date = '2028-02-29', probe.host.level = 'month')")
        #expect(try await page.browser.js(place) == "month 2028-02-29")
        try await page.wait(forTitle: "February 2028")
        // Elsewhere by other means; then what the attributes have already is set again.
        try await page.browser.js("probe.host.next()")
        #expect(try await page.browser.js(place) == "month 2028-03-29")
        try await page.wait(forTitle: "March 2028")
        try await page.browser.js("(probe.host.zoomOut(), probe.host.date = '2028-02-29', probe.host.level = 'month')")
        #expect(try await page.browser.js(place) == "month 2028-02-29")
        try await page.wait(forTitle: "February 2028")
      }
    }

    @Test("with reduced motion a level appears at once")
    func reduced() async throws {
      try await MonthPage.open { page in
        try await page.browser.js(Self.recorder)
        try await page.show(level: "week")
        try await page.browser.until("motion.isOver")
        let frames = try await page.browser.js("motion.frames", as: [Frame].self)
        #expect(!frames.contains { !$0.scales.isEmpty || $0.levels > 1 }, "\(frames)")
      }
    }

    @Test("fast wheels scroll 10,000 days forward and back, past rows that are all filled")
    func fling() async throws {
      try await MonthPage.open { page in
        let count = try await page.elementCount()
        // 1,429 weeks are 10,003 days.
        for direction in [1.0, -1] {
          for _ in 0..<30 {
            try await page.scroll(weeks: 1429.0 / 30 * direction)
            let days = try await page.visibleDays()
            #expect(days.count == 42 || days.count == 49)
            #expect(Set(days.map(\.name)).count == days.count)
          }
          try await page.browser.js("probe.rest()")
          let year = direction > 0 ? "2054" : "2026"
          #expect(try await page.title().hasSuffix(year))
          #expect(try await page.elementCount() < 2 * count)
        }
      }
    }

    @Test("the wheel with Control never makes the page larger, at whichever level")
    func deepest() async throws {
      try await MonthPage.open { page in
        try await page.browser.js(
          "(globalThis.wheels = [], addEventListener('wheel', (event) => wheels.push(event.defaultPrevented)))")
        for level in ["year", "month", "week", "day"] {
          try await page.show(level: level)
          try await page.browser.js("wheels.length = 0")
          try await page.browser.wheel(x: 600, y: 500, by: -120, .control)
          try await page.browser.until("wheels.length > 0")
          #expect(try await page.browser.js("wheels.every(Boolean)") == true, "\(level)")
          #expect(try await page.browser.js("visualViewport.scale") == 1, "\(level)")
        }
      }
    }

    /// The level views in one frame.
    private struct Frame: Decodable, Equatable {
      /// The number of visible level views.
      var levels: Int
      /// The scales of views that are not shown in their own size.
      var scales: [Double]
      /// The opacities of transparent views.
      var opacities: [Double]
    }

    /// Records every frame that differs from the frame before, until nothing has moved for a while. The clock of the page
    /// then advances by frames, so that a busy machine draws the same frames as an idle one.
    private static let recorder = """
      (globalThis.motion = { frames: [], isOver: false }, (() => {
        let still = 0, before = '', clock = performance.now();
        performance.now = () => clock;
        const look = () => {
          clock += 16;
          const views = [...probe.root.querySelectorAll('.v')].filter((each) => !each.hidden);
          const effects = views.filter((each) => each.style.transform.includes('scale') || each.style.opacity !== '');
          // Down the page: a week is as wide as the month it grows from.
          const scales = effects.map((each) => new DOMMatrix(each.style.transform).d).filter((scale) => scale !== 1);
          const opacities = effects.map((each) => Number(each.style.opacity || 1)).filter((opacity) => opacity !== 1);
          const frame = { levels: Math.max(1, effects.length), scales, opacities };
          const text = JSON.stringify(frame);
          still = text === before ? still + 1 : 0;
          before = text;
          if (still === 0) motion.frames.push(frame);
          motion.isOver = still > 20 && effects.length === 0;
          requestAnimationFrame(look);
        };
        look();
      })())
      """
  }
}
