import Almanac
import AlmanacFormerNames
import TestSupport
import Testing

/// What MBCalendarKit promises to programs: names, settings, delegate, reload, and how little scrubbing costs.
struct ClassicContractTests {
  // MARK: - Settings

  @Test("MB-2: three modes with the raw values 0 to 2 lead to their levels")
  func modes() {
    #expect(CalendarViewDisplayMode.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(CalendarViewDisplayMode.allCases == [.month, .week, .day])
    #expect([CalendarLevel.ID.year, .agenda].allSatisfy { CalendarViewDisplayMode($0) == nil })
    for mode in CalendarViewDisplayMode.allCases {
      #expect(CalendarViewDisplayMode(mode.level) == mode)
      let harness = HeaderSamples.harness()
      harness.view.displayMode = mode
      harness.settle()
      #expect(harness.view.displayMode == mode && harness.view.state.level == mode.level)
      #expect(harness.view.state.selectedDay == day("2017-08-18"))
      harness.view.displayMode = nil
      #expect(harness.view.displayMode == mode)
    }
  }

  @Test("MB-2, MB-57: deprecated names still compile, and an old state changes nothing in a cell")
  func formerNames() throws {
    let names: any FormerNames = OldProgram()
    #expect(names.modes() == [.month, .week, .day])
    let harness = HeaderSamples.harness()
    let cell = try #require(harness.cell(day("2017-08-18")))
    let before = (cell.context, harness.window.displayList())
    names.setStates(of: cell)
    harness.settle()
    #expect(names.stateCount == 7)
    #expect(cell.context == before.0 && harness.window.displayList() == before.1)
  }

  @Test("MB-22: the locale decides names of weekdays and titles, and is what was set")
  func locale() {
    let harness = HeaderSamples.harness()
    let english = harness.view.configuration.locale
    harness.view.configure {
      $0.locale = .british
      $0.locale.identifier = "fr_FR"
      $0.locale.standaloneMonths[7] = "août"
      $0.locale.months[7] = "août"
      $0.locale.shortWeekdays = ["dim.", "lun.", "mar.", "mer.", "jeu.", "ven.", "sam."]
    }
    harness.settle()
    #expect(harness.view.configuration.locale.identifier == "fr_FR" && harness.view.title == "août 2017")
    func names() -> [String] {
      harness.window.displayList().items.filter { $0.accessibility.role == .columnHeader }.map(\.text)
    }
    #expect(names() == ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."])
    harness.view.configure { $0.locale = english }
    harness.settle()
    #expect(names().first == "Sun" && harness.view.title == "August 2017")
  }

  @Test("MB-23: the zone of a data source decides which day an instant belongs to")
  func zone() throws {
    final class Source: CalendarDataSource {
      let event = Event(
        title: "Late",
        start: .utc(Instant(seconds: LocalDateTime(day: day("2017-08-10"), hour: 23, minute: 30).secondsAsUTC)))

      func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] { [event] }
      func calendarView(_ view: CalendarView, eventsTouching days: Range<DayNumber>) -> [Event]? { [event] }
    }
    let source = Source()
    let harness = HeaderSamples.harness()
    harness.view.timeline = nil
    harness.view.dataSource = source
    func marked() -> [DayNumber] {
      harness.settle()
      return harness.view.elements().filter { $0.states.contains(.hasEvents) }.compactMap(\.day)
    }
    #expect(marked() == [day("2017-08-10")])
    let east = ZoneRules.fixed(offset: 8 * 3600, identifier: "UTC+8")
    harness.view.setDataSourceZone(east, zones: FixedZoneProvider([east]))
    #expect(marked() == [day("2017-08-11")])
    harness.view.setDataSourceZone(.utc, zones: FixedZoneProvider([]))
    #expect(marked() == [day("2017-08-10")])
  }

  @Test(
    "MB-26: a program's own words are those of buttons, levels, names and empty lists, at once and until taken back")
  func phrases() {
    var words = Phrases.english
    words.calendar = "Yomanto"
    words.today = "Hayom"
    words.noEventsOfDay = "Klum"
    for (level, name) in [(CalendarLevel.ID.month, "Hodesh"), (.week, "Shavua"), (.day, "Yom")] {
      words.setName(name, of: level.level.period)
    }
    words.events = CountPhrase(one: "ehad", before: "x", after: "!")
    let harness = HeaderSamples.harness(.day, size: Size(width: 600, height: 600)) {
      $0.headerControls = .all
      $0.dayPresentation = .strip
    }
    func texts() -> Set<String> {
      Set(harness.view.elements().map(\.name) + harness.window.displayList().items.map(\.text))
    }
    let english: Set = ["Calendar", "Today", "No events", "Month", "Week", "Day"]
    let own: Set = ["Yomanto", "Hayom", "Klum", "Hodesh", "Shavua", "Yom"]
    #expect(texts().isSuperset(of: english))
    harness.view.configure { $0.phrases = words }
    harness.settle()
    #expect(texts().isSuperset(of: own) && texts().isDisjoint(with: english))
    #expect(harness.view.texts.phrases.eventCount(1, text: harness.view.texts.date) == "ehad")
    #expect(harness.view.texts.phrases.eventCount(2, text: harness.view.texts.date) == "x2!")
    harness.view.configure { $0.phrases = nil }
    harness.settle()
    #expect(texts().isSuperset(of: english) && texts().isDisjoint(with: own))
  }

  // MARK: - Delegate and data source

  /// Remembers what was selected while it was told.
  private final class Witness: CalendarViewDelegate, CalendarDecorator {
    var seen: [String] = []
    var activated: [Occurrence] = []

    func calendarView(_ view: CalendarView, willSelect day: DayNumber) { note("will", view, day) }
    func calendarView(_ view: CalendarView, didSelect day: DayNumber) { note("did", view, day) }
    func calendarView(_ view: CalendarView, didActivate occurrence: Occurrence) { activated.append(occurrence) }

    private func note(_ word: String, _ view: CalendarView, _ day: DayNumber) {
      seen.append("\(word) \(day.rawValue): \(view.state.selectedDay?.rawValue ?? 0)")
    }
  }

  @Test("MB-70, MB-71: before a selection the old day is still selected, after it the new one; by tap, arrow and code")
  func selectionOrder() {
    let harness = HeaderSamples.harness()
    let witness = Witness()
    harness.view.delegate = witness
    func expect(_ days: [String]) {
      let (old, new) = (day(days[0]).rawValue, day(days[1]).rawValue)
      #expect(witness.seen == ["will \(new): \(old)", "did \(new): \(new)"])
      witness.seen = []
    }
    harness.tap(day: day("2017-08-10"))
    expect(["2017-08-18", "2017-08-10"])
    HeaderSamples.press("Next month", in: harness)
    expect(["2017-08-10", "2017-09-01"])
    harness.view.send(.select(day("2017-09-20")))
    expect(["2017-09-01", "2017-09-20"])
  }

  @Test("MB-72: a click on a row of the day's list activates that event")
  func selectEvent() throws {
    let today = day("2017-08-18")
    let events = ["a", "b", "c"].enumerated().map { index, title in
      Event(title: title, start: LocalDateTime(day: today, hour: 9 + index, minute: 0), uid: title)
    }
    let harness = HeaderSamples.harness(.day, events: events)
    let witness = Witness()
    harness.view.delegate = witness
    let row = try #require(harness.view.elements().first { $0.event == "b" })
    harness.tap(Point(x: row.frame.midX, y: row.frame.midY))
    let id = try #require(witness.activated.first?.id.event)
    let title = try harness.store.event(id)?.event.summary
    #expect(witness.activated.count == 1 && title == "b")
  }

  @Test("MB-73: a delegate without methods will do, and is held weakly")
  func emptyDelegate() {
    final class Empty: CalendarViewDelegate, CalendarDecorator {}
    let harness = HeaderSamples.harness()
    weak var watched: Empty?
    do {
      let delegate = Empty()
      watched = delegate
      harness.view.delegate = delegate
      harness.view.decorator = delegate
      harness.tap(day: day("2017-08-10"))
      HeaderSamples.press("Next month", in: harness)
      harness.view.displayMode = .day
      harness.settle()
    }
    #expect(watched == nil && harness.view.delegate == nil && harness.view.decorator == nil)
    #expect(harness.view.state.selectedDay == day("2017-09-01"))
  }

  @Test("MB-74: nothing that a delegate or a data source is given is optional")
  func nullability() {
    let witness = Witness()
    let will: (CalendarView, DayNumber) -> Void = witness.calendarView(_:willSelect:)
    let did: (CalendarView, DayNumber) -> Void = witness.calendarView(_:didSelect:)
    let chosen: (CalendarView, Occurrence) -> Void = witness.calendarView(_:didActivate:)
    let cell: (CalendarView, DayCell, DayContext) -> Void = witness.calendarView(_:willDisplay:in:)
    let source = Changing()
    let ask: (CalendarView, DayNumber) -> [Event] = source.calendarView(_:eventsOn:)
    let view = CalendarView(configuration: HeaderSamples.classic())
    will(view, day("2017-08-10"))
    did(view, day("2017-08-10"))
    #expect(witness.seen.count == 2 && ask(view, day("2017-08-10")).isEmpty)
    withExtendedLifetime((chosen, cell)) {}
  }

  /// Says one event on a day, which may change.
  private final class Changing: CalendarDataSource {
    var day: DayNumber?
    var asked = 0

    func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] {
      asked += 1
      return day == self.day ? [Event(title: "One", day: day)] : []
    }
  }

  @Test("MB-75: a reload asks the source anew, and dots follow in the next frame, without motion")
  func reload() {
    let harness = HeaderSamples.harness()
    let source = Changing()
    source.day = day("2017-08-10")
    harness.view.timeline = nil
    harness.view.dataSource = source
    harness.settle()
    func marked() -> [DayNumber] {
      harness.view.elements().filter { $0.states.contains(.hasEvents) }.compactMap(\.day)
    }
    source.day = day("2017-08-22")
    harness.settle()
    #expect(marked() == [day("2017-08-10")])
    let asked = source.asked
    harness.view.reload()
    harness.tick()
    #expect(marked() == [day("2017-08-22")] && source.asked > asked)
    #expect(!harness.wantsFrame)
  }

  // MARK: - Cost

  @Test(
    "MB-98: scrubbing over 42 days configures two cells a step, makes no formatter, text or view, and asks no source",
    arguments: [true, false])
  func scrubbing(isDecorated: Bool) {
    let harness = HeaderSamples.harness { $0.month.weeks = .alwaysSix }
    let (source, delegate) = (Changing(), RecordingDelegate())
    harness.view.timeline = nil
    harness.view.dataSource = source
    harness.view.decorator = isDecorated ? delegate : nil
    harness.settle()
    let days = (0..<42).map { day("2017-07-30") + $0 }
    // Days at its ends are on the pages before and after, too.
    let places = harness.view.elements().filter { $0.role == .gridCell }.map {
      Point(x: $0.frame.midX, y: $0.frame.midY)
    }
    #expect(places.count == 42)
    harness.pointer(.down, places[0])
    harness.tick()
    let (texts, asked, views) = (ObjectIdentifier(harness.view.texts), source.asked, harness.viewCount)
    for (day, place) in zip(days, places).dropFirst() {
      delegate.displayed = []
      harness.mutations = []
      harness.pointer(.move, place)
      harness.tick()
      #expect(harness.view.state.pressedDay == day)
      // A decorator may write into cells, which are cleaned before; it is told of these alone.
      #expect(!isDecorated || Set(delegate.displayed).isSubset(of: [day - 1, day]))
      #expect((1...32).contains(harness.mutations.count))
      for mutation in harness.mutations where !isDecorated {
        switch mutation {
        case .style, .layer, .states: break
        default: Issue.record("\(mutation)")
        }
      }
    }
    harness.pointer(.up, places[41])
    #expect(harness.view.state.selectedDay == days[41])
    #expect(ObjectIdentifier(harness.view.texts) == texts && source.asked == asked && harness.viewCount == views)
  }
}

/// A program with names of long ago; through the protocol it is called without a warning.
private protocol FormerNames {
  func modes() -> [CalendarViewDisplayMode]
  func setStates(of cell: DayCell)
  var stateCount: Int { get }
}

private struct OldProgram: FormerNames {
  @available(*, deprecated)
  func modes() -> [CalendarViewDisplayMode] {
    let modes: [CKCalendarDisplayMode] = [CKCalendarViewMode.modeMonth, CKCalendarViewDisplayMode.modeWeek, .modeDay]
    return modes
  }

  @available(*, deprecated)
  func setStates(of cell: DayCell) {
    let same: CalendarCell = cell
    for state in CKCalendarMonthCellState.allCases { same.setState(state) }
  }

  @available(*, deprecated)
  var stateCount: Int { CKCalendarMonthCellState.allCases.count }
}
