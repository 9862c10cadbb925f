import CalendarSystems
import Events
import Testing
import TimeZones

/// Zones made by hand, so that tests do not depend on the machine's files.
final class TestZones: ZoneProvider {
  static let paris = zone("Europe/Paris", "CET-1CEST,M3.5.0,M10.5.0/3")
  static let newYork = zone("America/New_York", "EST5EDT,M3.2.0,M11.1.0")
  static let lordHowe = zone("Australia/Lord_Howe", "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0")
  static let kiritimati = ZoneRules.fixed(offset: 14 * 3600, identifier: "Pacific/Kiritimati")
  static let pago = ZoneRules.fixed(offset: -11 * 3600, identifier: "Pacific/Pago_Pago")

  /// Samoa went over the date line after 29 December 2011.
  static let samoa = ZoneRules(
    identifier: "Pacific/Apia", initialOffset: -36_000,
    transitions: [
      ZoneTransition(
        instant: Instant(seconds: 1_325_239_200), offset: 50_400, isDaylight: true, abbreviation: "+14")
    ])

  func rules(for identifier: String) -> ZoneRules? {
    switch identifier {
    case "Europe/Paris": return Self.paris
    case "America/New_York": return Self.newYork
    case "Australia/Lord_Howe": return Self.lordHowe
    case "Pacific/Apia": return Self.samoa
    case "Pacific/Kiritimati": return Self.kiritimati
    case "Pacific/Pago_Pago": return Self.pago
    default: return nil
    }
  }

  private static func zone(_ identifier: String, _ text: String) -> ZoneRules {
    guard let rule = PosixRule(posixText: text) else {
      Issue.record("not a TZ string: \(text)")
      return .utc
    }
    return ZoneRules(identifier: identifier, initialType: rule.standard, transitions: [], finalRule: rule)
  }
}

/// `2026-02-16`.
func day(_ text: String) -> DayNumber {
  do {
    return try ISODate.parse(text)
  } catch {
    Issue.record("not a date: \(text)")
    return DayNumber(0)
  }
}

/// `2026-02-16 09:30`.
func local(_ text: String) -> LocalDateTime {
  let parts = text.split(separator: " ")
  let clock = parts[1].split(separator: ":").map { Int($0) ?? 0 }
  return LocalDateTime(day: day(String(parts[0])), hour: clock[0], minute: clock[1])
}

func days(_ first: String, _ end: String) -> Range<DayNumber> { day(first)..<day(end) }

func floating(_ text: String) -> EventTime { .floating(local(text)) }

func utc(_ text: String) -> EventTime { .utc(Instant(seconds: local(text).secondsAsUTC)) }

func zoned(_ text: String, _ zone: String) -> EventTime { .zoned(local(text), zone: zone) }

extension Event {
  /// An event of calendar 1.
  static func test(
    _ uid: String, _ start: EventTime, _ end: EventTime, _ recurrence: Recurrence? = nil,
    recurrenceID: EventTime? = nil, calendar: Int64 = 1
  ) -> Event {
    Event(
      uid: uid, calendar: CalendarID(calendar), summary: uid, start: start, end: end, recurrence: recurrence,
      recurrenceID: recurrenceID)
  }

  static func test(
    _ start: EventTime, _ end: EventTime, _ recurrence: Recurrence? = nil, recurrenceID: EventTime? = nil
  ) -> Event {
    .test("a", start, end, recurrence, recurrenceID: recurrenceID)
  }
}

extension Occurrence {
  /// `2026-02-16 09:00-10:30`, or `2026-02-16 22:00-2026-02-17 06:00`.
  var text: String {
    let first = ISODate.format(firstDay) + " " + Self.clock(startSecond) + "-"
    return first + (lastDay == firstDay ? "" : ISODate.format(lastDay) + " ") + Self.clock(endSecond)
  }

  private static func clock(_ seconds: Int) -> String {
    let (hour, minute) = (seconds / 3600, seconds / 60 % 60)
    return (hour < 10 ? "0" : "") + "\(hour)" + (minute < 10 ? ":0" : ":") + "\(minute)"
  }
}

/// The occurrences of one event, sorted.
func occurrences(
  of event: Event, touching days: Range<DayNumber>, in zone: ZoneRules = .utc, replaced: [EventTime] = [],
  budget: Int = OccurrenceExpander.defaultBudget
) -> (occurrences: [Occurrence], outcome: ExpansionOutcome) {
  var expander = OccurrenceExpander(touching: days, displayZone: zone, zones: TestZones(), budget: budget)
  var result: [Occurrence] = []
  let outcome = expander.append(event, id: EventID(7), replaced: replaced, to: &result)
  return (result.sorted(), outcome)
}

func texts(
  of event: Event, _ first: String, _ end: String, in zone: ZoneRules = .utc, replaced: [EventTime] = []
) -> [String] {
  occurrences(of: event, touching: days(first, end), in: zone, replaced: replaced).occurrences.map { $0.text }
}
