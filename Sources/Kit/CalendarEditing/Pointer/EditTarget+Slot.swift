import CalendarViews
import Events
import TimeZones

extension EditTarget {
  /// Creates the target of a slot of a calendar; `nil` for parts that are not slots.
  ///
  /// - Parameters:
  ///   - hasHours: whether days have hours. The heading of such a day represents its all-day lane, which has no height
  ///     while it is empty.
  ///   - zone: the display zone.
  init?(_ slot: CalendarPart, hasHours: Bool, zone: ZoneRules) {
    switch slot {
    case .day(let day): self = hasHours ? .allDay(day) : .day(day)
    case .lane(let day): self = .allDay(day)
    case .time(let day, let instant): self = .time(day, second: max(0, Int(instant - zone.startOfDay(day))))
    case .event, .more: return nil
    }
  }
}
