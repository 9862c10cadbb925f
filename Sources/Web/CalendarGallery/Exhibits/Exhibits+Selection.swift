import CalendarSystems
import CalendarViews
import ViewKit

extension Exhibits {
  /// The selection modes and limits.
  static var selections: [Exhibit] {
    [
      .weeks("One day", prepare: { $0.send(.select(GalleryDates.day(20))) }),
      .weeks(
        "Several days", configure: { $0.selectionMode = .multiple },
        prepare: { view in for number in [16, 19, 20, 25] { view.send(.select(GalleryDates.day(number))) } }),
      .weeks(
        "A span", configure: { $0.selectionMode = .range(maximum: 0) },
        prepare: { $0.send(.selectRange(GalleryDates.day(17)..<GalleryDates.day(24))) }),
      .weeks(
        "A span of five days at most", configure: { $0.selectionMode = .range(maximum: 5) },
        prepare: { $0.send(.selectRange(GalleryDates.day(17)..<GalleryDates.day(20))) }),
      .weeks(
        "Selectable from the 17th to the 24th",
        configure: { $0.selectable = DayBounds(GalleryDates.day(17)...GalleryDates.day(24)) }),
      .weeks(
        "Nothing before the 17th",
        configure: { $0.reachable = DayBounds(GalleryDates.day(17)...GalleryDates.day(30)) }),
      .weeks("No weekends", decorator: WeekdaysOnly()),
      .weeks(
        "Monday to Friday",
        configure: { $0.visibleWeekdays = WeekdaySet([.monday, .tuesday, .wednesday, .thursday, .friday]) }),
    ]
  }
}

/// A decorator that makes weekend days unselectable.
private final class WeekdaysOnly: CalendarDecorator {
  func calendarView(_ view: CalendarView, isEnabled day: DayNumber) -> Bool {
    !WeekdaySet.saturdayAndSunday.contains(Weekday(day))
  }
}
