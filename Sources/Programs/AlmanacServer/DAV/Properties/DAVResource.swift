import HTTPTypes

/// What is at a URL.
enum DAVResource: Sendable {
  /// The root, the list of people, or the list of homes: a collection that only leads elsewhere.
  case collection(DAVPath)
  case principal
  /// A home, with the properties that the person's programs keep for it.
  case home([PropertyName: String])
  case calendar(DAVCalendar)
  case object(DAVObject, DAVCalendar)
}

/// The value of a property.
enum PropertyValue: Sendable {
  case nodes([DAVElement.Node])
  /// A whole element, as a client has set it.
  case stored(String)
}

/// The properties of a resource, for a response.
struct ResourceProperties: Sendable {
  var path: String
  var found: [(name: PropertyName, value: PropertyValue)] = []
  var missing: [PropertyName] = []
}

/// The properties that a request asks for (RFC 4918, 14.20).
enum PropertyRequest: Equatable, Sendable {
  /// These.
  case named([PropertyName])
  /// Those of RFC 4918, those that clients have set, and these.
  case all(including: [PropertyName])
  /// Only their names.
  case names

  /// Reads the element `DAV:propfind`, or a report that contains the same elements.
  init(_ root: DAVElement?) throws(DAVError) {
    guard let root else {
      self = .all(including: [])
      return
    }
    if let prop = root.child(.dav("prop")) {
      self = .named(prop.children.map { $0.name })
    } else if root.child(.dav("propname")) != nil {
      self = .names
    } else if root.child(.dav("allprop")) != nil {
      self = .all(including: root.child(.dav("include"))?.children.map { $0.name } ?? [])
    } else if root.name == .dav("propfind") {
      throw DAVError(.badRequest, message: "expected DAV:prop, DAV:allprop, or DAV:propname")
    } else {
      self = .named([])
    }
  }

  /// Whether the texts of calendar objects are needed.
  var readsEvents: Bool {
    guard case .named(let names) = self else { return true }
    let needing: [PropertyName] = [.dav("getcontentlength"), .dav("getlastmodified"), .caldav("calendar-data")]
    return names.contains(where: needing.contains)
  }
}
