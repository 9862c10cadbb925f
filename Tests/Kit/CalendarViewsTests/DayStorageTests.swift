import Almanac
import AlmanacLists
import TestSupport
import Testing

@Suite("Days as a storage")
struct DayStorageTests {
  private final class Cell: ReusableView, ModelTransfer {
    func update(with model: DayContext) { text = "\(model.fields.day)" }
  }

  private let configuration: CalendarConfiguration

  init() throws { configuration = CalendarConfiguration(today: try ISODate.parse("2026-11-21")) }

  private func day(_ text: String) throws -> DayNumber { try ISODate.parse(text) }

  private func context(_ storage: DayStorage, _ section: Int, _ item: Int) -> DayContext? {
    storage.item(at: ItemPath(section: section, item: item), as: DayContext.self)
  }

  @Test("A month page has its weeks as sections and seven days in each; days of other months are out of scope")
  func monthPage() throws {
    let storage = DayStorage(monthOf: try day("2026-11-21"), configuration: configuration)
    #expect(storage.numberOfSections == 5 && (0..<5).allSatisfy { storage.numberOfItems(inSection: $0) == 7 })
    #expect(storage.numberOfItems(inSection: 5) == 0 && storage.numberOfItems(inSection: -1) == 0)
    #expect(context(storage, 0, 0)?.fields.day == 1 && context(storage, 0, 0)?.flags.contains(.firstOfMonth) == true)
    #expect(context(storage, 4, 1)?.fields.day == 30 && context(storage, 4, 1)?.flags.contains(.outOfScope) == false)
    #expect(context(storage, 4, 2)?.fields.day == 1 && context(storage, 4, 2)?.flags.contains(.outOfScope) == true)
    #expect(context(storage, 2, 6)?.flags.contains(.today) == true)
    #expect(context(storage, 0, 7) == nil && context(storage, 0, -1) == nil && context(storage, 9, 0) == nil)
    let header = storage.headerModel(forSection: 1)?.value(as: Range<DayNumber>.self)
    #expect(header == (try day("2026-11-08"))..<(try day("2026-11-15")))
    #expect(storage.headerModel(forSection: 5) == nil && storage.footerModel(forSection: 0) == nil)
  }

  @Test("Months are sections of their own days, with their year and month as header")
  func months() throws {
    let storage = DayStorage(
      (try day("2026-01-15"))...(try day("2027-02-03")), in: .months, configuration: configuration)
    #expect(storage.numberOfSections == 14)
    #expect(storage.numberOfItems(inSection: 1) == 28 && storage.numberOfItems(inSection: 13) == 28)
    #expect(storage.headerModel(forSection: 12)?.value(as: YearMonth.self) == YearMonth(year: 2027, month: 1))
    storage.headerModelProvider = { ModelBox("month \($0)") }
    #expect(storage.headerModel(forSection: 3)?.value(as: String.self) == "month 3")
  }

  @Test("Every day is at one path, and every path has that day, in all calendars, in weeks and months")
  func inverse() throws {
    var random = SeededGenerator(seed: 71)
    for identifier in [CalendarIdentifier.gregorian, .hebrew, .japanese, .chinese, .islamicUmmAlQura] {
      let calendar = try #require(CalendarCatalog.system(for: identifier))
      var configuration = configuration
      configuration.calendar = calendar
      for kind in [DayStorage.Sections.weeks, .months] {
        for _ in 0..<20 {
          let first = configuration.today + Int.random(in: -100_000...100_000, using: &random)
          let storage = DayStorage(
            first...first + Int.random(in: 0..<800, using: &random), in: kind, configuration: configuration)
          // Calendars of few years have no days beyond them.
          #expect(storage.days.contains(min(max(first, calendar.validDays.lowerBound), calendar.validDays.upperBound)))
          var next = storage.days.lowerBound
          for section in 0..<storage.numberOfSections {
            for item in 0..<storage.numberOfItems(inSection: section) {
              let path = ItemPath(section: section, item: item)
              #expect(storage.day(at: path) == next && storage.indexPath(of: next) == path)
              next = next + 1
            }
          }
          #expect(next == storage.days.upperBound && storage.indexPath(of: next) == nil)
        }
      }
    }
  }

  @Test("Spans without end are cut, and cost nothing until they are asked")
  func longSpans() {
    let valid = configuration.calendar.validDays
    let weeks = DayStorage(valid, in: .weeks, configuration: configuration)
    let months = DayStorage(valid, in: .months, configuration: configuration)
    for storage in [weeks, months] {
      #expect(storage.numberOfSections > 30_000)
      #expect(storage.days.upperBound - storage.days.lowerBound <= DayStorage.maximumDayCount + 100)
      let last = storage.numberOfSections - 1
      #expect(context(storage, last, 0) != nil && context(storage, 0, 0) != nil)
    }
    let end = DayStorage(valid.upperBound...valid.upperBound, in: .months, configuration: configuration)
    #expect(end.numberOfSections == 1 && end.numberOfItems(inSection: 0) > 0)
  }

  @Test("A new selection is one update of just the days it changes")
  func selection() throws {
    let storage = DayStorage(monthOf: try day("2026-11-21"), configuration: configuration)
    let observer = StorageUpdatesObserver()
    storage.delegate = observer
    var state = storage.state
    _ = state.reduce(.select(try day("2026-11-10")), configuration: configuration, presented: configuration.today)
    storage.setState(state)
    let first = try #require(observer.lastUpdate)
    let tenth = try #require(storage.indexPath(of: try day("2026-11-10")))
    guard case .updateItems(let paths)? = first.changes.first else { throw Wrong() }
    #expect(first.changes.count == 1 && paths.contains(tenth) && paths.count <= 2)
    #expect(context(storage, tenth.section, tenth.item)?.flags.contains(.selected) == true)
    storage.setState(state)
    #expect(observer.updates.count == 1)
  }

  private struct Wrong: Error {}

  @Test("Events are counted, and their changes reported for just their days")
  func events() throws {
    let store = CalendarHarness.emptyStore()
    let trip = Event(
      uid: "1", calendar: CalendarID(1), summary: "Trip", start: .day(try day("2026-11-09")),
      end: .day(try day("2026-11-11")))
    try store.apply(.insert(trip))
    let timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
    let storage = DayStorage(monthOf: configuration.today, configuration: configuration, timeline: timeline)
    #expect((0..<7).map { context(storage, 1, $0)?.eventCount } == [0, 1, 1, 0, 0, 0, 0])
    #expect(context(storage, 1, 1)?.flags.contains(.hasEvents) == true)
    let observer = StorageUpdatesObserver()
    storage.delegate = observer
    storage.eventsDidChange(on: (try day("2026-10-01"))..<(try day("2026-11-03")))
    #expect(
      observer.lastUpdate?.changes == [.updateItems([ItemPath(section: 0, item: 0), ItemPath(section: 0, item: 1)])])
    storage.eventsDidChange(on: (try day("2030-10-01"))..<(try day("2030-11-03")))
    #expect(observer.updates.count == 1)
    storage.eventsDidChange(on: nil)
    #expect(observer.reloadCount == 1)
  }

  @Test("DT-36, DT-37, DT-123: the events of a manager count for days")
  func managed() throws {
    let surface = RecorderSurface()
    let storage = DayStorage(monthOf: configuration.today, configuration: configuration)
    let manager = CollectionManager(managing: surface, storage: storage)
    var selected: [DayNumber] = []
    manager.register(Cell.self) { mapping in
      mapping.shouldSelect { _, day, _ in !day.flags.contains(.outOfScope) }
      mapping.didSelect { _, day, _ in selected.append(day.day) }
    }
    let path = ItemPath(section: 2, item: 6)
    let cell = manager.cell(at: path)
    #expect(cell.text == "21")
    #expect(manager.collection(asks: .shouldSelect, at: path, view: cell) == true)
    #expect(manager.collection(asks: .shouldSelect, at: ItemPath(section: 4, item: 6), view: cell) == false)
    manager.collection(.didSelect, at: path, view: cell)
    #expect(selected == [configuration.today])
    storage.eventsDidChange(on: configuration.today..<configuration.today + 1)
    #expect(surface.updates == [StorageUpdate([.updateItems([path])])])
  }
}
