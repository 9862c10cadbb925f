/// An object that provides the content of a title bar, either a separate one or a calendar's own, whose content it
/// replaces.
///
/// The title bar calls its data source when it is set and after `HeaderView.reloadData()`. A calendar's own title bar
/// also calls it whenever the period or level changes. All requirements except the title have a default.
///
///     final class Quarters: HeaderViewDataSource {
///       func title(of header: HeaderView) -> String { "Second quarter" }
///     }
public protocol HeaderViewDataSource: AnyObject {
  /// Returns the title.
  func title(of header: HeaderView) -> String
  /// Returns whether the title has the color for today. Default: `false`.
  func highlightsTitle(of header: HeaderView) -> Bool
  /// Returns the number of column titles in a row at the bottom, all with the same width; at most 64 are shown.
  /// Default: 0, for no row.
  func columnCount(of header: HeaderView) -> Int
  /// Returns the title of a column, counted from 0 at the leading edge. Default: empty.
  func headerView(_ header: HeaderView, titleOfColumn column: Int) -> String
  /// Returns whether the Back arrow is disabled. Default: `false`.
  func isBackwardDisabled(of header: HeaderView) -> Bool
  /// Returns whether the Forward arrow is disabled. Default: `false`.
  func isForwardDisabled(of header: HeaderView) -> Bool
  /// Returns the period that the arrows step through, which determines their names, such as "Next month". Default:
  /// one month.
  func period(of header: HeaderView) -> CalendarPeriod
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
  /// Returns one month.
  public func period(of header: HeaderView) -> CalendarPeriod { .months(1) }
}

/// An object that is notified of presses in a title bar. All requirements have a default that does nothing.
public protocol HeaderViewDelegate: AnyObject {
  /// Called when the Forward arrow was pressed. If a calendar's own title bar has a delegate, the calendar does not
  /// step by itself.
  func headerViewDidGoForward(_ header: HeaderView)
  /// Called when the Back arrow was pressed. If a calendar's own title bar has a delegate, the calendar does not step
  /// by itself.
  func headerViewDidGoBackward(_ header: HeaderView)
  /// Called when the title bar was tapped outside all buttons.
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

/// A problem that makes a title bar show only placeholder content.
public enum HeaderError: Error, Hashable, Sendable {
  /// A separate title bar was laid out without a `dataSource`.
  case noDataSource

  /// A description for developers.
  public var message: String {
    switch self {
    case .noDataSource: "a separate title bar has no data source; set HeaderView.dataSource"
    }
  }
}
