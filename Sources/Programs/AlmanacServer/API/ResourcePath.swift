import Almanac
import Foundation

/// The path of a resource, `/api/calendars/{calendar}/events/{uid}`, with the UID percent-encoded.
struct ResourcePath: Equatable {
  var calendar: CalendarID
  var uid: String

  /// Reads the path of a request, as it was sent; `nil` if it is of another form.
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
