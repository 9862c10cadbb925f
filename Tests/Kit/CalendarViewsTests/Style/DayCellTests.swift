import Almanac
import TestSupport
import Testing

/// Cells of an app's own, and what lies behind and before days.
struct DayCellTests {
  /// A cell with a stripe of its own.
  private final class OwnCell: DayCell {}
  private final class NoCell: ReusableView {}

  /// Configures cells and remembers what it was asked.
  private final class Provider: CalendarDecorator {
    var identifier: ReuseIdentifier?
    var asked = 0
    var shown: [DayContext] = []
    var usesDefault = false

    init(_ identifier: ReuseIdentifier?) { self.identifier = identifier }

    var cellIdentifier: ReuseIdentifier? {
      asked += 1
      return identifier
    }

    func calendarView(_ view: CalendarView, configure cell: DayCell, in context: DayContext) {
      shown.append(context)
      guard usesDefault else { return }
      view.configure(cell, in: context)
      cell.numberView.layer.textColor = StyleSamples.paint(0x123456)
    }
  }

  private func harness() throws -> (CalendarHarness, anomalies: () -> [String]) {
    let harness = try StyleSamples.harness(.standard)
    final class Box { var anomalies: [String] = [] }
    let box = Box()
    harness.window.anomalyHandler = { box.anomalies.append($0) }
    harness.view.reusePool.register(ReuseIdentifier(1)) { OwnCell() }
    harness.view.reusePool.register(ReuseIdentifier(2)) { NoCell() }
    return (harness, { box.anomalies })
  }

  @Test(
    "MB-62: a decorator configures each cell once, in its context, in place of the number and the indicators of the kit"
  )
  func provider() throws {
    let (harness, anomalies) = try harness()
    let provider = Provider(ReuseIdentifier(1))
    harness.view.decorator = provider
    harness.settle()
    let cells = harness.shownViews(DayCell.self)
    #expect(cells.allSatisfy { $0 is OwnCell } && cells.count >= 42)
    #expect(Set(provider.shown.map { $0.day }).count == provider.shown.count && provider.shown.count == cells.count)
    for cell in cells {
      #expect(cell.numberView.text == "" && cell.layer == .clear)
      #expect(cell.subviews.allSatisfy { $0 === cell.numberView || $0.isHidden })
      #expect(cell.accessibility.label != "" && cell.accessibility.role == .gridCell)
    }
    provider.shown = []
    harness.view.send(.select(november(10)))
    harness.settle()
    // The focus has left today.
    #expect(provider.shown.map { $0.day } == [november(10), november(21)])
    #expect(provider.shown.first?.flags.contains(.selected) == true)
    #expect(anomalies().isEmpty)
  }

  @Test("MB-63: a decorator without a class gets cells of the kit and is reported, but called all the same")
  func noClass() throws {
    let (harness, anomalies) = try harness()
    let provider = Provider(nil)
    harness.view.decorator = provider
    harness.settle()
    #expect(harness.shownViews(OwnCell.self).isEmpty && !provider.shown.isEmpty)
    #expect(anomalies().count == 1)
  }

  @Test("MB-64: a class that is no cell, or that nobody registered, is reported, and the kit's is used")
  func wrongClass() throws {
    for identifier in [Int32(2), 3] as [Int32] {
      let (harness, anomalies) = try harness()
      harness.view.decorator = Provider(ReuseIdentifier(identifier))
      #expect(anomalies().count == 1 && anomalies().first?.contains("\(identifier)") == true)
      harness.settle()
      #expect(harness.shownViews(DayCell.self).count >= 42)
    }
  }

  @Test("MB-65: the class is asked for when the decorator is set, and by the refresh that shows the new one")
  func refresh() throws {
    let (harness, _) = try harness()
    let provider = Provider(ReuseIdentifier(1))
    harness.view.decorator = provider
    for month in 0..<6 {
      harness.view.send(month < 3 ? .showNext : .showPrevious)
      harness.settle()
    }
    #expect(provider.asked == 1)
    provider.identifier = .dayCell
    harness.settle()
    #expect(!harness.shownViews(OwnCell.self).isEmpty)
    harness.view.refreshCellClass()
    harness.settle()
    #expect(provider.asked == 2 && harness.shownViews(OwnCell.self).isEmpty)
  }

  @Test("MB-66: without a decorator, cells are those of the kit again")
  func providerGone() throws {
    let (harness, _) = try harness()
    let before = harness.scene
    harness.view.decorator = Provider(ReuseIdentifier(1))
    harness.settle()
    harness.view.decorator = nil
    harness.settle()
    #expect(harness.scene == before && harness.shownViews(OwnCell.self).isEmpty)
    do {
      harness.view.decorator = Provider(nil)
    }
    #expect(harness.view.decorator == nil, "held weakly")
  }

  @Test("MB-67: a decorator can have the kit show a day and then change one thing")
  func defaultProvider() throws {
    let (harness, _) = try harness()
    let before = harness.scene
    let provider = Provider(.dayCell)
    provider.usesDefault = true
    harness.view.decorator = provider
    harness.settle()
    let cell = try #require(harness.cell(november(10)))
    #expect(cell.numberView.text == "10" && cell.numberView.layer.textColor == StyleSamples.paint(0x123456))
    for cell in harness.shownViews(DayCell.self) {
      harness.view.configure(cell, in: cell.context!)
    }
    harness.settle()
    #expect(harness.scene == before)
  }

  @Test("MB-61: a cell that shows another day has nothing left of the one before")
  func leftovers() throws {
    var random = SeededGenerator(seed: 61)
    let used = try StyleSamples.harness(.classic()) { $0.selectionMode = .multiple }
    for _ in 0..<60 {
      used.view.send(.choose(november(Int.random(in: 1...30, using: &random))))
      used.window.send(
        .wheel(at: Point(x: 60, y: 300), delta: Point(x: 0, y: Double.random(in: -900...900, using: &random))))
      used.tick()
    }
    used.settle()
    let fresh = CalendarHarness(
      configuration: used.view.configuration, state: used.view.state, store: used.store)
    fresh.settle()
    #expect(fresh.scene == used.scene)
  }

  /// Shows some days in another state than theirs.
  private final class Marker: CalendarDecorator {
    var flags: [DayNumber: DayFlags] = [:]

    func calendarView(_ view: CalendarView, configure cell: DayCell, in context: DayContext) {
      var context = context
      if let flags = flags[context.day] { context.flags = flags }
      view.configure(cell, in: context)
    }
  }

  @Test("MB-61: a decorator shows a cell as selected, deselected or out of range, until the cell is configured again")
  func states() throws {
    let harness = try StyleSamples.harness(.classic()) { $0.selectionMode = .optional }
    func layers(_ day: Int) -> [Layer] {
      harness.cell(november(day)).map { [$0.layer, $0.numberView.layer] } ?? []
    }
    harness.view.send(.select(november(12)))
    harness.settle()
    let (plain, selected) = (layers(11), layers(12))
    #expect(plain != selected)
    let marker = Marker()
    marker.flags = [november(11): .selected, november(12): [], november(17): [.outOfRange, .disabled]]
    harness.view.decorator = marker
    harness.settle()
    #expect(layers(11) == selected && layers(12) == plain)
    let out = harness.view.configuration.style.day.resolve(.tuesday, [.outOfRange, .disabled])
    #expect(layers(17).first?.fill == out.fill && layers(17).last?.opacity == out.opacity)
    #expect(harness.view.state.selectedDay == november(12), "only the look is another")
    marker.flags = [:]
    harness.view.reload()
    harness.settle()
    #expect(layers(11) == plain && layers(12) == selected)
  }

  /// Puts a ring behind some days and a flag before others.
  private final class Decorator: CalendarDecorator {
    var behind: Set<DayNumber> = []
    var before: Set<DayNumber> = []

    func calendarView(_ view: CalendarView, willDisplay cell: DayCell, in context: DayContext) {
      if behind.contains(context.day) { cell.backDecoration = View() }
      if before.contains(context.day) { cell.frontDecoration = View() }
    }
  }

  @Test("CV-55, CV-56: views behind and in front of days are exactly on their days, also after cells were used again")
  func decorations() throws {
    let harness = try StyleSamples.harness(.circles())
    let decorator = Decorator()
    decorator.behind = [november(21)]
    decorator.before = [november(3), november(13), november(23)]
    harness.view.decorator = decorator
    harness.view.reload()
    harness.settle()
    func check() {
      for cell in harness.shownViews(DayCell.self) {
        guard let day = cell.context?.day else { continue }
        #expect((cell.backDecoration != nil) == decorator.behind.contains(day))
        #expect((cell.frontDecoration != nil) == decorator.before.contains(day))
        let views = cell.subviews.filter { !$0.isHidden }
        if let back = cell.backDecoration { #expect(views.first === back && back.frame.size == cell.frame.size) }
        if let front = cell.frontDecoration { #expect(views.last === front && front.frame.size == cell.frame.size) }
      }
    }
    check()
    var random = SeededGenerator(seed: 56)
    for _ in 0..<30 {
      let distance = Double.random(in: -700...700, using: &random)
      harness.window.send(.wheel(at: Point(x: 60, y: 300), delta: Point(x: 0, y: distance)))
      harness.view.send(.select(november(Int.random(in: 1...30, using: &random))))
      harness.tick()
      check()
    }
    decorator.behind = []
    decorator.before = [november(4)]
    harness.view.reload()
    harness.settle()
    check()
  }

  @Test("CV-57: a refresh asks for indicators and decorations anew and keeps the selection")
  func refreshKeeps() throws {
    final class Marker: CalendarDecorator {
      var color = StyleSamples.paint(1)

      func calendarView(_ view: CalendarView, indicatorsFor context: DayContext, standard: [DayIndicator])
        -> [DayIndicator]
      { [DayIndicator(color: color)] }
    }
    let harness = try StyleSamples.harness(.standard)
    let marker = Marker()
    harness.view.decorator = marker
    harness.view.send(.select(november(11)))
    for rgb in [UInt32(1), 2] {
      marker.color = StyleSamples.paint(rgb)
      harness.view.reload()
      harness.settle()
      let cell = try #require(harness.cell(november(10)))
      #expect(cell.subviews.contains { !$0.isHidden && $0.layer.fill == StyleSamples.paint(rgb) })
      #expect(cell.context?.flags.contains(.selected) == false)
      #expect(harness.view.state.selectedDay == november(11))
    }
  }
}
