import BrowserDriver
import Testing

extension ElementTests {
  /// Colors that a page sets, and texts that are cut off.
  @Suite("Legibility")
  struct LegibilityTests {
    /// The least contrast of a text of the title bar, or a day's number, with the fill behind it.
    private static let leastContrast = """
      (() => {
        const context = new OffscreenCanvas(1, 1).getContext('2d');
        const parts = color => {
          context.clearRect(0, 0, 1, 1);
          context.fillStyle = color;
          context.fillRect(0, 0, 1, 1);
          return [...context.getImageData(0, 0, 1, 1).data];
        };
        const light = color => color.slice(0, 3).map(part => (part /= 255) <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4)
          .reduce((sum, part, at) => sum + part * [.2126, .7152, .0722][at], 0);
        const fill = view => {
          for (let each = view; each; each = each.parentElement) {
            const color = parts(getComputedStyle(each).backgroundColor);
            if (color[3] === 255) return color;
          }
          return [255, 255, 255];
        };
        const views = [...probe.root.querySelectorAll('[role=toolbar] .v, [aria-selected=true], [aria-selected=true] .v')];
        return Math.min(...views.filter(view => view.firstChild?.data).map(view => {
          const [a, b] = [light(parts(getComputedStyle(view).color)), light(fill(view))];
          return (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
        }));
      })()
      """

    @Test("text on the selection and on the accent is legible with any color that a page sets")
    func anyColor() async throws {
      try await MonthPage.open(Scene().with { $0.host = .staticFiles }) { page in
        for scheme in ["light", "dark"] {
          for color in ["#06c", "black", "white", "gold", "rebeccapurple", "oklch(0.6 0.2 140)", "#888"] {
            try await page.browser.js(
              """
              (probe.host.theme = '\(scheme)', probe.host.selected = '2026-11-18',
                ['selection', 'accent'].forEach(name => probe.host.style.setProperty(`--almanac-${name}`, '\(color)')),
                probe.host.refreshTokens())
              """)
            try await page.browser.settle()
            #expect(try await page.browser.js(Self.leastContrast, as: Double.self) >= 4.4, "\(color), \(scheme)")
          }
        }
      }
    }

    @Test("a title that is cut off is a tooltip while a mouse is over it, and no other is")
    func tooltips() async throws {
      let title = "A title that is much longer than the day it stands on is wide"
      try await MonthPage.open(Scene().with { $0.events = [Scene.allDay(title), Scene.allDay("Fair")] }) { page in
        let point = """
          (name => {
            const bar = [...probe.root.querySelectorAll('[part~=event]')].find(bar => bar.ariaLabel.startsWith(name));
            bar.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true, pointerType: 'mouse' }));
            return bar.title;
          })
          """
        let tooltip = try await page.browser.js("\(point)('A title')", as: String.self)
        #expect(tooltip.hasPrefix(title))
        #expect(try await page.browser.js("\(point)('Fair')", as: String.self) == "")
        #expect(
          try await page.browser.js("probe.root.querySelectorAll('[part~=event][title]').length", as: Int.self) == 0)
      }
    }

    @Test("an instant of an all-day event is one day, as a Date and as the text in JSON")
    func instants() async throws {
      try await MonthPage.open(Scene().with { $0.host = .staticFiles }) { page in
        // As east of Greenwich.
        let days = try await page.browser.js(
          """
          (Date.prototype.getTimezoneOffset = () => -60,
            probe.host.events = [new Date('2026-11-17T23:00:00Z'), '2026-11-17T23:00:00.000Z', Date.parse('2026-11-17T23:00:00Z'),
              '2026-11-18T00:00:00Z', new Date('2026-11-18'), '2026-11-18T00:00:00+09:00', '2026-11-18']
              .map((start, id) => ({ id, title: 'x', start, allDay: true })),
            probe.host.eventsIn({ start: '2026-11-01', end: '2026-12-01' }).map(({ date }) => date).join())
          """, as: String.self)
        #expect(days == Array(repeating: "2026-11-18", count: 7).joined(separator: ","))
      }
    }
  }
}
