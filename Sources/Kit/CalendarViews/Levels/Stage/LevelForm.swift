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
    /// Columns of hours.
    case hours
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

  let level: CalendarLevel
  let arrangement: Arrangement
  let scrolling: Scrolling

  /// Creates the form of a level for a view's size.
  init(_ level: CalendarLevel, _ configuration: CalendarConfiguration, _ size: Size) {
    self.level = level
    arrangement = level.factory.arrangement(configuration, size)
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

  /// Creates a view of this form, without a frame.
  func makeView() -> LevelView { level.factory.makeView(self) }
}
