import Geometry
import ViewKit

/// The kind of view that shows a level. A different form needs a different view.
struct LevelForm: Equatable {
  /// How days are arranged.
  enum Arrangement: Equatable {
    /// Endless rows of weeks, or of the months of years.
    case rows
    /// A page for each month.
    case pages(isSideways: Bool)
    /// Columns of hours. `days` is the length of a period, 7 or 1, including hidden days.
    case hours(days: Int)
    /// A row of days above a list of events.
    case strip
    /// A list of the days that have events.
    case list
  }

  /// How touch and wheel scroll a level.
  enum Scrolling: Equatable {
    /// Touch and wheel scroll freely.
    case free
    /// Touch and wheel turn one page with each gesture.
    case paged
    /// Only code scrolls.
    case byCode

    /// Returns the traits of a canvas with this scrolling.
    func traits(isSideways: Bool = false) -> ViewTraits {
      let traits: ViewTraits = isSideways ? .scrollsX : []
      switch self {
      case .free: return traits
      case .paged: return traits.union(.turnsPages)
      case .byCode: return traits.union(.scrollsByCode)
      }
    }
  }

  let level: ZoomLevel
  let arrangement: Arrangement
  let scrolling: Scrolling

  /// Creates the form of a level for a view's size.
  init(_ level: ZoomLevel, _ configuration: CalendarConfiguration, _ size: Size) {
    self.level = level
    arrangement = LevelForm.arrangement(level, configuration, size)
    if configuration.scrollsByCode {
      scrolling = .byCode
    } else {
      switch arrangement {
      case .strip, .pages(isSideways: true): scrolling = .paged
      case .list: scrolling = .free
      case .rows, .pages, .hours: scrolling = configuration.scrollPolicy == .paged ? .paged : .free
      }
    }
  }

  private static func arrangement(
    _ level: ZoomLevel, _ configuration: CalendarConfiguration, _ size: Size
  ) -> Arrangement {
    switch level {
    case .year: return .rows
    case .month:
      let arrangement = configuration.month.arrangement
      return arrangement == .endless ? .rows : .pages(isSideways: arrangement == .sidewaysPages)
    case .week, .day:
      switch configuration.dayPresentation {
      case .hours: return .hours(days: level == .week ? 7 : 1)
      case .automatic where size.width >= narrowWidth: return .hours(days: level == .week ? 7 : 1)
      case .automatic, .strip, .list: return .strip
      }
    case .agenda: return .list
    }
  }

  /// The minimum width of a view for hours side by side, in points.
  private static let narrowWidth = 480.0

  /// Creates a view of this form, without a frame.
  func makeView() -> LevelView {
    switch arrangement {
    case .rows: level == .year ? YearLevelView(self) : MonthLevelView(self)
    case .pages(let isSideways): MonthPagesLevelView(self, isSideways: isSideways)
    case .hours(let days): TimelineLevelView(self, days: days)
    case .strip: StripLevelView(self)
    case .list: AgendaLevelView(self)
    }
  }
}
