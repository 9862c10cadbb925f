import CalendarSystems
import CalendarText
import CalendarViews
import Events
import Geometry
import ViewKit

extension Exhibits {
  /// The list of a day and the details of an event, beside it and as sheets.
  static var popovers: [Exhibit] {
    [
      popover("Details") { details("Planning", in: $0) },
      popover("Details, right to left", locale: .galleryArabic) { details("Planning", in: $0) }.fromRightToLeft,
      popover("List of a day") { $0.send(.showEvents(of: GalleryDates.day(18))) },
      popover("Details, narrow", width: 288) { details("Lisbon", in: $0) },
      popover("List of a day, narrow", width: 288) { $0.send(.showEvents(of: GalleryDates.day(18))) },
    ]
  }

  private static func popover(
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
  private static func details(_ title: String, in view: CalendarView) {
    let days = GalleryDates.month
    guard let timeline = view.timeline,
      let occurrence = timeline.occurrences(touching: days.lowerBound..<days.upperBound + 1).first(where: {
        timeline.event($0.id.event)?.event.uid.utf8.starts(with: title.utf8) == true
      })
    else { return }
    view.send(.showDetails(of: occurrence, on: occurrence.firstDay))
  }
}
