/// Items in columns of equal width, in lines from the top; all items of a line are as high as the highest.
public struct GridLayout: Equatable, Sendable {
  /// How many columns there are.
  public enum Columns: Equatable, Sendable {
    /// This many; below 1 counts as 1.
    case count(Int)
    /// As many as fit if none is narrower than this, in points.
    case fitting(minimumWidth: Double)
  }

  /// How many columns there are.
  public var columns: Columns
  /// The height of lines.
  public var lineHeight: ItemLength
  /// Distances, headers and footers.
  public var section: SectionStyle

  /// A grid; lines are 96 points high unless told otherwise.
  public init(
    columns: Columns, lineHeight: ItemLength = .fixed(96),
    section: SectionStyle = SectionStyle(lineSpacing: 8, itemSpacing: 8)
  ) {
    self.columns = columns
    self.lineHeight = lineHeight
    self.section = section
  }
}
