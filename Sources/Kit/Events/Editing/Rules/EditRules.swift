import Basics
import CalendarSystems
import TimeZones

/// The rules of an editor, evaluated from occurrences and the events around them, without side effects.
///
///     let rules = EditRules([.noOverlap(.sameCalendar)])
///     rules.validation(of: [occurrence], event, among: timeline).isAllowed
public struct EditRules: Equatable, Sendable {
  /// The rules; an edit must satisfy all of them.
  public var rules: [EditRule]

  /// Creates rules.
  public init(_ rules: [EditRule] = []) { self.rules = rules }

  /// The number of occurrences of a series that are checked.
  static let limit = 400
  /// The number of days of a series that are checked: two years.
  static let days = 731

  /// Checks occurrences of an event against the rules.
  /// - Parameters:
  ///   - event: the event with the texts and calendar of the occurrences.
  ///   - timeline: the timeline that already contains the edited occurrences, as after `EventTimeline.preview(_:)`;
  ///     only queried for overlaps.
  public func validation(of edited: [Occurrence], _ event: Event, among timeline: EventTimeline) -> EditValidation {
    var reasons: [EditReason] = []
    for rule in rules {
      var count = 0
      var first: (edited: Occurrence, other: OccurrenceID?)?
      for occurrence in edited {
        var other: OccurrenceID?
        switch rule {
        case .bounds(let bounds):
          if bounds.contains(occurrence.firstDay), bounds.contains(occurrence.lastDay) { continue }
        case .hours(let hours): if Self.isInside(occurrence, hours) { continue }
        case .noOverlap(let overlap):
          guard Self.takesTime(event) else { continue }
          other = Self.overlapped(by: occurrence, event, overlap, in: timeline)
          if other == nil { continue }
        }
        count += 1
        if first == nil { first = (occurrence, other) }
      }
      guard let first else { continue }
      let number = EditCount(count, of: edited.count, first: first.edited.firstDay)
      switch (rule, first.other) {
      case (.bounds, _): reasons.append(.outsideBounds(number))
      case (.hours, _): reasons.append(.outsideHours(number))
      case (.noOverlap, let other): reasons.append(.overlap(other ?? first.edited.id, number))
      }
    }
    return EditValidation(reasons)
  }

  private static func isInside(_ occurrence: Occurrence, _ hours: [BusinessHours]) -> Bool {
    if occurrence.isAllDay {
      // After a week the weekdays repeat.
      for offset in 0..<min(occurrence.dayCount, 7)
      where hours.minutes(on: Weekday(occurrence.firstDay + offset)).isEmpty { return false }
      return true
    }
    guard occurrence.dayCount == 1 else { return false }
    return hours.minutes(on: Weekday(occurrence.firstDay)).contains {
      $0.lowerBound * 60 <= occurrence.startSecond && occurrence.endSecond <= $0.upperBound * 60
    }
  }

  /// Returns the first other occurrence that an edited one overlaps, or `nil`.
  private static func overlapped(
    by edited: Occurrence, _ event: Event, _ overlap: EditOverlap, in timeline: EventTimeline
  ) -> OccurrenceID? {
    for other in timeline.occurrences(touching: edited.firstDay..<edited.lastDay + 1)
    where other.id != edited.id && !other.isBackground && other.isAllDay == edited.isAllDay
      && other.start < edited.end && edited.start < other.end
    {
      guard let stored = timeline.event(other.id.event)?.event, takesTime(stored) else { continue }
      if overlap == .sameCalendar, stored.calendar != event.calendar { continue }
      return other.id
    }
    return nil
  }

  private static func takesTime(_ event: Event) -> Bool {
    event.status != .cancelled && event.display != .background && !event.isFree
  }
}
