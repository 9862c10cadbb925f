import CalendarSystems
import TimeZones

/// The parts of a rule that concern the clock, as bit sets and as starts within a period.
struct RuleClock {
  /// The admitted hours, bit n for hour n; all bits if the rule has no BYHOUR.
  let hours: UInt64
  let minutes: UInt64
  let seconds: UInt64
  /// The starts within a day, or within the hour, minute, or second that is the period; in seconds.
  let times: [Int32]
  /// Whether the rule has none of these parts.
  let isPlain: Bool
  /// Whether none of these parts excludes a whole period.
  let admitsAllPeriods: Bool

  init(_ rule: RecurrenceRule, first: LocalDateTime, wholeDays: Bool) {
    var givenHours: UInt64 = 0
    var givenMinutes: UInt64 = 0
    var givenSeconds: UInt64 = 0
    if !wholeDays {
      for item in rule.numbers where item.number >= 0 {
        let bit: UInt64 = 1 << UInt64(min(item.number, 59))
        switch item.part {
        case .hour where item.number < 24: givenHours |= bit
        case .minute where item.number < 60: givenMinutes |= bit
        case .second where item.number <= 60: givenSeconds |= bit
        default: break
        }
      }
    }
    isPlain = givenHours | givenMinutes | givenSeconds == 0
    hours = givenHours != 0 ? givenHours : .max
    minutes = givenMinutes != 0 ? givenMinutes : .max
    seconds = givenSeconds != 0 ? givenSeconds : .max
    let length = Self.seconds(in: rule.frequency)
    admitsAllPeriods =
      (length > 3600 || givenHours == 0) && (length > 60 || givenMinutes == 0) && (length > 1 || givenSeconds == 0)
    if isPlain {
      times = [Int32(first.secondOfDay % length)]
      return
    }
    // A part shorter than the period expands; all other parts limit (RFC 5545, 3.3.10).
    let hourly = length > 3600 ? (givenHours != 0 ? givenHours : 1 << UInt64(first.hour)) : 1
    let minutely = length > 60 ? (givenMinutes != 0 ? givenMinutes : 1 << UInt64(first.minute)) : 1
    let secondly = length > 1 ? (givenSeconds != 0 ? givenSeconds : 1 << UInt64(first.second)) : 1
    var list: [Int32] = []
    for hour in 0..<24 where hourly >> UInt64(hour) & 1 != 0 {
      for minute in 0..<60 where minutely >> UInt64(minute) & 1 != 0 {
        for second in 0..<60 where secondly >> UInt64(second) & 1 != 0 {
          list.append(Int32(hour * 3600 + minute * 60 + second))
        }
      }
    }
    times = list
  }

  /// Returns the length of the period in seconds; for periods longer than a day, the length of a day.
  static func seconds(in frequency: RecurrenceRule.Frequency) -> Int {
    switch frequency {
    case .secondly: return 1
    case .minutely: return 60
    case .hourly: return 3600
    default: return 86_400
    }
  }
}
