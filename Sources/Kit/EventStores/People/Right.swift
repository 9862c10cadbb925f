/// What a person may do with a calendar. A greater right includes the lesser ones.
public enum Right: Int, CaseIterable, Comparable, Sendable {
  /// Nothing: the calendar does not exist for the person.
  case none
  /// See when somebody is busy, without texts.
  case freeBusy
  /// Read all events, except that private and confidential ones are "Busy".
  case read
  /// Read and change all events.
  case write

  /// Returns whether the first right is less than the second one.
  public static func < (first: Right, second: Right) -> Bool { first.rawValue < second.rawValue }

  /// The name in commands and in JSON: `none`, `free-busy`, `read`, or `write`.
  public var name: String {
    switch self {
    case .none: "none"
    case .freeBusy: "free-busy"
    case .read: "read"
    case .write: "write"
    }
  }

  /// Returns the right with a name; `nil` if there is none.
  public init?(name: some StringProtocol) {
    guard let right = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = right
  }
}
