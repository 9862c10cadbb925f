import Almanac
import TestSupport

/// Random events and changes for stores; most are sound, some are meant to be refused.
struct RandomChanges {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func change(depth: Int = 0) -> EventChange {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<35: return .insert(event(), id: chance(20) ? id() : nil)
    case 35..<55: return .update(id(), event(), expecting: expected())
    case 55..<70: return .delete(id(), expecting: expected())
    case 70..<80: return .putCalendar(calendar())
    case 80..<83: return .deleteCalendar(calendarID())
    case 83..<87: return .putResource(resource())
    case 87..<89: return .deleteResource(ByteText(text()))
    default:
      let count = depth > 2 ? 0 : Int.random(in: 0...5, using: &random)
      return .group((0..<count).map { _ in change(depth: depth + 1) })
    }
  }

  mutating func days() -> Range<DayNumber> {
    let first = Int.random(in: -400..<400, using: &random)
    let length = chance(20) ? 3000 : Int.random(in: 0..<60, using: &random)
    return DayNumber(first)..<DayNumber(first + length)
  }

  mutating func event() -> Event {
    let start = time()
    return Event(
      uid: text(), calendar: calendarID(), summary: text(), start: start, end: end(start), location: text(),
      notes: text(), color: chance(40) ? color() : nil,
      status: EventStatus(rawValue: UInt8.random(in: 0...3, using: &random)) ?? .unspecified,
      recurrence: chance(40) ? recurrence() : nil, recurrenceID: chance(20) ? time() : nil,
      recurrenceRange: chance(20) ? .thisAndFuture : .this, nominalDays: chance(20) ? 0 : nil,
      otherLines: (0..<Int.random(in: 0...2, using: &random)).map { _ in text() })
  }

  mutating func id() -> EventID { EventID(Int64.random(in: 1...12, using: &random)) }

  // MARK: - Parts

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func expected() -> Revision? {
    chance(30) ? Revision(Int64.random(in: 1...60, using: &random)) : nil
  }

  private mutating func calendarID() -> CalendarID { CalendarID(Int64.random(in: 1...3, using: &random)) }

  private mutating func calendar() -> CalendarInfo {
    CalendarInfo(id: calendarID(), name: text(), color: color(), access: chance(20) ? .readOnly : .full)
  }

  private mutating func resource() -> Resource {
    var resource = Resource(
      id: text(), title: text(), color: chance(40) ? color() : nil, parent: chance(40) ? text() : nil,
      order: Int.random(in: -3...3, using: &random),
      verbs: EditVerbs(rawValue: UInt8.random(in: 0...31, using: &random)),
      overlap: chance(50))
    for _ in 0..<Int.random(in: 0...2, using: &random) { resource.info[text()] = text() }
    if chance(30) {
      let hours = VisibleHours([0..<Int.random(in: 1...700, using: &random), 800..<900])
      resource.businessHours = [
        BusinessHours(hours, weekdays: [weekday(), weekday()]), BusinessHours(.all, weekdays: []),
      ]
    }
    return resource
  }

  private mutating func color() -> EventColor {
    chance(50)
      ? .named(EventHue.allCases.randomElement(using: &random) ?? .red)
      : .rgb(UInt32.random(in: 0...0xFF_FFFF, using: &random))
  }

  private mutating func text() -> String {
    let texts = [
      "", "Lunch", "O'Brien; DROP TABLE event", "a\u{0}b", "عشاء", "👩‍👩‍👧 e\u{301}", "two\nlines\r\n", "\"quoted\" \\ /",
      "\u{202E}bidi", String(repeating: "long ", count: 200),
    ]
    return texts.randomElement(using: &random) ?? ""
  }

  private mutating func time() -> EventTime {
    let day = DayNumber(Int.random(in: -500..<500, using: &random))
    let local = LocalDateTime(day: day, secondOfDay: Int.random(in: 0..<86_400, using: &random))
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3: return .day(day)
    case 3..<6: return .floating(local)
    case 6..<8: return .utc(Instant(seconds: local.secondsAsUTC))
    default: return .zoned(local, zone: chance(80) ? "Europe/Paris" : text())
    }
  }

  private mutating func end(_ start: EventTime) -> EventTime {
    if chance(4) { return time() }
    let seconds = Int64.random(in: -100..<400_000, using: &random)
    switch start {
    case .day(let day): return .day(day + Int.random(in: 0..<(chance(10) ? 200 : 4), using: &random))
    case .floating(let local): return .floating(LocalDateTime(secondsAsUTC: local.secondsAsUTC + seconds))
    case .utc(let instant): return .utc(instant + seconds)
    case .zoned(let local, let zone):
      return .zoned(LocalDateTime(secondsAsUTC: local.secondsAsUTC + seconds), zone: zone)
    }
  }

  private mutating func recurrence() -> Recurrence {
    Recurrence(
      rules: (0..<Int.random(in: 0...2, using: &random)).map { _ in rule() },
      dates: (0..<Int.random(in: 0...2, using: &random)).map { _ in time() },
      periods: chance(10) ? [RecurrencePeriod(start: time(), end: time())] : [],
      exceptions: (0..<Int.random(in: 0...2, using: &random)).map { _ in time() },
      excludedRules: chance(10) ? [rule()] : [])
  }

  private mutating func rule() -> RecurrenceRule {
    var rule = RecurrenceRule(
      frequency: RecurrenceRule.Frequency(rawValue: UInt8.random(in: 0...6, using: &random)) ?? .daily,
      interval: Int.random(in: chance(5) ? 0...0 : 1...3, using: &random),
      count: chance(30) ? Int.random(in: 1...50, using: &random) : nil, until: chance(30) ? time() : nil,
      byDay: (0..<Int.random(in: 0...2, using: &random)).map { _ in
        .init(weekday(), ordinal: chance(50) ? Int.random(in: -2...5, using: &random) : nil)
      }, weekStart: weekday(), calendar: chance(10) ? .hebrew : .gregorian, skip: chance(10) ? .forward : .omit,
      otherParts: chance(10) ? ["RSCALE=HEBREW", text()] : [])
    for part in RecurrenceRule.NumberPart.allCases where chance(10) { rule[part] = [3, 1, 12] }
    return rule
  }

  private mutating func weekday() -> Weekday { Weekday.allCases.randomElement(using: &random) ?? .monday }
}
