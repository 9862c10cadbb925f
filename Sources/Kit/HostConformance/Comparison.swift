import Almanac

/// Compares what a host shows with what it should show.
struct Comparison {
  let levels: [ConformanceLevel]
  let precision: Double
  /// The maximum number of reported differences; one bug often appears in many views.
  static let limit = 8

  /// The states that assistive technology receives.
  static let spokenStates: AccessibilityNode.States = [
    .selectable, .selected, .current, .disabled, .pressed, .live, .multiselectable, .checkable, .checked, .expanded,
  ]

  /// Returns the differences, starting with the lowest level.
  func differences(expected: HostSnapshot, seen: HostSnapshot, focus: ViewID?) -> [HostFailure] {
    var failures = tree(expected.views, seen.views)
    // Unless the trees are equal, nothing else can be compared.
    guard failures.isEmpty else { return Array(failures.prefix(Self.limit)) }
    for (expected, seen) in zip(expected.views, seen.views) { compare(expected, seen, &failures) }
    if levels.contains(.speech) {
      let shown = Set(expected.views.filter { $0.visible != nil }.map(\.id))
      let (order, heard) = (expected.spoken.filter(shown.contains), seen.spoken.filter(shown.contains))
      if order != heard {
        let index = zip(order, heard).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        let place = index ?? min(order.count, heard.count)
        failures.append(
          HostFailure(
            .speech, "number \(place) in the order of reading", expected: Self.name(order, place),
            seen: Self.name(heard, place)))
      }
    }
    if levels.contains(.focus), let focus, seen.focused != focus,
      expected.views.contains(where: { $0.id == focus && $0.visible != nil })
    {
      failures.append(
        HostFailure(.focus, "focus", of: focus, expected: focus.rawValue, seen: seen.focused?.rawValue ?? 0))
    }
    failures.sort { $0.level < $1.level }
    return Array(failures.prefix(Self.limit))
  }

  private static func name(_ order: [ViewID], _ index: Int) -> String {
    index < order.count ? "view \(order[index].rawValue)" : "nothing"
  }

  private func tree(_ expected: [ShownView], _ seen: [ShownView]) -> [HostFailure] {
    var failures: [HostFailure] = []
    for index in 0..<max(expected.count, seen.count) {
      let pair = [expected, seen].map { index < $0.count ? $0[index] : nil }
      if pair[0]?.id == pair[1]?.id, pair[0]?.parent == pair[1]?.parent { continue }
      let words = pair.map { $0.map { "view \($0.id.rawValue) in \($0.parent.rawValue)" } ?? "nothing" }
      failures.append(
        HostFailure(.tree, "number \(index) in the tree", of: pair[0]?.id, expected: words[0], seen: words[1]))
      break
    }
    return failures
  }

  private func compare(_ expected: ShownView, _ seen: ShownView, _ failures: inout [HostFailure]) {
    func check(_ level: ConformanceLevel, _ property: String, _ a: some Equatable, _ b: some Equatable, _ same: Bool) {
      guard levels.contains(level), !same else { return }
      var failure = HostFailure(level, property, of: expected.id, expected: a, seen: b)
      failure.text = expected.text.isEmpty ? expected.accessibility.label : expected.text
      failures.append(failure)
    }
    func check<Value: Equatable>(_ level: ConformanceLevel, _ property: String, _ a: Value, _ b: Value) {
      check(level, property, a, b, a == b)
    }
    if [.searchBox, .textBox].contains(expected.accessibility.role) {
      check(.fields, "text", expected.text, seen.text)
    }
    // A view that is barely visible may disappear by rounding.
    let thin = 2 * precision
    let isThin = { (part: Rect?) in part.map { $0.width <= thin || $0.height <= thin } ?? true }
    guard !isThin(expected.visible) || !isThin(seen.visible) else { return }
    guard let part = expected.visible, let other = seen.visible else {
      let words = [expected, seen].map { $0.visible.map(Self.words) ?? "nothing" }
      return check(.frames, "visible part", words[0], words[1])
    }
    check(.frames, "frame", Self.words(expected.frame), Self.words(seen.frame), isClose(expected.frame, seen.frame))
    check(.frames, "visible part", Self.words(part), Self.words(other), isClose(part, other))
    check(.frames, "opacity", expected.opacity, seen.opacity, abs(expected.opacity - seen.opacity) < 0.01)
    check(.content, "text", expected.text, seen.text)
    check(.content, "image", expected.hasImage, seen.hasImage)
    look(expected.look, seen.look) { check(.content, $0, $1, $2) }
    check(.speech, "role", expected.accessibility.role, seen.accessibility.role)
    if expected.accessibility.role != .none {
      speech(expected.accessibility, seen.accessibility) { check(.speech, $0, $1, $2) }
    }
    check(.focus, "tab stop", expected.isTabStop, seen.isTabStop)
  }

  private func look(_ a: ShownLook, _ b: ShownLook, _ check: (String, String, String) -> Void) {
    func color(_ color: RGBA?) -> String {
      color.map { "\($0.red) \($0.green) \($0.blue) \($0.opacity)" } ?? "none"
    }
    if !Self.isClose(a.fill, b.fill) { check("fill", color(a.fill), color(b.fill)) }
    check("radius on the left", "\(a.leftRadius)", "\(b.leftRadius)")
    check("radius on the right", "\(a.rightRadius)", "\(b.rightRadius)")
    guard a.textColor != nil else { return }
    if !Self.isClose(a.textColor, b.textColor) { check("color of the text", color(a.textColor), color(b.textColor)) }
    check("size of the text", "\(a.textSize)", "\(b.textSize)")
    check("weight of the text", "\(a.weight)", "\(b.weight)")
    check("side of the text", a.side.rawValue, b.side.rawValue)
  }

  private func speech(_ a: AccessibilityNode, _ b: AccessibilityNode, _ check: (String, String, String) -> Void) {
    check("label", a.label, b.label)
    let states = [a, b].map { "\(Self.spoken($0.states).rawValue)" }
    check("states", states[0], states[1])
    let places = [a, b].map {
      "row \($0.rowIndex), column \($0.columnIndex), \($0.extent.position) of \($0.extent.count)"
    }
    check("position", places[0], places[1])
  }

  /// Returns the states that are spoken: a selected or checked view is also selectable or checkable.
  private static func spoken(_ states: AccessibilityNode.States) -> AccessibilityNode.States {
    var spoken = states.intersection(spokenStates)
    if spoken.contains(.selected) { spoken.insert(.selectable) }
    if spoken.contains(.checked) { spoken.insert(.checkable) }
    return spoken
  }

  /// Colors may differ by one in each channel, because systems store opacities as fractions.
  private static func isClose(_ a: RGBA?, _ b: RGBA?) -> Bool {
    guard let a, let b else { return a == b }
    return [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.opacity, b.opacity)].allSatisfy {
      abs(Int($0.0) - Int($0.1)) <= 1
    }
  }

  private func isClose(_ a: Rect, _ b: Rect) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY].allSatisfy { abs($0) <= precision }
  }

  private static func words(_ rect: Rect) -> String { "\(rect.minX) \(rect.minY) \(rect.width) × \(rect.height)" }
}
