import Almanac
import CalendarLayout
import CalendarViews
import TestSupport
import Testing

/// What a pointer does.
extension EditingHarness {
  /// Returns the frame of a part of the first piece of an event.
  func frame(of title: String, _ part: EventPart = .body) throws -> Rect {
    let id = try #require(occurrence(title)).id
    var frames: [Rect] = []
    for case .event(_, on: let day, _) in calendar.view.pieces(of: id) {
      if let frame = calendar.view.frame(of: .event(id, on: day, part)) { frames.append(frame) }
    }
    return try #require(frames.first)
  }

  /// Returns the middle of a part of the first piece of an event.
  func middle(of title: String, _ part: EventPart = .body) throws -> Point {
    let frame = try frame(of: title, part)
    return Point(x: frame.midX, y: frame.midY)
  }

  /// Returns the middle of a day some days after today, in its lower part.
  func place(of offset: Int) throws -> Point {
    let frame = try #require(calendar.view.frame(of: .day(Self.today + offset)))
    return Point(x: frame.midX, y: frame.maxY - 4)
  }

  /// Returns the line of a time, some days after today.
  func place(of offset: Int, hour: Double, zone: ZoneRules = .utc) throws -> Point {
    let day = Self.today + offset
    let instant = zone.startOfDay(day) + Int64(hour * 3600)
    let frame = try #require(calendar.view.frame(of: .time(day, instant)))
    return Point(x: frame.midX, y: frame.minY)
  }

  /// The height of an hour.
  var hour: Double { calendar.view.hourHeight ?? 0 }

  /// Presses a point and leads the pointer to others, with a frame after each.
  func drag(
    _ points: [Point], kind: PointerEvent.Kind = .mouse, modifiers: KeyEvent.Modifiers = [], releases: Bool = true
  ) {
    guard let first = points.first, let last = points.last else { return }
    calendar.pointer(.down, first, kind: kind, modifiers: modifiers)
    calendar.tick()
    if kind == .touch { calendar.pass(seconds: 0.6) }
    var before = first
    for point in points.dropFirst() {
      let half = Point(x: (before.x + point.x) / 2, y: (before.y + point.y) / 2)
      for step in [half, point] {
        calendar.pointer(.move, step, kind: kind, modifiers: modifiers)
        calendar.tick()
      }
      before = point
    }
    guard releases else { return }
    calendar.pointer(.up, last, kind: kind, modifiers: modifiers)
    calendar.settle()
  }

  /// Stores a drawn event that waits for its title.
  func finishDrawing() {
    if controller.session != nil { controller.perform(.drop) }
    calendar.settle()
  }

  /// When an event begins: days after today, and the second of the day.
  func start(of title: String) throws -> [Int] {
    let occurrence = try #require(self.occurrence(title))
    return [occurrence.firstDay - Self.today, occurrence.startSecond]
  }

  /// When an event ends.
  func end(of title: String) throws -> [Int] {
    let occurrence = try #require(self.occurrence(title))
    return [occurrence.lastDay - Self.today, occurrence.endSecond]
  }

  /// An event of whole days.
  static func days(_ title: String, _ first: Int, _ last: Int) -> Event {
    Event(
      uid: title, calendar: CalendarID(1), summary: title, start: .day(today + first), end: .day(today + last + 1))
  }
}
