public import CollectionKit

/// What a mapping makes views for.
public enum ViewType: Hashable, Sendable {
  /// Items.
  case cell
  /// Headers, footers and other views of sections.
  case supplementaryView(kind: SupplementaryKind)

  /// The kind of supplementary views; `nil` for cells.
  public var supplementaryKind: SupplementaryKind? {
    switch self {
    case .cell: nil
    case .supplementaryView(let kind): kind
    }
  }
}
