import CalendarLayout
import CalendarSystems
import CalendarText
import Events
import Geometry
import ViewKit

/// One level of a calendar, which fills the part below the title bar. A calendar shows one level, or two while it
/// zooms.
///
/// A level scrolls by itself and reports its anchor with `CalendarResponder.didScroll`. Its context says what is
/// selected, focused, and presented. Points and rectangles are in the level's own coordinates.
class LevelView: View {
  /// The form of the level. It is immutable; another form needs another view.
  final let form: LevelForm
  /// The latest context; `nil` before the first update and after the window closed.
  private(set) final var context: LevelContext?
  /// The canvas that scrolls the level, which is a subview.
  final let surface: EndlessCanvas

  init(form: LevelForm, surface: EndlessCanvas) {
    self.form = form
    self.surface = surface
    super.init(traits: .clips)
  }

  final var level: CalendarLevel { form.level }

  /// Adopts new state, data, or surroundings. The level already has its frame. Overrides call `super`, compare, and
  /// invalidate what must be laid out.
  func update(_ context: LevelContext) { self.context = context }

  /// Begins the arrival of the level in a transition around a day. Until `arrive()`, the level may spread the creation
  /// of its views over several frames, because it is hardly visible in the first ones.
  func beginArrival(around day: DayNumber) {}

  /// Ends the arrival. The next frame contains all views.
  func arrive() {}

  /// Configures all cells in the next layout, even if their content is the same.
  func reconfigure() {}

  /// Moves the period of a day to the start of the view, as far as possible. If the period is taller than the view,
  /// moves it until the day is visible. The agenda moves the day itself.
  func show(_ day: DayNumber, animated: Bool) {}

  /// Moves as little as possible to bring `day` into view.
  func reveal(_ day: DayNumber) {}

  /// Moves a day to the middle of the view, as far as possible.
  func center(_ day: DayNumber, animated: Bool) {
    show(anchor(placing: day, at: Point(x: frame.width / 2, y: frame.height / 2)).day, animated: animated)
  }

  /// Returns the day that a press at a point highlights, selects, or begins to drag from; `nil` if there is none, and
  /// on parts with their own taps, such as bars.
  func pressableDay(at point: Point) -> DayNumber? {
    var part = hitTest(point)
    while let view = part, view !== self, !(view.traits.contains(.scrolls)) {
      if !view.gestures.isEmpty { return nil }
      part = view.superview
    }
    return day(at: point)
  }

  /// Handles a tap that no part of the level handled.
  func tap(_ event: PointerEvent) {}

  /// The anchor of the content.
  final var anchor: ScrollAnchor? { surface.reportedAnchor ?? context?.state.anchor }

  /// The anchor at which a running motion of the content will come to rest.
  final var destination: ScrollAnchor? { surface.destination }

  /// Ends a motion of the content at its destination.
  final func finishScrolling() { surface.finishMotion() }

  /// Returns the anchor with which `day` appears at `point`, as closely as whole rows or columns allow while the day's
  /// period is presented.
  func anchor(placing day: DayNumber, at point: Point) -> ScrollAnchor { ScrollAnchor(day: day) }

  /// Returns a day of the period that is presented at an anchor, which is the period in the middle of the view.
  func presentedDay(at anchor: ScrollAnchor) -> DayNumber { anchor.day }

  /// Returns whether the period of a day will be presented once the content has come to rest.
  final func presents(_ day: DayNumber) -> Bool {
    guard let context, let anchor = destination ?? anchor else { return false }
    let start = level.period.start(containing: presentedDay(at: anchor), context.calendar, context.grid)
    return context.configuration.contains(day, inPeriod: start, of: level)
  }

  /// Whether the presented period depends on the focused day. If so, the content moves to a day before the level adopts
  /// the state in which it is focused.
  var presentsFocusedDay: Bool { false }

  /// Returns the title of a period, given its first day.
  func title(of period: DayNumber) -> String { context?.texts.date.monthYear(period) ?? "" }

  /// Returns the title of a period for narrow views.
  func shortTitle(of period: DayNumber) -> String { context?.texts.date.shortMonthYear(period) ?? "" }

  /// Returns the day whose month appears in the title of the period that begins on `start`: its first selected day,
  /// otherwise the day in its middle, or the nearest day that the calendar system can name.
  final func titleDay(ofPeriodFrom start: DayNumber) -> DayNumber {
    guard let context else { return start }
    let days = context.configuration.days(ofPeriod: start, of: level)
    let selected = context.state.selection.ranges.first { $0.overlaps(days) }?.clamped(to: days).lowerBound
    let valid = context.calendar.validDays
    return min(max(selected ?? start + (days.upperBound - start - 1) / 2, valid.lowerBound), valid.upperBound)
  }

  /// The days that are at least partly in view.
  final var visibleDays: Range<DayNumber> { visibleDays(at: surface.distance) }

  /// The days in view once the content has come to rest.
  var restingDays: Range<DayNumber> { visibleDays(at: surface.restingDistance) }

  /// Returns the days in view at a scrolled distance.
  func visibleDays(at distance: Double) -> Range<DayNumber> {
    let day = context?.state.anchor.day ?? DayNumber(0)
    return day..<day + 1
  }

  /// Returns whether a change of the events of some days may be visible. A level that returns false loads the events
  /// again itself when it shows those days.
  func shows(_ days: Range<DayNumber>) -> Bool { true }

  /// Returns the day, the all-day lane, or the time at a point, ignoring anything above it; `nil` if there is none.
  func slot(at point: Point) -> CalendarPart? { nil }

  /// Returns the frame of a day, an all-day lane, or a time, visible or not; the inverse of `slot(at:)`. `nil` for what
  /// the level does not show.
  func frame(ofSlot slot: CalendarPart) -> Rect? { nil }

  /// The resources that have columns, in their order, with `nil` for events without a resource; empty if the level has
  /// no columns of resources.
  var columnResources: [Resource?] { [] }

  /// Returns the index in `columnResources` of the column at a point; `nil` if there is none.
  func resourceIndex(at point: Point) -> Int? { nil }

  /// Returns the frame of a slot in the column of a resource; see `frame(ofSlot:)`.
  ///
  /// - Parameter resource: an index in `columnResources`.
  func frame(ofSlot slot: CalendarPart, inResource resource: Int) -> Rect? { frame(ofSlot: slot) }

  /// Moves as little as possible sideways to bring the column of a resource into view. The day is in view.
  ///
  /// - Parameter resource: an index in `columnResources`.
  func reveal(_ day: DayNumber, inResource resource: Int) {}

  /// The area in which the content scrolls, without what is pinned above it.
  var contentArea: Rect { surface.frame }

  /// The list below a row of days; `nil` if there is none.
  var listBelow: ScrollView? { nil }

  /// The height of an hour, in points; `nil` at levels without hours.
  var hourHeight: Double? { nil }

  /// Returns the day at a point, or `nil` if there is none.
  func day(at point: Point) -> DayNumber? { slot(at: point)?.day }

  /// Returns the day at a point once the content has come to rest.
  final func restingDay(at point: Point) -> DayNumber? {
    var day: DayNumber?
    surface.atRest { day = self.day(at: point) }
    return day
  }

  /// Returns the view that has keyboard focus when `day` is focused, if it currently exists.
  func focusTarget(for day: DayNumber) -> View? { nil }

  /// Returns the "+n" of a day, if there is one. If there are several in the hours, returns the first in view.
  func moreLink(of day: DayNumber) -> View? {
    elementViews().first { ($0 as? PieceView).map { $0.form == .more && $0.shownDay == day } ?? false }
  }

  /// Returns whether a day has events that are not visible where the day is shown, but counted or marked.
  func hidesEvents(of day: DayNumber) -> Bool { moreLink(of: day) != nil }

  /// Returns the frame that grows to fill the view when zooming in at `day`: the frame of its month, row, or column.
  func tile(of day: DayNumber) -> Rect { Rect(origin: .zero, size: frame.size) }

  /// Returns the frame of a day that coincides with its frame in the next level while zooming; `nil` if the next level
  /// lays days out differently, so that the tile grows instead.
  func dayTile(of day: DayNumber) -> Rect? { frame(ofSlot: .day(day)) }

  /// The preferred height for the current content, or `nil` if the level fills any height.
  var preferredHeight: Double? { nil }

  /// Whether clicks on free parts of days create events there, as in months.
  var createsOnDays: Bool { false }

  /// Whether the level lists events as text and shows a message if there are none.
  var listsEvents: Bool { false }

  /// Returns the views that are exposed to assistive technology and tools, in reading order.
  func elementViews() -> [View] { [] }

  /// Returns views that include the views of an event's pieces, in reading order.
  func views(near id: OccurrenceID) -> [View] { elementViews() }

  override func windowWillClose() { context = nil }
}
