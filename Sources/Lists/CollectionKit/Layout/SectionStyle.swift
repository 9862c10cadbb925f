public import Geometry

/// The part of list, grid and flow layouts that concerns sections: distances, and the views that belong to them.
public struct SectionStyle: Equatable, Sendable {
  /// The insets around the items, in points; headers and footers lie outside of them.
  public var insets: Insets
  /// The distance between lines, in points.
  public var lineSpacing: Double
  /// The distance between the items of a line, in points; the least one where lines are justified.
  public var itemSpacing: Double
  /// The height of headers, in points, of sections that have one.
  public var headerHeight: Double
  /// The height of footers, in points, of sections that have one.
  public var footerHeight: Double
  /// The kind of views that are headers.
  public var headerKind: SupplementaryKind
  /// The kind of views that are footers.
  public var footerKind: SupplementaryKind
  /// Whether headers stay at the top of the viewport while their section passes below them.
  public var pinsHeaders: Bool
  /// The kind of views that lie behind the items of a section, inset by nothing; `nil` for none.
  public var background: DecorationKind?

  /// Creates a style, by default without distances, and with headers of 28 points that stay in view.
  public init(
    insets: Insets = .zero, lineSpacing: Double = 0, itemSpacing: Double = 0, headerHeight: Double = 28,
    footerHeight: Double = 28, headerKind: SupplementaryKind = .sectionHeader,
    footerKind: SupplementaryKind = .sectionFooter, pinsHeaders: Bool = true, background: DecorationKind? = nil
  ) {
    self.insets = insets
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
    self.headerKind = headerKind
    self.footerKind = footerKind
    self.pinsHeaders = pinsHeaders
    self.background = background
  }
}
