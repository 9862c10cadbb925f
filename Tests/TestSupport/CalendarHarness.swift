public import Almanac

/// A calendar in a window without a screen, for tests that tap, press keys, scroll, and let time pass.
public final class CalendarHarness {
  /// The store of the events.
  public let store: MemoryEventStore
  /// The timeline of the calendar.
  public let timeline: EventTimeline
  /// The host of the window.
  public let host: TestHost
  /// The tree that follows the mutations of the window.
  public let mirror = MirrorTree()
  /// The mutations committed since a test last emptied the list.
  public var mutations: [Mutation] = []
  /// The requests made since a test last emptied the list.
  public var requests: [HostRequest] = []
  /// The calendar under test.
  public let view: CalendarView
  /// The window whose root the calendar is.
  public let window: Window
  /// The time of the window's clock, in seconds.
  public private(set) var now = 0.0

  /// Creates a calendar in a window.
  ///
  /// - Parameters:
  ///   - state: the first state of the calendar; that of its initial day if `nil`.
  ///   - zone: the display zone.
  public init(
    configuration: CalendarConfiguration, state: CalendarState? = nil,
    store: MemoryEventStore = CalendarHarness.emptyStore(), size: Size = Size(width: 1050, height: 700),
    scale: Double = 1, capabilities: HostCapabilities = [], zone: ZoneRules = .utc
  ) {
    self.store = store
    timeline = EventTimeline(store: store, displayZone: zone, zones: FixedZoneProvider([]))
    host = TestHost(capabilities: capabilities, scale: scale)
    view =
      state.map { CalendarView(configuration: configuration, state: $0) }
      ?? CalendarView(configuration: configuration)
    view.timeline = timeline
    window = Window(root: view, host: host, size: size)
    host.onCommit = { [unowned self] frame in
      mutations += frame.mutations
      mirror.apply(frame.mutations)
    }
    host.onRequest = { [unowned self] in requests.append($0) }
  }

  /// Returns an empty store with calendar 1.
  public static func emptyStore() -> MemoryEventStore {
    MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "Home", color: .named(.blue))])
  }

  /// Whether the window requested a frame since the last one.
  public var wantsFrame: Bool { host.wantsFrame }

  /// Lets time pass, a sixtieth of a second unless said otherwise, with a frame at its end.
  public func tick(after seconds: Double = ViewHarness.frameInterval) {
    now += seconds
    host.wantsFrame = false
    window.tick(now: now)
  }

  /// Lets time pass until nothing moves, for 600 frames at most. Returns whether motion ended.
  ///
  /// - Parameter interval: the time between frames, in seconds.
  @discardableResult
  public func settle(interval: Double = ViewHarness.frameInterval) -> Bool {
    for _ in 0..<600 {
      tick(after: interval)
      if !host.wantsFrame { return true }
    }
    return false
  }

  /// Presses a key.
  public func key(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) {
    window.send(.key(KeyEvent(key, modifiers: modifiers)))
  }

  /// Scrolls the canvas as a host that scrolls by itself does.
  public func hostScroll(by distance: Double, ends: Bool) {
    guard let canvas else { return }
    let y = min(max(0, canvas.contentOffset.y + distance), canvas.contentSize.height - canvas.frame.height)
    mirror.scrolledByHost(canvas.id, to: Point(x: 0, y: y))
    window.send(.scrolled(canvas.id, to: Point(x: 0, y: y)))
    if ends { window.send(.scrollEnded(canvas.id)) }
  }

  /// Taps a point of the window.
  public func tap(_ point: Point) {
    window.send(.pointer(PointerEvent(phase: .down, location: point, time: now)))
    window.send(.pointer(PointerEvent(phase: .up, location: point, time: now)))
  }

  /// Taps the lower part of a visible day's cell, where a free day has no bar.
  public func tap(day: DayNumber) {
    guard let cell = cell(day) else { return }
    let frame = cell.frameInWindow
    tap(Point(x: frame.midX, y: frame.maxY - 3))
  }

  /// Returns the cell of a day, in view or kept for the keyboard.
  public func cell(_ day: DayNumber) -> DayCell? { shownViews(DayCell.self).first { $0.context?.day == day } }

  /// Returns the bars of an event, from the first day on.
  public func bars(_ uid: String) -> [EventBar] {
    shownViews(EventBar.self).filter { $0.context?.uid == uid }
      .sorted { a, b in
        let (a, b) = (a.frameInWindow, b.frameInWindow)
        return a.minY == b.minY ? a.minX < b.minX : a.minY < b.minY
      }
  }

  /// Returns all views of a class that are not hidden and have no hidden ancestor.
  public func shownViews<Kind: View>(_ kind: Kind.Type) -> [Kind] {
    var result: [Kind] = []
    func visit(_ view: View) {
      guard !view.isHidden else { return }
      if let found = view as? Kind { result.append(found) }
      for child in view.subviews { visit(child) }
    }
    visit(view)
    return result
  }

  /// The number of views, hidden or not.
  public var viewCount: Int {
    func count(_ view: View) -> Int { view.subviews.reduce(1) { $0 + count($1) } }
    return count(view)
  }

  /// Whether an animation scrolls.
  public var isScrolling: Bool { shownViews(ScrollView.self).contains { window.isAnimating($0) } }

  /// The scrolling view of the level shown.
  public var canvas: ScrollView? { shownViews(ScrollView.self).first }

  /// Returns a rectangle without the rounding errors of its position.
  private static func round(_ rect: Rect) -> Rect {
    func part(_ value: Double) -> Double { (value * 64).rounded() / 64 }
    let (x, y) = (part(rect.minX), part(rect.minY))
    return Rect(x: x, y: y, width: part(rect.maxX) - x, height: part(rect.maxY) - y)
  }

  /// Returns an item without the rounding errors of its position; `nil` if only those bring it into view.
  private static func rounded(_ item: DisplayItem) -> DisplayItem? {
    var item = item
    let wasEmpty = item.frame.isEmpty
    item.frame = round(item.frame)
    item.clip = item.clip.map(round)
    guard let clip = item.clip, !wasEmpty else { return item }
    // A view as long as endless content lies where scrolling began; only its visible part counts.
    if item.frame.width > 1_000_000 { item.frame = item.frame.intersection(clip) }
    return item.frame.intersects(clip) ? item : nil
  }

  /// The visible, spoken and focusable content as text, in which the order of siblings and the numbers of views do not
  /// count.
  public var scene: String {
    var lines = SceneDump.text(
      DisplayList(items: window.displayList().items.compactMap(Self.rounded)), palette: .standard)
    for element in view.elements() {
      lines += "\(element.role.ariaName) \(element.name) \(element.states.names) \(element.day?.rawValue ?? 0)"
      lines += " \(element.event ?? "-") \(element.lane ?? -1)\n"
    }
    var owners: [String] = []
    for cell in shownViews(DayCell.self) where !cell.accessibility.owned.isEmpty {
      let (frame, room) = (Self.round(cell.frameInWindow), Self.round(view.frameInWindow))
      guard frame.intersects(room), let day = cell.context?.day else { continue }
      let owned = cell.accessibility.owned.map { window.view($0)?.accessibility.label ?? "?" }
      owners.append("\(day.rawValue) owns \(owned)\n")
    }
    lines += owners.sorted().joined()
    let stops = shownViews(DayCell.self).filter { $0.isTabStop }.map { "\($0.context?.day.rawValue ?? 0)" }
    return lines + "tab stops \(stops)\ntitle \(view.title)\nshows \(view.visibleDays)\n"
  }
}
