import CalendarLayout
import CalendarSystems
import CalendarText
import Events
import Geometry
import ViewKit

/// One level of a calendar: the part below the title bar. A calendar shows one, or two while it zooms.
///
/// A level scrolls by itself and reports its anchor with `CalendarResponder.didScroll`; what is selected, focused
/// and presented comes with its context. Points and rectangles are in the level's own coordinates.
class LevelView: View {
  /// The form of the level, which cannot change; another view is made for another form.
  final let form: LevelForm
  /// The latest context; `nil` before the first time and after the window closed.
  private(set) final var context: LevelContext?
  /// The canvas that scrolls the level; a subview.
  final let surface: EndlessCanvas

  init(form: LevelForm, surface: EndlessCanvas) {
    self.form = form
    self.surface = surface
    super.init(traits: .clips)
  }

  final var level: ZoomLevel { form.level }

  /// Takes new state, data or surroundings. Overrides call `super`, compare and invalidate what has to be laid out; the
  /// level has its frame already.
  func update(_ context: LevelContext) { self.context = context }

  /// A transition brings the level in, around a day: until `arrive()`, it may take some frames to make all that it
  /// shows, because nobody sees much of it in the first ones.
  func beginArrival(around day: DayNumber) {}

  /// Ends the arrival: the next frame has all that is shown.
  func arrive() {}

  /// Configures all cells anew in the next layout, even if they show the same.
  func reconfigure() {}

  /// Brings the period of a day to the start of the view, or as near as it gets; one that is higher than the view comes
  /// so far that the day is seen. The agenda brings the day itself.
  func show(_ day: DayNumber, animated: Bool) {}

  /// Moves as little as possible until `day` is in view.
  func reveal(_ day: DayNumber) {}

  /// Brings a day to the middle of the view, or as near as it gets.
  func center(_ day: DayNumber, animated: Bool) {
    show(anchor(placing: day, at: Point(x: frame.width / 2, y: frame.height / 2)).day, animated: animated)
  }

  /// The day that a press at a point holds down, selects or begins to drag from: `nil` where there is none, and on
  /// parts that have taps of their own, as bars.
  func pressableDay(at point: Point) -> DayNumber? {
    var part = hitTest(point)
    while let view = part, view !== self, !(view.traits.contains(.scrolls)) {
      if !view.gestures.isEmpty { return nil }
      part = view.superview
    }
    return day(at: point)
  }

  /// Handles a tap that none of the parts of the level has taken.
  func tap(_ event: PointerEvent) {}

  /// The anchor at which the content is.
  final var anchor: ScrollAnchor? { surface.reportedAnchor ?? context?.state.anchor }

  /// The anchor at which the content will come to rest, while it moves by itself.
  final var destination: ScrollAnchor? { surface.destination }

  /// Ends a motion of the content where it leads.
  final func finishScrolling() { surface.finishMotion() }

  /// Returns the anchor with which `day` appears at `point`, as nearly as whole rows or columns allow while the period
  /// of the day is presented.
  func anchor(placing day: DayNumber, at point: Point) -> ScrollAnchor { ScrollAnchor(day: day) }

  /// A day of the period that a view presents at an anchor: the one in its middle.
  func presentedDay(at anchor: ScrollAnchor) -> DayNumber { anchor.day }

  /// Whether the period of a day is presented when the content has come to rest.
  final func presents(_ day: DayNumber) -> Bool {
    guard let context, let anchor = destination ?? anchor else { return false }
    let shown = presentedDay(at: anchor)
    return level.period(containing: shown, context.calendar, context.grid)
      == level.period(containing: day, context.calendar, context.grid)
  }

  /// Whether what is presented depends on the focused day. Then the content moves to a day before the level takes the
  /// state in which it is focused.
  var presentsFocusedDay: Bool { false }

  /// Returns the title of a period, given its first day.
  func title(of period: DayNumber) -> String { context?.texts.date.monthYear(period) ?? "" }

  /// Returns the title of a period where there is little room.
  func shortTitle(of period: DayNumber) -> String { context?.texts.date.shortMonthYear(period) ?? "" }

  /// Returns the day whose month names a week, given its first day: the first selected day of the week or, if there is
  /// none, the day in its middle; the nearest day that the calendar system can name.
  final func titleDay(ofWeekFrom start: DayNumber) -> DayNumber {
    guard let context else { return start }
    let week = start..<start + 7
    let selected = context.state.selection.ranges.first { $0.overlaps(week) }
    let valid = context.calendar.validDays
    return min(max(selected?.clamped(to: week).lowerBound ?? start + 3, valid.lowerBound), valid.upperBound)
  }

  /// The days in view, wholly or in part.
  final var visibleDays: Range<DayNumber> { visibleDays(at: surface.distance) }

  /// The days in view when the content has come to rest.
  var restingDays: Range<DayNumber> { visibleDays(at: surface.restingDistance) }

  /// The days in view of content that is scrolled by a distance.
  func visibleDays(at distance: Double) -> Range<DayNumber> {
    let day = context?.state.anchor.day ?? DayNumber(0)
    return day..<day + 1
  }

  /// Whether what is shown may be different if events of some days are. A level that says no asks for events anew by
  /// itself when it comes to show those days.
  func shows(_ days: Range<DayNumber>) -> Bool { true }

  /// The day, the all-day lane or the time at a point, whatever lies over it; `nil` where there is none.
  func slot(at point: Point) -> CalendarPart? { nil }

  /// The frame of a day, a lane or a time, seen or not: the inverse of `slot(at:)`. `nil` for what the level does not
  /// show.
  func frame(ofSlot slot: CalendarPart) -> Rect? { nil }

  /// The area in which the content scrolls, without what lies pinned over it.
  var contentArea: Rect { surface.frame }

  /// The list below a row of days; `nil` where there is none.
  var listBelow: ScrollView? { nil }

  /// The height of an hour, in points; `nil` at levels without hours.
  var hourHeight: Double? { nil }

  /// The day at a point, or `nil` where there is none.
  func day(at point: Point) -> DayNumber? { slot(at: point)?.day }

  /// The day at a point when the content has come to rest.
  final func restingDay(at point: Point) -> DayNumber? {
    var day: DayNumber?
    surface.atRest { day = self.day(at: point) }
    return day
  }

  /// The view that has the keyboard's focus when `day` has, if it exists now.
  func focusTarget(for day: DayNumber) -> View? { nil }

  /// The "+n" of a day, if it has one; of several among the hours, the first in view.
  func moreLink(of day: DayNumber) -> View? {
    elementViews().first { ($0 as? MoreLink)?.day == day }
  }

  /// Whether a day has events that are not seen where it is shown, but counted or marked.
  func hidesEvents(of day: DayNumber) -> Bool { moreLink(of: day) != nil }

  /// Returns the frame that grows to fill the view when zooming in at `day`: of its month, row or column.
  func tile(of day: DayNumber) -> Rect { Rect(origin: .zero, size: frame.size) }

  /// Returns the frame of a day that coincides with that of the next level while zooming; `nil` where days are not laid out
  /// as in the next level, so that its tile grows instead.
  func dayTile(of day: DayNumber) -> Rect? { frame(ofSlot: .day(day)) }

  /// The height that suits what is shown, or `nil` if the level takes what it gets.
  var preferredHeight: Double? { nil }

  /// Whether the level lists events as texts, and says so where there are none.
  var listsEvents: Bool { false }

  /// The views that assistive technology and tools see, in reading order.
  func elementViews() -> [View] { [] }

  /// Views among which are those of the pieces of an event, in reading order.
  func views(near id: OccurrenceID) -> [View] { elementViews() }

  override func windowWillClose() { context = nil }
}
