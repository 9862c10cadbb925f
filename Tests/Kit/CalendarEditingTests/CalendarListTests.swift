import Almanac
import TestSupport
import Testing

@testable import CalendarEditing
@testable import CalendarPanels

/// Calendars that are made and changed in the panel, by pointer and by keys.
@Suite struct CalendarListTests {
  private static let today = EditingHarness.today

  /// A screen whose calendars can be edited.
  private final class Desk {
    let store = CalendarHarness.emptyStore()
    let failing: FailingStore
    let screen: CalendarScreen
    let editor: EventEditor
    let controller: EditingController
    let views: ViewHarness

    init(width: Double = 1_200, isRightToLeft: Bool = false) throws {
      try store.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))))
      try store.apply(.putCalendar(CalendarInfo(id: CalendarID(2), name: "Home", color: .named(.green))))
      try store.apply(
        .putCalendar(CalendarInfo(id: CalendarID(3), name: "Feed", color: .named(.red), access: .readOnly)))
      try store.load([EditingHarness.event("Lunch", on: 0, hour: 12)])
      let zones = FixedZoneProvider([])
      var locale = LocaleInfo.english
      locale.isRightToLeft = isRightToLeft
      screen = CalendarScreen(
        calendar: CalendarView(configuration: CalendarConfiguration(locale: locale, today: today)),
        timeline: EventTimeline(store: store, displayZone: .utc, zones: zones), store: store, source: store,
        zones: zones, panelMode: .open)
      failing = FailingStore(store)
      var count = 0
      editor = EventEditor(
        store: failing, displayZone: .utc, zones: zones, now: { Instant(seconds: 1_795_000_000) },
        newUID: {
          count += 1
          return "new-\(count)"
        })
      controller = EditingController(editor: editor, calendar: screen.calendar)
      views = ViewHarness(root: screen, size: Size(width: width, height: 800))
      views.host.onRequest = { [unowned views] request in
        if case .focus(let id) = request { views.window.send(.focus(id)) }
      }
      settle()
    }

    var panel: CalendarPanel { screen.panel }
    var names: [String] { ((try? store.calendars()) ?? []).map { $0.name } }
    var focused: String { views.window.focusedView.map { Self.name($0) } ?? "" }

    private static func name(_ view: View) -> String {
      view.accessibility.label.isEmpty ? view.text : view.accessibility.label
    }

    var count: Int { store.eventCount }

    func settle() { views.advance(seconds: 1) }

    func tap(_ view: View?) throws {
      let frame = try #require(view).frameInWindow
      views.tap(at: Point(x: frame.midX, y: frame.midY))
      settle()
    }

    func key(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = [], _ character: UInt32 = 0) {
      views.window.send(.key(KeyEvent(key, modifiers: modifiers, character: character)))
      settle()
    }

    func type(_ text: String) throws {
      let field = try #require(views.window.focusedView)
      views.window.send(.edited(field.id, text))
      settle()
    }

    /// The lines of the menu that is shown.
    var menu: [String] { panel.popovers.content?.elementViews.dropFirst().map { Self.name($0) } ?? [] }

    func choose(_ line: String) throws {
      try tap(panel.popovers.content?.elementViews.first { Self.name($0) == line })
    }

    func openMenu(_ index: Int = 0) throws { try tap(panel.menuButtons[index]) }
  }

  @Test("ED-124: a calendar is made with a name in a color of its own, and has the focus")
  func making() throws {
    let desk = try Desk()
    #expect(desk.panel.newButton.accessibility.label == "New calendar")
    try desk.tap(desk.panel.newButton)
    #expect(desk.focused == "Name")
    desk.key(.enter)
    #expect(desk.names.count == 3 && desk.controller.live.text == "Type a name first.")
    try desk.type("Choir")
    desk.key(.enter)
    #expect(desk.names == ["Work", "Home", "Feed", "Choir"] && desk.focused == "Choir")
    #expect(desk.controller.live.text == "Calendar Choir created")
    desk.key(.character, .control, 0x7A)
    #expect(desk.names == ["Work", "Home", "Feed"])
    desk.key(.character, [.control, .shift], 0x5A)
    #expect(desk.names == ["Work", "Home", "Feed", "Choir"])
  }

  @Test("ED-124: the menu of a calendar renames, recolors and deletes it; Undo in the notice brings its events back")
  func menu() throws {
    let desk = try Desk()
    try desk.openMenu()
    #expect(desk.menu == ["Rename", "Color", "Reminder", "Reminder, All day", "Delete"])
    try desk.choose("Rename")
    #expect(desk.focused == "Name")
    try desk.type("Office")
    desk.key(.enter)
    #expect(desk.names == ["Office", "Home", "Feed"] && desk.focused == "Office")
    try desk.openMenu()
    try desk.choose("Color")
    #expect(desk.menu.count == EventHue.allCases.count && desk.menu.first == "Red")
    try desk.choose("Teal")
    #expect(try desk.store.calendars()[0].color == .named(.teal) && desk.panel.popovers.content == nil)
    try desk.openMenu()
    try desk.choose("Delete")
    #expect(desk.names == ["Home", "Feed"] && desk.count == 0)
    #expect(desk.controller.live.text == "Calendar Office deleted with its events")
    try desk.tap(desk.controller.toast.button)
    #expect(desk.names == ["Office", "Home", "Feed"] && desk.count == 1)
  }

  @Test("ED-209: the menu of a calendar adds and removes default reminders of events with times and all-day events")
  func reminders() throws {
    let desk = try Desk()
    func choose(_ kind: String, _ line: String) throws {
      try desk.openMenu()
      try desk.choose(kind)
      try desk.choose(line)
      #expect(desk.panel.popovers.content == nil)
    }
    func reminders() throws -> DefaultReminders? { try desk.store.calendars()[0].defaultReminders }
    try choose("Reminder", "15 minutes before")
    #expect(desk.controller.live.text == "Work changed")
    try choose("Reminder", "1 day before")
    try choose("Reminder, All day", "On the day at 9:00\u{202F}AM")
    let all = DefaultReminders(timed: [.start(seconds: -900), .start(days: -1)], allDay: [.start(seconds: 32_400)])
    #expect(try reminders() == all)
    try choose("Reminder", "✓ 1 day before")
    #expect(try reminders()?.timed == [.start(seconds: -900)])
    try choose("Reminder", "No reminder")
    #expect(try reminders() == DefaultReminders(allDay: all.allDay))
    try desk.openMenu()
    try desk.choose("Reminder")
    #expect(desk.menu.first == "✓ No reminder")
    desk.key(.escape)
    for _ in 0..<5 { desk.key(.character, .control, 0x7A) }
    #expect(try reminders() == nil)
  }

  @Test("a calendar that a store cannot delete or read stays, and a notice says so")
  func failing() throws {
    let desk = try Desk()
    try desk.openMenu()
    desk.failing.writeError = FailingStore.full
    try desk.choose("Delete")
    #expect(desk.names == ["Work", "Home", "Feed"] && desk.count == 1)
    #expect(desk.controller.toast.accessibility.label.hasPrefix("Not saved") && !desk.controller.toast.isHidden)
    desk.controller.toast.hide()
    desk.failing.readError = FailingStore.full
    try desk.openMenu()
    #expect(desk.controller.toast.accessibility.label == "The events could not be loaded")
    #expect(desk.menu.isEmpty && !desk.controller.toast.isHidden)
  }

  @Test("ED-124: on a calendar with the focus, F2 renames, Delete deletes, and the menu key opens its menu")
  func keys() throws {
    let desk = try Desk()
    desk.views.window.focus(desk.panel.field)
    desk.key(.arrowDown)
    #expect(desk.focused == "Work")
    desk.key(.f2)
    try desk.type("Office")
    desk.key(.escape)
    #expect(desk.names[0] == "Work" && desk.focused == "Work")
    desk.key(.f2)
    try desk.type("Office")
    desk.key(.enter)
    #expect(desk.names[0] == "Office" && desk.focused == "Office")
    let frame = try #require(desk.views.window.focusedView).frameInWindow
    let id = try #require(desk.views.window.focusedView).id
    desk.views.window.send(.contextMenu(id, at: Point(x: frame.midX, y: frame.midY)))
    desk.settle()
    #expect(desk.menu == ["Rename", "Color", "Reminder", "Reminder, All day", "Delete"] && desk.focused == "Rename")
    desk.key(.escape)
    #expect(desk.panel.popovers.content == nil && desk.focused == "Office")
    desk.key(.delete)
    #expect(desk.names == ["Home", "Feed"] && desk.count == 0 && desk.focused == "Home")
    desk.key(.character, .command, 0x7A)
    #expect(desk.names == ["Office", "Home", "Feed"] && desk.count == 1)
  }

  @Test("ED-124: calendars that may not be changed have no menu, and without permission there are no buttons")
  func permission() throws {
    let desk = try Desk()
    #expect(desk.panel.menuButtons.map { $0.isHidden } == [false, false, true])
    #expect(desk.panel.menuButtons[0].accessibility.label == "Change Work…")
    desk.editor.options.verbs = [.move]
    desk.panel.editingDidChange()
    desk.settle()
    #expect(desk.panel.newButton.isHidden && desk.panel.menuButtons.allSatisfy { $0.isHidden })
    desk.editor.options.verbs = .all
    desk.controller.close()
    desk.panel.editingDidChange()
    desk.settle()
    #expect(desk.panel.newButton.isHidden && desk.panel.menuButtons.allSatisfy { $0.isHidden })
  }

  @Test("ED-124: a press beside the field keeps the name that was typed, and a press beside a menu closes it")
  func pressBeside() throws {
    let desk = try Desk()
    try desk.tap(desk.panel.newButton)
    try desk.type("Choir")
    desk.views.tap(at: Point(x: 900, y: 500))
    desk.settle()
    #expect(desk.names.last == "Choir" && desk.panel.popovers.content == nil)
    try desk.openMenu()
    desk.views.tap(at: Point(x: 900, y: 500))
    desk.settle()
    #expect(desk.panel.popovers.content == nil && desk.names.count == 4)
  }

  @Test("ED-124: a panel over the calendar makes room for the notice when a calendar was deleted")
  func narrow() throws {
    let desk = try Desk(width: 390)
    desk.screen.togglePanel()
    desk.settle()
    try desk.openMenu()
    try desk.choose("Delete")
    #expect(!desk.screen.isPanelShown && desk.names == ["Home", "Feed"])
    #expect(desk.controller.toast.button?.text == "Undo")
  }

  @Test("ED-124: the buttons lie at the trailing edge of their rows, also from right to left")
  func layout() throws {
    for isRightToLeft in [false, true] {
      let desk = try Desk(isRightToLeft: isRightToLeft)
      let frames = desk.panel.menuButtons[...1].map { $0.frameInWindow }
      let panel = desk.panel.frameInWindow
      #expect(frames[1].minY - frames[0].minY == 36 && frames[0].width >= 24 && frames[0].height >= 24)
      for frame in frames + [desk.panel.newButton.frameInWindow] {
        #expect(isRightToLeft ? frame.minX - panel.minX < 16 : panel.maxX - frame.maxX < 16)
      }
    }
  }

  @Test(
    "hiding and moving calendars is undone and redone in its turn among edits, in the panel and in the calendar (B21)")
  func arranging() throws {
    let desk = try Desk()
    func state() -> [String] {
      desk.panel.preferences.map { $0.isShown ? $0.name : "-" + $0.name } + [desk.store.eventCount.description]
    }
    let first = state()
    let lunch = try #require(desk.screen.calendar.timeline?.occurrences(touching: Self.today..<Self.today + 1).first)
    desk.controller.perform(.duplicate(lunch.id))
    let second = state()
    desk.panel.arrange(hidden: [CalendarID(2)], order: [])
    desk.panel.arrange(
      hidden: [CalendarID(2)], order: [CalendarID(3), CalendarID(1), CalendarID(2)])
    desk.settle()
    let fourth = state()
    #expect(fourth == ["Feed", "Work", "-Home", "2"])
    desk.controller.perform(.duplicate(lunch.id))
    let fifth = state()
    desk.screen.calendar.takeFocus()
    desk.key(.character, .control, 0x7A)
    #expect(state() == fourth)
    desk.key(.character, .control, 0x7A)
    #expect(state() == ["Work", "-Home", "Feed", "2"])
    desk.views.window.focus(desk.panel.newButton)
    desk.key(.character, .control, 0x7A)
    #expect(state() == second)
    desk.key(.character, .control, 0x7A)
    #expect(state() == first)
    for _ in 0..<4 { desk.key(.character, .control, 0x79) }
    #expect(state() == fifth)
  }
}
