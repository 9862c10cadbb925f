import CalendarSystems
import CalendarText
import CalendarViews
import Events
import Geometry
import ViewKit

extension Exhibits {
  /// The list of a day and the details of an event, next to it and as sheets.
  static var popovers: [Exhibit] {
    [
      withPopover("Details") { details("Planning", in: $0) },
      withPopover("Details, right to left", locale: .galleryArabic) { details("Planning", in: $0) }.fromRightToLeft,
      withPopover("List of a day") { $0.send(.showEvents(of: GalleryDates.day(18))) },
      withPopover("Details, narrow", width: 288) { details("Lisbon", in: $0) },
      withPopover("List of a day, narrow", width: 288) { $0.send(.showEvents(of: GalleryDates.day(18))) },
    ]
  }

  /// Returns an exhibit of a calendar with bars, prepared to show a popover.
  static func withPopover(
    _ caption: String, width: Double = 640, locale: LocaleInfo = .english, prepare: @escaping (CalendarView) -> Void
  ) -> Exhibit {
    .calendar(
      caption, size: Size(width: width, height: 400),
      configure: { configuration in
        configuration.monthEvents = .bars
        configuration.locale = locale
      }, prepare: prepare)
  }

  /// Shows the details of an event by its title.
  static func details(_ title: String, in view: CalendarView) {
    guard let occurrence = occurrence(title, in: view) else { return }
    view.send(.showDetails(of: occurrence, on: occurrence.firstDay))
  }

  /// Returns an event of the month by its title.
  static func occurrence(_ title: String, in view: CalendarView) -> Occurrence? {
    let days = GalleryDates.month
    guard let timeline = view.timeline else { return nil }
    return timeline.occurrences(touching: days.lowerBound..<days.upperBound + 1).first {
      timeline.event($0.id.event)?.event.uid.utf8.starts(with: title.utf8) == true
    }
  }
}
