import Basics
import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import Events
import Geometry

/// The context of a level and its parts: state, events, texts, and view pool. Passed down whenever one of them changes.
final class LevelContext {
  let configuration: CalendarConfiguration
  let state: CalendarState
  let timeline: EventTimeline?
  let lanes: LaneCache
  let texts: CalendarTexts
  let pool: ReusePool
  /// The first day of the period in the middle of the view, which determines the title. At the month level, days of
  /// other months are out of scope.
  let presented: DayNumber
  let pixels: PixelGrid
  /// The calendar, which owns all levels.
  @Unowned private(set) var responder: (any CalendarResponder)?
  /// Whether the calendar has a decorator, or a host that decorates. Cached, because the check costs more than most of
  /// the work on a view.
  private(set) var isDecorated = false

  init(
    configuration: CalendarConfiguration, state: CalendarState, timeline: EventTimeline?, lanes: LaneCache,
    texts: CalendarTexts, pool: ReusePool, presented: DayNumber, pixels: PixelGrid,
    responder: (any CalendarResponder)?
  ) {
    self.configuration = configuration
    self.state = state
    self.timeline = timeline
    self.lanes = lanes
    self.texts = texts
    self.pool = pool
    self.presented = presented
    self.pixels = pixels
    self.responder = responder
    refreshDecoration()
  }

  /// Updates `isDecorated`. Called at the beginning of each layout.
  func refreshDecoration() { isDecorated = responder?.decorator != nil || responder?.cellHooks.willDisplay != nil }

  /// The calendar if it has a decorator, for calls that only concern a decorator.
  var decoratedResponder: (any CalendarResponder)? { isDecorated ? responder : nil }

  /// Returns the context with another state.
  func with(_ state: CalendarState) -> LevelContext {
    LevelContext(
      configuration: configuration, state: state, timeline: timeline, lanes: lanes, texts: texts, pool: pool,
      presented: presented, pixels: pixels, responder: responder)
  }

  /// Returns the context with another configuration, for a level that always shows some options in one way.
  func with(_ configuration: CalendarConfiguration) -> LevelContext {
    LevelContext(
      configuration: configuration, state: state, timeline: timeline, lanes: lanes, texts: texts, pool: pool,
      presented: presented, pixels: pixels, responder: responder)
  }

  /// The context with the focus on a visible weekday.
  var withFocusShown: LevelContext {
    let day = configuration.nearestShown(state.focusedDay)
    guard day != state.focusedDay else { return self }
    var state = state
    state.focusedDay = day
    return with(state)
  }

  /// Returns the facts about a day, without `outOfScope`.
  func day(_ day: DayNumber, eventCount: Int = 0, hiddenCount: Int = 0) -> DayContext {
    var context = DayContext(
      of: day, configuration, state, decoratedResponder, eventCount: eventCount, hiddenCount: hiddenCount)
    if timeline?.isLoaded(day) == false, !context.flags.contains(.nameless) { context.flags.insert(.notLoaded) }
    return context
  }

  // MARK: - Views of events

  /// Returns the identifier of the view class for a piece of an event.
  func eventViewIdentifier(for context: EventContext, standard: ReuseIdentifier) -> ReuseIdentifier {
    let identifier = decoratedResponder?.eventViewIdentifier(for: context, standard: standard) ?? standard
    let isPainted = context.appearance != nil || configuration.style.event.usesExactColors
    return isPainted && identifier == .eventBlock ? .paintedBlock : identifier
  }

  /// Configures a view for a piece of an event, in the order that decorators rely on: their earlier changes are reset,
  /// the calendar sets its own properties, and then decorators are called.
  ///
  /// - Parameter isNew: whether the view was just taken from the pool or from another event, so that it is clean.
  func configure(_ view: ReusableView, in context: EventContext, isNew: Bool, _ body: (ReusableView) -> Void) {
    if !isNew, isDecorated { view.prepareForReuse() }
    body(view)
    decoratedResponder?.willDisplay(eventView: view, in: context)
    if context.appearance != nil || view.hasPartNames { view.showPartNames(of: context) }
  }

  /// Returns the identifier of the view class for a row of a list.
  func rowIdentifier(for row: AgendaRow) -> ReuseIdentifier {
    row.event.map { eventViewIdentifier(for: $0, standard: .agendaRow) } ?? .agendaRow
  }

  /// Shows a row of a list. A view that is not an `AgendaRowView` is configured by decorators alone.
  func show(_ row: AgendaRow, in view: ReusableView) {
    if let view = view as? AgendaRowView { return view.show(row, self) }
    if let event = row.event { configure(view, in: event, isNew: false) { _ in } }
  }

  // MARK: - Columns

  /// Returns the columns of weeks at the month level and in a strip.
  func monthColumns(width: Double) -> WeekColumns { LevelContext.monthColumns(width: width, configuration, pixels) }

  /// Returns the columns of weeks at the month level and in a strip, for a configuration.
  static func monthColumns(width: Double, _ configuration: CalendarConfiguration, _ pixels: PixelGrid) -> WeekColumns {
    let gutter = width < LevelContext.wideWidth ? 28.0 : 40
    return WeekColumns(
      width: width, grid: configuration.grid, hidden: configuration.hiddenWeekdays,
      gutter: configuration.month.showsWeekNumbers ? gutter : 0, direction: configuration.direction, pixels: pixels)
  }

  private static let wideWidth = 480.0

  /// Returns the text for a day without visible events.
  func noEvents(of day: DayNumber) -> String {
    if timeline?.hidesAllCalendars == true { return texts.phrases.allHidden }
    return timeline?.isLoaded(day) == false ? texts.phrases.notLoaded : texts.phrases.noEventsOfDay
  }

  var grid: WeekGrid { configuration.grid }
  var direction: LayoutDirection { configuration.direction }
  var calendar: any CalendarSystem { configuration.calendar }
}
