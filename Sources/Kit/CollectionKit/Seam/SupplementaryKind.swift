/// A kind of view that belongs to a section and is not an item: headers, footers, badges.
public struct SupplementaryKind: Hashable, Sendable {
  /// The number of the kind, unique within a collection. 1 to 4 are reserved.
  public let rawValue: Int32

  /// Creates a custom kind, with a number from 5.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }

  /// The header of a section in a flow layout.
  public static let sectionHeader = SupplementaryKind(1)
  /// The footer of a section in a flow layout.
  public static let sectionFooter = SupplementaryKind(2)
  /// The header of a section of a table.
  public static let tableHeader = SupplementaryKind(3)
  /// The footer of a section of a table.
  public static let tableFooter = SupplementaryKind(4)
}

extension SupplementaryKind: CustomStringConvertible {
  /// The name of the kind, for messages: "section header" or "kind 7".
  public var description: String {
    switch self {
    case .sectionHeader: "section header"
    case .sectionFooter: "section footer"
    case .tableHeader: "table header"
    case .tableFooter: "table footer"
    default: "kind \(rawValue)"
    }
  }
}
