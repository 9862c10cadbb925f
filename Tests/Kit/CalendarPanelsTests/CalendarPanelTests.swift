import Almanac
import CalendarWords
import TestSupport
import Testing

struct CalendarPanelTests {
  @Test("calendars are listed; a press hides and shows their events")
  func calendars() throws {
    let harness = try ScreenHarness()
    #expect(harness.names(.checkbox) == ["Work", "Home"])
    func isChecked(_ name: String) -> Bool? {
      harness.shown(.checkbox).first { $0.accessibility.label.hasPrefix(name) }
        .map { $0.accessibility.states.contains(.checked) }
    }
    let row = harness.shown(.checkbox).first
    #expect(isChecked("Work") == true)
    harness.press(.checkbox, "Work")
    #expect(isChecked("Work") == false)
    #expect(isChecked("Home") == true)
    #expect(harness.timeline.hiddenCalendars == [CalendarID(1)])
    #expect(harness.shown(.checkbox).first === row)
    let day = ScreenHarness.today..<ScreenHarness.today + 1
    #expect(harness.timeline.occurrences(touching: day).count == 1)
    #expect(harness.names(.button, below: harness.panel) == ["dinner, 7:00 PM – 8:00 PM"])
    harness.press(.checkbox, "Work")
    #expect(harness.timeline.occurrences(touching: day).count == 2)
    #expect(isChecked("Work") == true)
    func bars() -> Int {
      harness.names(.button, below: harness.screen.calendar).filter { $0.contains("standup") }.count
    }
    #expect(bars() == 1)
    harness.press(.checkbox, "Work")
    #expect(isChecked("Work") == false)
    #expect(harness.timeline.occurrences(touching: day).count == 1)
    #expect(bars() == 0)
  }

  @Test("the keyboard leads from the field through the calendars, Space switches one off, Escape leads back")
  func keyboard() throws {
    let harness = try ScreenHarness()
    harness.views.window.send(.focus(harness.panel.field.id))
    #expect(harness.key(.arrowDown))
    #expect(harness.focused?.accessibility.label.hasPrefix("Work") == true)
    #expect(harness.key(.arrowDown))
    #expect(harness.focused?.accessibility.label.hasPrefix("Home") == true)
    #expect(harness.key(.space))
    #expect(harness.timeline.hiddenCalendars == [CalendarID(2)])
    #expect(harness.focused?.accessibility.label.hasPrefix("Home") == true)
    #expect(harness.key(.space))
    #expect(harness.timeline.hiddenCalendars == [])
    #expect(harness.key(.escape))
    #expect(harness.focused === harness.panel.field)
    #expect(harness.key(.escape))
    #expect(harness.focused?.isDescendant(of: harness.screen.calendar) == true)
  }

  @Test("the events of the selected day are listed in order, today's at first")
  func day() throws {
    let harness = try ScreenHarness()
    func rows() -> [String] { harness.names(.button, below: harness.panel) }
    #expect(rows() == ["standup, 9:00 AM – 10:00 AM", "dinner, 7:00 PM – 8:00 PM"])
    #expect(harness.names(.heading, below: harness.panel).contains("Today"))
    harness.screen.calendar.send(.select(ScreenHarness.today + 1))
    harness.settle()
    #expect(rows() == ["dentist, 10:00 AM – 11:00 AM"])
    #expect(harness.names(.heading, below: harness.panel).contains("Tomorrow"))
    harness.screen.calendar.send(.select(ScreenHarness.today + 3))
    harness.settle()
    #expect(rows() == [])
    let isEmpty = harness.views.window.displayList().items.contains { $0.text == "No events" }
    #expect(isEmpty)
    try harness.store.load([ScreenHarness.event("late", on: 3, hour: 3), ScreenHarness.event("early", on: 3, hour: 1)])
    harness.settle()
    #expect(rows() == ["early, 1:00 AM – 2:00 AM", "late, 3:00 AM – 4:00 AM"])
  }

  @Test("a press on an event of the day is reported to the program")
  func activation() throws {
    let harness = try ScreenHarness()
    harness.press(.button, "dinner")
    harness.press(.button, "dinner")
    #expect(harness.delegate.activated.count == 2)
    #expect(harness.delegate.activated.first?.startSecond == 19 * 3600)
  }

  @Test(
    "details of an event lie beside its row, which gets the focus back; a panel over the calendar makes room for them")
  func details() throws {
    for width in [1_200.0, 700] {
      let harness = try ScreenHarness(width: width)
      if width < 1_000 {
        harness.screen.togglePanel()
        harness.settle()
      }
      let row = try #require(
        harness.shown(.button, below: harness.panel).first { $0.accessibility.label.hasPrefix("dinner") })
      let frame = row.frameInWindow
      harness.views.tap(at: Point(x: frame.midX, y: frame.midY))
      harness.settle()
      let dialog = try #require(harness.shown(.dialog).first { $0.accessibility.label == "dinner" })
      #expect(harness.screen.isPanelShown == (width > 1_000) && harness.focused === dialog)
      if width > 1_000 { #expect(dialog.frameInWindow.minX >= frame.maxX) }
      harness.key(.escape)
      #expect(harness.shown(.dialog).isEmpty)
      #expect(harness.focused?.accessibility.label.hasPrefix("dinner,") == true)
      #expect(harness.focused?.isDescendant(of: harness.panel) == (width > 1_000))
    }
  }

  @Test("WK-226: results are below their months, with their days, what is to come first")
  func results() throws {
    let harness = try ScreenHarness()
    harness.type("DENTIST")
    #expect(
      harness.names(.button, below: harness.panel) == [
        "dentist, 10:00 AM – 11:00 AM, Tomorrow", "dentist again, 10:00 AM – 11:00 AM, Thursday, December 31, 2026",
        "old dentist, 10:00 AM – 11:00 AM, Sunday, January 25, 2026",
      ])
    #expect(
      harness.names(.heading, below: harness.panel)
        == ["November 2026", "December 2026", "January 2026"])
    #expect(harness.names(.checkbox) == [])
    #expect(harness.names(.status, below: harness.panel) == ["3 events"])
    let first = harness.shown(.button, below: harness.panel).first { $0.accessibility.label.hasPrefix("dentist again") }
    harness.type("dentist a")
    #expect(
      harness.names(.button, below: harness.panel) == [
        "dentist again, 10:00 AM – 11:00 AM, Thursday, December 31, 2026"
      ])
    #expect(harness.shown(.button, below: harness.panel).first === first)
    harness.type("xyz")
    let isEmpty = harness.views.window.displayList().items.contains { $0.text == "No matching events" }
    #expect(isEmpty)
    harness.key(.escape)
    #expect(!harness.panel.isSearching)
    #expect(harness.names(.checkbox).count == 2)
  }

  @Test("WK-226: a result of a series has its next days, also where the instance was changed")
  func repeatingResults() throws {
    var daily = ScreenHarness.event("walk", on: 1, hour: 8)
    daily.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .daily)])
    var changed = ScreenHarness.event("long walk", on: 1, hour: 7)
    (changed.uid, changed.recurrenceID) = (daily.uid, daily.start)
    let harness = try ScreenHarness(events: [daily, changed, ScreenHarness.event("walk home", on: 3, hour: 9)])
    harness.type("walk")
    #expect(
      harness.names(.button, below: harness.panel) == [
        "long walk, 7:00 AM – 8:00 AM, repeats, Tomorrow, Monday, November 23, 2026, Tuesday, November 24, 2026",
        "walk home, 9:00 AM – 10:00 AM, Tuesday, November 24, 2026",
      ])
    let details = harness.views.window.displayList().items.map { $0.text }.filter { $0.contains("AM –") }
    #expect(
      details.contains("↻ Tomorrow, Nov 23, Nov 24 · 7:00 AM – 8:00 AM")
        && details.contains("Nov 24 · 9:00 AM – 10:00 AM"))
  }

  @Test("Enter goes to the first result, arrows lead into the results, Escape leads back to the field")
  func resultKeys() throws {
    let harness = try ScreenHarness()
    harness.type("dentist")
    #expect(harness.key(.enter))
    #expect(harness.screen.calendar.state.selectedDay == ScreenHarness.today + 1)
    #expect(harness.key(.arrowDown))
    #expect(harness.focused?.accessibility.label.hasPrefix("dentist, ") == true)
    #expect(harness.key(.arrowDown))
    #expect(harness.focused?.accessibility.label.hasPrefix("dentist again") == true)
    #expect(harness.key(.enter))
    #expect(harness.screen.calendar.state.selectedDay == ScreenHarness.today + 40)
    #expect(harness.screen.calendar.visibleDays.contains(ScreenHarness.today + 40))
    #expect(harness.focused?.accessibility.label.hasPrefix("dentist again") == true)
    #expect(harness.key(.escape))
    #expect(harness.focused === harness.panel.field)
  }

  @Test("results follow the store and hidden calendars")
  func freshResults() throws {
    let harness = try ScreenHarness()
    harness.type("din")
    #expect(harness.names(.button, below: harness.panel).count == 1)
    try harness.store.load([ScreenHarness.event("dining out", on: 5, hour: 20)])
    harness.settle()
    #expect(harness.names(.button, below: harness.panel).count == 2)
  }

  @Test("a large store is searched over several frames, and the number of the rest is said")
  func large() throws {
    let events = (0..<30_000).map { ScreenHarness.event("meeting \($0)", on: $0 % 500, hour: $0 % 20) }
    let harness = try ScreenHarness(events: events)
    harness.views.window.send(.edited(harness.panel.field.id, "meeting"))
    harness.views.tick()
    #expect(harness.names(.status, below: harness.panel) == [""])
    harness.settle()
    #expect(harness.names(.status, below: harness.panel) == ["30000 events"])
    let rows = harness.names(.button, below: harness.panel)
    #expect(rows.count > 10 && rows.count < 60)
  }

  @Test("what a person decided about calendars is reported, and holds for calendars of these names that come later")
  func preferences() throws {
    let harness = try ScreenHarness()
    var kept: [[CalendarPreference]] = []
    harness.panel.onPreferencesChange = { [panel = harness.panel] in kept.append(panel.preferences) }
    harness.press(.checkbox, "Work")
    #expect(kept.map { $0.map { ($0.isShown ? "+" : "-") + $0.name } } == [["-Work", "+Home"]])

    let next = try ScreenHarness()
    next.panel.preferences = [("Team", false), ("Home", true), ("Club", true), ("Work", false)]
      .map { CalendarPreference(name: $0, isShown: $1) }
    next.settle()
    #expect(next.names(.checkbox) == ["Home", "Work"])
    #expect(next.timeline.hiddenCalendars == [CalendarID(1)])
    for (id, name) in [(3, "Club"), (4, "Garden"), (5, "Team")] {
      try next.store.apply(.putCalendar(CalendarInfo(id: CalendarID(Int64(id)), name: name, color: .named(.red))))
    }
    next.settle()
    #expect(next.names(.checkbox) == ["Team", "Home", "Club", "Work", "Garden"])
    #expect(next.timeline.hiddenCalendars == [CalendarID(1), CalendarID(5)])
    // What was applied once is the person's from then on.
    next.press(.checkbox, "Team")
    try next.store.apply(.putCalendar(CalendarInfo(id: CalendarID(6), name: "Choir", color: .named(.red))))
    next.settle()
    #expect(next.timeline.hiddenCalendars == [CalendarID(1)])
  }

  @Test("words are those of the locale, and rows are mirrored where lines run from right to left")
  func languages() throws {
    var arabic = LocaleInfo.english
    (arabic.identifier, arabic.isRightToLeft, arabic.phrases) = ("ar", true, .arabic)
    let harness = try ScreenHarness(locale: arabic)
    #expect(harness.panel.field.label == "البحث في الأحداث")
    let box = try #require(harness.shown(.checkbox).first)
    #expect(box.frameInWindow.maxX == 1_200)
    let mark = try #require(box.subviews.first)
    #expect(mark.frame.maxX == box.frame.width - 16)
    var german = harness.screen.calendar.configuration
    german.locale.identifier = "de-AT"
    german.locale.phrases = .german
    german.locale.isRightToLeft = false
    harness.screen.update(configuration: german)
    harness.settle()
    #expect(harness.panel.field.label == "Termine suchen")
    #expect(harness.panel.frame.minX == 0)
    #expect(harness.shown(.checkbox).first?.subviews.first?.frame.minX == 16)
  }
}
