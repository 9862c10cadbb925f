package import Almanac
package import EventStores

/// Who sends a request, and what they may see and change. All requests read and change calendars by its rules.
///
/// It is made for each request from the current rows of the store, so that changed rights count from the next request
/// on.
package struct Viewer: Equatable, Sendable {
  /// The person; `nil` for a server without people, whose single user may do everything.
  let person: Person?
  /// The rights for calendars, without those that the person owns.
  private let rights: [CalendarID: Right]
  /// The calendars that other people own.
  private let foreign: Set<CalendarID>
  /// The calendars that the person owns explicitly.
  private let owned: Set<CalendarID>
  /// The secret of the store from which the UIDs of "Busy" events are made.
  private let secret: [UInt8]

  /// The single user of a server without people.
  static let single = Viewer(person: nil, shares: [], secret: [])

  /// Somebody without any right, before a request was examined.
  static let nobody = Viewer(person: Person(id: 0, name: "", isOwner: false), shares: [], secret: [])

  /// Creates the viewer for a person.
  ///
  /// - Parameters:
  ///   - shares: The shares of all people.
  ///   - secret: The secret of the store for UIDs.
  package init(person: Person?, shares: [Share], secret: [UInt8]) {
    self.person = person
    self.secret = secret
    var rights: [CalendarID: Right] = [:]
    for share in shares where share.person == person?.id && !share.isOwner { rights[share.calendar] = share.right }
    self.rights = rights
    owned = Set(shares.filter { $0.isOwner && $0.person == person?.id }.map { $0.calendar })
    foreign = Set(shares.filter { $0.isOwner && $0.person != person?.id }.map { $0.calendar })
  }

  /// Whether the viewer may change people.
  var managesPeople: Bool { person?.isOwner ?? true }

  /// Returns whether the viewer owns a calendar: may delete and share it. Calendars without an owner belong to the person
  /// who manages people.
  package func owns(_ calendar: CalendarID) -> Bool {
    owned.contains(calendar) || (managesPeople && !foreign.contains(calendar))
  }

  /// Returns what the viewer may do with a calendar.
  package func right(for calendar: CalendarID) -> Right { owns(calendar) ? .write : rights[calendar] ?? .none }

  /// Returns how much of a calendar object the viewer sees.
  func visible(_ object: CalendarObject) -> Visibility {
    let right = right(for: object.calendar)
    if right == .write { return .full }
    if right == .none { return .hidden }
    let events = object.events.map { $0.event }
    guard right == .freeBusy || BusyEvents.arePrivate(events) else { return .full }
    // Events that keep nobody busy say nothing without their texts.
    return events.allSatisfy(BusyEvents.isFree) ? .hidden : .busy
  }

  /// Returns a calendar object as the viewer sees it; `nil` if they do not.
  ///
  /// "Busy" events keep their UID for those who may read the calendar, so that an event can become private and public
  /// again; for free/busy they have the UID from `uid(_:in:)`.
  func shown(_ object: CalendarObject) -> CalendarObject? {
    var shown = object
    switch visible(object) {
    case .hidden: return nil
    case .full:
      // Single occurrences of a public series may be private.
      if right(for: object.calendar) == .write { return object }
      for index in shown.events.indices where shown.events[index].event.privacy != .open {
        shown.events[index].event = BusyEvents.busy(shown.events[index].event, uid: object.uid)
      }
    case .busy:
      shown.uid = uid(object.uid, in: object.calendar)
      for index in shown.events.indices {
        shown.events[index].event = BusyEvents.busy(shown.events[index].event, uid: shown.uid)
      }
    }
    return shown
  }

  /// Returns the UID under which the viewer knows a calendar object: a hash if they see only free/busy times.
  func uid(_ uid: String, in calendar: CalendarID) -> String {
    guard right(for: calendar) == .freeBusy else { return uid }
    let bytes = secret + Array("\(person?.id ?? 0) \(calendar.rawValue) \(uid)".utf8)
    return SHA256.text(Array(SHA256.hash(SHA256.hash(bytes) + secret).prefix(16)))
  }

  /// A number that changes when rights do for calendars of other people; 0 for the single user. Clients that have
  /// read with other rights start anew.
  var mark: UInt32 {
    guard let person else { return 0 }
    var hash = FNV1a()
    for byte in "\(person.id)".utf8 { hash.add(byte) }
    for (calendar, right) in rights.sorted(by: { $0.key.rawValue < $1.key.rawValue }) where !owns(calendar) {
      for byte in " \(calendar.rawValue) \(right.rawValue)".utf8 { hash.add(byte) }
    }
    return UInt32(truncatingIfNeeded: hash.value ^ hash.value >> 32)
  }
}
