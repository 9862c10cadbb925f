public import ViewKit

/// The look of hosting cells besides their content.
public struct HostingCellConfiguration {
  /// The fill of the cell, behind its content; `nil`, the default, for none.
  public var background: Color?
  /// The fill of the view in the cell; `nil`, the default, leaves that to the view.
  public var contentBackground: Color?
  /// A closure called with each cell after its content was set; `nil` for none.
  public var configureCell: ((HostingCell) -> Void)?

  /// Creates a configuration that changes nothing.
  public init() {}

  func apply(to cell: HostingCell) {
    cell.layer.fill = background
    if let contentBackground { cell.content?.layer.fill = contentBackground }
    configureCell?(cell)
  }
}
