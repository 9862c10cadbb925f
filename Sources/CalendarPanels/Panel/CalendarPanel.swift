import CalendarSystems
import CalendarText
public import CalendarViews
import CollectionKit
public import Events
import Geometry
public import TimeZones
public import ViewKit

/// The panel beside a calendar: a search field, and below it the list of calendars and the events of the selected day,
/// or what a search found.
///
/// A calendar that is switched off there is hidden by the calendar's timeline. Searches and counts go through the store
/// in slices, one a frame, so that no store is too large. Where its parts lie is `PanelGeometry`.
public final class CalendarPanel: View {
  /// What to search for; empty, the panel shows calendars and events.
  public let field = TextField()

  /// The order in which calendars are listed; those it does not name come behind, in the store's order. People change it
  /// by dragging a calendar, or with Option (Alt) and an arrow key.
  public var calendarOrder: [CalendarID] = [] {
    didSet { if calendarOrder != oldValue { contentDidChange() } }
  }
  /// Called with all calendars in their new order after a person moved one, for programs that keep it. Dropped when the
  /// window closes.
  public var onReorder: (([CalendarID]) -> Void)?

  let calendar: CalendarView
  /// Takes the panel away, where it lies over the calendar; else `nil`.
  var onClose: (() -> Void)? { didSet { setNeedsLayout() } }

  let store: any EventStore
  private let source: any EventScanning
  private let zones: any ZoneProvider
  private var token: ObservationToken?

  let closeButton = PanelButton()
  let calendarsTitle = View()
  let dayTitle = View()
  /// How many events a search found; spoken.
  let status = View()
  var calendarList: PanelList?
  var dayList: PanelList?
  var resultList: PanelList?

  var texts: CalendarTexts
  var phrases: PanelPhrases
  var counter = EventCounter()
  /// Counts anew, while the old numbers are shown.
  private var recounter: EventCounter?
  private var search: EventSearch?
  /// Whether the outcome of the search is shown already.
  private var isSearchShown = true
  private var shownDay: DayNumber?
  private var isStale = true
  private var isWorking = false

  /// - Parameters:
  ///   - calendar: whose events are listed and which is led to days; it has a timeline.
  ///   - store: that of the timeline.
  ///   - source: the same store, as it is searched.
  ///   - zones: those of the timeline.
  public init(
    calendar: CalendarView, store: any EventStore, source: any EventScanning, zones: any ZoneProvider
  ) {
    self.calendar = calendar
    self.store = store
    self.source = source
    self.zones = zones
    texts = CalendarTexts(calendar.configuration)
    phrases = .forLanguage(of: calendar.configuration.locale.identifier)
    super.init(traits: .clips)
    accessibility.role = .group
    let lists = [
      PanelList(
        rowHeight: PanelGeometry.calendarHeight, activate: { [unowned(unsafe) self] item in activate(item) },
        reorder: { [unowned(unsafe) self] items in reorder(items) }),
      PanelList(rowHeight: 44) { [unowned(unsafe) self] item in activate(item) },
      PanelList(rowHeight: 44) { [unowned(unsafe) self] item in goTo(item) },
    ]
    (calendarList, dayList, resultList) = (lists[0], lists[1], lists[2])
    for view in [closeButton, field, calendarsTitle, status] { addSubview(view) }
    addSubview(lists[0].view)
    addSubview(dayTitle)
    for list in lists.dropFirst() { addSubview(list.view) }
    lists[0].view.onLeave = { [unowned(unsafe) self] isDown in leaveList(0, isDown) }
    lists[1].view.onLeave = { [unowned(unsafe) self] isDown in leaveList(1, isDown) }
    lists[2].view.onLeave = { [unowned(unsafe) self] isDown in leaveList(2, isDown) }
    closeButton.action = { [unowned(unsafe) self] in onClose?() }
    field.onChange = { [unowned(unsafe) self] _ in startSearch() }
    field.onKey = { [unowned(unsafe) self] event in fieldKey(event) }
    calendar.observer = { [unowned(unsafe) self] change in
      if case .selection = change { contentDidChange() }
    }
    token = store.observe { [unowned(unsafe) self] in storeDidChange($0) }
  }

  /// Takes over the calendar's language, day and style.
  public func configurationDidChange() {
    texts = CalendarTexts(calendar.configuration)
    phrases = .forLanguage(of: calendar.configuration.locale.identifier)
    shownDay = nil
    if search != nil { startSearch() }
    contentDidChange()
  }

  /// Whether a search takes the place of the lists.
  public var isSearching: Bool { search != nil }

  public override func layoutSubviews() {
    if isStale { refresh() }
    showResults()
    dress()
    let count = calendarList?.sections.first?.items.count ?? 0
    let geometry = PanelGeometry(
      size: frame.size, calendarCount: count, isSheet: onClose != nil, direction: calendar.configuration.direction)
    closeButton.isHidden = onClose == nil
    for view in [status, resultList?.view] { view?.isHidden = !isSearching }
    for view in [dayTitle, dayList?.view] { view?.isHidden = isSearching }
    for view in [calendarsTitle, calendarList?.view] { view?.isHidden = isSearching || count == 0 }
    closeButton.frame = geometry.closeButton
    field.frame = geometry.field
    status.frame = geometry.status
    resultList?.view.frame = geometry.results
    calendarsTitle.frame = geometry.calendarsTitle
    calendarList?.view.frame = geometry.calendars
    dayTitle.frame = geometry.dayTitle
    dayList?.view.frame = geometry.day
  }

  /// Escape leads from the lists to the field, and takes an open sheet away.
  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.key == .escape, event.modifiers.isEmpty else { return super.keyDown(event) }
    if window?.focusedView === closeButton { return leave() }
    window?.focus(field)
    return true
  }

  public override func windowWillClose() {
    token?.cancel()
    token = nil
    onClose = nil
    onReorder = nil
    for list in [calendarList, dayList, resultList] { list?.close() }
    search = nil
  }

  /// Where the focus goes when the panel is opened over the calendar.
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

  private func activate(_ item: PanelItem) {
    switch item {
    case .calendar(let row):
      guard let timeline = calendar.timeline else { return }
      let others = timeline.hiddenCalendars.filter { $0 != row.id }
      timeline.hiddenCalendars = row.isShown ? others + [row.id] : others
      contentDidChange()
    case .event(let row):
      guard let event = row.event else { return }
      calendar.delegate?.calendarView(calendar, didActivate: event.occurrence)
    case .note: break
    }
  }

  /// Leads the calendar to the day of a result.
  private func goTo(_ item: PanelItem) {
    guard case .event(let row) = item, row.event != nil else { return }
    calendar.send(.show(row.day, animated: true))
    calendar.send(.select(row.day))
    onClose?()
  }

  // MARK: - Content

  private func contentDidChange() {
    isStale = true
    setNeedsLayout()
  }

  private func storeDidChange(_ change: StoreChange) {
    if search != nil { startSearch() }
    guard counter.isDone, let days = change.days, let shownDay, !days.contains(shownDay) else {
      counter = EventCounter()
      recounter = nil
      contentDidChange()
      return
    }
    // Other days change nothing but numbers, which have time.
    recounter = EventCounter()
    work()
  }

  /// Events that are counted in a frame while old numbers are shown.
  private static let recountLength = 2000

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
      hidden: timeline.hiddenCalendars)
    // Small stores are searched before anything is drawn.
    search?.advance()
    work()
  }

  /// Goes on with what is not done, a slice a frame.
  private func work() {
    guard !isWorking, search?.isDone == false || !counter.isDone || recounter != nil, let window else { return }
    isWorking = true
    window.notify { [self] in
      isWorking = false
      if let search, !search.isDone {
        if !search.advance() { setNeedsLayout() }
      } else if !counter.isDone {
        if !counter.advance(in: source) { contentDidChange() }
      } else if recounter?.advance(in: source, by: CalendarPanel.recountLength) == false, let counted = recounter {
        counter = counted
        recounter = nil
        contentDidChange()
      }
      work()
    }
  }

  private func refresh() {
    isStale = false
    let configuration = calendar.configuration
    let look = PanelLook(type: configuration.style.type, isRightToLeft: configuration.direction == .rightToLeft)
    for list in [calendarList, dayList, resultList] { list?.update(look) }
    if !counter.isDone { _ = counter.advance(in: source) }
    work()
    showCalendars()
    showDay()
  }

  private func showDay() {
    let day = calendar.state.selectedDay ?? calendar.configuration.today
    var items: [PanelItem] = []
    if let timeline = calendar.timeline {
      items = EventContextBuilder(timeline: timeline, texts: texts).rows(of: day).map { .event($0) }
    }
    dayTitle.text = heading(of: day)
    dayList?.show([PanelSection(key: 0, items: items)], animated: shownDay == day)
    shownDay = day
  }

  private func showResults() {
    guard !isSearchShown else { return }
    guard let search else {
      isSearchShown = true
      resultList?.show([], animated: false)
      return
    }
    guard search.isDone, let timeline = calendar.timeline else { return }
    isSearchShown = true
    let sections = SearchSections(
      builder: EventContextBuilder(timeline: timeline, texts: texts), texts: texts, today: calendar.configuration.today,
      heading: heading(of:)
    ).sections(of: search)
    status.text = search.results.isEmpty ? "" : texts.phrases.eventCount(search.count, text: texts.date)
    resultList?.show(sections, animated: true)
  }

  /// "Today", "Tomorrow", "Monday, 16 February 2026".
  private func heading(of day: DayNumber) -> String {
    let today = calendar.configuration.today
    if day == today { return texts.phrases.today }
    return day == today + 1 ? phrases.tomorrow : texts.date.fullDate(day)
  }
}
