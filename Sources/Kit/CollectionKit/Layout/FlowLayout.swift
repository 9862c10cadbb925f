public import Geometry

/// A layout that places items one after the other, in lines that wrap when the next item does not fit, like words in a
/// text.
///
/// If the delegate provides item sizes, a whole section is broken into lines when it is first needed; time and memory
/// grow with its number of items. Otherwise all items have the same width, and only items near the viewport are
/// computed.
public struct FlowLayout: Equatable, Sendable {
  /// How the remaining space in a line is used.
  public enum Alignment: UInt8, Hashable, Sendable {
    /// The space is at the trailing edge.
    case leading
    /// The space widens the distances between items, except in the last line.
    case justified
    /// Half of the space is at each edge.
    case center
  }

  /// The size of items for which the delegates provide none.
  public var itemSize: Size
  /// Whether cells determine their own height; the height of `itemSize` is then an estimate.
  public var isSelfSizing: Bool
  /// How the remaining space in a line is used.
  public var alignment: Alignment
  /// The style of sections: spacing, headers, and footers.
  public var section: SectionStyle

  /// Creates a layout; by default, items of 50 by 50 points in justified lines, 10 points apart.
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
