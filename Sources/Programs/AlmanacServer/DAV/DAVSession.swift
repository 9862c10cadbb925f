import Almanac
import EventStores
import HTTPTypes
import Hummingbird
import SystemServices

/// A request of a device, with what its person may see.
struct DAVSession: Sendable {
  let store: StoreGate
  let viewer: Viewer
  let era: Era
  let request: Request
  /// The calendars of the person's home.
  let calendars: [DAVCalendar]

  /// The number of calendar objects to read at a time.
  static let batch = 100
  /// The zones for VTIMEZONE.
  static var zones: CalendarFileZones { CalendarFileZones([], behind: SystemZones.shared) }

  /// The number of the person in URLs.
  var person: Int64 { viewer.person?.id ?? 0 }

  var home: DAVPath { .home(person) }
  var principal: DAVPath { .principal(person) }

  /// Whether responses leave out properties that do not exist (RFC 8144, and Apple's `Brief`).
  var isMinimal: Bool {
    if header("Prefer")?.lowercased().contains("return=minimal") == true { return true }
    return header("Brief")?.lowercased() == "t"
  }

  func header(_ name: String) -> String? { HTTPField.Name(name).flatMap { request.headers[$0] } }

  /// Returns the calendar at the last part of a URL.
  func calendar(_ name: String, of person: Int64) throws(DAVError) -> DAVCalendar {
    guard person == self.person, let calendar = calendars.first(where: { $0.name == name }) else {
      throw DAVError.notFound
    }
    return calendar
  }

  func path(of calendar: DAVCalendar) -> DAVPath { .calendar(person: person, name: calendar.name) }

  func token(of calendar: DAVCalendar, at sequence: Int64? = nil) -> SyncToken {
    SyncToken(sequence: sequence ?? calendar.latest, era: era, suffix: calendar.suffix)
  }

  /// Returns calendar objects as the person sees them.
  ///
  /// - Parameter readsEvents: Whether their texts are needed. Reading them takes most of the time of a response.
  func objects(
    _ names: [ObjectName], in calendar: DAVCalendar, readsEvents: Bool
  ) async throws -> [DAVObject] {
    // What others may not see depends on the events.
    let needsEvents = readsEvents || calendar.right != .write
    let uids = names.filter { !$0.isGone }.map { $0.uid }
    var objects = (needsEvents ? try await store.objects(uids, in: calendar.info.id) : [])[...]
    return names.map { name in
      var object = name.isGone ? nil : objects.popFirst()
      if object?.events.isEmpty == true { object = nil }
      let shown = object.flatMap { viewer.shown($0) }
      let isGone = name.isGone || (needsEvents && shown == nil)
      let isHashed = calendar.right == .freeBusy
      return DAVObject(
        path: .object(
          person: person, calendar: calendar.name,
          name: isHashed ? viewer.uid(name.uid, in: calendar.info.id) + ".ics" : name.name),
        tag: "\"" + era.text(ofTag: object?.tag ?? name.sequence) + calendar.suffix + "\"", sequence: name.sequence,
        isGone: isGone, object: shown, text: readsEvents ? shown.map(Self.text) : nil)
    }
  }

  /// Returns the calendar object with the last part of a URL.
  func object(_ name: String, in calendar: DAVCalendar, readsEvents: Bool) async throws -> DAVObject? {
    var found: ObjectName?
    if calendar.right == .freeBusy {
      let all = try await store.names(in: calendar.info.id, after: 0, limit: .max)
      found = all.first { viewer.uid($0.uid, in: calendar.info.id) + ".ics" == name }
    } else {
      found = try await store.name(name, in: calendar.info.id)
    }
    guard let found else { return nil }
    let object = try await objects([found], in: calendar, readsEvents: readsEvents)[0]
    return object.isGone ? nil : object
  }

  /// Returns the text of a calendar object. The same events always have the same text.
  static func text(of object: CalendarObject) -> String {
    let document = ICalendarDocument(events: StoredEvent.ordered(object.events).map { $0.event })
    return ICalendarWriter.write(document, stamp: "19700101T000000Z", zones: zones)
  }
}
