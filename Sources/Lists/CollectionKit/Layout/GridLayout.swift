/// A layout of items in columns of equal width, in lines from the top; all items of a line are as high as the highest.
public struct GridLayout: Equatable, Sendable {
  /// The number of columns.
  public enum Columns: Equatable, Sendable {
    /// A fixed number; below 1 counts as 1.
    case count(Int)
    /// As many columns as fit if none is narrower than a width, in points.
    case fitting(minimumWidth: Double)
  }

  /// The number of columns.
  public var columns: Columns
  /// The height of lines.
  public var lineHeight: ItemLength
  /// The style of sections: distances, headers and footers.
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
