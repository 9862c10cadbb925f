import Basics
public import TimeZones

/// An interval of time that is selected in the mode `SelectionMode.time`.
///
///     controller.selectTime(TimeSelection(start: start, end: start + 20 * 60))
public struct TimeSelection: Sendable {
  /// The start of the interval.
  public var start: Instant
  /// The end of the interval, which does not belong to it.
  public var end: Instant
  /// The identifier of the resource in whose column the interval was selected; `nil` at levels without resources, and in
  /// the column of events without a resource.
  public var resource: String?

  /// Creates an interval. It is not shown unless `start` is before `end`.
  public init(start: Instant, end: Instant, resource: String? = nil) {
    self.start = start
    self.end = end
    self.resource = resource
  }
}

extension TimeSelection: Equatable {
  /// Returns whether both are the same interval of the same resource.
  public static func == (a: TimeSelection, b: TimeSelection) -> Bool {
    a.start == b.start && a.end == b.end && ResourceColumn(id: a.resource) == ResourceColumn(id: b.resource)
  }
}
