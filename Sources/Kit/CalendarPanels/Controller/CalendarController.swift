import Basics
public import CalendarSystems
import CalendarText
public import CalendarViews
public import Events
import Geometry
public import ViewKit

/// A calendar above a table of the selected day's events, with a toolbar for going to today and to other levels.
///
/// The calendar has its preferred height, and the table begins below it. If a six-week month would leave less than
/// three rows and less than a sixth of the view for the table, the calendar is narrower than the view and centered.
///
/// With a preset, moving to another month or week also selects a day: today if it lies there, otherwise usually the
/// first day of the period. At the day level, moving selects the new day.
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
/// **Delegates and overrides.** The calendar calls `delegate`, `decorator`, and `dataSource` directly, so they receive
/// every call that they would receive from a calendar without a controller. Pressing a row activates its event, as
/// pressing the event in the calendar does. A subclass is told of selection and activation before the delegate, and
/// cannot withhold them. `events(on:)` is called only while there is neither a timeline nor a data source. A subclass
/// that conforms to `CalendarViewDelegate` may set itself as `delegate`.
open class CalendarController: View {
  /// The calendar. The program may use its state and timeline.
  public final let calendar: CalendarView
  /// The delegate of the calendar, held in the same way as `CalendarView.delegate`.
  public final var delegate: (any CalendarViewDelegate)? {
    get { calendar.delegate }
    set { calendar.delegate = newValue }
  }
  /// The decorator of the calendar, held in the same way as `CalendarView.decorator`.
  public final var decorator: (any CalendarDecorator)? {
    get { calendar.decorator }
    set { calendar.decorator = newValue }
  }
  /// The data source of the calendar, which supplies events if the calendar has no timeline; `nil` to use
  /// `events(on:)`. Held in the same way as `CalendarView.dataSource`.
  public final var dataSource: (any CalendarDataSource)? {
    get { calendar.dataSource === ownEvents ? nil : calendar.dataSource }
    set { calendar.dataSource = newValue ?? ownEvents }
  }
  /// The title. If empty, the word for a calendar in the configuration's language is shown.
  public final var title = "" { didSet { setNeedsLayout() } }
  /// Whether there is a toolbar below the table. Without it, the calendar's title bar has the buttons for today and
  /// other levels.
  public final var showsToolbar = true {
    didSet { if showsToolbar != oldValue { update(configuration: baseConfiguration) } }
  }

  private let ownEvents = ControllerEvents()
  private let preset: CalendarPreset?
  private var baseConfiguration: CalendarConfiguration
  private var texts: CalendarTexts
  private var list: PanelList?
  private var toolbar: CalendarToolbar?
  private let shadow = ShadowView()
  private var rows: [AgendaRow] = []
  private var shownDay: DayNumber?
  private var areRowsStale = true
  private var isTableStale = true

  /// The height of a table row, in points.
  public static let rowHeight = 44.0
  private static let leastRows = 3.0
  private static let leastWidth = 280.0

  /// Creates a calendar and its table.
  ///
  /// - Parameters:
  ///   - configuration: the language, calendar system, today, and style.
  ///   - preset: the levels, month layout, and selection, which replace the configuration's (see
  ///     `CalendarConfiguration.adopt(_:)`); `nil` to keep the configuration's. A calendar that then has no preferred
  ///     height is given half of the view.
  public init(configuration: CalendarConfiguration, preset: CalendarPreset? = .classic) {
    self.preset = preset
    baseConfiguration = configuration
    let adapted = Self.adapt(configuration, preset, hasToolbar: true)
    texts = CalendarTexts(adapted)
    calendar = CalendarView(configuration: adapted)
    super.init(traits: .clips)
    ownEvents.controller = self
    calendar.dataSource = ownEvents
    let list = PanelList(rowHeight: Self.rowHeight, activate: callback(to: self) { $0.activate($1, $2) })
    list.imageBackground = callback(to: self) { $0.imageLayer(for: $1) }
    self.list = list
    let toolbar = CalendarToolbar(perform: callback(to: self) { $0.perform($1) })
    self.toolbar = toolbar
    addSubview(calendar)
    addSubview(list)
    addSubview(shadow)
    addSubview(toolbar)
    accessibility.role = .group
    calendar.observer = callback(to: self) { controller, change in
      switch change {
      case .selection, .content: controller.contentDidChange()
      case .shape: controller.setNeedsLayout()
      case .days: break
      case .selected(let day): controller.didSelect(day)
      case .activated(let occurrence): controller.didActivate(occurrence)
      }
    }
  }

  deinit {
    calendar.observer = nil
    ownEvents.controller = nil
  }

  // MARK: - For subclasses

  /// Returns the events that touch a day. Called while the calendar has neither a timeline nor a data source, as
  /// ``CalendarDataSource`` would be. The base class returns no events.
  open func events(on day: DayNumber) -> [Event] { [] }

  /// Called when a day was selected, before the delegate is told. The base class does nothing.
  open func didSelect(_ day: DayNumber) {}

  /// Called when an event was activated in the calendar or the table, before the delegate is told. The base class does
  /// nothing.
  open func didActivate(_ occurrence: Occurrence) {}

  // MARK: - Content

  /// The title; if it is empty, the word for a calendar in the configuration's language.
  public final var shownTitle: String { title.utf8.isEmpty ? texts.phrases.calendar : title }

  /// The day whose events the table lists: the selected day, or today if no day is selected.
  public final var listedDay: DayNumber { calendar.state.selectedDay ?? calendar.configuration.today }

  /// The events of the listed day in table order: all-day events first, then by time.
  public final var events: [Occurrence] {
    updateRows()
    return rows.compactMap { $0.event?.occurrence }
  }

  /// Returns the layer behind the image at the end of an event's row, 28 points wide and high, such as a color, an
  /// outline of the palette, or a ring. An event without an image shows only the layer. Called whenever a row is
  /// configured. The base class returns `nil`.
  open func imageLayer(for event: EventContext) -> Layer? { nil }

  /// Replaces the configuration. The preset still overrides its properties.
  public final func update(configuration: CalendarConfiguration) {
    baseConfiguration = configuration
    let adapted = Self.adapt(configuration, preset, hasToolbar: showsToolbar)
    texts = CalendarTexts(adapted)
    calendar.update(configuration: adapted)
    shownDay = nil
    contentDidChange()
  }

  /// Queries the data source or the timeline again and updates the views.
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
      // The table shows the presented period.
      adapted.selectsPresentedPeriod = true
    }
    if hasToolbar { adapted.headerControls.subtract([.today, .levels]) }
    return adapted
  }

  // MARK: - Parts

  /// Lays out the calendar, the table, and the toolbar. Overrides call `super`.
  open override func layoutSubviews() {
    accessibility.label = shownTitle
    layer = Layer(fill: .role(CalendarRole.background))
    let bar = showsToolbar ? min(CalendarToolbar.height, frame.height) : 0
    let room = frame.height - bar
    let width = calendarWidth(room)
    let height = calendarHeight(width, room)
    calendar.frame = Rect(x: ((frame.width - width) / 2).rounded(), y: 0, width: width, height: height)
    list?.frame = Rect(x: 0, y: height, width: frame.width, height: max(0, room - height))
    shadow.frame = Rect(x: 0, y: height, width: frame.width, height: min(ShadowView.depth, max(0, room - height)))
    toolbar?.frame = Rect(x: 0, y: room, width: frame.width, height: bar)
    toolbar?.isHidden = !showsToolbar
    toolbar?.update(calendar)
    showRows()
  }

  /// Returns the largest width, up to the width of the view, at which a six-week month leaves some table rows in view.
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
    // If the preferred height covered only the title bar, the level would have no height and would not be laid
    // out.
    let least = calendar.configuration.level(level).period == .days(1) ? 1.0 : 0
    return min(preferred.map { $0 + least } ?? (room / 2).rounded(), room)
  }

  private func contentDidChange() {
    areRowsStale = true
    isTableStale = true
    setNeedsLayout()
  }

  private func perform(_ action: CalendarAction) {
    calendar.send(action)
    // Within the same month, today may differ from the selected day.
    if case .showToday = action { calendar.send(.select(calendar.configuration.today)) }
  }

  /// Activates the event of a pressed row.
  private func activate(_ item: PanelItem, _ view: View?) {
    guard case .event(let row) = item, let event = row.event else { return }
    calendar.activate(event.occurrence, from: view)
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
        .note(NoteRow(index: 0, text: "")), .note(NoteRow(index: 1, text: texts.phrases.noEventsOfDay)),
      ]
    }
    list?.accessibility.label = texts.date.fullDate(day)
    list?.show([PanelSection(key: 0, items: items)], keepsPosition: shownDay == day)
    shownDay = day
  }
}
