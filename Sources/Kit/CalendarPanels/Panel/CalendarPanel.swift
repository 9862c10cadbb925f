import Basics
import CalendarSystems
import CalendarText
public import CalendarViews
public import Events
public import Geometry
public import TimeZones
public import ViewKit

/// The panel beside a calendar: a search field above a small month, the list of calendars, and the events of the selected
/// day, or above search results.
///
/// The timeline hides calendars that are switched off in the list. A search reads the store in slices, one per frame,
/// so it works with stores of any size. ``CalendarScreen`` creates a panel and places it beside its calendar.
public final class CalendarPanel: View {
  /// The search field. While it is empty, the panel shows calendars and events.
  public let field = TextField()

  /// The order in which calendars are listed. Calendars that are not in it follow in the store's order. Users change it
  /// by dragging a calendar, or with Option (Alt) and an arrow key.
  public var calendarOrder: [CalendarID] = [] {
    didSet { if calendarOrder != oldValue { contentDidChange() } }
  }
  /// Called after the user hid, showed, or moved a calendar. Released when the window closes.
  public var onPreferencesChange: (() -> Void)?
  /// The preferences that were set, and the calendars to which they were applied, with the index of their preference.
  var remembered: [CalendarPreference] = []
  var preferred: [(id: CalendarID, rank: Int)] = []

  let calendar: CalendarView
  /// Closes the panel if it lies over the calendar; otherwise `nil`.
  var onClose: (() -> Void)? { didSet { setNeedsLayout() } }

  /// Called after the calendar moved, or its selection or level changed.
  var onMove: (() -> Void)?

  let store: any EventStore
  private let source: any EventScanning
  private let zones: any ZoneProvider
  private var token: ObservationToken?

  let closeButton = PanelButton()
  /// The month that follows the calendar and leads it.
  package let month: SmallMonthView
  let calendarsTitle = View()
  /// The button that creates a calendar, and the menu buttons on the rows of calendars.
  let newButton = PanelButton()
  var menuButtons: [PanelButton] = []
  /// The calendar and the title of each menu, in list order; `nil` for a calendar without a menu.
  var menus: [(id: CalendarID, title: String)?] = []
  /// The popovers about calendars. The layer lies above everything else.
  let popovers = PopoverLayer()
  /// The popover that is shown, and the closure that tells its owner that it was closed.
  var shownPopover: (content: PopoverContent, onClose: () -> Void)?
  let dayTitle = View()
  /// The number of search results, for assistive technology.
  let status = View()
  var calendarList: PanelList?
  var dayList: PanelList?
  var resultList: PanelList?

  var texts: CalendarTexts
  private var search: EventSearch?
  /// Whether the search results are already shown.
  private var isSearchShown = true
  private var shownDay: DayNumber?
  private var isStale = true
  private var isWorking = false

  /// Creates a panel.
  ///
  /// - Parameters:
  ///   - calendar: the calendar whose events are listed, and which shows the days of search results. It must have a
  ///     timeline.
  ///   - store: the timeline's store.
  ///   - source: the same store, for searching.
  ///   - zones: the timeline's time zones.
  public init(
    calendar: CalendarView, store: any EventStore, source: any EventScanning, zones: any ZoneProvider
  ) {
    self.calendar = calendar
    self.store = store
    self.source = source
    self.zones = zones
    texts = CalendarTexts(calendar.configuration)
    month = SmallMonthView(calendar: calendar)
    super.init(traits: .clips)
    partName = .panel
    accessibility.role = .group
    let lists = [
      PanelList(
        rowHeight: PanelGeometry.calendarHeight, activate: callback(to: self) { $0.activate($1, $2) },
        reorder: callback(to: self) { $0.reorder($1) }),
      PanelList(rowHeight: 44, activate: callback(to: self) { $0.activate($1, $2) }),
      PanelList(rowHeight: 44, activate: callback(to: self) { panel, item, _ in panel.goTo(item) }),
    ]
    (calendarList, dayList, resultList) = (lists[0], lists[1], lists[2])
    for view in [field, closeButton, month, calendarsTitle, newButton, status] { addSubview(view) }
    addSubview(lists[0])
    addSubview(dayTitle)
    for list in lists.dropFirst() { addSubview(list) }
    for (index, list) in lists.enumerated() { list.onLeave = callback(to: self) { $0.leaveList(index, $1) } }
    closeButton.action = callback(to: self) { $0.onClose?() }
    newButton.action = callback(to: self) { panel in
      panel.calendar.editing?.act(.make, in: panel, isTouch: panel.newButton.isTouched)
    }
    month.onGo = callback(to: self) { $0.onClose?() }
    field.onChange = callback(to: self) { panel, _ in panel.startSearch() }
    field.onKey = callback(to: self) { $0.fieldKey($1) }
    calendar.observer = callback(to: self) { panel, change in
      switch change {
      case .selection: panel.contentDidChange()
      case .days: panel.setNeedsLayout()
      default: break
      }
      panel.onMove?()
    }
    token = store.observe(callback(to: self) { $0.storeDidChange($1) })
  }

  /// Adopts the language, today, and style of the calendar's configuration. Call this method after setting another
  /// configuration.
  public func configurationDidChange() {
    texts = CalendarTexts(calendar.configuration)
    shownDay = nil
    if search != nil { startSearch() }
    contentDidChange()
  }

  /// Whether search results are shown instead of the lists.
  package var isSearching: Bool { search != nil }

  public override func layoutSubviews() {
    if isStale { refresh() }
    showResults()
    configureParts()
    let count = calendarList?.sections.first?.items.count ?? 0
    let hasNewButton = newButton.accessibility.label.utf8.isEmpty == false
    let geometry = PanelGeometry(
      size: frame.size, calendarCount: count, monthHeight: month.wantedHeight(width: frame.width - 1),
      hasNewButton: hasNewButton, isSheet: onClose != nil, direction: calendar.configuration.direction)
    closeButton.isHidden = onClose == nil
    for view in [status, resultList] { view?.isHidden = !isSearching }
    for view in [dayTitle, dayList] { view?.isHidden = isSearching }
    month.isHidden = isSearching || geometry.month.height == 0
    month.frame = geometry.month
    if !month.isHidden { month.update() }
    calendarsTitle.isHidden = isSearching || count == 0 && !hasNewButton
    calendarList?.isHidden = isSearching || count == 0
    newButton.isHidden = isSearching || !hasNewButton
    newButton.frame = geometry.newButton
    placeMenuButtons(width: geometry.calendars.width)
    closeButton.frame = geometry.closeButton
    field.frame = geometry.field
    status.frame = geometry.status
    resultList?.frame = geometry.results
    calendarsTitle.frame = geometry.calendarsTitle
    calendarList?.frame = geometry.calendars
    dayTitle.frame = geometry.dayTitle
    dayList?.frame = geometry.day
  }

  /// Shows the field for a date to go to, and moves the focus into it.
  package func askForDate() {
    if isSearching {
      field.text = ""
      startSearch()
    }
    month.askForDate()
  }

  /// Handles Escape, which moves the focus from the lists to the search field and closes a panel over the calendar. If
  /// calendars can be edited, also handles F2 and Delete on a calendar, and the undo keys.
  public override func keyDown(_ event: KeyEvent) -> Bool {
    if editCalendars(event) { return true }
    guard event.key == .escape, event.modifiers.isEmpty else { return super.keyDown(event) }
    if window?.focusedView === closeButton { return leave() }
    window?.focus(field)
    return true
  }

  public override func openContextMenu(from view: View, at location: Point) -> Bool {
    openMenu(at: location)
  }

  public override func windowWillClose() {
    shownPopover = nil
    token?.cancel()
    token = nil
    onClose = nil
    onMove = nil
    onPreferencesChange = nil
    search = nil
  }

  /// The view that receives the focus when the panel opens over the calendar.
  var firstStop: View { onClose == nil ? field : closeButton }

  // MARK: - Input

  private func fieldKey(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty else { return false }
    switch event.key {
    case .arrowDown:
      let lists = isSearching ? [resultList] : [calendarList, dayList]
      for list in lists where list?.focusFirst() == true { return true }
      return false
    case .enter:
      guard isSearching, let item = resultList?.sections.first?.items.first else { return false }
      goTo(item)
      return true
    case .escape: return leave()
    default: return false
    }
  }

  private func leave() -> Bool {
    if let onClose { onClose() } else { calendar.takeFocus() }
    return true
  }

  private func activate(_ item: PanelItem, _ view: View?) {
    switch item {
    case .calendar(let row):
      guard let timeline = calendar.timeline else { return }
      let others = timeline.hiddenCalendars.filter { $0 != row.id }
      arrange(hidden: row.isShown ? others + [row.id] : others, order: calendarOrder)
    case .event(let row):
      guard let event = row.event else { return }
      // A panel over the calendar makes room for the details.
      if calendar.activate(event.occurrence, from: view) { onClose?() }
    case .note: break
    }
  }

  /// Shows the day of a search result in the calendar.
  private func goTo(_ item: PanelItem) {
    guard case .event(let row) = item, row.event != nil else { return }
    calendar.send(.show(row.day, animated: true))
    calendar.send(.select(row.day))
    onClose?()
  }

  // MARK: - Content

  func contentDidChange() {
    isStale = true
    setNeedsLayout()
  }

  private func storeDidChange(_ change: StoreChange) {
    if search != nil { startSearch() }
    applyPreferences()
    if let days = change.days, let shownDay, !days.contains(shownDay) { return }
    contentDidChange()
  }

  private func startSearch() {
    let text = field.text
    let hasWords = text.utf8.contains { $0 > UInt8(ascii: " ") }
    isSearchShown = false
    setNeedsLayout()
    guard hasWords, let timeline = calendar.timeline else {
      search = nil
      return
    }
    search = EventSearch(
      text, in: source, from: calendar.configuration.today, displayZone: timeline.displayZone, zones: zones,
      hidden: timeline.hiddenCalendars, nextDayThreshold: timeline.nextDayThreshold)
    // Small stores are searched before anything is drawn.
    search?.advance()
    work()
  }

  /// Continues the search, one slice per frame.
  private func work() {
    guard !isWorking, search?.isDone == false, let window else { return }
    isWorking = true
    window.notify { [self] in
      isWorking = false
      if let search, !search.isDone, !search.advance() { setNeedsLayout() }
      work()
    }
  }

  private func refresh() {
    isStale = false
    let configuration = calendar.configuration
    let look = PanelLook(type: configuration.style.type, isRightToLeft: configuration.direction == .rightToLeft)
    for list in [calendarList, dayList, resultList] { list?.update(look) }
    showCalendars()
    showDay()
  }

  /// The day whose events are listed.
  var listedDay: DayNumber { calendar.state.selectedDay ?? calendar.configuration.today }

  /// Returns whether all events of a day are loaded.
  func isLoaded(_ day: DayNumber) -> Bool { calendar.timeline?.isLoaded(day) != false }

  private func showDay() {
    let day = listedDay
    var items: [PanelItem] = []
    if let timeline = calendar.timeline {
      items = EventContextBuilder(timeline: timeline, texts: texts).rows(of: day).map { .event($0) }
    }
    dayTitle.text = heading(of: day)
    if !items.isEmpty, !isLoaded(day) { dayTitle.text += texts.phrases.separator + texts.phrases.notLoaded }
    dayList?.show([PanelSection(key: 0, items: items)], keepsPosition: shownDay == day)
    shownDay = day
  }

  private func showResults() {
    guard !isSearchShown else { return }
    guard let search else {
      isSearchShown = true
      resultList?.show([], keepsPosition: false)
      return
    }
    guard search.isDone, let timeline = calendar.timeline else { return }
    isSearchShown = true
    let sections = SearchSections(
      builder: EventContextBuilder(timeline: timeline, texts: texts), texts: texts,
      today: calendar.configuration.today,
      dates: { [store, zones] in
        SeriesDates(around: $0, in: store, displayZone: timeline.displayZone, zones: zones)
      }
    ).sections(of: search)
    status.text = search.results.isEmpty ? "" : texts.phrases.eventCount(search.count, text: texts.date)
    resultList?.show(sections, keepsPosition: true)
  }

  /// Returns the heading of a day, such as "Today" or "Monday, 16 February 2026".
  private func heading(of day: DayNumber) -> String {
    let today = calendar.configuration.today
    if day == today { return texts.phrases.today }
    return day == today + 1 ? texts.phrases.tomorrow : texts.date.fullDate(day)
  }
}
