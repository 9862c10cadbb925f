/// Items below each other, each as wide as the collection. Any number of items of any height: only those near the
/// viewport are measured.
public struct ListLayout: Equatable, Sendable {
  /// The height of rows.
  public var rowHeight: ItemLength
  /// Distances, headers and footers.
  public var section: SectionStyle

  /// Rows of 44 points without distances, unless told otherwise.
  public init(rowHeight: ItemLength = .fixed(44), section: SectionStyle = SectionStyle()) {
    self.rowHeight = rowHeight
    self.section = section
  }
}

/// How high items, or lines of items, are.
public enum ItemLength: Equatable, Sendable {
  /// All the same, in points.
  case fixed(Double)
  /// As each cell says by `ReusableView.preferredHeight(forWidth:)`, or the delegate by its size of an item; until an
  /// item comes near the viewport it counts as the estimate, in points.
  case selfSizing(estimated: Double)

  /// The height, or the estimate of it; at least 1, so that there is always an end to the items of a viewport.
  var estimate: Double {
    switch self {
    case .fixed(let length), .selfSizing(let length): length.isFinite ? max(1, length) : 1
    }
  }

  /// Whether heights have to be asked for.
  var isMeasured: Bool { if case .selfSizing = self { true } else { false } }
}
