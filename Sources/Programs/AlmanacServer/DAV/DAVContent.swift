import Almanac
import EventStores
import HTTPTypes
import NIOCore

/// The content of calendar objects as programs send it (RFC 4791, 4.1): the events of one UID, and zones.
enum DAVContent {
  /// Returns the events of a text, which may be overrides without their series.
  static func events(in body: ByteBuffer, of calendar: CalendarID) throws(DAVError) -> [Event] {
    let document: ICalendarDocument
    do throws(ICalendarError) {
      document = try ICalendarReader.read(Array(body.readableBytesView), calendar: calendar)
    } catch {
      throw invalid(error.description)
    }
    for case .other(let component) in document.objects.flatMap({ $0.components }) {
      let name = component.prefix { $0 != "\n" && $0 != "\r\n" && $0 != "\r" }.uppercased()
      if name != "BEGIN:VTIMEZONE", name != "BEGIN:VEVENT" {
        throw DAVError(
          .forbidden, .caldav("supported-calendar-component"), message: "expected VEVENT, found \(name.prefix(80))")
      }
    }
    guard let uid = document.events.first?.uid else { throw invalid("expected at least one VEVENT, found none") }
    if document.objects.count > 1 { throw unfit("expected one VCALENDAR, found \(document.objects.count)") }
    if document.objects.contains(where: { $0.value(of: "METHOD") != nil }) {
      throw unfit("expected no METHOD, which only invitations have")
    }
    if document.events.contains(where: { !$0.uid.utf8.elementsEqual(uid.utf8) }) {
      throw unfit("expected events of one UID")
    }
    if let zone = document.zoneMentions.first(where: { DAVSession.zones.rules(for: $0.zone) == nil }) {
      throw invalid(
        "line \(zone.line): the time zone \"\(zone.zone)\" is unknown; expected a name such as Europe/Paris")
    }
    do throws(UnreadableObject) {
      return try ObjectText.read(body.readableBytesView, calendar: calendar, uid: uid)
    } catch {
      throw invalid(error.problems.first.map { "line \($0.line): \($0.reason)" } ?? "the events cannot be read")
    }
  }

  private static func invalid(_ reason: String) -> DAVError {
    DAVError(.forbidden, .caldav("valid-calendar-data"), message: reason)
  }

  private static func unfit(_ reason: String) -> DAVError {
    DAVError(.forbidden, .caldav("valid-calendar-object-resource"), message: reason)
  }
}
