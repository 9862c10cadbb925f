import BrowserDriver
import Testing

extension ElementTests {
  @Suite("What led to the events of the element")
  struct OriginTests {
    @Test("WK-136: events about events say the source, the rectangle of the piece, and the event of the browser")
    func activation() async throws {
      try await MonthPage.open(Scene().with { $0.host = .staticFiles }) { page in
        try await Self.listen(page)
        try await page.browser.js(
          """
          probe.host.events = [{ id: 'own', title: 'Regatta', start: '2026-11-20', end: '2026-11-25' }];
          window.crew = probe.host.addSource({ id: 'crew', events: [{ id: 'meal', title: 'Lunch', start: '2026-11-18' }] });
          """)
        try await page.browser.settle()
        for (name, id) in [("Regatta", "events"), ("Lunch", "crew")] {
          let button = try await page.find("button", named: name)
          try await page.click(button: name)
          let told = try await page.browser.js("heard.at(-1)", as: String.self)
          #expect(told == "eventactivate click \(id) \(Self.text(button.frame))")
          try await page.press(.escape)
        }
        // The second piece of an event that crosses weeks.
        let pieces = "probe.all('button').filter(each => each.ariaLabel?.includes('Regatta'))"
        #expect(try await page.browser.js("\(pieces).length", as: Int.self) == 2)
        try await page.browser.js("(\(pieces)[1].dispatchEvent(new MouseEvent('click', { bubbles: true })), true)")
        try await page.browser.until("heard.at(-1).startsWith('eventactivate click events')")
        let frame = try await page.browser.js("probe.frame(\(pieces)[1])", as: [Double].self)
        #expect(try await page.browser.js("heard.at(-1)", as: String.self).hasSuffix(Self.text(frame)))
        try await page.browser.js("(probe.host.hideEvents(), \(pieces)[1].focus(), true)")
        try await page.press(.enter)
        try await page.browser.until("heard.at(-1).startsWith('eventactivate keydown events')")
      }
    }

    @Test("WK-136: menus, hovering and +n say where they are")
    func places() async throws {
      try await MonthPage.open(Scene().with { $0.host = .staticFiles }) { page in
        try await Self.listen(page)
        try await page.browser.js(
          "probe.host.events = Array.from({ length: 12 }, (_, id) => ({ id, title: 'Watch', start: '2026-11-18' }))")
        try await page.browser.settle()
        let origin = try await page.browser.js(
          "(({ x, y }) => [x, y])(probe.host.getBoundingClientRect())", as: [Double].self)
        let bar = try await page.find("button", named: "Watch")
        let (x, y) = (origin[0] + bar.midX, origin[1] + bar.frame[1] + 8)
        for type in ["pointermove", "contextmenu"] {
          try await page.browser.js(
            """
            probe.root.elementFromPoint(\(x), \(y)).dispatchEvent(new PointerEvent('\(type)',
              { clientX: \(x), clientY: \(y), bubbles: true, cancelable: true, pointerType: 'mouse' }))
            """)
        }
        #expect(
          try await page.browser.js("heard", as: [String].self) == [
            "eventhover pointermove events \(Self.text(bar.frame))",
            "eventmenu contextmenu events \(Self.text(bar.frame))",
          ])
        let day = try await page.browser.js(
          "probe.frame(probe.all('gridcell').find(each => each.ariaLabel?.includes('November 26, 2026')))",
          as: [Double].self)
        try await page.browser.js(
          """
          (([x, y]) => probe.root.elementFromPoint(x, y).dispatchEvent(new PointerEvent('contextmenu',
            { clientX: x, clientY: y, bubbles: true, cancelable: true })))([\(origin[0] + day[0] + 30), \(origin[1] + day[1] + 50)])
          """)
        #expect(
          try await page.browser.js("heard.at(-1)", as: String.self) == "daymenu contextmenu  \(Self.text(day))")
        let more = try await page.browser.js("probe.frame(probe.root.querySelector('[part~=more]'))", as: [Double].self)
        try await page.browser.click(x: origin[0] + more[0] + more[2] / 2, y: origin[1] + more[1] + more[3] / 2)
        try await page.browser.until("heard.at(-1).startsWith('moreactivate')")
        #expect(
          try await page.browser.js("heard.at(-1)", as: String.self) == "moreactivate click  \(Self.text(more)) 12")
      }
    }

    /// Notes the events, each with type, browser event, source, rectangle and the number of events.
    private static func listen(_ page: MonthPage) async throws {
      try await page.browser.js(
        """
        window.heard = [];
        for (const type of ['eventactivate', 'eventhover', 'eventmenu', 'daymenu', 'moreactivate']) {
          probe.host.addEventListener(type, event => {
            const { detail } = event;
            if (!detail) return void heard.push(type);
            const { x, y, width, height } = detail.rect, origin = probe.host.getBoundingClientRect();
            heard.push([type, detail.originalEvent?.type, detail.source?.id ?? '',
              [x - origin.x, y - origin.y, width, height].map(Math.round).join(), detail.events?.length ?? ''].join(' ').trim());
            if (type.includes('menu')) event.preventDefault();
          });
        }
        true
        """)
    }

    private static func text(_ frame: [Double]) -> String {
      frame.map { String(Int($0.rounded())) }.joined(separator: ",")
    }
  }
}
