/// Names a kind of view that belongs to a section and is not an item: headers, footers, badges.
public struct SupplementaryKind: Hashable, Sendable {
  /// Any number; equal numbers name the same kind inside one collection. 1 to 4 are taken.
  public let rawValue: Int32

  /// A kind of the program's own; from 5.
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
  /// "section header", or "kind 7".
  public var description: String {
    switch rawValue {
    case 1: "section header"
    case 2: "section footer"
    case 3: "table header"
    case 4: "table footer"
    default: "kind \(rawValue)"
    }
  }
}
