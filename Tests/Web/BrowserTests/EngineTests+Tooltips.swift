import Almanac
import BrowserDriver
import Testing

extension PageTests.EngineTests {
  /// A function that moves the mouse over an element and returns the tooltip there.
  private static let point = """
    (element => {
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true, pointerType: 'mouse' }));
      return element.title;
    })
    """

  /// A function that returns the event in view whose name begins with a text.
  private static let event = """
    (name => [...probe.root.querySelectorAll('[part~=event]')].find((each) =>
      probe.text(each).startsWith(name) && probe.isVisible(each)))
    """

  /// A function that returns the text of a row of the list of calendars.
  private static let calendar = """
    (name => [...probe.find('checkbox', name).querySelectorAll('.v')].find((each) => each.textContent === name))
    """

  @Test(
    "a text that is cut off is a tooltip under the mouse: events at each level, and names of calendars (B19)",
    arguments: Engine.available)
  func tooltips(engine: Engine) async throws {
    let title = "A title " + Array(repeating: "that is longer than its place", count: 12).joined(separator: " ")
    let name = "A calendar whose name is longer than the panel that it stands in is wide"
    let scene = Self.scene(engine, "locale=en-US&panel") {
      $0.calendars = [
        CalendarInfo(id: CalendarID(1), name: name, color: .named(.teal)),
        CalendarInfo(id: CalendarID(2), name: "Home", color: .named(.orange)),
      ]
      $0.events = [Scene.timed(title, hour: 12), Scene.allDay("Fair")]
    }
    try await MonthPage.open(scene) { page in
      for level in ["month", "week", "agenda"] {
        if level != "month" { try await page.show(level: level) }
        try await page.driver.until(
          "!probe.host.isZooming && \(Self.event)('A title') && \(Self.event)('Fair')")
        try await page.driver.settle()
        let shown = try await page.driver.js("\(Self.point)(\(Self.event)('A title'))", as: String.self)
        #expect(shown.hasPrefix(title), "\(level): \(shown)")
        #expect(try await page.driver.js("\(Self.point)(\(Self.event)('Fair'))", as: String.self) == "", "\(level)")
        #expect(try await page.driver.js("probe.root.querySelectorAll('.v[title]').length", as: Int.self) == 0)
      }
      let calendars = try await page.driver.js(
        "['\(name)', 'Home'].map((name) => \(Self.point)(\(Self.calendar)(name)))", as: [String].self)
      #expect(calendars == [name, ""])
    }
  }
}
