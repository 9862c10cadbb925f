import Almanac
import EventStores
import Hummingbird

/// The properties that a request sets or removes: PROPPATCH, MKCALENDAR, and MKCOL.
struct DAVSetting {
  /// The properties to set, as elements, and the names of those to remove, in the order of the request.
  private(set) var changes: [(name: PropertyName, element: DAVElement?)] = []

  /// The longest value that is kept, in bytes.
  private static let longest = 65_536

  /// Reads the elements `DAV:set` and `DAV:remove` of a body.
  init(_ root: DAVElement?) {
    for instruction in root?.children ?? [] {
      let isRemoval = instruction.name == .dav("remove")
      guard isRemoval || instruction.name == .dav("set") else { continue }
      for property in instruction.child(.dav("prop"))?.children ?? [] {
        changes.removeAll { $0.name == property.name }
        changes.append((property.name, isRemoval ? nil : property))
      }
    }
  }

  var names: [PropertyName] { changes.map { $0.name } }

  func element(_ name: PropertyName) -> DAVElement? { changes.first { $0.name == name }?.element }

  /// Returns the names of properties that clients cannot set or whose values are invalid.
  func refused(by live: [PropertyName]) -> [PropertyName] {
    changes.filter { name, element in
      if name.namespace == DAVCalendar.ownNamespace { return true }
      if live.contains(name), !DAVProperties.settable.contains(name) { return true }
      guard let element else { return name == .dav("displayname") }
      if XMLWriter.standalone(element).utf8.count > Self.longest { return true }
      return name == .dav("displayname") && !Self.isCalendarName(element.text)
    }.map { $0.name }
  }

  /// Returns whether a text may be the name of a calendar: no control characters, and no more than 1,000 bytes.
  private static func isCalendarName(_ text: String) -> Bool {
    text.utf8.count <= 1_000 && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  /// Returns the properties to keep as they are. Names that the server uses itself are left out.
  func stored(except own: [PropertyName] = []) -> [StoredProperty] {
    changes.filter { !own.contains($0.name) }.map { name, element in
      StoredProperty(namespace: name.namespace, name: name.name, value: element.map { XMLWriter.standalone($0) })
    }
  }
}
