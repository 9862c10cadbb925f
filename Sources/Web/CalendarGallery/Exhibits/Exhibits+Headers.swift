import CalendarLayout
import CalendarSystems
import CalendarViews
import Geometry
import ViewKit

extension Exhibits {
  /// The arrangements of the title bar, above one week.
  static var headers: [Exhibit] {
    [
      header("All controls", width: 640) { $0.headerControls = .all },
      header("All controls, narrow", width: 344, height: 176) { $0.headerControls = .all },
      header("Today alone", width: 344) { $0.headerControls = .today },
      header("Arrows alone") { _ in },
      header("At the first month") { $0.reachable = DayBounds(GalleryDates.first...GalleryDates.first + 60) },
      header("At the last month") { $0.reachable = DayBounds(GalleryDates.first - 60...GalleryDates.day(30)) },
      header("One month alone") { $0.reachable = DayBounds(GalleryDates.month) },
      header("Right to left") { $0.locale = .galleryArabic }.fromRightToLeft,
    ]
  }

  private static func header(
    _ caption: String, width: Double = 288, height: Double = 136,
    _ configure: @escaping (inout CalendarConfiguration) -> Void
  ) -> Exhibit {
    .calendar(caption, size: Size(width: width, height: height)) { base in
      var style = base
      style.month.visibleRows = 1
      return style
    } configure: { configuration in
      configuration.month.arrangement = .endless
      configure(&configuration)
    } prepare: { view in
      view.send(.scrolled(ScrollAnchor(day: GalleryDates.firstOfWeeks)))
    }
  }
}
