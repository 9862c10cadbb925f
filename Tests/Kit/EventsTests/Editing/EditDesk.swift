import CalendarSystems
import Events
import Testing
import TimeZones

/// A store with an editor whose clock stands still and whose UIDs are given.
final class EditDesk {
  static let now = Instant(seconds: local("2026-11-22 09:00").secondsAsUTC)

  let store: MemoryEventStore
  let editor: EventEditor
  private let uid: NextUID

  /// The UID of the next new event.
  final class NextUID {
    var text = "new"
  }

  var nextUID: String {
    get { uid.text }
    set { uid.text = newValue }
  }

  init(_ events: [Event], zone: ZoneRules = TestZones.paris) throws {
    let store = MemoryEventStore(
      calendars: [
        CalendarInfo(id: CalendarID(1), name: "1", color: .named(.blue)),
        CalendarInfo(id: CalendarID(2), name: "2", color: .named(.red)),
        CalendarInfo(id: CalendarID(3), name: "3", color: .named(.lime), access: .readOnly),
      ])
    try store.load(events)
    let uid = NextUID()
    self.uid = uid
    self.store = store
    editor = EventEditor(
      store: store, displayZone: zone, zones: TestZones(), now: { EditDesk.now }, newUID: { uid.text })
  }

  // MARK: - What there is

  func shown(_ window: Range<DayNumber> = days("2026-01-01", "2027-06-01")) -> [Occurrence] {
    EventTimeline(store: store, displayZone: editor.displayZone, zones: TestZones()).occurrences(touching: window)
  }

  func event(_ id: OccurrenceID) throws -> Event { try #require(try store.event(id.event)).event }

  /// The instance of an occurrence, as it is edited.
  func instance(_ id: OccurrenceID) throws -> Event { try subject(id).instance }

  func subject(_ id: OccurrenceID) throws -> EditSubject { try EditSubject(id, in: store, zones: TestZones()) }

  /// All events with their identifiers, by identifier.
  var contents: [StoredEvent] {
    var result: [StoredEvent] = []
    _ = try? store.scan(from: 0) { stored in
      result.append(StoredEvent(id: stored.id, revision: Revision(0), event: stored.event))
      return true
    }
    return result.sorted { $0.id < $1.id }
  }

  /// `summary start-end` of everything shown.
  var texts: [String] {
    get throws { try shown().map { try event($0.id).summary + " " + $0.text } }
  }

  // MARK: - Edits

  @discardableResult
  func change(_ number: Int, _ scope: EditScope? = nil, _ body: (inout Event) -> Void) throws -> EditReceipt? {
    let id = shown()[number].id
    var event = try instance(id)
    body(&event)
    return try editor.perform(.change(id, to: event, scope))
  }

  /// Returns the error of an edit, or `nil` if it was made.
  func error(_ command: EditCommand) -> EditError? {
    do throws(EditError) {
      try editor.perform(command)
      return nil
    } catch {
      return error
    }
  }
}

extension Event {
  /// Returns the event some seconds later on its clock; whole days stay.
  func shifted(by seconds: Int64) -> Event {
    func moved(_ time: EventTime) -> EventTime {
      switch time {
      case .zoned(let local, let zone): .zoned(LocalDateTime(secondsAsUTC: local.secondsAsUTC + seconds), zone: zone)
      case .floating(let local): .floating(LocalDateTime(secondsAsUTC: local.secondsAsUTC + seconds))
      case .utc(let instant): .utc(instant + seconds)
      case .day(let day): .day(day)
      }
    }
    var event = self
    (event.start, event.end) = (moved(start), moved(end))
    return event
  }

  /// A weekly series of Mondays at 09:00 in Paris, from 2 March 2026 on.
  static func weekly(count: Int? = 4) -> Event {
    .test(
      zoned("2026-03-02 09:00", "Europe/Paris"), zoned("2026-03-02 10:00", "Europe/Paris"),
      Recurrence(rules: [RecurrenceRule(frequency: .weekly, count: count)]))
  }
}
