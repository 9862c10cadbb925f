public import Geometry

/// What list, grid and flow layouts do alike with a section: distances, and the views that belong to it.
public struct SectionStyle: Equatable, Sendable {
  /// Around the items; headers and footers lie outside of it.
  public var insets: Insets
  /// Between lines, in points.
  public var lineSpacing: Double
  /// Between the items of a line, in points; the least distance where lines are justified.
  public var itemSpacing: Double
  /// Of sections that have a header, in points.
  public var headerHeight: Double
  /// Of sections that have a footer, in points.
  public var footerHeight: Double
  /// The kind of views that are headers.
  public var headerKind: SupplementaryKind
  /// The kind of views that are footers.
  public var footerKind: SupplementaryKind
  /// Whether headers stay at the top of the viewport while their section passes below them.
  public var pinsHeaders: Bool
  /// The kind of views that lie behind the items of a section, inset by nothing; `nil` for none.
  public var background: DecorationKind?

  /// No distances, headers of 28 points where a section has one, which stay in view.
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
