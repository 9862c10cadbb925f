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
    if feed.isFreeBusy || BusyEvents.arePrivate(events) {
      // Events that keep nobody busy say nothing without their texts.
      if events.allSatisfy(BusyEvents.isFree) { return [] }
      let uid = SHA256.text(Array(SHA256.hash(hash + Array(object.uid.utf8)).prefix(16)))
      return events.map { BusyEvents.busy($0, uid: uid) }
    }
    return events.map { $0.privacy == .open ? $0 : BusyEvents.busy($0, uid: $0.uid) }
  }
}
