import Basics
import CalendarSystems
public import TimeZones

/// A reminder of an event (VALARM; RFC 5545, 3.6.6, and RFC 9074).
///
///     event.alarms.append(EventAlarm(.start(seconds: -900)))  // 15 minutes before the start
///
/// It is a view of a component among `Event.otherLines`. Its other lines, such as the recipients of an email, are
/// preserved.
public struct EventAlarm: Sendable {
  /// What happens when the alarm is due (ACTION).
  public enum Action: UInt8, Hashable, Sendable {
    /// A message is shown.
    case display
    /// A sound is played.
    case audio
    /// An email is sent, usually by a server.
    case email
    /// Any other action.
    case other
  }

  /// When the alarm is due (TRIGGER).
  public enum Trigger: Hashable, Sendable {
    /// At a distance from the start, negative for before it. Days are calendar days, the seconds are elapsed time; both
    /// have the same sign. For all-day events, both together are clock time from the midnight at which the event begins.
    case start(days: Int = 0, seconds: Int64 = 0)
    /// At a distance from the end, in the same way.
    case end(days: Int = 0, seconds: Int64 = 0)
    /// At an instant, once, also for a series.
    case at(Instant)
  }

  /// The component from BEGIN to END, unfolded.
  private(set) var lines: [String]
  /// What happens when the alarm is due.
  public let action: Action
  /// When the alarm is due.
  public private(set) var trigger: Trigger
  /// The number of times that it is repeated after it was due, 0...100 (REPEAT), and the seconds between two of them.
  let repetition: (count: Int, seconds: Int64)

  /// Creates an alarm that shows a message.
  public init(_ trigger: Trigger) {
    lines = ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Reminder", "TRIGGER" + trigger.text, "END:VALARM"]
    (action, self.trigger, repetition) = (.display, trigger, (0, 0))
  }

  /// Reads a component; `nil` if it is not a valid alarm.
  init?(_ component: EventLine) {
    guard component.name.string.hasSameBytes(as: "VALARM"), let line = component.line(named: "TRIGGER"),
      let trigger = Trigger(line), let action = component.line(named: "ACTION")?.value(ofLineNamed: "ACTION")
    else { return nil }
    lines = component.text
    self.trigger = trigger
    let name = EventLine.capitals(Array(action))
    if name.hasSameBytes(as: "DISPLAY") {
      self.action = .display
    } else if name.hasSameBytes(as: "AUDIO") {
      self.action = .audio
    } else {
      self.action = name.hasSameBytes(as: "EMAIL") ? .email : .other
    }
    func value(_ name: StaticString) -> [UInt8] {
      component.line(named: name).flatMap { $0.value(ofLineNamed: name) }.map { Array($0) } ?? []
    }
    var count = ASCIIScanner(bytes: value("REPEAT"))
    let pause = AlarmDuration(value("DURATION"))
    let seconds = pause.map { Int64($0.days) * 86_400 + $0.seconds } ?? 0
    repetition = seconds > 0 ? (min(count.number() ?? 0, 100), seconds) : (0, 0)
  }

  /// The instant up to which it was acknowledged (ACKNOWLEDGED; RFC 9074, 6.1): it is no longer due at this instant and
  /// before. `nil` if it never was.
  public var acknowledged: Instant? {
    guard let text = component.line(named: "ACKNOWLEDGED")?.value(ofLineNamed: "ACKNOWLEDGED") else { return nil }
    return Trigger.instant(Array(text))
  }

  /// Notes that the alarm was shown or acknowledged. An earlier instant than the present one changes nothing.
  public mutating func acknowledge(_ instant: Instant) {
    if let acknowledged, acknowledged >= instant { return }
    set("ACKNOWLEDGED:" + EventTime.utc(instant).iCalendarText, named: "ACKNOWLEDGED")
  }

  /// Changes when the alarm is due. Its other lines stay.
  public mutating func move(to trigger: Trigger) {
    self.trigger = trigger
    set("TRIGGER" + trigger.text, named: "TRIGGER")
  }

  /// Whether the alarm depends on a place instead of the time (PROXIMITY; RFC 9074, 8).
  public var isForPlace: Bool { component.line(named: "PROXIMITY") != nil }

  /// Whether the alarm repeats another one that was postponed (RELTYPE=SNOOZE; RFC 9074, 7).
  public var isSnooze: Bool { snoozed != nil }

  /// The UID of the alarm that this one repeats later; `nil` if there is none.
  var snoozed: String? {
    guard let line = component.line(named: "RELATED-TO"),
      EventLine.capitals(ResourceLine.parameter("RELTYPE", of: Array(line.utf8))).hasSameBytes(as: "SNOOZE")
    else { return nil }
    return line.value(ofLineNamed: "RELATED-TO").map { String(utf8: $0) }
  }

  /// The identifier of the alarm (RFC 9074, 4); `nil` if there is none.
  var uid: String? { component.line(named: "UID")?.value(ofLineNamed: "UID").map { String(utf8: $0) } }

  /// Replaces a property of the alarm, or adds it at the end.
  mutating func set(_ line: String, named name: StaticString) {
    if let index = component.index(ofLineNamed: name) {
      lines[index] = line
    } else {
      lines.insert(line, at: lines.count - 1)
    }
  }

  private var component: EventLine { EventLine.lines(lines)[0] }
}

/// Equality of all lines, byte by byte.
extension EventAlarm: Equatable {
  /// Returns whether all lines are equal.
  public static func == (a: EventAlarm, b: EventAlarm) -> Bool { a.lines.hasSameBytes(as: b.lines) }
}
