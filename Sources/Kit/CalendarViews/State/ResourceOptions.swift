import Basics
public import CalendarLayout

/// Which columns there are at levels that show resources side by side (``CalendarLevel/resources(days:aligned:)``), in
/// which order, and how wide they are.
public struct ResourceOptions: Sendable {
  /// The order of the columns.
  public var order: ResourceOrder = .resources
  /// Whether there is a column for events without a resource, if the period has any.
  public var showsUnassigned = true
  /// Whether resources without events in the period have columns.
  public var showsEmpty = true
  /// The text that titles of resources must contain, regardless of case; empty for all resources.
  public var filter = ""
  /// The minimum width of a column, in points. If there are more columns than fit, the level scrolls sideways.
  public var minimumWidth = 112.0
  /// The part of the columns that is shown; `nil` for all. Sheets of paper show one part each.
  package var columns: Range<Int>?

  /// Creates the standard options.
  public init() {}
}

extension ResourceOptions: Equatable {
  /// Returns whether all options are equal. Text is compared byte by byte.
  public static func == (a: ResourceOptions, b: ResourceOptions) -> Bool {
    a.order == b.order && a.showsUnassigned == b.showsUnassigned && a.showsEmpty == b.showsEmpty
      && a.filter.hasSameBytes(as: b.filter) && a.minimumWidth == b.minimumWidth && a.columns == b.columns
  }
}
