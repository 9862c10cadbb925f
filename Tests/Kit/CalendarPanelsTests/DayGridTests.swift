import Almanac
import AlmanacLists
import TestSupport
import Testing

/// Days in a grid of the kit's collection view.
struct DayGridTests {
  private static let today = EventTeller.today

  private final class DayNumberCell: ReusableView, ModelTransfer {
    func update(with model: DayContext) { text = "\(model.fields.day)" }
  }

  @Test("DT-36, DT-37, DT-123: days in a grid are selected, refused, pressed and displayed through a manager")
  func events() throws {
    let configuration = CalendarConfiguration(today: Self.today)
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "", color: .named(.blue))])
    let timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
    let storage = DayStorage(monthOf: Self.today, configuration: configuration, timeline: timeline)
    storage.headerModelProvider = { _ in nil }
    timeline.onChange = { storage.eventsDidChange(on: $0) }
    let view = CollectionView(
      layout: .grid(GridLayout(columns: .count(7), lineHeight: .fixed(40), section: SectionStyle())))
    let manager = CollectionManager(managing: view, storage: storage)
    var told: [String] = []
    var displayed: [DayNumber] = []
    manager.register(DayNumberCell.self) { mapping in
      mapping.shouldSelect { _, day, _ in !day.flags.contains(.outOfScope) }
      mapping.didHighlight { _, day, _ in told.append("down \(day.fields.day)") }
      mapping.didUnhighlight { _, day, _ in told.append("up \(day.fields.day)") }
      mapping.didSelect { _, day, _ in told.append("selected \(day.fields.day)") }
      mapping.didDeselect { _, day, _ in told.append("deselected \(day.fields.day)") }
      mapping.willDisplay { cell, day, _ in
        displayed.append(day.day)
        if day.flags.contains(.hasEvents) { cell.accessibility.label = "busy" }
      }
    }
    let views = ViewHarness(root: view, size: Size(width: 350, height: 240))
    views.settle()
    #expect(displayed == (0..<35).map { storage.days.lowerBound + $0 })
    func cell(_ day: DayNumber) throws -> ReusableView {
      let path = try #require(storage.indexPath(of: day))
      return try #require(view.cell(at: path))
    }
    // Seven columns of a week each.
    #expect(try cell(Self.today).frameInWindow == Rect(x: 300, y: 80, width: 50, height: 40))
    func tap(_ day: DayNumber) throws {
      let frame = try cell(day).frameInWindow
      views.tap(at: Point(x: frame.midX, y: frame.midY))
      views.settle()
    }
    try tap(Self.today)
    try tap(Self.today - 1)
    // 1 December is not in the month.
    try tap(Self.today + 10)
    #expect(
      told.filter { !$0.hasPrefix("down") && !$0.hasPrefix("up") } == ["selected 21", "deselected 21", "selected 20"])
    #expect(told.contains("down 21") && told.contains("up 21"))
    displayed = []
    try store.apply(.insert(EventTeller.event("Lunch", on: 2, hour: 12)))
    views.advance(seconds: 1)
    #expect(Set(displayed).contains(Self.today + 2))
    #expect(try cell(Self.today + 2).accessibility.label == "busy")
    #expect(try cell(Self.today + 3).accessibility.label != "busy")
    manager.stopManaging()
  }
}
