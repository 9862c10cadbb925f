import CalendarSystems
import Events
import TimeZones

/// Creates zone rules from VTIMEZONE components.
enum TimeZoneReader {
  /// The last year for which endless rules without an equivalent final rule are expanded.
  private static let lastYear = 2100

  /// Returns the rules of a component; `nil` if it has no name or no complete observance.
  /// - Parameters:
  ///   - text: the lines of the component, joined with line feeds.
  ///   - expansions: the maximum number of clock changes to compute.
  static func rules(_ text: String, expansions: Int) -> ZoneRules? {
    guard let zone = names(of: text)?.zone else { return nil }
    return rules(zone, observances(of: text), expansions)
  }

  // MARK: - Lines

  /// Returns the name that events use for the zone, and its TZID.
  static func names(of text: String) -> (zone: String, identifier: String)? {
    var names: (zone: String, identifier: String)?
    var location: String?
    forEachLine(text) { line, depth in
      guard depth == 1 else { return }
      if names == nil, line.name.isASCIIEqual(to: "TZID") {
        let identifier = ZoneName.meant(by: line.value)
        names = (ZoneName.reduce(identifier), identifier)
      } else if line.name.isASCIIEqual(to: "X-LIC-LOCATION") {
        location = ZoneName.reduce(line.value)
      }
    }
    if let location { names?.zone = location }
    return names
  }

  private static func observances(of text: String) -> [Observance] {
    var result: [Observance] = []
    forEachLine(text) { line, depth in
      guard depth == 2 else { return }
      if line.name.isASCIIEqual(to: "BEGIN") {
        result.append(Observance(isDaylight: line.value.trimmed.isASCIIEqual(to: "DAYLIGHT")))
      } else {
        result.last?.add(line)
      }
    }
    return result.filter { $0.type != nil }
  }

  /// Visits the lines of a component.
  /// - Parameter body: called with each line and the number of open components, including a component that begins or
  ///   ends on that line.
  private static func forEachLine(_ text: String, _ body: (ContentLine, _ depth: Int) -> Void) {
    var text = text
    var depth = 0
    text.withUTF8 { bytes in
      bytes.forEachPiece(separatedBy: 0x0A) { piece in
        let line = ContentLine(reading: piece, number: 0)
        guard line.isValid else { return }
        if line.name.isASCIIEqual(to: "BEGIN") { depth += 1 }
        body(line, depth)
        if line.name.isASCIIEqual(to: "END") { depth -= 1 }
      }
    }
  }

  // MARK: - Rules

  private static func rules(_ zone: String, _ observances: [Observance], _ expansions: Int) -> ZoneRules? {
    guard !observances.isEmpty else { return nil }
    let finalRule = finalRule(observances.filter { $0.isEndless })
    // The final rule applies after the last change; the changes in its first years are computed.
    var year = lastYear
    if finalRule != nil { year = (observances.map { $0.lastGivenYear }.max() ?? 1970) + 1 }
    let end = GregorianCalendar.firstDay(ofMonth: 1, year: year + 1)
    var budget = max(expansions, 1)
    var transitions: [ZoneTransition] = []
    var earliest: (instant: Int64, observance: Observance)?
    for observance in observances {
      guard let type = observance.type else { continue }
      let onsets = observance.onsets(until: end, budget: &budget)
      for onset in onsets {
        transitions.append(ZoneTransition(instant: Instant(seconds: onset), type: type))
        if onset < earliest?.instant ?? .max { earliest = (onset, observance) }
      }
    }
    let offset = earliest?.observance.offsetFrom ?? 0
    let sameOffset = observances.first { $0.offsetTo == offset && !$0.isDaylight }
    return ZoneRules(
      identifier: zone, initialType: LocalTimeType(offset: offset, abbreviation: sameOffset?.name ?? ""),
      transitions: transitions, finalRule: finalRule)
  }

  /// Returns the final rule that is equivalent to two endless yearly observances.
  private static func finalRule(_ endless: [Observance]) -> PosixRule? {
    guard endless.count == 2, let daylight = endless.first(where: { $0.isDaylight }),
      let standard = endless.first(where: { !$0.isDaylight }), let daylightType = daylight.type,
      let standardType = standard.type, daylight.offsetFrom == standard.offsetTo,
      standard.offsetFrom == daylight.offsetTo, let start = daylight.yearlyDate, let end = standard.yearlyDate
    else { return nil }
    return PosixRule(
      standard: standardType, daylight: PosixRule.Daylight(type: daylightType, start: start, end: end))
  }
}
