public import Almanac

/// A small made-up calendar for a first look: several days long, all day, overlapping, recurring, over midnight, in
/// three scripts, and one day with more than fits.
public struct SampleCalendar: Equatable, Sendable {
  /// Four, in the order of their identifiers.
  public var calendars: [CalendarInfo]
  /// About thirty, all sound.
  public var events: [Event]

  /// The sample as it looks best when `today` is in view. The same day always gives the same sample.
  public static func make(around today: DayNumber) -> SampleCalendar {
    let plan = SamplePlan(today: today)
    return SampleCalendar(
      calendars: SampleBook.allCases.map { $0.info }, events: plan.work + plan.family + plan.travel + plan.holidays)
  }

  /// The change that puts the sample into a store.
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
