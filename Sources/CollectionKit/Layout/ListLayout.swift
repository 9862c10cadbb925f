/// Items below each other, each as wide as the collection. Any number of items of any height: only those near the
/// viewport are measured.
public struct ListLayout: Equatable, Sendable {
  /// The height of rows.
  public var rowHeight: ItemLength
  /// Distances, headers and footers.
  public var section: SectionStyle

  /// Rows of 44 points without distances, unless told otherwise.
  public init(rowHeight: ItemLength = .fixed(44), section: SectionStyle = SectionStyle()) {
    self.rowHeight = rowHeight
    self.section = section
  }
}
