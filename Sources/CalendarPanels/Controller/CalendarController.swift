public import CalendarSystems
import CalendarText
public import CalendarViews
import CollectionKit
public import Events
import Geometry
public import ViewKit

/// A calendar above a table of the events of the selected day, with a bar that leads to today and to other levels.
///
/// The calendar is as high as it prefers to be, and the table begins where it ends. Where a month of six
/// weeks would leave less than three rows of the table and less than a sixth of the view, the calendar is narrower than
/// the view, in the middle.
///
/// With a preset, arrows select: today if it lies in the month or week that comes, else its first day; and each day at
/// the day level.
///
/// ```swift
/// final class Agenda: CalendarController {
///   override func events(on day: DayNumber) -> [Event] {
///     Weekday(day) == .friday ? [Event(title: "Market", day: day)] : []
///   }
///   override func didActivate(_ occurrence: Occurrence) { /* Show the event. */ }
/// }
/// ```
///
/// **Who is asked.** The calendar asks `delegate`, `decorator` and `dataSource` itself; nothing is handed on, so they hear
/// all that the delegate of a calendar without a controller hears. A row that is pressed activates its event as one in
/// the calendar does. A subclass hears of selection and activation before the delegate, and cannot keep them from it. Its
/// `events(on:)` is asked while there is neither a timeline nor a data source. A subclass that conforms to
/// `CalendarViewDelegate` may set itself as `delegate`.
open class CalendarController: View {
  /// The calendar, whose state and timeline are the program's to use.
  public final let calendar: CalendarView
  /// The delegate of the calendar. Held as the calendar holds it.
  public final var delegate: (any CalendarViewDelegate)? {
    get { calendar.delegate }
    set { calendar.delegate = newValue }
  }
  /// The decorator of the calendar. Held as the calendar holds it.
  public final var decorator: (any CalendarDecorator)? {
    get { calendar.decorator }
    set { calendar.decorator = newValue }
  }
  /// The data source of the calendar, asked for events if the calendar has no timeline; `nil` for `events(on:)`. Held as
  /// the calendar holds it.
  public final var dataSource: (any CalendarDataSource)? {
    get { calendar.dataSource === ownEvents ? nil : calendar.dataSource }
    set { calendar.dataSource = newValue ?? ownEvents }
  }
  /// What is above the table, to whoever names it; empty for the word for a calendar.
  public final var title = "" { didSet { setNeedsLayout() } }
  /// Whether there is a bar below the table. Without it, the calendar's title bar leads to today and to other levels.
  public final var showsToolbar = true {
    didSet { if showsToolbar != oldValue { update(configuration: given) } }
  }

  private let ownEvents = ControllerEvents()
  private let preset: CalendarPreset?
  private var given: CalendarConfiguration
  private var texts: CalendarTexts
  private var list: PanelList?
  private var toolbar: CalendarToolbar?
  private let shadow = ShadowView()
  private var rows: [AgendaRow] = []
  private var shownDay: DayNumber?
  private var areRowsStale = true
  private var isTableStale = true

  /// The height of a row of the table, in points.
  public static let rowHeight = 44.0
  private static let leastRows = 3.0
  private static let leastWidth = 280.0

  /// - Parameters:
  ///   - configuration: language, calendar system, today, style.
  ///   - preset: decides levels, layout of months and selection in the place of the configuration, see
  ///     `CalendarConfiguration.adopt(_:)`; `nil` leaves that to the configuration. Where the calendar has no height of
  ///     its own then, it takes a half.
  public init(configuration: CalendarConfiguration, preset: CalendarPreset? = .classic) {
    self.preset = preset
    given = configuration
    let adapted = Self.adapt(configuration, preset, hasToolbar: true)
    texts = CalendarTexts(adapted)
    calendar = CalendarView(configuration: adapted)
    super.init(traits: .clips)
    ownEvents.controller = self
    calendar.dataSource = ownEvents
    let list = PanelList(rowHeight: Self.rowHeight) { [unowned(unsafe) self] item in activate(item) }
    list.image = { [unowned(unsafe) self] event in imageLayer(for: event) }
    self.list = list
    let toolbar = CalendarToolbar { [unowned(unsafe) self] action in perform(action) }
    self.toolbar = toolbar
    addSubview(calendar)
    addSubview(list.view)
    addSubview(shadow)
    addSubview(toolbar)
    accessibility.role = .group
    calendar.observer = { [unowned(unsafe) self] change in
      switch change {
      case .selection, .content: contentDidChange()
      case .shape: setNeedsLayout()
      case .selected(let day): didSelect(day)
      case .activated(let occurrence): didActivate(occurrence)
      }
    }
  }

  deinit {
    calendar.observer = nil
    ownEvents.controller = nil
  }

  // MARK: - For subclasses

  /// Returns the events that touch a day; asked while the calendar has neither a timeline nor a data source, as
  /// ``CalendarDataSource`` is. Default: none.
  open func events(on day: DayNumber) -> [Event] { [] }

  /// Tells that a day was selected, before the delegate hears of it. Default: does nothing.
  open func didSelect(_ day: DayNumber) {}

  /// Tells that an event was activated in the calendar or the table, before the delegate hears of it. Default: does
  /// nothing.
  open func didActivate(_ occurrence: Occurrence) {}

  // MARK: - What is shown

  /// The title that was set, or the word for a calendar in the configuration's language.
  public final var shownTitle: String { title.utf8.isEmpty ? texts.phrases.calendar : title }

  /// The day whose events the table lists: the selected one, or today if there is none.
  public final var listedDay: DayNumber { calendar.state.selectedDay ?? calendar.configuration.today }

  /// The events of the listed day as the table has them: of the whole day first, then by their time.
  public final var events: [Occurrence] {
    updateRows()
    return rows.compactMap { $0.event?.occurrence }
  }

  /// What lies behind the image at the end of an event's row, 28 points wide and high: a colour, an outline of the palette
  /// or a ring; without an image of the event it stands there alone. None, unless a subclass says otherwise; asked whenever
  /// the row is dressed.
  open func imageLayer(for event: EventContext) -> Layer? { nil }

  /// Hands the calendar another configuration; the preset goes on to decide what it decides.
  public final func update(configuration: CalendarConfiguration) {
    given = configuration
    let adapted = Self.adapt(configuration, preset, hasToolbar: showsToolbar)
    texts = CalendarTexts(adapted)
    calendar.update(configuration: adapted)
    shownDay = nil
    contentDidChange()
  }

  /// Asks the data source or the timeline anew and shows what it says.
  public final func reload() {
    calendar.reload()
    shownDay = nil
    contentDidChange()
  }

  private static func adapt(_ configuration: CalendarConfiguration, _ preset: CalendarPreset?, hasToolbar: Bool)
    -> CalendarConfiguration
  {
    var adapted = configuration
    if let preset {
      adapted.adopt(preset)
      // The table is about what is seen.
      adapted.selectsPresentedPeriod = true
    }
    if hasToolbar { adapted.headerControls.subtract([.today, .levels]) }
    return adapted
  }

  // MARK: - Parts

  /// Overrides call `super`.
  open override func layoutSubviews() {
    accessibility.label = shownTitle
    layer = Layer(fill: .role(CalendarRole.background))
    let bar = showsToolbar ? min(CalendarToolbar.height, frame.height) : 0
    let room = frame.height - bar
    let width = calendarWidth(room)
    let height = calendarHeight(width, room)
    calendar.frame = Rect(x: ((frame.width - width) / 2).rounded(), y: 0, width: width, height: height)
    list?.view.frame = Rect(x: 0, y: height, width: frame.width, height: max(0, room - height))
    shadow.frame = Rect(x: 0, y: height, width: frame.width, height: min(ShadowView.depth, max(0, room - height)))
    toolbar?.frame = Rect(x: 0, y: room, width: frame.width, height: bar)
    toolbar?.isHidden = !showsToolbar
    toolbar?.update(calendar)
    showRows()
  }

  /// Overrides call `super`.
  open override func windowWillClose() {
    list?.close()
  }

  /// As wide as the view, or as much less as it takes that six weeks leave some rows of the table in view.
  private func calendarWidth(_ room: Double) -> Double {
    let limit = room - min(Self.leastRows * Self.rowHeight, room / 6)
    func fits(_ width: Double) -> Bool {
      let height = CalendarView.greatestMonthHeight(
        width: width, configuration: calendar.configuration, scale: window?.scale ?? 1)
      return height.map { $0 <= limit } ?? true
    }
    guard frame.width > Self.leastWidth, !fits(frame.width) else { return frame.width }
    var (low, high) = (Self.leastWidth, frame.width)
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded()
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  private func calendarHeight(_ width: Double, _ room: Double) -> Double {
    let level = calendar.state.level
    let preferred =
      (calendar.frame.width == width ? calendar.preferredHeight : nil)
      ?? CalendarView.measure(
        width: width, level: level, day: calendar.presented, configuration: calendar.configuration,
        scale: window?.scale ?? 1)?.height
    // A title bar alone would leave the level no height at all, and without any it does not follow.
    let least = level == .day ? 1.0 : 0
    return min(preferred.map { $0 + least } ?? (room / 2).rounded(), room)
  }

  private func contentDidChange() {
    areRowsStale = true
    isTableStale = true
    setNeedsLayout()
  }

  private func perform(_ action: CalendarAction) {
    calendar.send(action)
    // Within a month, today may be another day than the selected one.
    if case .showToday = action { calendar.send(.select(calendar.configuration.today)) }
  }

  /// A row was pressed.
  private func activate(_ item: PanelItem) {
    guard case .event(let row) = item, let event = row.event else { return }
    calendar.activate(event.occurrence)
  }

  private func updateRows() {
    guard areRowsStale else { return }
    areRowsStale = false
    rows = calendar.shownTimeline.map { EventContextBuilder(timeline: $0, texts: texts).rows(of: listedDay) } ?? []
  }

  private func showRows() {
    guard isTableStale else { return }
    isTableStale = false
    updateRows()
    let configuration = calendar.configuration
    list?.update(
      PanelLook(
        type: configuration.style.type, isRightToLeft: configuration.direction == .rightToLeft, hasSwatches: true))
    let day = listedDay
    var items = rows.map { PanelItem.event($0) }
    if items.isEmpty {
      items = [
        .note(NoteRow(place: 0, text: "")), .note(NoteRow(place: 1, text: texts.phrases.noEventsOfDay)),
      ]
    }
    list?.view.label = texts.date.fullDate(day)
    list?.show([PanelSection(key: 0, items: items)], animated: shownDay == day)
    shownDay = day
  }
}
