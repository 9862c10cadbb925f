import Basics
import CalendarSystems
import Events
import TimeZones

/// The events of the gallery.
enum GalleryEvents {
  /// A new timeline. Each calendar has its own, because it observes it.
  static var timeline: EventTimeline { timeline(of: store) }

  /// Returns a timeline of a store.
  static func timeline(of store: MemoryEventStore) -> EventTimeline {
    EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
  }

  /// A new store that also contains a series and read-only trips.
  static var editableStore: MemoryEventStore {
    let store = store
    var trips = calendars[2]
    trips.access = .readOnly
    var course = time("Course", 3, 15, 0, 90, 2)
    course.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly, count: 8)])
    // None of them is invalid.
    _ = try? store.apply(.group([.putCalendar(trips), .insert(course), .insert(days("Congress", 16, 17, 1))]))
    return store
  }

  private static var store: MemoryEventStore {
    let store = MemoryEventStore(calendars: calendars)
    // None of the events is invalid.
    _ = try? store.load(events)
    return store
  }

  private static var calendars: [CalendarInfo] {
    [
      CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue)),
      CalendarInfo(id: CalendarID(2), name: "Home", color: .named(.green)),
      CalendarInfo(id: CalendarID(3), name: "Trips", color: .named(.orange)),
    ]
  }

  private static var events: [Event] {
    [
      days("Fair in Hanover", 3, 5, 1), days("Birthday", 14, 14, 2), days("Lisbon", 20, 23, 3),
      time("Stand-up", 2, 9, 0, 30, 1), time("Choir", 4, 19, 0, 90, 2), time("Dentist", 9, 8, 30, 45, 2),
      time("Review", 12, 14, 0, 60, 1), time("Stand-up", 16, 9, 0, 30, 1), time("Planning", 16, 10, 0, 120, 1),
      time("Choir", 18, 19, 0, 90, 2), time("Lunch with Ada", 18, 12, 30, 60, 2), time("Interview", 18, 13, 0, 60, 1),
      time("Train to the airport", 20, 7, 15, 50, 3), time("Review", 26, 14, 0, 60, 1),
      time("Concert", 27, 20, 0, 150, 2), time("Stand-up", 30, 9, 0, 30, 1),
    ]
  }

  private static func days(_ title: String, _ first: Int, _ last: Int, _ calendar: Int64) -> Event {
    Event(
      uid: title, calendar: CalendarID(calendar), summary: title, start: .day(GalleryDates.day(first)),
      end: .day(GalleryDates.day(last) + 1))
  }

  private static func time(
    _ title: String, _ day: Int, _ hour: Int, _ minute: Int, _ length: Int, _ calendar: Int64
  ) -> Event {
    let start = hour * 3600 + minute * 60
    let date = GalleryDates.day(day)
    return Event(
      uid: title + decimal(day), calendar: CalendarID(calendar), summary: title,
      start: .floating(LocalDateTime(day: date, secondOfDay: start)),
      end: .floating(LocalDateTime(day: date, secondOfDay: start + length * 60)))
  }
}
