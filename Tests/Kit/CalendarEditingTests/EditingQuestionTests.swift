import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// What the controller asks and offers in popovers, the menu and the notice.
@Suite struct EditingQuestionTests {
  private static let today = EditingHarness.today
  private static let grid = EditGrid(step: 900)
  private static let lunch = EditingHarness.event("Lunch", on: 0, hour: 12)

  /// A weekly series of five, from today on.
  private static var choir: Event {
    var event = EditingHarness.event("Choir", on: 0, hour: 19)
    event.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly, count: 5)])
    return event
  }

  private func names(_ role: AccessibilityNode.Role, _ harness: EditingHarness) -> [String] {
    harness.calendar.view.elements().filter { $0.role == role }.map { $0.name }
  }

  private func draw(_ harness: EditingHarness) throws -> QuickCreatePopover {
    harness.controller.perform(.begin(.create, nil, at: .day(Self.today), grid: Self.grid))
    harness.controller.askForTitle()
    harness.calendar.settle()
    guard case .title(let popover) = harness.controller.question else {
      throw EditError.notApplicable
    }
    return popover
  }

  /// The days after today on which the series takes place.
  private func days(_ harness: EditingHarness) -> [Int] {
    harness.calendar.timeline.occurrences(touching: Self.today - 10..<Self.today + 60).map { $0.firstDay - Self.today }
      .sorted()
  }

  private func second(_ harness: EditingHarness) throws -> OccurrenceID {
    try #require(harness.calendar.timeline.occurrences(touching: Self.today + 7..<Self.today + 8).first).id
  }

  @Test("ED-86, ED-87: a new event is asked for its title, stored by Enter, and gets the focus")
  func title() throws {
    let harness = try EditingHarness()
    let popover = try draw(harness)
    #expect(harness.calendar.window.focusedView === popover.field && harness.controller.session?.kind == .create)
    harness.calendar.window.send(.edited(popover.field.id, "Tea"))
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.events.map { $0.summary } == ["Tea"] && harness.controller.session == nil)
    #expect(names(.dialog, harness) == [])
    #expect(harness.calendar.window.focusedView?.accessibility.label.hasPrefix("Tea") == true)
  }

  @Test("ED-86: in a narrow calendar, a new event is seen above the sheet that asks for its title")
  func sheet() throws {
    let harness = try EditingHarness(size: Size(width: 390, height: 700))
    let view = harness.calendar.view
    let day = view.visibleDays.upperBound - 1
    harness.controller.perform(.begin(.create, nil, at: .day(day), grid: Self.grid))
    let position = view.position
    harness.controller.askForTitle()
    harness.calendar.settle()
    guard case .title(let popover) = harness.controller.question else { throw EditError.notApplicable }
    let session = try #require(harness.controller.session)
    let place = try #require(harness.controller.frames(of: session).frames.first)
    #expect(place.maxY <= popover.frameInWindow.minY && place.minY >= view.levelArea.minY)
    #expect(view.position != position, "it would have been covered")
    #expect(harness.calendar.window.focusedView === popover.field)
    harness.calendar.key(.escape)
    harness.calendar.settle()
    #expect(view.position == position)
  }

  @Test("ED-66, ED-77: F2 on an event and the menu ask for another title at its place; Enter is one edit, Escape none")
  func renaming() throws {
    let harness = try EditingHarness(events: [Self.lunch])
    func ask() throws -> QuickCreatePopover {
      harness.calendar.key(.f2)
      harness.calendar.settle()
      guard case .title(let popover) = harness.controller.question else { throw EditError.notApplicable }
      return popover
    }
    harness.calendar.key(.f2)
    harness.calendar.settle()
    var popover = try ask()
    #expect(popover.accessibility.label == "Rename" && popover.title == "Lunch")
    #expect(harness.calendar.window.focusedView === popover.field)
    harness.calendar.window.send(.edited(popover.field.id, "Tea"))
    harness.calendar.key(.escape)
    harness.calendar.settle()
    #expect(harness.events.map { $0.summary } == ["Lunch"] && harness.editor.undoStack.count == 0)
    popover = try ask()
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.editor.undoStack.count == 0, "the same title is no edit")
    popover = try ask()
    harness.calendar.window.send(.edited(popover.field.id, "Tea"))
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.events.map { $0.summary } == ["Tea"] && harness.editor.undoStack.count == 1)
    #expect(harness.calendar.window.focusedView?.accessibility.label.hasPrefix("Tea") == true)
    harness.controller.perform(.undo)
    #expect(harness.events.map { $0.summary } == ["Lunch"])
  }

  @Test("ED-66, ED-112: another title of an instance asks for the scope, and the answer renames that much")
  func renamingSeries() throws {
    let harness = try EditingHarness(events: [Self.choir])
    let id = try second(harness)
    let occurrence = try #require(
      harness.calendar.timeline.occurrences(touching: Self.today + 7..<Self.today + 8).first)
    let event = try #require(harness.calendar.timeline.event(id.event)?.event)
    harness.controller.rename(
      EditingController.ShownEvent(
        occurrence: occurrence, event: event, part: .event(id, on: occurrence.firstDay, .body)))
    guard case .title(let popover) = harness.controller.question else { throw EditError.notApplicable }
    harness.calendar.settle()
    harness.calendar.window.send(.edited(popover.field.id, "Band"))
    harness.calendar.key(.enter)
    harness.calendar.settle()
    guard case .scope(of: .change) = harness.controller.question else { throw EditError.notApplicable }
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.events.map { $0.summary }.sorted() == ["Band", "Choir"])
    #expect(harness.calendar.window.focusedView?.accessibility.label.hasPrefix("Band") == true)
    #expect(harness.editor.undoStack.count == 1)
  }

  @Test("ED-87: Enter without a title stores nothing, keeps the field and says what it needs")
  func withoutTitle() throws {
    let harness = try EditingHarness()
    let popover = try draw(harness)
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.events.isEmpty && harness.calendar.window.focusedView === popover.field)
    #expect(harness.controller.live.text == "Type a title first.")
  }

  @Test("ED-9: events of a calendar that is read-only say so in their labels and details, and others do not")
  func readOnly() throws {
    let harness = try EditingHarness(events: [Self.lunch])
    let home = CalendarInfo(id: CalendarID(2), name: "Home", color: .named(.orange), access: .readOnly)
    var event = EditingHarness.event("Fair", on: 0, hour: 15)
    event.calendar = home.id
    try harness.calendar.store.apply(.putCalendar(home))
    try harness.calendar.store.apply(.insert(event))
    harness.calendar.settle()
    func label(_ title: String) -> String? {
      harness.calendar.view.elements().first { $0.name.hasPrefix(title) }?.name
    }
    #expect(label("Fair")?.hasSuffix("read-only") == true && label("Lunch")?.hasSuffix("read-only") == false)
    let occurrence = try #require(harness.occurrence("Fair"))
    harness.calendar.view.send(.showDetails(of: occurrence, on: occurrence.firstDay))
    harness.calendar.settle()
    #expect(harness.calendar.view.elements().contains { $0.name == "Home · read-only" })
  }

  @Test("WK-210: a title or a form has typed text if somebody changed it, and none before and after it is open")
  func typedText() throws {
    let harness = try EditingHarness(events: [Self.lunch])
    #expect(!harness.controller.hasTypedText)
    let title = try draw(harness)
    #expect(!harness.controller.hasTypedText)
    harness.calendar.window.send(.edited(title.field.id, "Tea"))
    #expect(harness.controller.hasTypedText)
    harness.calendar.key(.escape)
    harness.calendar.tick()
    #expect(!harness.controller.hasTypedText)
    harness.controller.openForm(of: try #require(harness.occurrence("Lunch")).id)
    harness.calendar.settle()
    #expect(!harness.controller.hasTypedText)
    guard case .form(let popover) = harness.controller.question else { throw EditError.notApplicable }
    harness.calendar.window.send(.edited(popover.title.id, "Long lunch"))
    #expect(harness.controller.hasTypedText)
    harness.calendar.view.closePopover()
  }

  @Test("ED-87: Escape stores nothing, and what was typed can be restored")
  func draft() throws {
    let harness = try EditingHarness()
    let popover = try draw(harness)
    harness.calendar.window.send(.edited(popover.field.id, "Tea"))
    harness.calendar.key(.escape)
    harness.calendar.tick()
    #expect(harness.events.isEmpty && harness.controller.session == nil && names(.dialog, harness) == [])
    #expect(harness.controller.toast.elementViews.dropFirst().map { $0.text } == ["Draft kept", "Restore", "×"])
    _ = harness.controller.toast.button?.activate()
    harness.calendar.tick()
    #expect(names(.textBox, harness) == ["Title"])
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.events.map { $0.summary } == ["Tea"])
  }

  @Test("B15: a notice about a draft is closed by Escape in the calendar and by its button", arguments: [false, true])
  func closedDraft(byButton: Bool) throws {
    let harness = try EditingHarness()
    let popover = try draw(harness)
    harness.calendar.window.send(.edited(popover.field.id, "Tea"))
    harness.calendar.key(.escape)
    harness.calendar.settle()
    #expect(!harness.controller.toast.isHidden)
    if byButton { _ = harness.controller.toast.closeButton?.activate() } else { harness.calendar.key(.escape) }
    harness.calendar.settle()
    #expect(harness.controller.toast.isHidden && harness.events.isEmpty && names(.dialog, harness) == [])
  }

  @Test("B15: a letter that was typed and left with Escape is no draft", arguments: ["t", "  ", " t "])
  func letter(typed: String) throws {
    let harness = try EditingHarness()
    let popover = try draw(harness)
    harness.calendar.window.send(.edited(popover.field.id, typed))
    harness.calendar.key(.escape)
    harness.calendar.settle()
    #expect(harness.events.isEmpty && harness.controller.session == nil && harness.controller.toast.isHidden)
  }

  @Test("ED-87: without a title a press beside it stores nothing, and says nothing of a draft")
  func untitled() throws {
    let harness = try EditingHarness()
    _ = try draw(harness)
    harness.calendar.tap(Point(x: 20, y: 650))
    harness.calendar.tick()
    #expect(harness.events.isEmpty && harness.controller.session == nil && harness.controller.toast.isHidden)
  }

  @Test("ED-112, ED-114: a drop on a series asks for its scope, and shows what each answer would do")
  func scope() throws {
    let harness = try EditingHarness(events: [Self.choir])
    let id = try second(harness)
    harness.controller.perform(.begin(.move, id, at: .day(Self.today + 7), grid: Self.grid))
    harness.controller.perform(.move(to: .day(Self.today + 8), grid: Self.grid))
    harness.controller.perform(.drop)
    harness.calendar.settle()
    #expect(
      names(.button, harness).suffix(4) == [
        "Change this event, Saturday, November 28, 2026",
        "Change this and following events, 4 events from November 28", "Change all events, All 5 events", "Cancel",
      ])
    #expect(days(harness) == [0, 8, 14, 21, 28])
    harness.calendar.key(.arrowDown)
    #expect(days(harness) == [0, 8, 15, 22, 29] && harness.events.count == 1)
    harness.calendar.key(.arrowDown)
    #expect(days(harness) == [1, 8, 15, 22, 29] && harness.events.count == 1)
    harness.calendar.key(.arrowUp)
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(days(harness) == [0, 8, 15, 22, 29] && harness.events.count == 2)
    #expect(harness.controller.session == nil && names(.dialog, harness) == [])
  }

  @Test("ED-112: Escape reverts everything, and so does a press beside the question")
  func scopeCancelled() throws {
    for isKey in [false, true] {
      let harness = try EditingHarness(events: [Self.choir])
      let id = try second(harness)
      harness.controller.perform(.begin(.move, id, at: .day(Self.today + 7), grid: Self.grid))
      harness.controller.perform(.move(to: .day(Self.today + 8), grid: Self.grid))
      harness.controller.perform(.drop)
      harness.calendar.settle()
      if isKey { harness.calendar.key(.escape) } else { harness.calendar.tap(Point(x: 20, y: 650)) }
      harness.calendar.settle()
      #expect(days(harness) == [0, 7, 14, 21, 28] && harness.controller.session == nil)
      #expect(names(.dialog, harness) == [] && harness.editor.undoStack.count == 0)
    }
  }

  @Test("ED-113: a deletion asks as well, shows what would go, and deletes what is chosen")
  func deletion() throws {
    let harness = try EditingHarness(events: [Self.choir])
    let id = try second(harness)
    #expect(!harness.controller.perform(.delete(id, nil)))
    harness.calendar.settle()
    #expect(days(harness) == [0, 14, 21, 28] && names(.button, harness).suffix(4).last == "Cancel")
    harness.calendar.key(.arrowDown)
    harness.calendar.settle()
    #expect(days(harness) == [0])
    harness.calendar.key(.escape)
    harness.calendar.settle()
    #expect(days(harness) == [0, 7, 14, 21, 28])
    harness.controller.perform(.delete(id, nil))
    harness.calendar.settle()
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(days(harness) == [0, 14, 21, 28] && harness.editor.undoStack.count == 1)
  }

  @Test("ED-77, ED-123: an event is deleted by its menu, and the notice brings it back")
  func menu() throws {
    let harness = try EditingHarness(events: [Self.lunch])
    let bar = try #require(harness.calendar.bars("Lunch").first)
    let frame = bar.frameInWindow
    #expect(harness.calendar.window.send(.contextMenu(bar.id, at: Point(x: frame.midX, y: frame.midY))))
    harness.calendar.settle()
    #expect(
      names(.menuItem, harness) == [
        "Open", "Edit…", "Rename", "Move…", "Cut", "Copy", "Duplicate", "All day", "Color", "Save as file…", "Delete",
      ])
    harness.calendar.key(.end)
    harness.calendar.key(.enter)
    harness.calendar.tick()
    let toast = harness.controller.toast
    #expect(harness.events.isEmpty && names(.menu, harness) == [])
    #expect(toast.elementViews.dropFirst().map { $0.text } == ["Lunch deleted.", "Undo", "×"])
    let button = try #require(toast.button).frameInWindow
    harness.calendar.tap(Point(x: button.midX, y: button.midY))
    harness.calendar.settle()
    #expect(harness.events == [Self.lunch] && toast.isHidden)
  }

  @Test("ED-77: a free day has a menu with a new event, and the menu of an event makes it last all day")
  func lines() throws {
    let harness = try EditingHarness(events: [Self.lunch])
    let place = harness.calendar.place(of: Self.today + 1)
    #expect(harness.calendar.window.send(.contextMenu(.none, at: place)))
    harness.calendar.settle()
    #expect(names(.menuItem, harness) == ["New event"])
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(names(.textBox, harness) == ["Title"])
    harness.calendar.key(.escape)
    harness.calendar.settle()
    let bar = try #require(harness.calendar.bars("Lunch").first)
    let frame = bar.frameInWindow
    harness.calendar.window.send(.contextMenu(bar.id, at: Point(x: frame.midX, y: frame.midY)))
    harness.calendar.settle()
    harness.calendar.key(.end)
    for _ in 0..<3 { harness.calendar.key(.arrowUp) }
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.events.map { $0.start } == [.day(Self.today)] && harness.controller.session == nil)
    #expect(harness.calendar.window.focusedView?.accessibility.label.hasPrefix("Lunch") == true)
  }

  /// Opens the menu of an event and chooses the line that some lines lie below.
  private func choose(_ linesBelow: Int, of title: String, _ harness: EditingHarness) throws {
    let frame = try harness.frame(of: title)
    #expect(harness.calendar.window.send(.contextMenu(.none, at: Point(x: frame.midX, y: frame.midY))))
    harness.calendar.settle()
    harness.calendar.key(.end)
    for _ in 0..<linesBelow { harness.calendar.key(.arrowUp) }
    harness.calendar.key(.enter)
    // The notice goes away by itself.
    harness.calendar.tick()
  }

  @Test("ED-77: the menu of an event gives it a color, or that of its calendar again")
  func colors() throws {
    let harness = try EditingHarness(events: [Self.lunch])
    try choose(2, of: "Lunch", harness)
    #expect(names(.menuItem, harness).prefix(3) == ["Calendar color", "Red", "Orange"])
    #expect(names(.menuItem, harness).count == 13 && names(.menuItem, harness).last == "Graphite")
    harness.calendar.key(.arrowDown)
    harness.calendar.key(.enter)
    harness.calendar.tick()
    #expect(harness.events.map { $0.color } == [.named(.red)] && names(.menu, harness) == [])
    #expect(harness.editor.undoStack.count == 1)
    #expect(harness.controller.toast.elementViews.dropFirst().map { $0.text } == ["Lunch changed.", "Undo", "×"])
    try choose(2, of: "Lunch", harness)
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.events.map { $0.color } == [nil])
  }

  @Test("ED-77: the menu of an event offers it as a file, a series as a whole")
  func file() throws {
    let harness = try EditingHarness(events: [Self.choir])
    try choose(1, of: "Choir", harness)
    let files = harness.calendar.requests.compactMap { request -> (calendar: String, title: String)? in
      if case .save(let file, let title) = request { (file.text.string, title.string) } else { nil }
    }
    #expect(files.map { $0.title } == ["Choir"])
    let text = try #require(files.first?.calendar)
    let read = try ICalendarReader.read(Array(text.utf8), calendar: CalendarID(1))
    #expect(read.events.map { $0.recurrence?.rules.first?.count } == [5])
  }

  @Test("ED-81: a duplicate that the menu makes gets the focus, and the notice has Undo")
  func duplicate() throws {
    let harness = try EditingHarness(events: [Self.lunch])
    try choose(4, of: "Lunch", harness)
    #expect(harness.events.count == 2 && harness.controller.focusedEvent?.event.uid == "new-1")
    #expect(harness.controller.toast.elementViews.dropFirst().map { $0.text } == ["Lunch duplicated.", "Undo", "×"])
  }

  @Test(
    "ED-117, ED-128: times that were changed elsewhere before a scope was chosen are asked about; nothing stays held")
  func choiceInVain() throws {
    let harness = try EditingHarness(events: [Self.choir])
    let id = try second(harness)
    harness.controller.perform(.begin(.move, id, at: .day(Self.today + 7), grid: Self.grid))
    harness.controller.perform(.move(to: .day(Self.today + 8), grid: Self.grid))
    harness.controller.perform(.drop)
    harness.calendar.settle()
    var other = Self.choir
    other.end = .floating(LocalDateTime(day: Self.today, hour: 22, minute: 0))
    try harness.calendar.store.apply(.update(id.event, other))
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.controller.session == nil && names(.dialog, harness) == ["Which version of Choir?"])
    harness.calendar.key(.escape)
    harness.calendar.settle()
    #expect(names(.dialog, harness) == [] && harness.events == [other])
  }

  @Test("ED-128: the scope of what was deleted elsewhere is no longer asked")
  func deletedWhileAsking() throws {
    let harness = try EditingHarness(events: [Self.choir])
    let id = try second(harness)
    harness.controller.perform(.begin(.move, id, at: .day(Self.today + 7), grid: Self.grid))
    harness.controller.perform(.move(to: .day(Self.today + 8), grid: Self.grid))
    harness.controller.perform(.drop)
    harness.calendar.settle()
    try harness.calendar.store.apply(.delete(id.event))
    harness.calendar.settle()
    #expect(harness.controller.session == nil && names(.dialog, harness) == [] && harness.events == [])
    #expect(harness.controller.alert.text == "Choir was deleted elsewhere.")
  }

  @Test("ED-112: of a series with one instance left, nobody is asked for a scope")
  func single() throws {
    var event = Self.choir
    event.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly, count: 1)])
    let harness = try EditingHarness(events: [event])
    let id = try #require(harness.occurrence("Choir")).id
    harness.controller.perform(.begin(.move, id, at: .day(Self.today), grid: Self.grid))
    harness.controller.perform(.move(to: .day(Self.today + 1), grid: Self.grid))
    harness.controller.perform(.drop)
    harness.calendar.settle()
    #expect(harness.controller.session == nil && names(.dialog, harness) == [])
    #expect(days(harness) == [1])
  }

  @Test("ED-103: the details of an event have a button that deletes it, unless its calendar is read-only")
  func details() throws {
    let harness = try EditingHarness(events: [Self.lunch])
    let frame = try #require(harness.calendar.bars("Lunch").first).frameInWindow
    harness.calendar.tap(Point(x: frame.midX, y: frame.midY))
    harness.calendar.settle()
    let button = try #require(harness.calendar.view.elements().first { $0.name == "Delete" }).frame
    harness.calendar.tap(Point(x: button.midX, y: button.midY))
    harness.calendar.tick()
    #expect(harness.events.isEmpty && names(.dialog, harness) == [])
    #expect(!harness.controller.toast.isHidden)
    harness.controller.perform(.undo)
    #expect(harness.controller.toast.isHidden && harness.events.count == 1)
    harness.editor.options.verbs = [.move]
    let id = try #require(harness.occurrence("Lunch"))
    #expect(harness.controller.detailsButtons(for: id).isEmpty)
  }

  @Test("ED-123: edits by keys and programs show no notice")
  func noNotice() throws {
    let harness = try EditingHarness(events: [Self.lunch])
    let id = try #require(harness.occurrence("Lunch")).id
    harness.controller.perform(.duplicate(id))
    #expect(harness.controller.toast.isHidden && harness.events.count == 2)
  }
}
