import CalendarSystems
import Events
import Geometry
import TimeZones
import ViewKit

/// Creates a level off screen with a few sample events, and discards it. If the host compiles code when it first runs,
/// as browsers do, the first zoom to the level is then as fast as later ones.
enum LevelRehearsal {
  /// - Parameter context: the context of a visible level. The rehearsal has no responder, so it asks and reports
  ///   nothing.
  static func run(_ level: CalendarLevel, like context: LevelContext, size: Size, scale: Double) {
    let calendar = CalendarID(1)
    let store = MemoryEventStore(calendars: [CalendarInfo(id: calendar, name: "", color: .named(.blue))])
    var state = context.state
    state.level = level.id
    state.anchor = ScrollAnchor(
      day: level.period.start(
        containing: context.presented, context.configuration.calendar, context.configuration.grid))
    let day = state.anchor.day
    let noon = LocalDateTime(day: day, secondOfDay: 43_200)
    let hour = LocalDateTime(day: day, secondOfDay: 46_800)
    let events = [
      Event(uid: "1", calendar: calendar, summary: "1", start: .day(day), end: .day(day + 2)),
      Event(uid: "2", calendar: calendar, summary: "2", start: .floating(noon), end: .floating(hour)),
      Event(uid: "3", calendar: calendar, summary: "3", start: .floating(noon), end: .floating(hour)),
    ]
    // The events are in the order that stores expect.
    _ = try? store.load(events)
    let timeline = EventTimeline(
      store: store, displayZone: context.timeline?.displayZone ?? .utc, zones: FixedZoneProvider([]))
    let made = LevelForm(level, context.configuration, size).makeView()
    made.frame = Rect(origin: .zero, size: size)
    made.update(
      LevelContext(
        configuration: context.configuration, state: state, timeline: timeline, lanes: LaneCache(),
        texts: context.texts,
        pool: context.pool, presented: day, pixels: context.pixels, responder: nil))
    let window = Window(root: made, host: PictureHost(scale: scale), size: size)
    window.tick(now: 0)
    window.close()
  }
}
