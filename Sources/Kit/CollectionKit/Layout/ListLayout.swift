/// A layout of full-width items, one below the other. There can be any number of items of any height, because only
/// those near the viewport are measured.
public struct ListLayout: Equatable, Sendable {
  /// The height of rows.
  public var rowHeight: ItemLength
  /// The style of sections: spacing, headers, and footers.
  public var section: SectionStyle

  /// Creates a list; by default, with rows of 44 points and no spacing.
  public init(rowHeight: ItemLength = .fixed(44), section: SectionStyle = SectionStyle()) {
    self.rowHeight = rowHeight
    self.section = section
  }
}

/// The height of items, or of lines of items.
public enum ItemLength: Equatable, Sendable {
  /// The same height for all items, in points.
  case fixed(Double)
  /// The height that each cell returns from `ReusableView.preferredHeight(forWidth:)`, or that a delegate returns as
  /// the item's size. Until an item comes near the viewport, the estimate is used. In points.
  case selfSizing(estimated: Double)

  /// The height or its estimate; at least 1, so that a viewport contains a finite number of items.
  var estimate: Double {
    switch self {
    case .fixed(let length), .selfSizing(let length): length.isFinite ? max(1, length) : 1
    }
  }

  /// Whether heights have to be measured.
  var isMeasured: Bool { if case .selfSizing = self { true } else { false } }
}
