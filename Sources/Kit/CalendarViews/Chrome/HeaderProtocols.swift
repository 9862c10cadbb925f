/// The source of the content of a title bar: of one that stands alone, or of a calendar's own bar in place of the
/// calendar.
///
/// The bar asks its data source when that is set, after `HeaderView.reloadData()` and, as a calendar's own bar, whenever
/// the calendar shows another period or level. All requirements but the title have a default.
///
///     final class Quarters: HeaderViewDataSource {
///       func title(of header: HeaderView) -> String { "Second quarter" }
///     }
public protocol HeaderViewDataSource: AnyObject {
  /// Returns the title.
  func title(of header: HeaderView) -> String
  /// Returns whether the title has the ink of today. Default: `false`.
  func highlightsTitle(of header: HeaderView) -> Bool
  /// Returns the number of titles of columns in a row at the lower edge, all equally wide; at most 64 are shown.
  /// Default: 0, no row.
  func columnCount(of header: HeaderView) -> Int
  /// Returns the title of a column, counted from 0 at the leading edge. Default: empty.
  func headerView(_ header: HeaderView, titleOfColumn column: Int) -> String
  /// Returns whether the arrow back is disabled. Default: `false`.
  func isBackwardDisabled(of header: HeaderView) -> Bool
  /// Returns whether the arrow forward is disabled. Default: `false`.
  func isForwardDisabled(of header: HeaderView) -> Bool
  /// Returns the level whose periods the arrows go by, for their names: "Next month". Default: `month`.
  func level(of header: HeaderView) -> ZoomLevel
}

extension HeaderViewDataSource {
  /// Returns `false`.
  public func highlightsTitle(of header: HeaderView) -> Bool { false }
  /// Returns 0.
  public func columnCount(of header: HeaderView) -> Int { 0 }
  /// Returns an empty title.
  public func headerView(_ header: HeaderView, titleOfColumn column: Int) -> String { "" }
  /// Returns `false`.
  public func isBackwardDisabled(of header: HeaderView) -> Bool { false }
  /// Returns `false`.
  public func isForwardDisabled(of header: HeaderView) -> Bool { false }
  /// Returns `month`.
  public func level(of header: HeaderView) -> ZoomLevel { .month }
}

/// The receiver of presses in a title bar. Every requirement has a default that does nothing.
public protocol HeaderViewDelegate: AnyObject {
  /// Called when the arrow forward was pressed. A calendar whose own bar has a delegate does not move by itself.
  func headerViewDidGoForward(_ header: HeaderView)
  /// Called when the arrow back was pressed. A calendar whose own bar has a delegate does not move by itself.
  func headerViewDidGoBackward(_ header: HeaderView)
  /// Called when a person tapped beside all buttons.
  func headerView(_ header: HeaderView, didTap zone: HeaderZone)
}

extension HeaderViewDelegate {
  /// Does nothing.
  public func headerViewDidGoForward(_ header: HeaderView) {}
  /// Does nothing.
  public func headerViewDidGoBackward(_ header: HeaderView) {}
  /// Does nothing.
  public func headerView(_ header: HeaderView, didTap zone: HeaderZone) {}
}

/// A part of a title bar that is not a button.
public enum HeaderZone: Hashable, Sendable {
  /// The title and the room around it.
  case title
  /// The title of a column, counted from 0 at the leading edge.
  case column(Int)
}

/// The reason why a title bar shows less than it could.
public enum HeaderError: Error, Hashable, Sendable {
  /// A bar that stands alone was laid out without a `dataSource`.
  case noDataSource

  /// A description for developers.
  public var message: String {
    switch self {
    case .noDataSource: "a title bar that stands alone has no data source: set HeaderView.dataSource"
    }
  }
}
