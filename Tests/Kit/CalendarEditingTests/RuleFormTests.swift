import Almanac
import CalendarWords
import TestSupport
import Testing

@testable import CalendarEditing
@testable import Events

/// The fields of the builder of repetitions as a value.
@Suite struct RuleFormTests {
  private static let calendars: [CalendarIdentifier] = [.gregorian, .hebrew, .persian, .islamicCivil, .chinese]
  private let clock = EditClock(
    zone: .utc, zones: FixedZoneProvider([.fixed(offset: 32_400, identifier: "Asia/Tokyo")]))

  private func start(_ kind: Int, _ day: DayNumber) -> EventTime {
    let reading = LocalDateTime(day: day, hour: 9, minute: 30)
    return switch kind {
    case 0: .floating(reading)
    case 1: .zoned(reading, zone: "Asia/Tokyo")
    case 2: .utc(Instant(seconds: reading.secondsAsUTC))
    default: .day(day)
    }
  }

  private func form(_ rule: RecurrenceRule, _ start: EventTime) -> RuleForm? {
    RuleForm(Recurrence(rules: [rule]), from: start, in: .gregorian, weekStart: .monday, clock)
  }

  @Test("E17, ED-106, ED-107: the rule of any fields is read as these fields", arguments: 0..<200)
  func fields(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let calendar = Self.calendars.randomElement(using: &random) ?? .gregorian
    let day = EditingHarness.today + Int.random(in: -400...400, using: &random)
    let start = start(Int(seed % 4), day)
    let unit = RuleForm.Unit.allCases.randomElement(using: &random) ?? .day
    let weekStart = Weekday.allCases.randomElement(using: &random) ?? .monday
    var form = RuleForm(unit, from: start, in: calendar, weekStart: weekStart)
    form.interval = Int.random(in: 1...9, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: form.end = .count(Int.random(in: 1...99, using: &random))
    case 1: form.end = .day(day + Int.random(in: 0...4000, using: &random))
    default: break
    }
    if unit == .week { form.weekdays = WeekdaySet(rawValue: UInt8.random(in: 1...127, using: &random)) }
    if unit == .month || unit == .year { form.place = form.places(on: day).randomElement(using: &random) ?? .date }
    let rule = form.rule(from: start, clock)
    let read = RuleForm(Recurrence(rules: [rule]), from: start, in: calendar, weekStart: weekStart, clock)
    #expect(read == form, "\(rule)")
    var event = Event(uid: "a", calendar: CalendarID(1), summary: "A", start: start, end: start)
    event.recurrence = Recurrence(rules: [rule])
    #expect(event.invalidity == nil)
  }

  @Test("E17: rules of different fields have different sentences, in each language")
  func sentences() throws {
    let start = start(0, EditingHarness.today)
    var rules: [RecurrenceRule] = []
    for unit in RuleForm.Unit.allCases {
      for interval in 1...2 {
        for end in [RuleForm.End.never, .count(3), .day(EditingHarness.today + 90)] {
          var form = RuleForm(unit, from: start, in: .gregorian, weekStart: .monday)
          (form.interval, form.end) = (interval, end)
          let days: [WeekdaySet] =
            unit == .week ? [form.weekdays, WeekdaySet([.monday]), WeekdaySet([.monday, .friday])] : [form.weekdays]
          let places = unit == .month || unit == .year ? form.places(on: EditingHarness.today) : [.date]
          for day in days {
            for place in places {
              (form.weekdays, form.place) = (day, place)
              rules.append(form.rule(from: start, clock))
            }
          }
        }
      }
    }
    for words in [EditPhrases.english, .german, .spanish, .french, .arabic, .persian, .hebrew] {
      let texts = CalendarTexts(PopoverSamples.configuration(.english))
      let writer = RuleSentence(words, texts, clock, start: start)
      let sentences = rules.map { writer.sentence(Recurrence(rules: [$0])) }
      #expect(Set(sentences).count == rules.count && !sentences.contains(""), "\(words[.everyDay])")
    }
  }

  @Test("ED-108: fields that are read from any rule yield its instances", arguments: 0..<400)
  func rules(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let start = start(Int(seed % 4), EditingHarness.today + Int.random(in: -40...40, using: &random))
    var rule = RecurrenceRule(
      frequency: [.daily, .weekly, .monthly, .yearly].randomElement(using: &random) ?? .daily,
      interval: Int.random(in: 1...3, using: &random), weekStart: .sunday)
    let fields = GregorianCalendar.shared.fields(of: start.writtenDay)
    if Bool.random(using: &random) {
      let ordinal =
        rule.frequency.rawValue < 5 ? nil : [nil, -1, 1 + (fields.day - 1) / 7].randomElement(using: &random)
      rule.byDay = [.init(Weekday(start.writtenDay), ordinal: ordinal ?? nil)]
    }
    if Bool.random(using: &random) { rule[.monthDay] = [[fields.day], [-1], [15]].randomElement(using: &random) ?? [] }
    if Bool.random(using: &random) { rule[.month] = [[fields.month], [3, 9]].randomElement(using: &random) ?? [] }
    if Int.random(in: 0..<6, using: &random) == 0 { rule[.setPosition] = [-1] }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: rule.count = 5
    case 1:
      let seconds = start.writtenReading.secondsAsUTC + Int64.random(in: 0...100_000_000, using: &random)
      rule.until = start.isDay ? .day(LocalDateTime(secondsAsUTC: seconds).day) : .utc(Instant(seconds: seconds))
    default: break
    }
    if Int.random(in: 0..<4, using: &random) == 0 { rule.skip = .backward }
    guard let form = form(rule, start) else { return }
    #expect(starts(form.rule(from: start, clock), start) == starts(rule, start), "\(rule)")
  }

  private func starts(_ rule: RecurrenceRule, _ start: EventTime) -> [DayNumber] {
    var event = Event(uid: "a", calendar: CalendarID(1), summary: "A", start: start, end: start)
    event.recurrence = Recurrence(rules: [rule])
    let day = start.writtenDay
    var expander = OccurrenceExpander(touching: day - 2..<day + 2000, displayZone: clock.zone, zones: clock.zones)
    var found: [Occurrence] = []
    _ = expander.append(event, id: EventID(1), to: &found)
    return found.map { $0.firstDay }.sorted()
  }

  @Test("ED-106: the last working day, and the day before a date that a month lacks, are chosen where the start is one")
  func workingDays() throws {
    // 30 October 2026 is a Friday, 31 a Saturday.
    let friday = try ISODate.parse("2026-10-30")
    var form = RuleForm(.month, from: start(0, friday), in: .gregorian, weekStart: .monday)
    #expect(form.places(on: friday) == [.date, .dateOrDayBefore, .lastWeekday, .lastWorkingDay])
    #expect(form.places(on: friday + 1) == [.date, .dateOrDayBefore, .lastWeekday, .lastDay])
    #expect(!form.places(on: friday - 1).contains(.lastWorkingDay))
    #expect(form.places(on: friday - 2) == [.date, .nthWeekday, .lastWeekday], "each month has a 28th")
    form.place = .lastWorkingDay
    #expect(days(form, friday) == ["2026-10-30", "2026-11-30", "2026-12-31", "2027-01-29", "2027-02-26"])
    form.place = .dateOrDayBefore
    #expect(days(form, friday + 1) == ["2026-10-31", "2026-11-30", "2026-12-31", "2027-01-31", "2027-02-28"])
    #expect(form.rule(from: start(3, friday + 1), clock).skip == .backward)
    let leap = try ISODate.parse("2028-02-29")
    var yearly = RuleForm(.year, from: start(0, leap), in: .gregorian, weekStart: .monday)
    #expect(
      yearly.places(on: leap).contains(.dateOrDayBefore) && !yearly.places(on: leap - 1).contains(.dateOrDayBefore))
    yearly.place = .dateOrDayBefore
    #expect(days(yearly, leap) == ["2028-02-29", "2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"])
    let texts = CalendarTexts(PopoverSamples.configuration(.english))
    let writer = RuleSentence(.english, texts, clock, start: start(0, leap))
    #expect(
      writer.sentence(Recurrence(rules: [yearly.rule(from: start(0, leap), clock)]))
        == "every year on February 29 or the day before, if there is none")
  }

  private func days(_ form: RuleForm, _ day: DayNumber) -> [String] {
    starts(form.rule(from: start(3, day), clock), start(3, day)).prefix(5).map { ISODate.format($0) }
  }

  @Test("E17, ED-108: rules that the fields cannot say have none")
  func others() {
    let start = start(0, EditingHarness.today)
    var rule = RecurrenceRule(frequency: .monthly)
    #expect(form(rule, start)?.place == .date)
    rule[.monthDay] = [20]
    #expect(form(rule, start) == nil, "the start is another day")
    rule[.monthDay] = [21, 22]
    #expect(form(rule, start) == nil)
    #expect(form(RecurrenceRule(frequency: .hourly), start) == nil)
    #expect(form(RecurrenceRule(frequency: .daily, byDay: [.init(.monday)]), start) == nil)
    #expect(form(RecurrenceRule(frequency: .daily, skip: .forward), start) == nil)
    #expect(form(RecurrenceRule(frequency: .daily, otherParts: ["X=1"]), start) == nil)
    let rules = [RecurrenceRule(frequency: .daily), RecurrenceRule(frequency: .weekly)]
    for recurrence in [
      Recurrence(rules: rules), Recurrence(rules: [rules[0]], dates: [start]),
      Recurrence(rules: [rules[0]], excludedRules: [rules[1]]), Recurrence(dates: [start]),
    ] {
      #expect(RuleForm(recurrence, from: start, in: .gregorian, weekStart: .monday, clock) == nil)
    }
    #expect(
      RuleForm(
        Recurrence(rules: [rules[0]], exceptions: [start]), from: start, in: .gregorian, weekStart: .monday, clock)
        != nil)
  }
}
