import Basics
import CalendarSystems

/// The rules of a time zone: its transitions, and the rule that applies after the last one.
///
/// ```swift
/// let zone = try TZifDecoder.decode(bytes, identifier: "Europe/Paris")
/// let reading = zone.localDateTime(at: Instant(seconds: 1_774_746_000))  // 03:00 on 29 March 2026
/// ```
public struct ZoneRules: Sendable {
  /// The IANA name, or the TZID of a file.
  public var identifier: String
  /// The local time type before the first transition.
  public let initialType: LocalTimeType
  /// The transitions in chronological order, at most one per instant.
  public let transitions: [ZoneTransition]
  /// The rule that applies after the last transition. If it is `nil`, the last transition's type applies forever.
  public let finalRule: PosixRule?

  /// Creates rules whose initial local time type has an offset and an abbreviation.
  ///
  /// - Parameters:
  ///   - initialOffset: the offset before the first transition, in seconds east of UTC.
  ///   - transitions: the transitions in any order. Of several at the same instant, the last is used.
  public init(
    identifier: String, initialOffset: Int32, initialAbbreviation: String = "", transitions: [ZoneTransition] = [],
    finalRule: PosixRule? = nil
  ) {
    self.init(
      identifier: identifier, initialType: LocalTimeType(offset: initialOffset, abbreviation: initialAbbreviation),
      transitions: transitions, finalRule: finalRule)
  }

  /// Creates rules.
  ///
  /// - Parameter transitions: the transitions in any order. Of several at the same instant, the last is used.
  public init(
    identifier: String, initialType: LocalTimeType, transitions: [ZoneTransition], finalRule: PosixRule?
  ) {
    self.identifier = identifier
    self.initialType = initialType
    self.transitions = Self.ordered(transitions)
    self.finalRule = finalRule
  }

  /// The rules of Coordinated Universal Time.
  public static let utc = ZoneRules(identifier: "UTC", initialOffset: 0, initialAbbreviation: "UTC")

  /// Returns the rules of a zone that is always `offset` seconds east of UTC.
  public static func fixed(offset: Int, identifier: String) -> ZoneRules {
    ZoneRules(identifier: identifier, initialOffset: Int32(clamping: offset), initialAbbreviation: identifier)
  }

  private static func ordered(_ transitions: [ZoneTransition]) -> [ZoneTransition] {
    var isOrdered = true
    for index in transitions.indices.dropFirst()
    where transitions[index - 1].instant >= transitions[index].instant {
      isOrdered = false
    }
    if isOrdered { return transitions }
    var result: [ZoneTransition] = []
    for transition in SortKey.sorted(transitions, by: { SortKey.key($0.instant.seconds) }) {
      if result.last?.instant == transition.instant { result.removeLast() }
      result.append(transition)
    }
    return result
  }
}

extension ZoneRules: Equatable {
  /// Returns whether names, transitions, and final rules are equal. Names are compared byte by byte.
  public static func == (a: ZoneRules, b: ZoneRules) -> Bool {
    a.identifier.hasSameBytes(as: b.identifier) && a.initialType == b.initialType
      && a.transitions == b.transitions && a.finalRule == b.finalRule
  }
}
