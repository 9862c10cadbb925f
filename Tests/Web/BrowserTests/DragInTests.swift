import BrowserDriver
import Testing

extension ElementTests {
  /// Events that are dragged into the calendar from the page, and out of it.
  @Suite("Dragging in and out")
  struct DragInTests {
    private static let scene = Scene().with { $0.host = .staticFiles }

    /// An element of the page above the calendar, whose presses drag an event.
    private static let list = """
      window.received = []; window.left = []; window.results = [];
      window.item = Object.assign(document.createElement('div'), { textContent: 'Shift' });
      Object.assign(item.style, { position: 'fixed', left: '4px', top: '4px', width: '60px', height: '24px', zIndex: 9, touchAction: 'none' });
      document.body.append(item);
      window.init = { title: 'Shift', duration: '02:00', color: 'teal', resourceIds: ['r'] };
      item.addEventListener('pointerdown', event => probe.host.beginExternalDrag(event, init).then(each => results.push(each)));
      probe.host.addEventListener('eventreceive', ({ detail }) => received.push(detail));
      probe.host.addEventListener('eventleave', ({ detail }) => left.push(detail));
      """

    @Test("an element of the page is dragged onto a day: a preview, the event, and its record; Escape creates nothing")
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
  }
}
