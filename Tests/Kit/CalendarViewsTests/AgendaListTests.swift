import Almanac
import AlmanacLists
import TestSupport
import Testing

/// The rows of the agenda as items of a collection manager.
struct AgendaListTests {
  /// A row of the program's own.
  private final class OwnRow: ReusableView, ModelTransfer {
    func update(with row: AgendaRow) {
      text = "own " + (row.event?.title ?? "none")
      accessibility.label = text
    }
  }

  private final class Opened: CalendarViewDelegate {
    var titles: [EventID] = []
    func calendarView(_ view: CalendarView, didActivate occurrence: Occurrence) { titles.append(occurrence.id.event) }
  }

  private func harness(_ events: [Event], from first: Int = 18) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november(.british)
    configuration.initialLevel = .agenda
    configuration.initialDay = november(first)
    let harness = CalendarHarness(
      configuration: configuration, store: try .holding(events), size: Size(width: 700, height: 500))
    return harness
  }

  private func timed(_ title: String, _ day: Int, _ hour: Int) -> Event {
    .timed(title, november(1) + (day - 1), hour * 3600, november(1) + (day - 1), hour * 3600 + 1800)
  }

  private func row(_ harness: CalendarHarness, _ title: String) throws -> AgendaRowView {
    try #require(
      harness.shownViews(AgendaRowView.self).first { $0.accessibility.label.hasPrefix(title + ", ") })
  }

  private func stored(_ harness: CalendarHarness, _ title: String) throws -> StoredEvent {
    var found: StoredEvent?
    _ = try harness.store.scan(from: 0) { event in
      if event.event.summary == title { found = event }
      return found == nil
    }
    return try #require(found)
  }

  private func tap(_ harness: CalendarHarness, _ title: String) throws {
    let frame = try row(harness, title).frameInWindow
    harness.tap(Point(x: frame.midX, y: frame.midY))
    harness.settle()
    // Details may lie over another row.
    harness.view.send(.hideDetails)
    harness.settle()
  }

  @Test(
    "DT-36, DT-37, DT-40, DT-41, DT-42: rows of the agenda are refused, selected and pressed through its manager, and then open as ever"
  )
  func presses() throws {
    let harness = try harness([timed("a", 18, 9), timed("b", 18, 10), timed("c", 19, 9)])
    let opened = Opened()
    harness.view.delegate = opened
    let agenda = harness.view.agenda
    var told: [String] = []
    agenda.shouldSelect(AgendaRowView.self) { _, row, _ in row.event?.title != "b" }
    agenda.shouldHighlight(AgendaRowView.self) { _, row, _ in row.event?.title != "c" }
    agenda.didHighlight(AgendaRowView.self) { _, row, _ in told.append("down \(row.event?.title ?? "")") }
    agenda.didUnhighlight(AgendaRowView.self) { _, row, _ in told.append("up \(row.event?.title ?? "")") }
    agenda.didSelect(AgendaRowView.self) { view, row, path in
      #expect(view.accessibility.label.hasPrefix(row.event?.title ?? "none"))
      told.append("selected \(row.event?.title ?? "") \(path.item)")
    }
    harness.settle()
    try tap(harness, "a")
    try tap(harness, "b")
    try tap(harness, "c")
    #expect(told == ["down a", "selected a 0", "up a", "down b", "up b"])
    #expect(opened.titles.count == 1)
    // By key, and by assistive technology.
    harness.window.send(.focus(try row(harness, "a").id))
    harness.key(.enter)
    #expect(told.last == "selected a 0" && opened.titles.count == 2)
    #expect(try row(harness, "a").activate())
    #expect(told.count(where: { $0 == "selected a 0" }) == 3 && opened.titles.count == 3)
  }

  private final class Listener: CollectionDelegate {
    var heard: [String] = []

    func collection(_ event: ItemEvent, at path: ItemPath, view: ReusableView?) {
      if event == .didHighlight || event == .didSelect { heard.append("\(event) \(path.item)") }
    }

    func collection(asks question: ItemQuestion, at path: ItemPath, view: ReusableView?) -> Bool? {
      question == .shouldSelect && path.item == 1 ? false : nil
    }
  }

  @Test("DT-11: the delegate of the agenda's manager hears of rows, and answers what no closure answers")
  func delegateOfList() throws {
    let harness = try harness([timed("a", 18, 9), timed("b", 18, 10)])
    let listener = Listener()
    harness.view.agenda.delegate = listener
    var selected: [String] = []
    harness.view.agenda.didSelect(AgendaRowView.self) { _, row, _ in selected.append(row.event?.title ?? "") }
    harness.settle()
    try tap(harness, "a")
    try tap(harness, "b")
    #expect(listener.heard == ["didHighlight 0", "didSelect 0", "didHighlight 1"] && selected == ["a"])
  }

  @Test("DT-83, DT-84: a second press of a row, or Enter, is its primary action where it has one")
  func primaryAction() throws {
    let harness = try harness([timed("a", 18, 9), timed("b", 18, 10)])
    var told: [String] = []
    harness.view.agenda.canPerformPrimaryAction(for: AgendaRowView.self) { _, row, _ in row.event?.title == "a" }
    harness.view.agenda.performPrimaryAction(for: AgendaRowView.self) { _, _, _ in told.append("primary") }
    harness.view.agenda.didSelect(AgendaRowView.self) { _, row, _ in told.append(row.event?.title ?? "") }
    harness.settle()
    harness.window.send(.focus(try row(harness, "a").id))
    harness.key(.space)
    #expect(told == ["a"], "Space selects")
    told = []
    harness.key(.enter)
    #expect(told == ["primary"])
    told = []
    harness.key(.arrowDown)
    harness.key(.enter)
    #expect(told == ["b"])
    told = []
    let frame = try row(harness, "a").frameInWindow
    for count in 1...2 {
      for phase in [PointerEvent.Phase.down, .up] {
        harness.window.send(
          .pointer(
            PointerEvent(
              phase: phase, location: Point(x: frame.midX, y: frame.midY), time: harness.now, clickCount: count)))
      }
    }
    #expect(told == ["a", "primary"])
  }

  @Test("DT-43, DT-45, DT-47, DT-49: each row and heading that comes into view and goes is reported once")
  func display() throws {
    let events = (0..<60).flatMap { day in [timed("\(day)", 1 + day, 9), timed("\(day)b", 1 + day, 10)] }
    let harness = try harness(events)
    var rows: [ItemPath: Int] = [:]
    var headings: [Int: Int] = [:]
    let agenda = harness.view.agenda
    agenda.willDisplay(AgendaRowView.self) { view, row, path in
      #expect(view.accessibility.label.hasPrefix(row.event?.title ?? "No events"))
      rows[path, default: 0] += 1
    }
    agenda.didEndDisplaying(AgendaRowView.self) { _, _, path in rows[path, default: 0] -= 1 }
    agenda.willDisplayHeaderView(AgendaHeadingView.self) { view, heading, section in
      #expect(view.text.utf8.elementsEqual(heading.text.utf8))
      headings[section, default: 0] += 1
    }
    agenda.didEndDisplayingHeaderView(AgendaHeadingView.self) { _, _, section in headings[section, default: 0] -= 1 }
    harness.settle()
    var random = SeededGenerator(seed: 6)
    let storage = try #require(agenda.storage as? AgendaStorage)
    for step in 0..<60 {
      if step % 15 == 7 {
        harness.view.send(.show(november(Int.random(in: 1...30, using: &random)), animated: false))
      }
      let distance = Double(Int.random(in: -900...900, using: &random))
      harness.window.send(.wheel(at: Point(x: 60, y: 300), delta: Point(x: 0, y: distance)))
      harness.settle()
      #expect(rows.values.allSatisfy { $0 == 0 || $0 == 1 })
      #expect(headings.values.allSatisfy { $0 == 0 || $0 == 1 })
      let shown = rows.filter { $0.value == 1 }.keys.sorted()
      let views = harness.shownViews(AgendaRowView.self)
      #expect(shown.count == views.count)
      #expect(Set(shown.map(\.section)) == Set(headings.filter { $0.value == 1 }.keys))
      for path in shown {
        let title = storage.item(at: path, as: AgendaRow.self)?.event?.title
        #expect(views.contains { $0.accessibility.label.hasPrefix((title ?? "No events")) })
      }
    }
    // Another level shows no agenda.
    harness.view.send(.setLevel(.month, around: nil, animated: false))
    harness.settle()
    #expect(rows.values.allSatisfy { $0 == 0 } && headings.values.allSatisfy { $0 == 0 })
    harness.view.send(.setLevel(.agenda, around: nil, animated: false))
    harness.settle()
    #expect(rows.values.contains(1) && headings.values.contains(1))
    harness.window.close()
    #expect(rows.values.allSatisfy { $0 == 0 } && headings.values.allSatisfy { $0 == 0 })
  }

  @Test("DT-21, DT-22, DT-26, DT-31: the program's own rows take the place of the kit's, also for some events only")
  func ownRows() throws {
    let harness = try harness([timed("a", 18, 9), timed("b", 18, 10)])
    let opened = Opened()
    harness.view.delegate = opened
    let agenda = harness.view.agenda
    agenda.unregister(AgendaRowView.self)
    var selected: [String] = []
    agenda.register(OwnRow.self) { mapping in
      mapping.condition = mapping.modelCondition { _, row in row.event?.title == "a" }
      mapping.didSelect { view, _, _ in selected.append(view.text) }
    }
    agenda.register(AgendaRowView.self)
    harness.settle()
    let own = harness.shownViews(OwnRow.self)
    #expect(own.map(\.text) == ["own a"])
    #expect(harness.shownViews(AgendaRowView.self).count == 2, "b, and today's")
    let frame = try #require(own.first).frameInWindow
    harness.tap(Point(x: frame.midX, y: frame.midY))
    harness.settle()
    #expect(selected == ["own a"] && opened.titles.count == 1)
    harness.window.send(.focus(try #require(own.first).id))
    harness.key(.space)
    #expect(selected.count == 2)
    // An event that becomes another finds its other view.
    let stored = try stored(harness, "a")
    var event = stored.event
    event.summary = "z"
    try harness.store.apply(.update(stored.id, event))
    harness.settle()
    #expect(harness.shownViews(OwnRow.self).isEmpty && harness.shownViews(AgendaRowView.self).count == 3)
  }

  @Test(
    "DT-54, DT-62, DT-63: arrows pass over rows that take no focus, and changes of focus are asked about and reported")
  func focus() throws {
    let harness = try harness([timed("a", 18, 9), timed("b", 18, 10), timed("c", 19, 9), timed("d", 20, 9)])
    var told: [FocusChange] = []
    let agenda = harness.view.agenda
    agenda.canFocus(for: AgendaRowView.self) { _, row, _ in row.event?.title != "b" }
    agenda.shouldUpdateFocus { change in
      (change.to.flatMap { agenda.storage.item(at: $0) }?.value(as: AgendaRow.self))?.event?.title != "d"
    }
    agenda.didUpdateFocus { told.append($0) }
    harness.settle()
    harness.window.send(.focus(try row(harness, "a").id))
    harness.key(.arrowDown)
    #expect(harness.window.focusedView === (try row(harness, "c")))
    harness.key(.arrowDown)
    #expect(harness.window.focusedView === (try row(harness, "c")))
    #expect(told.count == 2 && told.first?.from == nil && told.last?.from == told.first?.to)
    #expect(try row(harness, "c").itemState == .focused)
  }

  @Test("DT-106, DT-123: what changes on a day is one update; views, and the focus, stay on their events")
  func updates() throws {
    let harness = try harness([timed("b", 18, 9), timed("c", 18, 10)])
    let updater = try #require(harness.view.agenda.collectionViewUpdater as? CollectionUpdater)
    harness.settle()
    let storage = try #require(harness.view.agenda.storage as? AgendaStorage)
    var updates: [StorageUpdate?] = []
    updater.didUpdateContent = { updates.append($0) }
    harness.window.send(.focus(try row(harness, "c").id))
    let (b, c) = (try row(harness, "b"), try row(harness, "c"))
    try harness.store.load([timed("a", 18, 8)])
    harness.settle()
    let section = try #require(storage.section(of: november(18)))
    #expect(storage.day(inSection: section) == november(18))
    func path(_ item: Int) -> ItemPath { ItemPath(section: section, item: item) }
    #expect(updates.map { $0?.changes } == [[.insertItems([path(0)]), .updateItems([path(1), path(2)])]])
    #expect(try row(harness, "b") === b && row(harness, "c") === c && harness.window.focusedView === c)
    #expect(harness.view.agenda.surface?.cell(at: path(2)) === c)
    harness.key(.arrowUp)
    #expect(harness.window.focusedView === b)
    #expect(b.frameInWindow.minY < c.frameInWindow.minY)
    try harness.store.apply(.delete(try stored(harness, "a").id))
    harness.settle()
    #expect(updates.last??.changes.first == .deleteItems([path(0)]))
    // Everything anew is a reload.
    harness.view.reload()
    harness.settle()
    #expect(updates.count == 3 && updates[2] == nil)
    #expect(try row(harness, "b") === b && harness.window.focusedView === b)
  }

  @Test(
    "P5, P6: after random changes of the store the agenda's storage and views agree with the events", arguments: 1...4)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let harness = try harness([])
    harness.settle()
    let agenda = harness.view.agenda
    let storage = try #require(agenda.storage as? AgendaStorage)
    var content: [Int: [String]] = [:]
    func sorted(_ day: Int) -> [String] { (content[day] ?? []).sorted() }
    var fresh = 0
    for _ in 0..<60 {
      let day = Int.random(in: 14...26, using: &random)
      if random.next() % 3 == 0, let title = content[day]?.randomElement(using: &random) {
        try harness.store.apply(.delete(try stored(harness, title).id))
        content[day]?.removeAll { $0 == title }
      } else {
        let hour = Int.random(in: 10...22, using: &random)
        fresh += 1
        // Names are in the order of rows.
        let title = "\(hour)-\(1_000 + fresh)"
        try harness.store.load([timed(title, day, hour)])
        content[day, default: []].append(title)
      }
      if random.next() % 4 == 0 {
        harness.window.send(
          .wheel(at: Point(x: 60, y: 300), delta: Point(x: 0, y: Double(Int.random(in: -400...400, using: &random)))))
      }
      harness.settle()
      for day in 14...26 {
        let section = try #require(storage.section(of: november(day)))
        let expected = sorted(day)
        #expect(storage.numberOfItems(inSection: section) == (day == 21 ? max(1, expected.count) : expected.count))
        #expect(agenda.numberOfItems(inSection: section) == storage.numberOfItems(inSection: section))
        #expect((storage.headerModel(forSection: section) == nil) == (expected.isEmpty && day != 21))
      }
      for path in try #require(agenda.surface).visiblePaths {
        let view = agenda.surface?.cell(at: path) as? AgendaRowView
        let day = (storage.day(inSection: path.section) ?? november(1)) - november(1) + 1
        let rows = sorted(day)
        let expected = rows.indices.contains(path.item) ? rows[path.item] : "No events"
        #expect(view?.accessibility.label.hasPrefix(expected) == true)
      }
      #expect(harness.mirror.violations.isEmpty)
    }
  }

  @Test("a row that outlives its agenda does nothing", arguments: [true, false])
  func orphan(isClosed: Bool) throws {
    var kept: AgendaRowView?
    do {
      let harness = try harness([timed("a", 18, 9)])
      harness.settle()
      kept = try row(harness, "a")
      if isClosed { harness.window.close() }
    }
    let row = try #require(kept)
    row.didReceiveFocus()
    #expect(!row.activate())
    #expect(!row.keyDown(KeyEvent(.enter)))
  }

  @Test("an agenda without a window goes away with its calendar")
  func withoutWindow() throws {
    var configuration = CalendarConfiguration.november(.british)
    configuration.initialLevel = .agenda
    var view: CalendarView? = CalendarView(configuration: configuration)
    weak let gone = view
    view?.frame = Rect(x: 0, y: 0, width: 700, height: 500)
    view?.layoutSubviews()
    view = nil
    #expect(gone == nil)
  }

  @Test("nothing is kept alive by the agenda of a closed window")
  func lifetime() throws {
    weak var view: CalendarView?
    weak var manager: CollectionManager?
    do {
      let harness = try harness([timed("a", 18, 9)])
      harness.settle()
      (view, manager) = (harness.view, harness.view.agenda)
      harness.window.close()
    }
    #expect(view == nil)
    #expect(manager == nil)
  }
}
