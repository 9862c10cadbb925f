import CalendarSystems
import CalendarViews
import Geometry
import TimeZones
import ViewKit

extension Exhibits {
  /// Every level, wide and narrow.
  static var levels: [Exhibit] {
    [
      level("Month", .month, width: 640, height: 520) { configuration in
        configuration.month.arrangement = .endless
        configuration.monthEvents = .bars
      },
      level("Week", .week, width: 640, height: 520),
      level("Year", .year, width: 640),
      level("Year, narrow", .year), level("Week as a strip", .week),
      level("Day", .day, width: 344) { $0.dayPresentation = .hours },
      level("Day as a list", .day) { $0.dayPresentation = .list }, level("Agenda", .agenda),
      level("Weeks with numbers", .month) { $0.month.showsWeekNumbers = true },
    ]
  }

  private static func level(
    _ caption: String, _ level: CalendarLevel.ID, width: Double = 288, height: Double = 400,
    _ configure: @escaping (inout CalendarConfiguration) -> Void = { _ in }
  ) -> Exhibit {
    .calendar(
      caption, size: Size(width: width, height: height),
      configure: { configuration in
        configuration.initialLevel = level
        // Half past two.
        configuration.now = Instant(seconds: Int64(GalleryDates.today.rawValue) * 86_400 + 52_200)
        configure(&configuration)
      },
      prepare: { $0.send(.scrolledHours(HourAnchor(topSecond: 27_000))) })
  }
}
