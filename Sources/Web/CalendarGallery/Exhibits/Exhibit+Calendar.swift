import CalendarLayout
import CalendarSystems
import CalendarViews
import Events
import Geometry
import TimeZones
import ViewKit

extension Exhibit {
  /// Returns an exhibit of a small calendar.
  ///
  /// - Parameters:
  ///   - caption: The name of the exhibit.
  ///   - size: The size of the calendar, in points; narrower on a narrow page.
  ///   - showsEvents: Whether the calendar has events.
  ///   - style: Returns the style of the calendar, given the page's style.
  ///   - decorator: The decorator of the calendar; the exhibit retains it.
  ///   - configure: Changes the configuration.
  ///   - wrap: Returns the view to show: the calendar, or a view that contains it.
  ///   - prepare: Called once with the calendar.
  static func calendar(
    _ caption: String, size: Size = Size(width: 288, height: 288), showsEvents: Bool = true,
    style: @escaping (CalendarStyle) -> CalendarStyle = { $0 },
    decorator: (any CalendarDecorator)? = nil,
    configure: @escaping (inout CalendarConfiguration) -> Void = { _ in },
    wrap: @escaping (CalendarView) -> View = { $0 },
    prepare: @escaping (CalendarView) -> Void = { _ in }
  ) -> Exhibit {
    let small = { (base: CalendarStyle) in
      var style = style(base)
      style.month.minimumRowHeight = min(style.month.minimumRowHeight, 28)
      return style
    }
    return Exhibit(caption: caption, size: { Size(width: min($0, size.width), height: size.height) }, style: small) {
      style in
      var configuration = CalendarConfiguration(today: GalleryDates.today, style: style)
      configuration.headerControls = []
      configuration.monthEvents = .dots
      configuration.month.arrangement = .pages
      // The page scrolls, not its exhibits.
      configuration.enabledGestures = CalendarGestures.all.subtracting([.scroll, .pinch, .doubleTap])
      configure(&configuration)
      let view = CalendarView(configuration: configuration)
      if showsEvents { view.timeline = GalleryEvents.timeline }
      // Retained by the exhibit.
      view.decorator = decorator
      prepare(view)
      return Specimen(view: wrap(view)) { view.style = $0 }
    }
  }

  /// Returns an exhibit of two weeks of a month without a title bar.
  static func weeks(
    _ caption: String, showsEvents: Bool = true, style: @escaping (CalendarStyle) -> CalendarStyle = { $0 },
    decorator: (any CalendarDecorator)? = nil,
    configure: @escaping (inout CalendarConfiguration) -> Void = { _ in },
    prepare: @escaping (CalendarView) -> Void = { _ in }
  ) -> Exhibit {
    let low = { (base: CalendarStyle) in
      var style = style(base)
      style.month.visibleRows = 2
      return style
    }
    return calendar(
      // Inside its frame, a week has seven days of equal width.
      caption, size: Size(width: 289, height: 118), showsEvents: showsEvents, style: low, decorator: decorator
    ) { configuration in
      configuration.showsHeader = false
      configuration.month.arrangement = .endless
      configuration.reachable = DayBounds(GalleryDates.month)
      configure(&configuration)
    } prepare: { view in
      view.send(.scrolled(ScrollAnchor(day: GalleryDates.firstOfWeeks)))
      prepare(view)
    }
  }

  /// The same exhibit in a right-to-left language.
  var fromRightToLeft: Exhibit {
    var exhibit = self
    exhibit.isRightToLeft = true
    return exhibit
  }

  /// Returns the same exhibit with its own palette, in light or dark surroundings.
  func inOwnColors(_ appearance: Appearance) -> Exhibit {
    var exhibit = self
    exhibit.hasOwnColors = true
    exhibit.appearance = appearance
    return exhibit
  }
}
