/// Says what a title bar shows, in the place of its calendar or for a bar that stands alone.
///
/// Asked when it is set, after `HeaderView.reloadData()`, and in a calendar's own bar whenever that shows something
/// else. All but the title have a default.
public protocol HeaderViewDataSource: AnyObject {
  /// The title.
  func title(of header: HeaderView) -> String
  /// Whether the title has the ink of today. Default: false.
  func highlightsTitle(of header: HeaderView) -> Bool
  /// How many titles of columns stand in a row at the lower edge, all equally wide; more than 64 are cut. Default: 0,
  /// no row.
  func columnCount(of header: HeaderView) -> Int
  /// The title of a column, counted from 0 at the leading edge. Default: empty.
  func headerView(_ header: HeaderView, titleOfColumn column: Int) -> String
  /// Whether the arrow back is pale and does nothing. Default: false.
  func isBackwardDisabled(of header: HeaderView) -> Bool
  /// Whether the arrow on is pale and does nothing. Default: false.
  func isForwardDisabled(of header: HeaderView) -> Bool
  /// What the arrows go by, for their names: "Next month". Default: `month`.
  func level(of header: HeaderView) -> ZoomLevel
}

extension HeaderViewDataSource {
  /// It is not.
  public func highlightsTitle(of header: HeaderView) -> Bool { false }
  /// None.
  public func columnCount(of header: HeaderView) -> Int { 0 }
  /// Empty.
  public func headerView(_ header: HeaderView, titleOfColumn column: Int) -> String { "" }
  /// It is not.
  public func isBackwardDisabled(of header: HeaderView) -> Bool { false }
  /// It is not.
  public func isForwardDisabled(of header: HeaderView) -> Bool { false }
  /// Months.
  public func level(of header: HeaderView) -> ZoomLevel { .month }
}

/// Hears what is pressed in a title bar. Every requirement has a default.
public protocol HeaderViewDelegate: AnyObject {
  /// The arrow on was pressed. A calendar whose own bar has a delegate does not move by itself.
  func headerViewDidGoForward(_ header: HeaderView)
  /// The arrow back was pressed. A calendar whose own bar has a delegate does not move by itself.
  func headerViewDidGoBackward(_ header: HeaderView)
  /// A tap beside all buttons.
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

/// A part of a title bar that is no button.
public enum HeaderZone: Hashable, Sendable {
  /// The title and the room around it.
  case title
  /// The title of a column, counted from 0 at the leading edge.
  case column(Int)
}

/// Why a title bar shows less than it could.
public enum HeaderError: Error, Hashable, Sendable {
  /// A bar that stands alone was laid out without a `dataSource`.
  case noDataSource

  /// A sentence for developers.
  public var message: String {
    switch self {
    case .noDataSource: "a title bar that stands alone has no data source: set HeaderView.dataSource"
    }
  }
}
