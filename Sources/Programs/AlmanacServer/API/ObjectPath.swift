import Almanac
import Foundation
import HTTPTypes

/// The path of a calendar object, `/api/calendars/{calendar}/events/{uid}`, with the UID percent-encoded.
struct ObjectPath: Equatable {
  var calendar: CalendarID
  var uid: String

  /// The maximum length of a UID in a path, in bytes, so that servers accept the head of the request.
  private static let longestUID = 4_096

  /// Throws unless the events of a UID can be requested by path.
  static func check(uid: String) throws(APIError) {
    guard uid.utf8.count <= longestUID else {
      throw APIError(
        .unprocessableContent, "expected a UID of no more than \(longestUID) bytes, found \(uid.utf8.count)")
    }
    guard !uid.isEmpty, uid.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
      throw APIError(.unprocessableContent, "expected a UID without control characters")
    }
  }

  /// Reads the path of a request as it was sent; `nil` if it has another form.
  init?(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 6, parts[0].isEmpty, parts[1] == "api", parts[2] == "calendars", parts[4] == "events",
      let number = Int64(parts[3]), String(number) == parts[3],
      let uid = parts[5].removingPercentEncoding, !uid.isEmpty
    else { return nil }
    calendar = CalendarID(number)
    self.uid = uid
  }
}
