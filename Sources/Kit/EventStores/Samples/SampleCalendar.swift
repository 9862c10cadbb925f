public import Almanac

/// A small fictional calendar for demos and tests: multi-day, all-day, overlapping, and recurring events, events past
/// midnight, titles in three scripts, and a day with more events than fit.
///
/// ```swift
/// let store = MemoryEventStore(calendars: [])
/// try store.apply(SampleCalendar.make(around: today).insertion)
/// ```
public struct SampleCalendar: Equatable, Sendable {
  /// The four calendars, in the order of their identifiers.
  public var calendars: [CalendarInfo]
  /// The events, about thirty, all valid.
  public var events: [Event]

  /// Returns the sample for a view of `today`. The same day always results in the same sample.
  public static func make(around today: DayNumber) -> SampleCalendar {
    let plan = SamplePlan(today: today)
    return SampleCalendar(
      calendars: SampleBook.allCases.map { $0.info }, events: plan.work + plan.family + plan.travel + plan.holidays)
  }

  /// The change that inserts the sample into a store.
  public var insertion: EventChange {
    .group(calendars.map { .putCalendar($0) } + events.map { .insert($0) })
  }
}

/// The calendars of the sample.
enum SampleBook: Int64, CaseIterable {
  case work = 1
  case family, travel, holidays

  var id: CalendarID { CalendarID(rawValue) }

  var info: CalendarInfo {
    switch self {
    case .work: return CalendarInfo(id: id, name: "Work", color: .named(.blue))
    case .family: return CalendarInfo(id: id, name: "Family", color: .named(.green))
    case .travel: return CalendarInfo(id: id, name: "Travel", color: .named(.orange))
    case .holidays: return CalendarInfo(id: id, name: "Holidays", color: .named(.purple))
    }
  }
}
