public import Geometry

/// Items one after the other, in lines that break where the next item does not fit, as words in a text.
///
/// If the delegate gives the sizes of items, a section is broken into lines as a whole when it is first needed: time and
/// memory grow with its number of items. Without that all items have one width, and only what is near is computed.
public struct FlowLayout: Equatable, Sendable {
  /// What happens to the space that is left in a line.
  public enum Alignment: UInt8, Hashable, Sendable {
    /// It lies at the trailing edge.
    case leading
    /// It widens the distances between items, except in the last line.
    case justified
    /// Half of it lies at each edge.
    case center
  }

  /// The size of items the delegate does not give one for.
  public var itemSize: Size
  /// Whether cells say how high they are; then the height of `itemSize` is an estimate.
  public var isSelfSizing: Bool
  /// What happens to the space that is left in a line.
  public var alignment: Alignment
  /// Distances, headers and footers.
  public var section: SectionStyle

  /// Items of 50 by 50 points in justified lines, 10 points apart, unless told otherwise.
  public init(
    itemSize: Size = Size(width: 50, height: 50), isSelfSizing: Bool = false, alignment: Alignment = .justified,
    section: SectionStyle = SectionStyle(lineSpacing: 10, itemSpacing: 10, pinsHeaders: false)
  ) {
    self.itemSize = itemSize
    self.isSelfSizing = isSelfSizing
    self.alignment = alignment
    self.section = section
  }
}
