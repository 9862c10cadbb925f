public import ViewKit

/// The look of a hosting cell around its content.
public struct HostingCellConfiguration {
  /// The fill of the cell, behind its content; `nil`, the default, for none.
  public var background: Color?
  /// The fill of the hosted view; `nil`, the default, leaves it to the view.
  public var contentBackground: Color?
  /// A closure called with each cell after its content was set; `nil` for none.
  public var configureCell: ((HostingCell) -> Void)?

  /// Creates a configuration without changes to the defaults.
  public init() {}

  func apply(to cell: HostingCell) {
    cell.layer.fill = background
    if let contentBackground { cell.content?.layer.fill = contentBackground }
    configureCell?(cell)
  }
}
