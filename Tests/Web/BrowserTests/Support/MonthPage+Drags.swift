import BrowserDriver
import Testing

/// Edits at every level, as a person makes them.
extension MonthPage {
  /// The lengths of a level, in points; a column is negative where days run to the left.
  struct Lengths: Sendable {
    /// The middle of "Lunch".
    var middle: BrowserPage.Place
    var column = 0.0
    var week = 0.0
    var hour = 0.0
    var lane = 0.0
  }

  /// Measures the level from the scene `editing`: "Early" is four hours before "Lunch", "Before" a day.
  func lengths() async throws -> Lengths {
    let all = try await visible("button", "gridcell")
    func middle(_ title: String) async throws -> BrowserPage.Place? {
      guard let found = all.first(where: { $0.role == "button" && $0.name.contains(title) }) else { return nil }
      return try await center(of: found)
    }
    let lunch = try #require(try await middle("Lunch"))
    var lengths = Lengths(middle: lunch)
    if let before = try await middle("Before") { lengths.column = lunch.x - before.x }
    if let early = try await middle("Early") { lengths.hour = (lunch.y - early.y) / 4 }
    if let fair = try await middle("Fair") { lengths.lane = fair.y }
    lengths.week = all.filter { $0.role == "gridcell" }.map { $0.frame[3] }.max() ?? 0
    return lengths
  }

  /// Drags, names a new event, and takes back what it has done. Returns the edit that it was, or nothing.
  func carryOut(_ drag: Drag) async throws -> String? {
    let lengths = try await lengths()
    let start: BrowserPage.Place
    switch drag.grip {
    case .body(let title): start = try await center(of: try await find("button", named: title))
    case .start(let title): start = try await edge(of: try await find("button", named: title), isStart: true, lengths)
    case .end(let title): start = try await edge(of: try await find("button", named: title), isStart: false, lengths)
    case .free(let spot): start = try await place(of: spot, from: (0, 0), lengths)
    }
    var places = [start]
    for spot in drag.way { places.append(try await place(of: spot, from: start, lengths)) }
    let modifiers: BrowserKey.Modifiers = drag.isCopy ? .alt : []
    let before = try await edits().count
    try await browser.drag(places, modifiers, steps: drag.crossesEdge ? 1 : 8, releases: drag.end == .released)
    switch drag.end {
    case .released: break
    case .escape: try await press(.escape)
    case .rightClick: try await browser.rightClick(at: places[places.count - 1], isPressed: true)
    }
    if drag.end != .released { try await browser.release(at: places[places.count - 1]) }
    try await driver.settle()
    if let title = drag.title { try await type(title: title) }
    return try await takeBack(from: before)
  }

  /// Types the title of a new event and saves it.
  func type(title: String) async throws {
    try await driver.until("probe.focused?.localName === 'input'")
    for letter in title { try await driver.press(.letter(letter)) }
    try await press(.enter)
  }

  /// The latest edit after some others, which is undone; `nil` for none.
  func takeBack(from count: Int) async throws -> String? {
    try await driver.settle()
    let edits = try await edits()
    guard edits.count > count else { return nil }
    for index in count..<edits.count {
      try await driver.js("probe.host.undo()")
      try await driver.until(
        "probe.heard.filter(({ kind }) => kind === 'eventchange').length > \(edits.count + index - count)")
    }
    try await driver.settle()
    return edits.last
  }

  /// The edits that the page has heard of: action, title, start and end of each.
  func edits() async throws -> [String] {
    try await driver.js(
      """
      probe.heard.filter(({ kind }) => kind === 'eventchange').map(({ detail }) => {
        const { action, cause, changes } = JSON.parse(detail);
        return [cause === 'user' ? action : cause, ...changes.filter(({ after }) => after).map(({ after: { title, start, end } }) =>
          `${title} ${start.slice(0, 16)} ${end.slice(0, 16)}`)].join(' ');
      })
      """, as: [String].self)
  }

  /// Waits until the page has heard of `count` edits: a driver may return before the page has handled its input.
  func wait(forEdits count: Int) async throws {
    try await driver.until("probe.heard.filter(({ kind }) => kind === 'eventchange').length >= \(count)")
  }

  private func edge(of event: Element, isStart: Bool, _ lengths: Lengths) async throws -> BrowserPage.Place {
    let (x, y) = try await center(of: event)
    let isBlock = lengths.hour > 0 && abs(y - lengths.lane) > 1 && abs(event.frame[3] - lengths.hour) < 8
    let side = isStart ? -1.0 : 1.0
    if isBlock { return (x, y + side * (event.frame[3] / 2 - 3)) }
    let forward = lengths.column > 0 ? 1.0 : -1.0
    return (x + side * forward * (event.frame[2] / 2 - 3), y)
  }

  private func place(
    of spot: Drag.Spot, from start: BrowserPage.Place, _ lengths: Lengths
  ) async throws -> BrowserPage.Place {
    switch spot {
    case .by(let days, let weeks, let hours):
      return (start.x + days * lengths.column, start.y + weeks * lengths.week + hours * lengths.hour)
    case .at(let days, let weeks, let hours):
      let middle = lengths.middle
      return (middle.x + days * lengths.column, middle.y + weeks * lengths.week + hours * lengths.hour)
    case .lane(let days): return (lengths.middle.x + days * lengths.column, lengths.lane)
    case .onto(let title): return try await center(of: try await find("button", named: title))
    case .title: return (lengths.middle.x, 8)
    case .press: return start
    }
  }
}
