import Almanac

/// The laws for the occurrences of every event.
enum ExpansionLaws {
  /// The number of periods that rules may visit: enough for every window here, and few enough that no input is slow.
  private static let budget = 4_000

  /// Checks windows at the start of the event, at a day far from it, and at the limits of time.
  static func check(_ event: Event, day: DayNumber) throws(FuzzFinding) {
    let start = event.start.writtenDay
    let end = EventExtent.farFuture
    for (index, window) in [start - 30..<start + 400, day - 28..<day + 28, end - 20..<end].enumerated() {
      let display = FuzzZones.displays[index % FuzzZones.displays.count]
      let whole = try occurrences(of: event, in: window, display)
      // The two parts together give the whole.
      let middle = window.lowerBound + (window.upperBound - window.lowerBound) / 3
      let first = try occurrences(of: event, in: window.lowerBound..<middle, display)
      let second = try occurrences(of: event, in: middle..<window.upperBound, display)
      guard let whole, let first, let second else { continue }
      let both = Set(first).union(second)
      try require(
        Set(whole) == both, "halves of a window give the whole",
        "\(window) at \(middle) in \(display.identifier): "
          + "missing \(Array(both.subtracting(whole).prefix(3))), "
          + "more \(Array(Set(whole).subtracting(both).prefix(3))) of \(event)"
      )
    }
  }

  /// Returns the occurrences in a window; `nil` if the budget was exceeded.
  private static func occurrences(
    of event: Event, in window: Range<DayNumber>, _ display: ZoneRules
  ) throws(FuzzFinding) -> [Occurrence]? {
    var expander = OccurrenceExpander(
      touching: window, displayZone: display, zones: FuzzZones.provider, budget: budget)
    var found: [Occurrence] = []
    let outcome = expander.append(event, id: EventID(1), to: &found)
    // The engine limits windows at the limits of time.
    let extent = EventExtent.days(of: event)
    for item in found {
      try require(
        item.firstDay <= item.lastDay && item.start <= item.end, "an occurrence does not end before it starts",
        "\(item) of \(event)")
      try require(
        0..<86_400 ~= item.startSecond && 0...86_400 ~= item.endSecond, "clock readings are those of a day",
        "\(item) of \(event)")
      try require(
        item.firstDay < window.upperBound && item.lastDay >= window.lowerBound, "what is found touches the window",
        "\(item) \(window) of \(event)")
      // Stores do not support zones like this one.
      if display.identifier != "Odd" {
        try require(
          extent.contains(item.firstDay) && extent.contains(item.lastDay), "stores find what is expanded",
          "\(item) outside \(extent) of \(event)")
      }
    }
    try require(Set(found.map { $0.id }).count == found.count, "no instance is given twice", "\(event)")
    return outcome == .complete ? found : nil
  }
}
