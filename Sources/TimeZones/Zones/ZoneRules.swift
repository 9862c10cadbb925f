import Basics
import CalendarSystems

/// The offsets of one time zone: transitions, and what holds after the last of them.
public struct ZoneRules: Sendable {
  /// IANA name, or the TZID of a file.
  public var identifier: String
  /// What holds before the first transition.
  public let initialType: LocalTimeType
  /// In order of time, one at most for each instant.
  public let transitions: [ZoneTransition]
  /// What holds from the last transition on; without it, the last transition's type does for ever.
  public let finalRule: PosixRule?

  /// - Parameters:
  ///   - initialOffset: seconds east of UTC before the first transition.
  ///   - transitions: in any order; of several at one instant, the last counts.
  public init(
    identifier: String, initialOffset: Int32, initialAbbreviation: String = "", transitions: [ZoneTransition] = [],
    finalRule: PosixRule? = nil
  ) {
    self.init(
      identifier: identifier, initialType: LocalTimeType(offset: initialOffset, abbreviation: initialAbbreviation),
      transitions: transitions, finalRule: finalRule)
  }

  /// - Parameter transitions: in any order; of several at one instant, the last counts.
  public init(
    identifier: String, initialType: LocalTimeType, transitions: [ZoneTransition], finalRule: PosixRule?
  ) {
    self.identifier = identifier
    self.initialType = initialType
    self.transitions = Self.ordered(transitions)
    self.finalRule = finalRule
  }

  /// Coordinated Universal Time.
  public static let utc = ZoneRules(identifier: "UTC", initialOffset: 0, initialAbbreviation: "UTC")

  /// A zone that is always `offset` seconds east of UTC.
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
  /// Equal names, transitions and final rules; names are compared byte by byte.
  public static func == (a: ZoneRules, b: ZoneRules) -> Bool {
    a.identifier.hasSameBytes(as: b.identifier) && a.initialType == b.initialType
      && a.transitions == b.transitions && a.finalRule == b.finalRule
  }
}
