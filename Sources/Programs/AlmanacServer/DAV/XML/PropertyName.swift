/// The name of an XML element, and so of a WebDAV property: a namespace and a local name.
struct PropertyName: Hashable, Sendable {
  /// The namespace, such as `DAV:`; may be empty.
  var namespace: String
  /// The local name.
  var name: String

  /// The namespaces that responses declare once, with their prefixes.
  static let prefixes = [
    ("DAV:", "D"), ("urn:ietf:params:xml:ns:caldav", "C"), ("http://calendarserver.org/ns/", "CS"),
    ("http://apple.com/ns/ical/", "A"),
  ]

  /// Returns a name of WebDAV (RFC 4918, 3744, 3253, 6578).
  static func dav(_ name: String) -> PropertyName { PropertyName(namespace: "DAV:", name: name) }

  /// Returns a name of CalDAV (RFC 4791).
  static func caldav(_ name: String) -> PropertyName {
    PropertyName(namespace: "urn:ietf:params:xml:ns:caldav", name: name)
  }

  /// Returns a name of Apple's calendar server.
  static func calendarServer(_ name: String) -> PropertyName {
    PropertyName(namespace: "http://calendarserver.org/ns/", name: name)
  }

  /// Returns a name of Apple's calendar program.
  static func apple(_ name: String) -> PropertyName {
    PropertyName(namespace: "http://apple.com/ns/ical/", name: name)
  }
}
