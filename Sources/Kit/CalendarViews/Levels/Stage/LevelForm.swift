import Geometry
import ViewKit

/// The kind of view that shows a level: what cannot change without another view.
struct LevelForm: Equatable {
  /// An arrangement of days.
  enum Arrangement: Equatable {
    /// Weeks, or months of years, in rows without end.
    case rows
    /// A page for each month.
    case pages(isSideways: Bool)
    /// Columns of hours. A period has so many days, those that are not shown included: 7, or 1.
    case hours(days: Int)
    /// A row of days above a list of events.
    case strip
    /// A list of the days that have events.
    case list
  }

  /// The way in which fingers and wheels scroll a level.
  enum Scrolling: Equatable {
    /// Fingers and wheels scroll.
    case free
    /// Fingers and wheels turn a page with each gesture.
    case paged
    /// The program alone scrolls.
    case byCode

    /// The traits of a canvas that scrolls so.
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

  /// The form of a level in a view of a size.
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

  /// The width from which a view has room for hours side by side.
  private static let narrowWidth = 480.0

  /// A new view of this form, without a frame.
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
