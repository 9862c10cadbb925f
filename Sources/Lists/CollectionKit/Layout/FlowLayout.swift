public import Geometry

/// A layout of items one after the other, in lines that break where the next item does not fit, as words in a text.
///
/// If the delegate gives the sizes of items, a section is broken into lines as a whole when it is first needed: time
/// and memory grow with its number of items. Without that all items have one width, and only what is near is computed.
public struct FlowLayout: Equatable, Sendable {
  /// The use of the space that is left in a line.
  public enum Alignment: UInt8, Hashable, Sendable {
    /// The space lies at the trailing edge.
    case leading
    /// The space widens the distances between items, except in the last line.
    case justified
    /// Half of the space lies at each edge.
    case center
  }

  /// The size of items for which the delegates give none.
  public var itemSize: Size
  /// Whether cells give their heights; then the height of `itemSize` is an estimate.
  public var isSelfSizing: Bool
  /// The use of the space that is left in a line.
  public var alignment: Alignment
  /// The style of sections: distances, headers and footers.
  public var section: SectionStyle

  /// Creates a layout, by default of items of 50 by 50 points in justified lines, 10 points apart.
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
