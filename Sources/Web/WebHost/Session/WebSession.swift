import Almanac

/// One calendar element: its window, its events, and its reports to the page.
///
/// JavaScript calls it through the functions in the folder Exports. Settings can change at any time; frames and input
/// take effect only between `start` and `close`.
final class WebSession {
  let port: any WebPort
  let program: WebProgram
  let settings = PageSettings()
  let zones: BrowserZones
  let timeline: EventTimeline
  let answers: AnswerQueue
  let loader: EventLoader
  /// Whether the system setting for reduced motion is on.
  var reducesMotion = false
  /// The visible parts, between `start` and `close`.
  private(set) var screen: Screen?
  /// Whether the page prevented the details of the last activated event.
  var isActivationPrevented = false
  /// The location of the last press, in points of the window.
  var pressed: Point?
  /// The day that counted as today when the content was last configured.
  private(set) var shownToday: DayNumber?

  /// A window with its host and its content.
  struct Screen {
    var host: BrowserHost
    var window: Window
    var content: PageContent
  }

  init(port: any WebPort, program: WebProgram = .standard) {
    self.port = port
    self.program = program
    zones = BrowserZones(port: port)
    loader = EventLoader(zones: zones)
    timeline = EventTimeline(store: loader.store, displayZone: .utc, zones: loader.zones)
    settings.decorator.events = (timeline, loader)
    answers = AnswerQueue(port: port, loader: loader)
    timeline.willExpand = { [port] in port.noteSeries($0, $1) }
    loader.onFailure = callback(to: self) { $0.storeDidFail($1) }
  }

  /// The calendar to which calls of the page apply; `nil` before `start`, and unless there is exactly one.
  var calendar: CalendarView? { screen?.content.calendar }

  /// The day that is shown as today.
  var today: DayNumber { settings.today(in: timeline.displayZone) }

  // MARK: - Life

  /// Starts the calendar on the page.
  func start(size: Size, scale: Double, reducesMotion: Bool) {
    guard screen == nil else { return }
    let parts = PageParts(
      timeline: timeline, loader: loader, port: port, settings: settings,
      showPalette: callback(to: self) { $0.screen?.host.show($1) },
      keepPreferences: { [port] in port.post(.calendars, $0.map { ($0.isShown ? "+" : "-") + $0.name }) })
    let content = program.makeContent(settings.configuration(in: timeline.displayZone), settings.values.theme, parts)
    content.setPanel(settings.values.panel)
    content.setPreferences(settings.preferences)
    content.setEditing(settings)
    content.calendar?.delegate = self
    if !settings.decorator.isEmpty { content.calendar?.decorator = settings.decorator }
    let host = BrowserHost(port: port, scale: scale, palette: content.palette)
    let window = Window(root: content.view, host: host, size: size)
    self.reducesMotion = reducesMotion
    window.reducesMotion = reducesMotion || settings.values.reducesMotion
    window.anomalyHandler = { [port] sentence in port.post(.anomaly, [sentence]) }
    screen = Screen(host: host, window: window, content: content)
    shownToday = today
    showSelection()
    showMotions()
    showHours(topTime: settings.options.isSet(.topTime), zoom: settings.options.isSet(.hourZoom))
    updateMessage()
  }

  func resize(_ size: Size, scale: Double) {
    guard let screen else { return }
    screen.host.scale = scale
    screen.window.send(.resize(size))
    screen.content.view.setNeedsLayout()
  }

  /// Runs a frame, then reads a slice of the answers about days out of view.
  func tick(now: Double) {
    guard let screen else { return }
    screen.window.tick(now: now)
    answers.continueReading(after: screen.host)
  }

  /// Removes the calendar from the page.
  func close() {
    screen?.window.close()
    screen = nil
    answers.show(nil)
  }

  /// Shows some series once, or all, because an engine before this one failed at them.
  func showOnce(_ uids: [String], andAll areAll: Bool) { timeline.showOnce(uids, andAll: areAll) }

  /// Runs code out of view that takes longer the first time. Called again and again while the page has nothing else to
  /// do. Returns whether there is more to do.
  func rehearse() -> Bool { calendar?.rehearse() ?? false }

  // MARK: - Input

  /// Whether the engine owns the current press.
  var isPressClaimed: Bool { screen?.window.isPressClaimed == true }

  /// Sends an event to the window. Returns whether it was handled.
  func send(_ event: InputEvent) -> Bool { screen?.window.send(event) ?? false }

  func perform(_ action: CalendarAction) { calendar?.send(action) }

  /// Shows a file and reports the result to the page. Returns whether it is a calendar.
  func load(_ bytes: [UInt8], name: String, replacesAll: Bool) -> Bool {
    answers.readAll()
    let report = loader.load(file: bytes, name: name, replacesAll: replacesAll)
    updateMessage()
    port.post(.report, report.fields(DateText(locale: settings.locale)))
    return report.isRead
  }

  // MARK: - Updates

  /// Applies changed settings to the content.
  func configure() {
    guard let screen else { return }
    shownToday = today
    screen.content.update(configuration: settings.configuration(in: timeline.displayZone))
    updateMessage()
  }

  /// Shows that the store rejected a change of the page or its server, and reports the details to the page.
  private func storeDidFail(_ failure: LoadReport.Failure) {
    var report = LoadReport(name: "")
    report.failure = failure
    port.post(.anomaly, [report.message])
    screen?.content.showNotice(report.sentence(DateText(locale: settings.locale)))
  }

  /// Shows a hint in an empty calendar without a server.
  func updateMessage() {
    let isEmpty = loader.store.eventCount == 0 && !loader.hasServer
    let phrases = settings.phrases
    let empty = settings.values.acceptsDrops ? phrases.noEvents + " · " + phrases.dropHint : phrases.noEvents
    calendar?.message = isEmpty ? settings.values.message ?? empty : ""
  }
}
