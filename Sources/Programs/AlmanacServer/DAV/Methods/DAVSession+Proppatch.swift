import Almanac
import EventStores
import HTTPTypes
import Hummingbird

extension DAVSession {
  /// Sets and removes properties, all or none (RFC 4918, 9.2). The owner's name and color of a calendar count for
  /// everybody; all other properties are the person's own.
  func proppatch(_ path: DAVPath) async throws -> Response {
    guard let body = try await XMLTree.body(of: request), body.name == .dav("propertyupdate") else {
      throw DAVError(.badRequest, message: "expected DAV:propertyupdate")
    }
    let setting = DAVSetting(body)
    let resource = try await resource(at: path)
    let live = DAVProperties.names(of: resource)
    var refused = setting.refused(by: live)
    switch resource {
    case .home: refused += setting.names.filter { live.contains($0) && !refused.contains($0) }
    case .calendar: break
    case .collection, .principal, .object: refused = setting.names
    }
    let names = setting.names
    if refused.isEmpty {
      switch resource {
      case .calendar(let calendar): try await set(setting, of: calendar)
      default: try await store.setProperties(setting.stored(), of: person, for: CalendarID(0))
      }
    }
    let href = DAVProperties(session: self).path(of: resource)
    return Multistatus.response(isMinimal: isMinimal) { [refused] status in
      if refused.isEmpty {
        try await status.add(href, properties: [(names, .ok, nil)])
      } else {
        let others = names.filter { !refused.contains($0) }
        try await status.add(
          href,
          properties: [
            (refused, .forbidden, .dav("cannot-modify-protected-property")), (others, .failedDependency, nil),
          ])
      }
    }
  }

  private func set(_ setting: DAVSetting, of calendar: DAVCalendar) async throws {
    guard calendar.isOwned else {
      return try await store.setProperties(setting.stored(), of: person, for: calendar.info.id)
    }
    var info = calendar.info
    if let name = setting.element(.dav("displayname")) { info.name = name.text }
    if let color = setting.element(.apple("calendar-color")).flatMap({ DAVColor.color($0.text) }) { info.color = color }
    if info != calendar.info, info.access == .readOnly { throw StoreError.readOnly }
    try await store.setProperties(
      setting.stored(except: [.dav("displayname")]), of: person, for: info.id,
      info: info == calendar.info ? nil : info)
  }

  /// Creates a calendar: MKCALENDAR (RFC 4791, 5.3.1), or MKCOL with the type of a calendar (RFC 5689).
  func makeCalendar(_ path: DAVPath) async throws -> Response {
    guard case .calendar(let person, let name) = path, person == self.person else {
      throw DAVError(
        .forbidden, .caldav("calendar-collection-location-ok"), message: "expected a URL below \(home.href)")
    }
    if calendars.contains(where: { $0.name == name }) {
      throw DAVError(.methodNotAllowed, .dav("resource-must-be-null"), message: "there is a calendar already")
    }
    // Those are the URLs of calendars that pages create.
    if Int64(name) != nil {
      throw DAVError(.forbidden, .caldav("calendar-collection-location-ok"), message: "expected more than a number")
    }
    let body = try await XMLTree.body(of: request)
    let setting = DAVSetting(body)
    try checkType(setting, body)
    let made: [PropertyName] = [.dav("resourcetype"), .caldav("supported-calendar-component-set")]
    let live = DAVProperties.calendarNames + DAVProperties.names(of: .collection(path))
    let refused = setting.refused(by: live).filter { !made.contains($0) }
    if let name = refused.first {
      throw DAVError(
        .forbidden, .dav("cannot-modify-protected-property"), message: "the property \(name.name) cannot be set")
    }
    let id = try await store.makeCalendar(
      path: name, name: setting.element(.dav("displayname"))?.text ?? name,
      color: setting.element(.apple("calendar-color")).flatMap { DAVColor.color($0.text) }, for: viewer)
    try await store.setProperties(
      setting.stored(except: made + [.dav("displayname")]), of: self.person, for: id)
    return Response(status: .created, headers: [.cacheControl: "no-cache"])
  }

  /// Throws unless a request creates a calendar for events.
  private func checkType(_ setting: DAVSetting, _ body: DAVElement?) throws(DAVError) {
    if request.method == DAVServer.makeCollection {
      let type = setting.element(.dav("resourcetype"))
      guard type?.child(.caldav("calendar")) != nil else {
        throw DAVError(.forbidden, .dav("valid-resourcetype"), message: "expected the type of a calendar")
      }
    }
    guard let set = setting.element(.caldav("supported-calendar-component-set")) else { return }
    guard set.children.contains(where: { $0.attribute("name")?.uppercased() == "VEVENT" }) else {
      throw DAVError(
        .forbidden, .caldav("supported-calendar-component"), message: "expected VEVENT: there are no lists of tasks")
    }
  }
}
