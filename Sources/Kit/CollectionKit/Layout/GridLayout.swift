/// A layout of items in columns of equal width. All items of a line are as high as its highest item.
public struct GridLayout: Equatable, Sendable {
  /// The number of columns.
  public enum Columns: Equatable, Sendable {
    /// A fixed number; values below 1 count as 1.
    case count(Int)
    /// As many columns as fit without any being narrower than a width, in points.
    case fitting(minimumWidth: Double)
  }

  /// The number of columns.
  public var columns: Columns
  /// The height of lines.
  public var lineHeight: ItemLength
  /// The style of sections: spacing, headers, and footers.
  public var section: SectionStyle

  /// Creates a grid, by default with lines of 96 points.
  public init(
    columns: Columns, lineHeight: ItemLength = .fixed(96),
    section: SectionStyle = SectionStyle(lineSpacing: 8, itemSpacing: 8)
  ) {
    self.columns = columns
    self.lineHeight = lineHeight
    self.section = section
  }
}
