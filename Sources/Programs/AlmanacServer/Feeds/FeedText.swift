import Almanac
import EventStores
import SystemServices

/// The text of a feed: a calendar as programs subscribe to it. The same content always has the same bytes.
struct FeedText {
  let feed: Feed
  let calendar: CalendarInfo
  /// The hash of the feed's secret, from which the UIDs of events without texts are made.
  let hash: [UInt8]

  /// The DTSTAMP of events without one. It is constant, because the time of the request would change the text.
  private static let stamp = "19700101T000000Z"

  /// How often programs should read the feed again (RFC 7986, 5.7; the second line is for Outlook).
  private static let interval = ["REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H"]

  /// Returns the text of all calendar objects of the calendar.
  func write(_ objects: [CalendarObject]) -> String {
    var shown = objects.map(events)
    // By the UID that is written, so that the order says nothing about the texts of events.
    shown.sort { ($0.first?.uid ?? "").utf8.lexicographicallyPrecedes(($1.first?.uid ?? "").utf8) }
    let document = ICalendarDocument(
      name: calendar.name, color: calendar.color, events: shown.flatMap { $0 },
      objects: [ICalendarObject(properties: Self.interval)])
    return ICalendarWriter.write(document, stamp: Self.stamp, zones: SystemZones())
  }

  /// Returns the events of a calendar object as the feed shows them.
  private func events(of object: CalendarObject) -> [Event] {
    let events = StoredEvent.ordered(object.events).map { $0.event }
    // The overrides of a private series are private, too, also without CLASS.
    let series = events.filter { $0.recurrenceID == nil }
    if feed.isFreeBusy || (series.isEmpty ? events : series).contains(where: { $0.privacy != .open }) {
      // Events that keep nobody busy say nothing without their texts.
      if events.allSatisfy(Self.isFree) { return [] }
      let uid = SHA256.text(Array(SHA256.hash(hash + Array(object.uid.utf8)).prefix(16)))
      return events.map { Self.busy($0, uid: uid) }
    }
    return events.map { $0.privacy == .open ? $0 : Self.busy($0, uid: $0.uid) }
  }

  private static func isFree(_ event: Event) -> Bool { event.isFree || event.status == .cancelled }

  /// Returns the time of an event, without anything else.
  private static func busy(_ event: Event, uid: String) -> Event {
    var status = event.status == .tentative ? EventStatus.tentative : .unspecified
    // An occurrence that is free, of a series that is not.
    if isFree(event) { status = .cancelled }
    return Event(
      uid: uid, calendar: event.calendar, summary: "Busy", start: event.start, end: event.end, status: status,
      recurrence: event.recurrence, recurrenceID: event.recurrenceID, recurrenceRange: event.recurrenceRange,
      nominalDays: event.nominalDays)
  }
}
