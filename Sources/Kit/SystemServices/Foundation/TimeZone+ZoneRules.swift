public import Foundation
public import TimeZones

extension ZoneRules {
  /// Creates the rules of a Foundation time zone.
  ///
  /// A zone with an IANA name has the transitions in the system's zone files (`SystemZones.shared`). For a zone without
  /// a file, such as `GMT+0300`, the transitions are queried from Foundation.
  public init(_ timeZone: TimeZone) {
    self = SystemZones.shared.rules(for: timeZone.identifier) ?? ZoneRules(probing: timeZone)
  }

  /// Creates rules from the transitions of a Foundation time zone from 1900 to 2100, and the rule that the last of them
  /// follow.
  init(probing timeZone: TimeZone) {
    func type(at date: Date) -> LocalTimeType {
      LocalTimeType(
        offset: Int32(clamping: timeZone.secondsFromGMT(for: date)),
        isDaylight: timeZone.isDaylightSavingTime(for: date),
        abbreviation: timeZone.abbreviation(for: date) ?? "")
    }
    let end = Date(timeIntervalSince1970: 4_102_444_800)
    var date = Date(timeIntervalSince1970: -2_208_988_800)
    let first = type(at: date)
    var transitions: [ZoneTransition] = []
    while let next = timeZone.nextDaylightSavingTimeTransition(after: date), next > date, next < end {
      transitions.append(ZoneTransition(instant: Instant(next), type: type(at: next)))
      date = next
    }
    let rules = ZoneRules(
      identifier: timeZone.identifier, initialType: first, transitions: transitions, finalRule: nil)
    self = rules.inferringFinalRule(observedUntil: Instant(end)) ?? rules
  }
}

extension TimeZone {
  /// Creates the Foundation time zone with the same name. If Foundation does not know the name, creates a fixed one if
  /// the offset never changes, and returns `nil` otherwise, for example for a zone defined by a file.
  public init?(_ rules: ZoneRules) {
    if let known = TimeZone(identifier: rules.identifier) {
      self = known
    } else if rules.transitions.isEmpty, rules.finalRule == nil {
      self.init(secondsFromGMT: Int(rules.initialType.offset))
    } else {
      return nil
    }
  }
}
