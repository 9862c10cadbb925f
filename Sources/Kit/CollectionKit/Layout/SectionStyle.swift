public import Geometry

/// The section options of list, grid, and flow layouts: spacing, headers, footers, and background.
public struct SectionStyle: Equatable, Sendable {
  /// The insets around the items, in points. Headers and footers are outside of them.
  public var insets: Insets
  /// The distance between lines, in points.
  public var lineSpacing: Double
  /// The distance between the items of a line, in points; the minimum if lines are justified.
  public var itemSpacing: Double
  /// The height of headers, in points, for sections that have one.
  public var headerHeight: Double
  /// The height of footers, in points, for sections that have one.
  public var footerHeight: Double
  /// The kind of supplementary view used as header.
  public var headerKind: SupplementaryKind
  /// The kind of supplementary view used as footer.
  public var footerKind: SupplementaryKind
  /// Whether headers stay at the top of the viewport while their section scrolls below them.
  public var pinsHeaders: Bool
  /// The kind of decoration view behind the whole section, without insets; `nil` for none.
  public var background: DecorationKind?

  /// Creates a style; by default, without spacing and with pinned headers of 28 points.
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
