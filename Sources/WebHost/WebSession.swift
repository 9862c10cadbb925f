import Almanac

/// One calendar element: its window, its events, and what the page is told. JavaScript reaches it through the functions
/// of Exports.swift; each setter is one of them, which makes the file long.
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
  private var panel: Int32 = 0
  private var theme = PageTheme.standard
  private let program: WebProgram
  /// `nil` without a server.
  private var windows: EventWindows?
  /// Answers about days beyond the view, which are read slice by slice, one after the other.
  private var unread: [Unread] = []
  /// How many of the latest frames had no time for a slice.
  private var framesWithoutReading = 0
  /// The days in view, since the first frame.
  private var shownDays: Range<DayNumber>?
  private var screen: Screen?
  /// The day that was today when the content was last told.
  private var shownToday: DayNumber?

  /// What there is between `start` and `close`.
  private struct Screen {
    var host: BrowserHost
    var window: Window
    var content: PageContent
  }

  private struct Unread {
    var number: Int
    var days: Range<DayNumber>
    var answer: AnswerReader
  }

  init(port: any WebPort, program: WebProgram = .standard) {
    self.port = port
    self.program = program
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
    port.tell(
      .locale,
      [locale.isRightToLeft && program.isTranslated ? "1" : "0", Phrases.forLanguage(of: locale.identifier).close])
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
    if screen != nil { calendar?.send(.show(day, animated: true)) } else { initialDay = day }
    return true
  }

  /// Selects an ISO date; an empty text clears the selection. Returns whether it is one or the other.
  func select(_ text: String) -> Bool {
    if text.utf8.isEmpty {
      calendar?.send(.clearSelection)
      return true
    }
    guard let day = Self.day(text) else { return false }
    calendar?.send(.select(day))
    return true
  }

  /// Goes to the level of that number, if there is one; before `start`, the one to begin with.
  func setLevel(_ number: Int32) {
    guard let level = ZoomLevel(rawValue: UInt8(truncatingIfNeeded: number)) else { return }
    initialLevel = level
    calendar?.send(.setLevel(level, around: nil, animated: true))
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

  /// Whether there is a panel, and whether it stands open, by the number of a `PanelMode`; in a program that has one.
  func setPanel(_ number: Int32) {
    panel = number
    screen?.content.setPanel(number)
  }

  /// Shows everything in the built-in style of that number, if there is one.
  func setTheme(_ number: Int32) {
    guard let theme = PageTheme(rawValue: number), theme != self.theme else { return }
    self.theme = theme
    configure()
    guard let screen else { return }
    screen.content.setTheme(theme)
    // Others ask for their palette by themselves.
    if calendar != nil { screen.host.show(screen.content.palette) }
  }

  /// Motion is replaced by jumps from now on, or no longer.
  func setReducedMotion(_ reduces: Bool) { screen?.window.reducesMotion = reduces }

  /// From now on events come from a server, in windows, or no longer. `expected` are days that the page has asked for
  /// already; their answer has the number `EventWindows.expectedNumber`.
  func setServer(_ isThere: Bool, expected: Range<DayNumber>? = nil) {
    var windows = EventWindows()
    if let expected { windows.expect(expected) }
    self.windows = isThere ? windows : nil
    // What another server answered means nothing any more.
    unread = []
    updateMessage()
    fetch()
  }

  /// Takes the time, in seconds since 1970. Returns how many seconds the minute or the day still lasts.
  func setClock(_ seconds: Double) -> Double {
    let limit = 1e12
    now = Int64(min(max(seconds, -limit), limit))
    if shownToday != today { configure() }
    calendar?.setNow(shownNow)
    let zone = timeline.displayZone
    let day = zone.localDateTime(at: Instant(seconds: now)).day
    return Double(min(max(zone.startOfDay(day + 1).seconds - now, 1), 60 - (now % 60 + 60) % 60))
  }

  // MARK: - Life

  /// Puts the calendar on the page. Before it, only the surroundings may be set.
  func start(size: Size, scale: Double, reducesMotion: Bool) {
    guard screen == nil else { return }
    let parts = PageParts(timeline: timeline, loader: loader) { [unowned(unsafe) self] in screen?.host.show($0) }
    let content = program.makeContent(configuration, theme, parts)
    content.setPanel(panel)
    content.calendar?.delegate = self
    let host = BrowserHost(port: port, scale: scale, palette: content.palette)
    let window = Window(root: content.view, host: host, size: size)
    window.reducesMotion = reducesMotion
    window.anomalyHandler = { [port] sentence in port.tell(.anomaly, [sentence]) }
    screen = Screen(host: host, window: window, content: content)
    shownToday = today
    updateMessage()
  }

  func resize(_ size: Size, scale: Double) {
    guard let screen else { return }
    screen.host.scale = scale
    screen.window.send(.resize(size))
    screen.content.view.setNeedsLayout()
  }

  func tick(now: Double) {
    screen?.window.tick(now: now)
    readOn()
  }

  /// Takes the calendar off the page.
  func close() {
    screen?.window.close()
    screen = nil
    shownDays = nil
  }

  /// Does once, where nobody sees it, what takes longer the first time: to be called again and again while there is
  /// nothing else to do, until it returns that there is no more.
  func rehearse() -> Bool { calendar?.rehearse() ?? false }

  // MARK: - Input

  /// Returns whether the calendar used it.
  func send(_ event: InputEvent) -> Bool { screen?.window.send(event) ?? false }

  func perform(_ action: CalendarAction) { calendar?.send(action) }

  /// Shows a file; the page hears how it went.
  func load(_ bytes: [UInt8], name: String, replacesAll: Bool) -> Bool {
    readUnread { _ in true }
    let report = loader.load(file: bytes, name: name, replacesAll: replacesAll)
    updateMessage()
    port.tell(.report, report.fields(DateText(locale: locale)))
    return report.isRead
  }

  /// Takes the answer to a `fetch` of that number; `nil` if none came. Days in view have their events when this returns,
  /// others after some more frames.
  func receive(_ bytes: [UInt8]?, number: Int) {
    guard let windows else { return }
    if let bytes, screen != nil, let days = windows.daysBeyondView(ofAnswer: number),
      shownDays?.overlaps(days) != true
    {
      unread.append(Unread(number: number, days: days, answer: AnswerReader(bytes)))
      port.requestFrame()
      return
    }
    // Two answers must not give one number to different calendars.
    readUnread { [loader] in $0.answer.addsCalendar(to: loader) }
    end(number, eventCount: bytes.flatMap { loader.load(window: $0) })
  }

  /// Goes on with an answer by a slice, unless the frame had much to do; but not for long.
  private func readOn() {
    guard !unread.isEmpty, let screen else { return }
    if screen.host.sentWords > WebSession.manyWords, framesWithoutReading < WebSession.mostFramesWithoutReading {
      framesWithoutReading += 1
    } else {
      framesWithoutReading = 0
      let first = unread[0]
      let progress = first.answer.advance(in: loader)
      if progress != .goesOn {
        unread.removeFirst()
        end(first.number, progress)
      }
    }
    screen.host.sentWords = 0
    if !unread.isEmpty { port.requestFrame() }
  }

  /// A frame that sends more of them brought in a row of days, or more than that.
  private static let manyWords = 256
  private static let mostFramesWithoutReading = 3

  /// Reads all that is left of some answers, at once.
  private func readUnread(where isWanted: (Unread) -> Bool) {
    let wanted = unread.filter(isWanted)
    guard !wanted.isEmpty else { return }
    unread.removeAll(where: isWanted)
    for each in wanted { end(each.number, each.answer.finish(in: loader)) }
  }

  private func end(_ number: Int, _ progress: AnswerReader.Progress) {
    if case .isDone(let count) = progress { end(number, eventCount: count) } else { end(number, eventCount: nil) }
  }

  /// An answer was read, or is none.
  private func end(_ number: Int, eventCount: Int?) {
    if let eventCount {
      windows?.finish(number, eventCount: eventCount)
      fetch()
    } else {
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

  /// What the calls of the page are about; `nil` before `start`, and where there is not one calendar.
  private var calendar: CalendarView? { screen?.content.calendar }

  /// What the page has said so far.
  private var configuration: CalendarConfiguration {
    var configuration = CalendarConfiguration(
      calendar: calendarSystem, locale: locale, today: today, style: theme.style, initialDay: initialDay,
      initialLevel: initialLevel)
    configuration.now = shownNow
    configuration.loadsRemoteImages = loadsRemoteImages
    configuration.month = months
    configuration.visibleWeekdays = weekdays
    // Pages are turned one by one.
    configuration.scrollPolicy = months.arrangement == .endless ? .continuous : .paged
    return configuration
  }

  private func configure() {
    guard let screen else { return }
    shownToday = today
    screen.content.update(configuration: configuration)
    updateMessage()
  }

  private func updateMessage() {
    let phrases = Phrases.forLanguage(of: locale.identifier)
    let isEmpty = loader.store.eventCount == 0
    calendar?.message =
      isEmpty && windows == nil ? phrases.noEvents + " · " + phrases.dropHint : ""
  }

  /// Asks for what is missing in view and around it.
  private func fetch() {
    guard let shownDays else { return }
    for stretch in windows?.request(around: shownDays) ?? [] {
      let days = stretch.days
      port.tell(
        .fetch,
        [
          ISODate.format(days.lowerBound), ISODate.format(days.upperBound), decimal(stretch.number),
          stretch.isInView ? "1" : "0",
        ])
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
    shownDays = days
    // Now somebody waits for them.
    readUnread { $0.days.overlaps(days) }
    fetch()
  }
}
