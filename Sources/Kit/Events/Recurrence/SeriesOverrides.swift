import Basics

/// The overrides by series; a series is a UID within a calendar.
struct SeriesOverrides {
  private struct Series {
    var uid: String
    var calendar: CalendarID
    var starts: [EventTime] = []
    /// The overrides with `RecurrenceRange.thisAndFuture`.
    var following: [EventOutline] = []
    /// Whether the series was taken.
    var isExpanded = false
  }

  /// The series by a hash of UID and calendar; strings would be expensive keys.
  private var series: [UInt64: [Series]] = [:]

  mutating func add(_ event: Event, _ outline: EventOutline) {
    guard let start = outline.recurrenceID else { return }
    let key = event.seriesHash
    var list = series.removeValue(forKey: key) ?? []
    let known = list.firstIndex { Self.matches($0, event) }
    let index = known ?? list.count
    if known == nil { list.append(Series(uid: event.uid, calendar: event.calendar)) }
    list[index].starts.append(start)
    if event.recurrenceRange == .thisAndFuture {
      list[index].following.append(outline)
      hasFollowing = true
    }
    series[key] = list
  }

  /// Whether any override replaces more than its own occurrence.
  private(set) var hasFollowing = false

  /// Returns the overrides of a series, and marks it as expanded.
  mutating func take(_ master: Event) -> (replaced: [EventTime], following: [EventOutline]) {
    if series.isEmpty { return ([], []) }
    let key = master.seriesHash
    guard var list = series.removeValue(forKey: key) else { return ([], []) }
    defer { series[key] = list }
    guard let index = list.firstIndex(where: { Self.matches($0, master) }) else { return ([], []) }
    list[index].isExpanded = true
    return (list[index].starts, list[index].following)
  }

  /// Returns whether the series of an override was expanded.
  func isExpanded(_ event: Event) -> Bool {
    series[event.seriesHash]?.first { Self.matches($0, event) }?.isExpanded ?? false
  }

  private static func matches(_ series: Series, _ event: Event) -> Bool {
    series.calendar == event.calendar && series.uid.hasSameBytes(as: event.uid)
  }
}
