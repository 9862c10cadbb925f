import Almanac
import EventStores

/// A target for texts of calendar objects that are sent to a server: read, and put in place of what a store has.
struct ObjectsTarget: FuzzTarget {
  static let name = "objects"

  private let mutator: CalendarFileMutator
  private static let calendar = CalendarInfo(id: CalendarID(1), name: "", color: .named(.blue))

  init() { mutator = CalendarFileMutator(files: SeedFiles.calendars()) }

  func input(_ random: inout FuzzRandom) -> [UInt8] { mutator.input(&random) }

  func run(_ input: [UInt8]) throws(FuzzFinding) {
    let id = Self.calendar.id
    let found = (try? ICalendarReader.read(input, calendar: id))?.events ?? []
    let uid = found.first?.uid ?? ""
    do throws(UnreadableObject) {
      _ = try ObjectText.read(input, calendar: id, uid: uid)
    } catch {
      try require(!error.problems.isEmpty, "what is refused has problems")
    }
    let events = EventVersions.latest(of: found.filter { $0.uid.utf8.elementsEqual(uid.utf8) })
    // Comparing events takes time for each pair.
    guard 1...200 ~= events.count else { return }
    try Self.replace(events.indices.filter { $0 % 2 == 0 }.map { events[$0] }, by: events)
  }

  /// Checks the laws of replacing some events of a calendar object by all.
  private static func replace(_ before: [Event], by events: [Event]) throws(FuzzFinding) {
    let store = MemoryEventStore(calendars: [calendar])
    let uid = events[0].uid
    func current() throws -> CalendarObject {
      CalendarObject(calendar: calendar.id, uid: uid, events: try store.events(uid: uid, in: calendar.id))
    }
    do {
      try store.load(before)
      let old = try current()
      let replacement = ObjectReplacement(calendar: calendar.id, uid: uid, events: events, condition: .absent)
      guard let change = replacement.change(of: old) else { return }
      let inverse = try store.apply(change).inverse
      let new = try current()
      try require(new.events.count == events.count, "a calendar object becomes what it is replaced by")
      try require(replacement.change(of: new) == nil, "what was replaced is not replaced again")
      for stored in old.events where events.contains(stored.event) {
        try require(new.events.contains(stored), "events that stay keep identifier and revision", "\(stored)")
      }
      try store.apply(inverse)
      try require(try current().events.map { $0.event } == old.events.map { $0.event }, "a replacement can be undone")
    } catch let finding as FuzzFinding {
      throw finding
    } catch {
      throw FuzzFinding(law: "stores take what the reader gives", detail: "\(error)")
    }
  }
}
