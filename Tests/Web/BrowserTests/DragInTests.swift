import BrowserDriver
import Testing

extension ElementTests {
  /// Events that are dragged into the calendar from the page, and out of it.
  @Suite("Dragging in and out")
  struct DragInTests {
    private static let scene = Scene().with { $0.host = .staticFiles }

    /// An element of the page above the calendar, whose presses drag an event.
    private static let list = """
      probe.host.events ??= [];
      window.received = []; window.left = []; window.results = [];
      window.item = Object.assign(document.createElement('div'), { textContent: 'Shift' });
      Object.assign(item.style, { position: 'fixed', left: '4px', top: '4px', width: '60px', height: '24px', zIndex: 9, touchAction: 'none' });
      document.body.append(item);
      window.init = { title: 'Shift', duration: '02:00', color: 'teal', resourceIds: ['r'] };
      item.addEventListener('pointerdown', event => probe.host.beginExternalDrag(event, init).then(each => results.push(each)));
      probe.host.addEventListener('eventreceive', ({ detail }) => received.push(detail));
      probe.host.addEventListener('eventleave', ({ detail }) => left.push(detail));
      """

    @Test(
      "WK-212: an element of the page is dragged onto a day: a preview, the event, and its record; Escape creates nothing"
    )
    func pointer() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js("probe.host.editable = ''; probe.host.whenReady().then(() => probe.rest())")
        try await page.browser.js(Self.list)
        let day = try #require(try await page.visibleDays().first { $0.isCurrent })
        let place = try await page.center(of: day)
        try await page.browser.drag([(20, 16), place])
        try await page.browser.until("received.length === 1 && results.length === 1")
        let shown =
          "[received[0].title, received[0].allDay, received[0].date, results[0].color, received[0].event === results[0]].join()"
        #expect(try await page.browser.js(shown, as: String.self) == "Shift,true,2026-11-21,teal,true")
        _ = try await page.find("button", named: "Shift")
        try await page.browser.js("probe.host.undo().then(() => probe.rest())")
        try await page.browser.drag([(20, 16), place, (20, 16)])
        try await page.browser.until("results.length === 2")
        #expect(try await page.browser.js("results[1] === null && received.length === 1", as: Bool.self))
        #expect(!(try await page.bars().contains { $0.name.contains("Shift") }))
      }
    }

    @Test("WK-212: an event that is released outside the calendar is reported and stays; one that is moved is not")
    func leaving() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js("probe.host.editable = ''; probe.host.whenReady().then(() => probe.rest())")
        try await page.browser.js(Self.list)
        try await page.browser.js(
          """
          probe.host.style.marginTop = '60px';
          probe.host.events = [{ id: 'r', title: 'Regatta', start: '2026-11-18' }, { id: 's', title: 'Sailing', start: '2026-11-10' }];
          window.changes = 0;
          probe.host.addEventListener('eventchange', () => changes++);
          probe.rest()
          """)
        let other = try await page.center(of: try await page.find("button", named: "Sailing"))
        let rest = try await page.center(of: try #require(try await page.visibleDays().first { $0.isCurrent }))
        try await page.browser.drag([other, rest])
        try await page.browser.until("changes === 1")
        #expect(try await page.browser.js("left.length", as: Int.self) == 0)
        let place = try await page.center(of: try await page.find("button", named: "Regatta"))
        try await page.browser.drag([place, (place.0, place.1 + 90), (300, 20)])
        try await page.browser.until("left.length === 1")
        let seen = "[left[0].id, left[0].date, left[0].originalEvent.type, changes].join()"
        #expect(try await page.browser.js(seen, as: String.self) == "r,2026-11-18,pointerup,1")
      }
    }

    @Test(
      "WK-212: a dropped event is created on the day where it is dropped, only with `drop`; several events are a file")
    func drop() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js("probe.host.editable = ''; probe.host.whenReady().then(() => probe.rest())")
        try await page.browser.js(Self.list)
        let day = try #require(try await page.visibleDays().first { $0.isCurrent })
        let (x, y) = try await page.center(of: day)
        try await page.browser.js(
          """
          window.lines = (uid) => ['BEGIN:VEVENT', 'UID:' + uid, 'SUMMARY:Talk', 'DTSTART:20300101T090000Z', 'DTEND:20300101T100000Z', 'END:VEVENT'];
          window.drop = (count, kinds) => {
            const data = new DataTransfer(), events = Array.from({ length: count }, (_, index) => lines(index)).flat();
            data.setData('text/calendar', ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR', ''].join('\\r\\n'));
            for (const kind of kinds) {
              probe.host.dispatchEvent(new DragEvent(kind, { clientX: \(x), clientY: \(y), dataTransfer: data, bubbles: true, cancelable: true }));
            }
            return probe.rest();
          }
          """)
        let all = "['dragenter', 'dragover', 'drop']"
        // The page has the attribute.
        try await page.browser.js("probe.host.drop = null")
        try await page.browser.js("drop(1, \(all))")
        #expect(try await page.browser.js("received.length", as: Int.self) == 0)
        try await page.browser.js("probe.host.drop = true; drop(1, ['dragenter', 'dragover'])")
        #expect(try await page.bars().count == 1)
        try await page.browser.js("drop(1, ['dragleave'])")
        #expect(try await page.bars().isEmpty)
        try await page.browser.js("drop(1, \(all))")
        try await page.browser.until("received.length === 1")
        #expect(
          try await page.browser.js("received[0].title + received[0].date", as: String.self) == "Talk2026-11-21")
        try await page.browser.js("drop(2, \(all))")
        try await page.browser.until("probe.heard.some((each) => each.kind === 'calendarload')")
        #expect(try await page.browser.js("received.length", as: Int.self) == 1)
      }
    }
  }
}
