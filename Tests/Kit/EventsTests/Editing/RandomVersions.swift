import CalendarSystems
import Events
import TestSupport
import TimeZones

/// Random versions of an event, as two editors make them from the same one.
struct RandomVersions {
  private var random: SeededGenerator
  private static let monday = DayNumber(20_780)

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Returns an event to begin with.
  mutating func event() -> Event {
    var event = Event(
      uid: "a", calendar: CalendarID(1), summary: "Lunch", start: time(9), end: time(10), location: "Club",
      otherLines: [
        "DTSTAMP:20261101T000000Z", "URL:https://example.org", "X-ONE:1", "ATTENDEE:mailto:a@example.org",
        "BEGIN:VALARM", "TRIGGER:-PT5M", "END:VALARM", "CLASS:PRIVATE", "ATTENDEE:mailto:b@example.org", " odd",
      ])
    if number(0...1) == 0 {
      event.recurrence = Recurrence(
        rules: [RecurrenceRule(frequency: .daily, count: 9)], dates: [time(20)], exceptions: [time(33)])
    }
    return event
  }

  /// Returns a version with some changed fields.
  mutating func version(of event: Event) -> Event {
    var event = event
    for _ in 0..<number(0...3) { change(&event) }
    return event
  }

  private mutating func change(_ event: inout Event) {
    let choice = number(1...2)
    switch number(0...11) {
    case 0: event.summary = "Title \(choice)"
    case 1: event.location = "Place \(choice)"
    case 2: event.notes = "Notes \(choice)"
    case 3: event.color = .named(choice == 1 ? .red : .teal)
    case 4: event.status = choice == 1 ? .tentative : .cancelled
    case 5: event.calendar = CalendarID(Int64(1 + choice))
    case 6: (event.start, event.end) = (time(10 + choice), time(12 + choice))
    case 7: event.recurrence = choice == 1 ? nil : Recurrence(rules: [RecurrenceRule(frequency: .weekly)])
    case 8: event.recurrence?.exceptions.append(time(33 + 24 * choice))
    case 9:
      event.recurrence?.exceptions = []
      event.recurrence?.dates.append(time(100 + choice))
    case 10: changeLines(&event.otherLines)
    default: event.otherLines[0] = "DTSTAMP:2026110\(number(2...9))T000000Z"
    }
  }

  private mutating func changeLines(_ lines: inout [String]) {
    let choice = number(1...3)
    switch number(0...4) {
    case 0: lines.removeAll { $0.hasPrefix("URL") }
    case 1: lines.append("X-TWO:\(choice)")
    case 2: lines.append("ATTENDEE:mailto:c\(choice)@example.org")
    case 3: lines.removeAll { $0 == "ATTENDEE:mailto:a@example.org" }
    default: lines += ["BEGIN:VALARM", "TRIGGER:-PT1\(choice)M", "END:VALARM"]
    }
  }

  private func time(_ hour: Int) -> EventTime {
    .floating(LocalDateTime(day: Self.monday + hour / 24, hour: hour % 24, minute: 0))
  }
}
