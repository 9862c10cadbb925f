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
  ///   - overlap: returns `EditLimits.overlap` of any event; `nil` if no event has limits.
  ///   - resources: the resources of `event`, whose business hours and `overlap` are rules, too.
  public func validation(
    of edited: [Occurrence], _ event: Event, among timeline: EventTimeline, overlap: ((Event) -> Bool?)? = nil,
    resources: [Resource] = []
  ) -> EditValidation {
    var reasons: [EditReason] = []
    var checksOverlap = overlap != nil || resources.contains { !$0.overlap }
    var rules = rules
    for resource in resources where !resource.businessHours.isEmpty {
      if !rules.contains(.hours(resource.businessHours)) { rules.append(.hours(resource.businessHours)) }
    }
    func addOverlap(_ scope: EditOverlap?) {
      checksOverlap = false
      let check = OverlapCheck(scope: scope, event: event, overlap: overlap, resources: resources)
      var first: OccurrenceID?
      let count = Self.count(edited) { occurrence in
        let other = check.overlapped(by: occurrence, in: timeline)
        first = first ?? other
        return other != nil
      }
      if let first, let count { reasons.append(.overlap(first, count)) }
    }
    for rule in rules {
      switch rule {
      case .bounds(let bounds):
        let count = Self.count(edited) { !bounds.contains($0.firstDay) || !bounds.contains($0.lastDay) }
        if let count { reasons.append(.outsideBounds(count)) }
      case .hours(let hours):
        if let count = Self.count(edited, { !Self.isInside($0, hours) }) { reasons.append(.outsideHours(count)) }
      case .within(let period):
        let count = Self.count(edited) { $0.start < period.lowerBound || period.upperBound < $0.end }
        if let count { reasons.append(.outsidePeriod(count)) }
      case .noOverlap(let scope): addOverlap(scope)
      }
    }
    if checksOverlap { addOverlap(nil) }
    return EditValidation(reasons)
  }

  /// Counts the occurrences that break a rule; `nil` if none does.
  private static func count(_ edited: [Occurrence], _ breaks: (Occurrence) -> Bool) -> EditCount? {
    var (count, first) = (0, DayNumber(0))
    for occurrence in edited where breaks(occurrence) {
      if count == 0 { first = occurrence.firstDay }
      count += 1
    }
    return count == 0 ? nil : EditCount(count, of: edited.count, first: first)
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
}
