import CalendarViews
import Events
import TimeZones

extension EditTarget {
  /// Creates the target that a slot of a calendar stands for; `nil` for parts that are no slots.
  ///
  /// - Parameters:
  ///   - hasHours: whether days have hours. The heading of such a day stands for its lane of whole days, which has no
  ///     height while it is empty.
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
