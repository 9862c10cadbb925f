import Almanac
import TestSupport
import Testing

/// The lists of the panel: order, typing, and the ways between them and the field.
struct PanelListTests {
  private static let three = [
    CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue)),
    CalendarInfo(id: CalendarID(2), name: "Home", color: .named(.green)),
    CalendarInfo(id: CalendarID(3), name: "Club", color: .named(.pink)),
  ]

  private func scene(width: Double = 1_200) throws -> ScreenHarness {
    let harness = try ScreenHarness(width: width, height: 1_000)
    try harness.store.apply(.putCalendar(Self.three[2]))
    harness.settle()
    return harness
  }

  private func names(_ harness: ScreenHarness) -> [String] {
    harness.names(.checkbox).map { String($0.prefix(4)) }
  }

  private func box(_ harness: ScreenHarness, _ name: String) throws -> View {
    try #require(harness.shown(.checkbox).first { $0.accessibility.label.hasPrefix(name) })
  }

  private func pointer(_ harness: ScreenHarness, _ phase: PointerEvent.Phase, _ point: Point) {
    harness.views.window.send(.pointer(PointerEvent(phase: phase, location: point, time: harness.views.now)))
    harness.views.tick()
  }

  private func drag(_ harness: ScreenHarness, _ name: String, by distance: Double) throws {
    let frame = try box(harness, name).frameInWindow
    let start = Point(x: frame.midX, y: frame.midY)
    pointer(harness, .down, start)
    for step in 1...6 { pointer(harness, .move, start + Point(x: 0, y: distance * Double(step) / 6)) }
    pointer(harness, .up, start + Point(x: 0, y: distance))
    harness.settle()
  }

  private func option(_ harness: ScreenHarness, _ key: KeyEvent.Key) {
    harness.views.window.send(.key(KeyEvent(key, modifiers: .option)))
    harness.settle()
  }

  @Test("DT-35, DT-58: calendars are dragged to another place, which stays, and nothing is switched off")
  func dragging() throws {
    let harness = try scene()
    var kept: [[CalendarID]] = []
    harness.panel.onPreferencesChange = { [panel = harness.panel] in kept.append(panel.calendarOrder) }
    #expect(names(harness) == ["Work", "Home", "Club"])
    let club = try box(harness, "Club")
    try drag(harness, "Club", by: -80)
    #expect(names(harness) == ["Club", "Work", "Home"])
    #expect(kept == [[CalendarID(3), CalendarID(1), CalendarID(2)]] && harness.panel.calendarOrder == kept[0])
    #expect(try box(harness, "Club") === club, "a moved row keeps its view")
    try drag(harness, "Club", by: 41)
    #expect(names(harness) == ["Work", "Club", "Home"])
    #expect(harness.timeline.hiddenCalendars == [])
    // The order outlives what else changes.
    try harness.store.load([ScreenHarness.event("late", on: 3, hour: 3)])
    try harness.store.apply(.putCalendar(CalendarInfo(id: CalendarID(4), name: "Team", color: .named(.red))))
    harness.settle()
    #expect(names(harness) == ["Work", "Club", "Home", "Team"])
    harness.panel.calendarOrder = [CalendarID(4), CalendarID(9), CalendarID(4), CalendarID(2)]
    harness.settle()
    #expect(names(harness) == ["Team", "Home", "Work", "Club"])
    harness.press(.checkbox, "Home")
    #expect(harness.timeline.hiddenCalendars == [CalendarID(2)])
  }

  @Test("DT-58: Option and an arrow move the calendar that has the focus, which goes along")
  func moveByKey() throws {
    let harness = try scene()
    harness.views.window.send(.focus(try box(harness, "Home").id))
    option(harness, .arrowDown)
    #expect(names(harness) == ["Work", "Club", "Home"])
    #expect(harness.focused?.accessibility.label.hasPrefix("Home") == true)
    option(harness, .arrowDown)
    #expect(names(harness) == ["Work", "Club", "Home"], "there is nothing below")
    option(harness, .arrowUp)
    option(harness, .arrowUp)
    #expect(names(harness) == ["Home", "Work", "Club"])
    #expect(harness.focused?.accessibility.label.hasPrefix("Home") == true)
    harness.key(.space)
    #expect(harness.timeline.hiddenCalendars == [CalendarID(2)])
  }

  @Test("P5: after random moves, hidings and new calendars the list is the order that was made", arguments: 1...4)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let harness = try scene()
    var order = ["Work", "Home", "Club"]
    for step in 0..<30 {
      let name = order[Int.random(in: 0..<order.count, using: &random)]
      let place = try #require(order.firstIndex(of: name))
      switch random.next() % 4 {
      case 0 where place > 0:
        harness.views.window.send(.focus(try box(harness, name).id))
        option(harness, .arrowUp)
        order.swapAt(place, place - 1)
      case 1 where place + 1 < order.count:
        harness.views.window.send(.focus(try box(harness, name).id))
        option(harness, .arrowDown)
        order.swapAt(place, place + 1)
      case 2:
        let target = Int.random(in: 0..<order.count, using: &random)
        try drag(harness, name, by: Double(target - place) * 36 + (target < place ? -8 : 8))
        order.insert(order.remove(at: place), at: target)
      case 3 where order.count < 6:
        let new = "New\(order.count)"
        try harness.store.apply(
          .putCalendar(CalendarInfo(id: CalendarID(Int64(10 + step)), name: new, color: .named(.red))))
        harness.settle()
        order.append(new)
      default: harness.press(.checkbox, name)
      }
      #expect(names(harness) == order)
    }
  }

  @Test("letters lead to the row that begins so; what no row begins with is left to others")
  func typing() throws {
    let harness = try scene()
    func type(_ text: String) -> Bool {
      var isUsed = true
      for scalar in text.unicodeScalars {
        let key =
          scalar == "t" ? KeyEvent(.letterT) : KeyEvent(.character, character: scalar.value)
        isUsed = harness.views.window.send(.key(key)) && isUsed
      }
      harness.views.tick()
      harness.views.tick()
      return isUsed
    }
    harness.views.window.send(.focus(try box(harness, "Work").id))
    #expect(type("C"))
    #expect(harness.focused === (try box(harness, "Club")))
    harness.settle()
    #expect(!type("t"))
    harness.settle()
    #expect(type("ho"))
    #expect(harness.focused === (try box(harness, "Home")))
    #expect(harness.timeline.hiddenCalendars == [])
  }

  @Test("arrows lead out of a list: up from the first row to the field, between calendars and events")
  func ends() throws {
    let harness = try scene()
    harness.views.window.send(.focus(harness.panel.field.id))
    harness.key(.arrowDown)
    #expect(harness.focused === (try box(harness, "Work")))
    harness.key(.arrowUp)
    #expect(harness.focused === harness.panel.field)
    for _ in 0..<4 { harness.key(.arrowDown) }
    #expect(harness.focused?.accessibility.label.hasPrefix("standup") == true)
    harness.key(.arrowUp)
    #expect(harness.focused === (try box(harness, "Club")))
    harness.type("dentist")
    harness.key(.arrowDown)
    #expect(harness.focused?.accessibility.label.hasPrefix("dentist, ") == true)
    harness.key(.arrowUp)
    #expect(harness.focused === harness.panel.field)
    #expect(harness.panel.isSearching)
  }

  @Test("behind the panel as a sheet the calendar is out of reach, until the sheet is closed")
  func sheet() throws {
    let harness = try scene(width: 700)
    let calendar = harness.screen.calendar
    #expect(!calendar.accessibility.states.contains(.inert))
    harness.press(.button, "Show or hide panel")
    #expect(calendar.accessibility.states.contains(.inert))
    #expect(harness.panel.accessibility.role == .dialog)
    harness.views.window.send(.focus(.none))
    let day = calendar.state.selectedDay
    harness.key(.arrowRight)
    #expect(calendar.state.selectedDay == day, "keys do not reach it")
    harness.key(.escape)
    #expect(!harness.screen.isPanelShown && !calendar.accessibility.states.contains(.inert))
    #expect(harness.focused?.accessibility.label == "Show or hide panel" || harness.focused == nil)
    harness.press(.button, "Show or hide panel")
    harness.views.window.send(.resize(Size(width: 1_200, height: 800)))
    harness.settle()
    #expect(harness.screen.isPanelShown && !calendar.accessibility.states.contains(.inert))
    #expect(harness.panel.accessibility.role == .group)
  }
}
