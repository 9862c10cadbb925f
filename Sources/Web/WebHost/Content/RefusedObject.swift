import Almanac

/// A calendar object of an edit that a server rejected because somebody else had changed one of the edit's objects.
struct RefusedObject {
  /// The server's number of the calendar, and the UID.
  var serverNumber: Int64
  var uid: String
  /// The iCalendar text on which the edit was based, and the server's text; empty if there are no events.
  var base: String
  var theirs: String

  /// Decodes calendar objects from fields, four for each.
  static func list(of fields: [String]) -> [RefusedObject] {
    stride(from: 0, to: fields.count - 3, by: 4).map { at in
      RefusedObject(
        serverNumber: number(fields[at]), uid: fields[at + 1], base: fields[at + 2], theirs: fields[at + 3])
    }
  }

  /// Parses a decimal number.
  static func number(_ text: String) -> Int64 { text.utf8.reduce(0) { $0 &* 10 &+ Int64($1) &- 48 } }
}
