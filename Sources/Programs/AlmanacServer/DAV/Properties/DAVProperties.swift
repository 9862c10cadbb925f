import Almanac
import EventStores

/// Computes the properties of resources.
struct DAVProperties: Sendable {
  let session: DAVSession

  /// Returns the properties that a request asks for.
  func properties(_ request: PropertyRequest, of resource: DAVResource) -> ResourceProperties {
    var result = ResourceProperties(path: path(of: resource))
    let live = Self.names(of: resource)
    let stored = Self.stored(resource)
    switch request {
    case .named(let names):
      var seen: Set<PropertyName> = []
      for name in names where seen.insert(name).inserted {
        if let value = value(name, of: resource) {
          result.found.append((name, value))
        } else {
          result.missing.append(name)
        }
      }
    case .all(let more):
      let names =
        live.filter(Self.basic.contains) + stored.keys.sorted { $0.name < $1.name }.filter { !live.contains($0) }
      for name in names + more.filter({ !names.contains($0) }) {
        if let value = value(name, of: resource) { result.found.append((name, value)) }
      }
    case .names:
      for name in live + stored.keys.sorted(by: { $0.name < $1.name }).filter({ !live.contains($0) })
      where value(name, of: resource) != nil {
        result.found.append((name, .nodes([])))
      }
    }
    return result
  }

  func path(of resource: DAVResource) -> String {
    switch resource {
    case .collection(let path): path.href
    case .principal: session.principal.href
    case .home: session.home.href
    case .calendar(let calendar): session.path(of: calendar).href
    case .object(let object, _): object.path.href
    }
  }

  /// Returns the value of a property; `nil` if the resource does not have it.
  func value(_ name: PropertyName, of resource: DAVResource) -> PropertyValue? {
    if Self.names(of: resource).contains(name) || name == .caldav("calendar-data") {
      let own: [DAVElement.Node]?
      switch resource {
      case .collection: own = nil
      case .principal: own = principalValue(name)
      case .home: own = name == .dav("displayname") ? [.text("Calendars")] : nil
      case .calendar(let calendar):
        if let value = calendarValue(name, calendar) { return value }
        own = nil
      case .object(let object, _): own = objectValue(name, object)
      }
      if let value = own ?? commonValue(name, resource) { return .nodes(value) }
      return nil
    }
    return Self.stored(resource)[name].map { .stored($0) }
  }

  /// The properties of `allprop` (RFC 4918, 15).
  private static let basic: Set<PropertyName> = [
    .dav("resourcetype"), .dav("displayname"), .dav("getetag"), .dav("getcontenttype"), .dav("getcontentlength"),
    .dav("getlastmodified"),
  ]

  private static let common: [PropertyName] = [
    "resourcetype", "displayname", "current-user-principal", "principal-URL", "owner", "current-user-privilege-set",
    "supported-report-set", "principal-collection-set",
  ].map { .dav($0) }

  private static let principalNames: [PropertyName] =
    common + [
      .caldav("calendar-home-set"), .caldav("calendar-user-address-set"), .calendarServer("email-address-set"),
    ]

  private static let objectNames: [PropertyName] =
    common + ["getetag", "getcontenttype", "getcontentlength", "getlastmodified"].map { .dav($0) }

  /// Returns the properties that clients cannot set, or that have a meaning for the server.
  static func names(of resource: DAVResource) -> [PropertyName] {
    switch resource {
    case .collection, .home: common
    case .principal: principalNames
    case .calendar: common + calendarNames
    case .object: objectNames
    }
  }

  private static func stored(_ resource: DAVResource) -> [PropertyName: String] {
    switch resource {
    case .home(let properties): properties
    case .calendar(let calendar): calendar.properties
    default: [:]
    }
  }

  // MARK: - Values

  private func commonValue(_ name: PropertyName, _ resource: DAVResource) -> [DAVElement.Node]? {
    switch name {
    case .dav("resourcetype"): Self.resourceType(resource)
    case .dav("displayname"): displayName(resource)
    case .dav("current-user-principal"), .dav("principal-URL"): [.href(session.principal.href)]
    case .dav("owner"):
      if case .calendar(let calendar) = resource {
        [.href(DAVPath.principal(calendar.owner).href)]
      } else if case .object(_, let calendar) = resource {
        [.href(DAVPath.principal(calendar.owner).href)]
      } else {
        [.href(session.principal.href)]
      }
    case .dav("current-user-privilege-set"):
      Self.privileges(of: resource).map { .element(.dav("privilege"), [.element($0)]) }
    case .dav("supported-report-set"):
      Self.reports(of: resource).map { report in
        .element(.dav("supported-report"), [.element(.dav("report"), [.element(report)])])
      }
    case .dav("principal-collection-set"): [.href("/dav/principals/")]
    default: nil
    }
  }

  private static func resourceType(_ resource: DAVResource) -> [DAVElement.Node] {
    switch resource {
    case .collection, .home: [.element(.dav("collection"))]
    case .principal: [.element(.dav("collection")), .element(.dav("principal"))]
    case .calendar: [.element(.dav("collection")), .element(.caldav("calendar"))]
    case .object: []
    }
  }

  private func displayName(_ resource: DAVResource) -> [DAVElement.Node]? {
    switch resource {
    case .collection: [.text("Almanac")]
    case .principal: [.text(session.viewer.person?.name ?? "Almanac")]
    default: nil
    }
  }

  /// Returns what the person may do (RFC 3744, 5.4).
  private static func privileges(of resource: DAVResource) -> [PropertyName] {
    let reading: [PropertyName] = [.dav("read"), .dav("read-current-user-privilege-set")]
    let calendar: DAVCalendar
    switch resource {
    case .collection, .principal: return reading
    case .home: return reading + [.dav("bind"), .dav("unbind"), .dav("write-properties")]
    case .calendar(let found), .object(_, let found): calendar = found
    }
    switch calendar.right {
    case .none: return []
    // Programs do not show calendars without "read", so busy times have it, too.
    case .freeBusy: return reading + [.caldav("read-free-busy")]
    // Everybody may keep properties, such as a color, for themselves.
    case .read: return reading + [.caldav("read-free-busy"), .dav("write-properties")]
    case .write:
      let writing = ["write", "write-properties", "write-content", "bind", "unbind"].map { PropertyName.dav($0) }
      return reading + [.caldav("read-free-busy")] + writing
    }
  }

  /// Returns the reports of a resource (RFC 3253, 3.1.5).
  static func reports(of resource: DAVResource) -> [PropertyName] {
    guard case .calendar = resource else { return [.dav("expand-property")] }
    return [
      .caldav("calendar-multiget"), .caldav("calendar-query"), .dav("sync-collection"), .dav("expand-property"),
    ]
  }

  private func principalValue(_ name: PropertyName) -> [DAVElement.Node]? {
    switch name {
    case .caldav("calendar-home-set"): [.href(session.home.href)]
    // People have no e-mail addresses here, and the server sends no invitations.
    case .caldav("calendar-user-address-set"): [.href(session.principal.href)]
    case .calendarServer("email-address-set"): []
    default: nil
    }
  }

  private func objectValue(_ name: PropertyName, _ object: DAVObject) -> [DAVElement.Node]? {
    switch name {
    case .dav("getetag"): [.text(object.tag)]
    case .dav("getcontenttype"): [.text(DAVSession.contentType)]
    case .dav("getcontentlength"): object.text.map { [.text("\($0.utf8.count)")] }
    case .dav("getlastmodified"): [.text(HTTPDate.text(Self.lastModified(object)))]
    case .caldav("calendar-data"): object.text.map { [.text($0)] }
    default: nil
    }
  }

  /// Returns when a calendar object was last changed, as its events say.
  static func lastModified(_ object: DAVObject) -> Instant {
    let times = object.object?.events.compactMap { $0.event.lastModified ?? $0.event.stamp } ?? []
    return times.max().map { max($0, Instant(seconds: 0)) } ?? Instant(seconds: 0)
  }
}
