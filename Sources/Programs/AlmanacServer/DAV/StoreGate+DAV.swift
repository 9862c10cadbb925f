import Almanac
import EventStores

extension StoreGate {
  /// Returns the calendars that a person may see, in the order of their identifiers.
  func davCalendars(for viewer: Viewer) throws(StoreError) -> [DAVCalendar] {
    guard let named else { return [] }
    let person = viewer.person?.id ?? 0
    let shares = try people?.shares() ?? []
    let first = try people?.people().first?.id ?? person
    var found: [DAVCalendar] = []
    for info in try store.calendars() {
      var right = viewer.right(for: info.id)
      if right == .none { continue }
      if info.access == .readOnly { right = min(right, .read) }
      let ours = try named.properties(of: 0, for: info.id).first {
        $0.namespace == DAVCalendar.ownNamespace && $0.name == DAVCalendar.nameProperty.name
      }
      var properties: [PropertyName: String] = [:]
      for property in try named.properties(of: person, for: info.id)
      where property.namespace != DAVCalendar.ownNamespace {
        properties[PropertyName(namespace: property.namespace, name: property.name)] = property.value
      }
      found.append(
        DAVCalendar(
          info: info, name: ours?.value ?? "\(info.id.rawValue)", right: right, isOwned: viewer.owns(info.id),
          owner: shares.first { $0.isOwner && $0.calendar == info.id }?.person ?? first,
          latest: try named.latestChange(in: info.id), properties: properties))
    }
    return found
  }

  /// Returns the names of a calendar; see `NamedObjectStore`.
  func names(in calendar: CalendarID, after sequence: Int64, limit: Int) throws(StoreError) -> [ObjectName] {
    try named?.names(in: calendar, after: sequence, limit: limit) ?? []
  }

  /// Returns the calendar object with a name.
  func name(_ name: String, in calendar: CalendarID) throws(StoreError) -> ObjectName? {
    try named?.name(name, in: calendar)
  }

  /// Returns an event of each calendar object that may touch some days, whoever may see it.
  func starts(touching days: Range<DayNumber>, in calendar: CalendarID) throws(StoreError) -> [EventID] {
    try store.objectStarts(touching: days).filter { $0.calendar == calendar }.map { $0.event }
  }

  /// Returns the calendar objects of some events as they are, whoever may see them.
  func wholeObjects(of starts: [EventID]) throws(StoreError) -> [CalendarObject] { try store.objects(of: starts) }

  /// Returns the names of the calendar objects with some UIDs.
  func names(of uids: [String], in calendar: CalendarID) throws(StoreError) -> [ObjectName] {
    var names: [ObjectName] = []
    for uid in uids { if let name = try named?.name(ofUID: uid, in: calendar) { names.append(name) } }
    return names
  }

  /// Returns the calendar objects with some UIDs as they are, whoever may see them.
  func objects(_ uids: [String], in calendar: CalendarID) throws(StoreError) -> [CalendarObject] {
    var objects: [CalendarObject] = []
    for uid in uids { objects.append(try store.object(uid: uid, in: calendar)) }
    return objects
  }

  /// Creates, replaces, or deletes the calendar object with a name.
  func replace(_ replacement: NamedReplacement) throws(NamedReplacementError) -> (isNew: Bool, tag: Int64?) {
    guard let named else { throw .store(.readOnly) }
    let result = try named.replace(replacement)
    signal.send()
    return result
  }

  /// Returns the properties that a person's programs keep for all calendars.
  func homeProperties(of person: Int64) throws(StoreError) -> [PropertyName: String] {
    var properties: [PropertyName: String] = [:]
    for property in try named?.properties(of: person, for: CalendarID(0)) ?? [] {
      properties[PropertyName(namespace: property.namespace, name: property.name)] = property.value
    }
    return properties
  }

  /// Changes a calendar and the properties that a person's programs keep for it.
  ///
  /// - Parameter info: The calendar with its new name and color; `nil` to leave them.
  func setProperties(
    _ properties: [StoredProperty], of person: Int64, for calendar: CalendarID, info: CalendarInfo? = nil
  ) throws(StoreError) {
    guard let named else { throw .readOnly }
    if let info { try store.apply(.putCalendar(info)) }
    try named.setProperties(properties, of: person, for: calendar)
    signal.send()
  }

  /// Creates a calendar with a name for its URL. Returns its identifier.
  func makeCalendar(path: String, name: String, color: EventColor?, for viewer: Viewer) throws(StoreError) -> CalendarID
  {
    guard let named else { throw .readOnly }
    let calendars = try store.calendars()
    let id = CalendarID((calendars.map { $0.id.rawValue }.max() ?? 0) + 1)
    let make = CalendarChange.Kind.make(name: name, color: color ?? EventColor.unused(by: calendars))
    guard try change(CalendarChange(calendar: id, kind: make), for: viewer) else { throw .calendarNotFound(id) }
    let property = DAVCalendar.nameProperty
    try named.setProperties(
      [StoredProperty(namespace: property.namespace, name: property.name, value: path)], of: 0, for: id)
    signal.send()
    return id
  }
}
