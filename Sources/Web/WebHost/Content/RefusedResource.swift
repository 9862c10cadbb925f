import Almanac

/// A resource of an edit that a server refused, because somebody else had changed one of its resources.
struct RefusedResource {
  /// The number that the server has for the calendar, and the UID.
  var serverNumber: Int64
  var uid: String
  /// The iCalendar text that the edit was made from, and the one that the server has; empty where there are no events.
  var base: String
  var theirs: String

  /// Returns the resources of fields, four for each.
  static func list(of fields: [String]) -> [RefusedResource] {
    stride(from: 0, to: fields.count - 3, by: 4).map { at in
      RefusedResource(
        serverNumber: number(fields[at]), uid: fields[at + 1], base: fields[at + 2], theirs: fields[at + 3])
    }
  }

  /// Returns the number that decimal digits say.
  static func number(_ text: String) -> Int64 { text.utf8.reduce(0) { $0 &* 10 &+ Int64($1) &- 48 } }
}
