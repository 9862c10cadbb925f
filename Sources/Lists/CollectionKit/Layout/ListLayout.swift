/// A layout of items below each other, each as wide as the collection. Any number of items of any height: only those
/// near the viewport are measured.
public struct ListLayout: Equatable, Sendable {
  /// The height of rows.
  public var rowHeight: ItemLength
  /// The style of sections: distances, headers and footers.
  public var section: SectionStyle

  /// Creates a list, by default with rows of 44 points without distances.
  public init(rowHeight: ItemLength = .fixed(44), section: SectionStyle = SectionStyle()) {
    self.rowHeight = rowHeight
    self.section = section
  }
}

/// The height of items, or of lines of items.
public enum ItemLength: Equatable, Sendable {
  /// The same height for all, in points.
  case fixed(Double)
  /// The height each cell gives by `ReusableView.preferredHeight(forWidth:)`, or a delegate by the size of the item;
  /// until an item comes near the viewport it counts as the estimate, in points.
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
