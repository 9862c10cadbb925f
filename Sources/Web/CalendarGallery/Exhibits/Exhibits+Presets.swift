import CalendarViews
import Geometry
import ViewKit

extension Exhibits {
  /// Every built-in style and preset as a month, in light and in dark surroundings.
  static var presets: [Exhibit] {
    var result: [Exhibit] = []
    for (name, monthEvents, make) in looks {
      for appearance in [Appearance.light, .dark] {
        let exhibit = Exhibit.calendar(
          name + (appearance == .light ? ", light" : ", dark"), size: Size(width: 288, height: 344)
        ) { _ in
          GalleryOutlines.added(to: make())
        } configure: { configuration in
          configuration.monthEvents = monthEvents
        } prepare: { view in
          view.send(.select(GalleryDates.day(12)))
        }
        result.append(exhibit.inOwnColors(appearance))
      }
    }
    return result
  }

  private static var looks: [(String, MonthEvents, () -> CalendarStyle)] {
    [
      ("Standard", .dots, { .standard }), ("Basic", .dots, { .basic }), ("High contrast", .dots, { .highContrast }),
      ("Classic", .indicator, { .classic(.legible) }), ("Circles", .dots, { .circles(.legible) }),
      ("Circles, latest", .dots, { .circles(.latestLegible) }),
    ]
  }
}
