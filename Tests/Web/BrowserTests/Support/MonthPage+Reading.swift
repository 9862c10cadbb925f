import BrowserDriver
import Testing

extension MonthPage {
  /// The title, such as "November 2026".
  func title() async throws -> String { try #require(try await visible("heading").first).text }

  func wait(forTitle title: String, deadline: Double = 60) async throws {
    do {
      try await driver.until("probe.all('heading')[0].textContent === \(Self.quoted(title))", deadline: deadline)
    } catch {
      throw BrowserError.unexpected("the title is \(try await self.title()), not \(title): \(error)")
    }
  }

  /// Makes an input that leads to a title. Only an input that the page has not seen is repeated: on a busy machine, Firefox
  /// now and then loses one that its driver makes.
  func reach(title: String, by input: () async throws -> Void) async throws {
    for _ in 0..<5 {
      let before = try await driver.js("probe.inputs", as: Int.self)
      try await input()
      if try await driver.js("probe.inputs", as: Int.self) > before { break }
    }
    try await wait(forTitle: title)
  }

  /// The elements in view with one of the roles, in document order.
  func visible(_ roles: String...) async throws -> [Element] {
    let list = roles.map { "'\($0)'" }.joined(separator: ",")
    return try await driver.js("probe.visible(\(list))", as: [Element].self)
  }

  /// The cells in view, in reading order.
  func visibleDays() async throws -> [Element] {
    try await visible("gridcell").sorted {
      abs($0.frame[1] - $1.frame[1]) > 1 ? $0.frame[1] < $1.frame[1] : $0.column < $1.column
    }
  }

  /// Bars and links in view: all buttons below the title bar.
  func bars() async throws -> [Element] {
    let header = try await visible("toolbar").first?.frame ?? [0, 0, 0, 0]
    return try await visible("button").filter { $0.frame[1] >= header[1] + header[3] }
  }

  /// A visible cell by a part of its name, such as "November 21, 2026".
  func gridcell(named name: String) async throws -> Element { try await find("gridcell", named: name) }

  /// A visible element with a role, by a part of its name.
  func find(_ role: String, named name: String) async throws -> Element {
    // What is seen is read at once: the element may be another one, or gone, when the page is asked again.
    let found = "probe.find('\(role)', \(Self.quoted(name)))"
    try await driver.until("probe.found = (each => each && probe.element(each))(\(found))")
    return try await driver.js("probe.found", as: Element.self)
  }

  /// The name of the focused element of the calendar; empty if none is focused.
  func focused() async throws -> String { try await driver.js("probe.text(probe.focused)", as: String.self) }

  /// The names of all selected days, in view or not.
  func selectedDays() async throws -> [String] {
    try await driver.js(
      "probe.all('gridcell').filter((cell) => cell.getAttribute('aria-selected') === 'true').map((cell) => probe.text(cell))",
      as: [String].self)
  }

  /// The number of elements of the calendar.
  func elementCount() async throws -> Int { try await driver.js("probe.count", as: Int.self) }

  /// The names of the tab stops of the grid.
  func tabStops() async throws -> [String] {
    try await driver.js(
      "[...probe.all('grid')[0].querySelectorAll('[tabindex=\"0\"]')].map((stop) => probe.text(stop))",
      as: [String].self)
  }

  /// The details of the events of one kind that the page has sent.
  func heard(_ kind: String) async throws -> [String] {
    try await driver.js(
      "probe.heard.filter((each) => each.kind === '\(kind)').map((each) => each.detail)", as: [String].self)
  }

  /// The hints and messages of the calendar.
  func said() async throws -> String {
    try await driver.js(
      "[...probe.root.querySelectorAll('[role=status], [role=alert], .note')].filter((each) => probe.isVisible(each))"
        + ".map((each) => each.textContent).join(' ')", as: String.self)
  }
}
