import Almanac

/// One calendar element: its window, its events, and what the page is told. JavaScript reaches it through the functions
/// of Exports.swift.
final class WebSession {
  private let port: any WebPort
  private let loader: EventLoader
  private let zones: BrowserZones
  private let timeline: EventTimeline
  private var locale = LocaleInfo.english
  private var calendarSystem: any CalendarSystem = GregorianCalendar.shared
  /// The day that the page declares to be today; `nil` to go by the clock.
  private var declaredToday: DayNumber?
  /// Seconds of the latest clock reading.
  private var now: Int64 = 0
  private var initialDay: DayNumber?
  private var initialLevel = ZoomLevel.month
  private var months = MonthOptions()
  private var loadsRemoteImages = false
  private var weekdays = WeekdaySet.all
  private var panelMode = PanelMode.none
  /// `nil` without a server.
  private var windows: EventWindows?
  private var screen: Screen?

  /// What there is between `start` and `close`.
  private struct Screen {
    var host: BrowserHost
    var window: Window
    var calendar: CalendarView
    /// The calendar with its panel.
    var view: CalendarScreen
  }

  init(port: any WebPort) {
    self.port = port
    zones = BrowserZones(port: port)
    loader = EventLoader(zones: zones)
    timeline = EventTimeline(store: loader.store, displayZone: .utc, zones: loader.zones)
  }

  // MARK: - Surroundings

  /// Takes names and formats in the form of `LocaleInfo.decode`. Returns whether they could be read.
  func setLocale(_ text: String) -> Bool {
    let lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    do throws(LocaleDecodeError) { locale = try LocaleInfo.decode(lines: lines) } catch { return false }
    port.tell(.locale, [locale.isRightToLeft ? "1" : "0", Phrases.forLanguage(of: locale.identifier).close])
    configure()
    return true
  }

  /// Shows the months and dates of the calendar system of that name; the words for them come with `setLocale`. Returns
  /// whether there is one; otherwise nothing changes.
  func setCalendar(_ name: String) -> Bool {
    guard let identifier = CalendarIdentifier(name: name), let system = CalendarCatalog.system(for: identifier) else {
      return false
    }
    calendarSystem = system
    configure()
    return true
  }

  /// Shows times in the zone of that name. Returns whether the browser knows it; otherwise nothing changes.
  func setZone(_ identifier: String) -> Bool {
    guard let rules = zones.rules(for: identifier) else { return false }
    timeline.setDisplayZone(rules)
    configure()
    return true
  }

  /// Declares a day, as an ISO date, to be today; an empty text goes by the clock again. Returns whether it is a date.
  func setToday(_ text: String) -> Bool {
    guard let day = Self.day(text) else {
      guard text.utf8.isEmpty else { return false }
      declaredToday = nil
      configure()
      return true
    }
    declaredToday = day
    configure()
    return true
  }

  /// Shows the month of an ISO date. Returns whether it is one.
  func show(_ text: String) -> Bool {
    guard let day = Self.day(text) else { return false }
    if let screen { screen.calendar.send(.show(day, animated: true)) } else { initialDay = day }
    return true
  }

  /// Selects an ISO date; an empty text clears the selection. Returns whether it is one or the other.
  func select(_ text: String) -> Bool {
    if text.utf8.isEmpty {
      screen?.calendar.send(.clearSelection)
      return true
    }
    guard let day = Self.day(text) else { return false }
    screen?.calendar.send(.select(day))
    return true
  }

  /// Goes to the level of that number, if there is one; before `start`, the one to begin with.
  func setLevel(_ number: Int32) {
    guard let level = ZoomLevel(rawValue: UInt8(truncatingIfNeeded: number)) else { return }
    initialLevel = level
    screen?.calendar.send(.setLevel(level, around: nil, animated: true))
  }

  /// Lays months out that way.
  func setMonths(_ options: MonthOptions, weekdays: WeekdaySet) {
    months = options
    self.weekdays = weekdays
    configure()
  }

  /// Whether images that are addresses are loaded.
  func setRemoteImages(_ areLoaded: Bool) {
    loadsRemoteImages = areLoaded
    configure()
  }

  /// Whether there is a panel, and whether it stands open, by the number of a `PanelMode`.
  func setPanel(_ number: Int32) {
    panelMode = PanelMode(rawValue: number) ?? .none
    screen?.view.panelMode = panelMode
  }

  /// Motion is replaced by jumps from now on, or no longer.
  func setReducedMotion(_ reduces: Bool) { screen?.window.reducesMotion = reduces }

  /// From now on events come from a server, in windows, or no longer.
  func setServer(_ isThere: Bool) {
    windows = isThere ? EventWindows() : nil
    updateMessage()
    if let screen { fetch(around: screen.calendar.visibleDays) }
  }

  /// Takes the time, in seconds since 1970. Returns how many seconds the minute or the day still lasts.
  func setClock(_ seconds: Double) -> Double {
    let limit = 1e12
    now = Int64(min(max(seconds, -limit), limit))
    if screen?.calendar.configuration.today != today { configure() }
    screen?.calendar.setNow(shownNow)
    let zone = timeline.displayZone
    let day = zone.localDateTime(at: Instant(seconds: now)).day
    return Double(min(max(zone.startOfDay(day + 1).seconds - now, 1), 60 - (now % 60 + 60) % 60))
  }

  // MARK: - Life

  /// Puts the calendar on the page. Before it, only the surroundings may be set.
  func start(size: Size, scale: Double, reducesMotion: Bool) {
    guard screen == nil else { return }
    var configuration = CalendarConfiguration(
      calendar: calendarSystem, locale: locale, today: today, initialDay: initialDay, initialLevel: initialLevel)
    configuration.now = shownNow
    configuration.month = months
    configuration.loadsRemoteImages = loadsRemoteImages
    configuration.visibleWeekdays = weekdays
    configuration.scrollPolicy = scrollPolicy
    let palette = configuration.style.palette
    port.tell(.palette, [String(decoding: LayerStyleSheet(palette: palette).properties, as: UTF8.self)])
    let host = BrowserHost(port: port, scale: scale, palette: palette)
    let calendar = CalendarView(configuration: configuration)
    let view = CalendarScreen(
      calendar: calendar, timeline: timeline, store: loader.store, source: loader.store, zones: loader.zones,
      panelMode: panelMode)
    calendar.delegate = self
    let window = Window(root: view, host: host, size: size)
    window.reducesMotion = reducesMotion
    window.anomalyHandler = { [port] sentence in port.tell(.anomaly, [sentence]) }
    screen = Screen(host: host, window: window, calendar: calendar, view: view)
    updateMessage()
  }

  func resize(_ size: Size, scale: Double) {
    guard let screen else { return }
    screen.host.scale = scale
    screen.window.send(.resize(size))
    screen.calendar.setNeedsLayout()
  }

  func tick(now: Double) { screen?.window.tick(now: now) }

  /// Takes the calendar off the page.
  func close() {
    screen?.window.close()
    screen = nil
  }

  // MARK: - Input

  /// Returns whether the calendar used it.
  func send(_ event: InputEvent) -> Bool { screen?.window.send(event) ?? false }

  func perform(_ action: CalendarAction) { screen?.calendar.send(action) }

  /// Shows a file; the page hears how it went.
  func load(_ bytes: [UInt8], name: String, replacesAll: Bool) -> Bool {
    let report = loader.load(file: bytes, name: name, replacesAll: replacesAll)
    updateMessage()
    port.tell(.report, report.fields(DateText(locale: locale)))
    return report.isRead
  }

  /// Takes the answer to a `fetch` of that number; `nil` if none came.
  func receive(_ bytes: [UInt8]?, number: Int) {
    if windows != nil, bytes.map({ loader.load(window: $0) }) != true {
      windows?.fail(number)
      port.tell(.notice, ["1", Phrases.forLanguage(of: locale.identifier).unreachable])
    }
    updateMessage()
  }

  // MARK: - Parts

  private var today: DayNumber {
    declaredToday ?? timeline.displayZone.localDateTime(at: Instant(seconds: now)).day
  }

  /// Where the now line is; a day that is only declared to be today has no time.
  private var shownNow: Instant? { declaredToday == nil ? Instant(seconds: now) : nil }

  /// Pages are turned one by one.
  private var scrollPolicy: ScrollPolicy { months.arrangement == .endless ? .continuous : .paged }

  private func configure() {
    guard let screen else { return }
    var configuration = screen.calendar.configuration
    configuration.calendar = calendarSystem
    configuration.locale = locale
    configuration.today = today
    configuration.now = shownNow
    configuration.loadsRemoteImages = loadsRemoteImages
    configuration.month = months
    configuration.visibleWeekdays = weekdays
    configuration.scrollPolicy = scrollPolicy
    screen.view.update(configuration: configuration)
    updateMessage()
  }

  private func updateMessage() {
    let phrases = Phrases.forLanguage(of: locale.identifier)
    let isEmpty = loader.store.eventCount == 0
    screen?.calendar.message =
      isEmpty && windows == nil ? phrases.noEvents + " · " + phrases.dropHint : ""
  }

  private func fetch(around days: Range<DayNumber>) {
    for number in windows?.request(around: days) ?? [] {
      let days = EventWindows.days(of: number)
      port.tell(.fetch, [ISODate.format(days.lowerBound), ISODate.format(days.upperBound), decimal(number)])
    }
  }

  private static func day(_ text: String) -> DayNumber? { try? ISODate.parse(text) }
}

extension WebSession: CalendarViewDelegate {
  func calendarView(_ view: CalendarView, didChange selection: DaySelection) {
    port.tell(.select, [selection.first.map { ISODate.format($0) } ?? ""])
  }

  func calendarView(_ view: CalendarView, didActivate occurrence: Occurrence) {
    guard let event = timeline.event(occurrence.id.event)?.event else { return }
    let start = OffsetText.text(occurrence.start, occurrence.firstDay, occurrence, timeline.displayZone)
    let end = OffsetText.text(occurrence.end, occurrence.lastDay + 1, occurrence, timeline.displayZone)
    port.tell(
      .activate,
      [
        event.uid, event.summary, start, end, occurrence.isAllDay ? "1" : "0",
        timeline.calendar(event.calendar)?.name ?? "",
      ])
  }

  func calendarView(_ view: CalendarView, didZoomTo level: ZoomLevel) {
    port.tell(.level, [decimal(Int(level.rawValue))])
  }

  func calendarView(_ view: CalendarView, didShow days: Range<DayNumber>) {
    port.tell(.visible, [ISODate.format(days.lowerBound), ISODate.format(days.upperBound)])
    fetch(around: days)
  }
}
