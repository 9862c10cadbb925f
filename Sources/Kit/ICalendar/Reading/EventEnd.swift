import CalendarSystems
import Events
import TimeZones

/// The end of an event according to its lines: DTEND, DURATION, or nothing.
struct EventEnd {
  /// The value and line of DTEND.
  var time: (value: EventTime, line: Int)?
  /// The value and line of DURATION; ignored if there is a DTEND.
  var duration: (value: TimeText.Duration, line: Int)?

  /// Returns the end: DTEND, or the start plus DURATION. By default, a date lasts one day and a date-time has no
  /// length. The result is never before the start.
  ///
  /// - Parameter line: the line of the event, for problems without a line of their own.
  func resolved(after start: EventTime, _ line: Int, _ problems: inout ProblemList) -> EventTime {
    var end: EventTime
    var line = line
    if let time {
      (end, line) = time
      if start.isDay, !end.isDay {
        let reading = end.writtenReading
        end = .day(reading.secondOfDay == 0 ? reading.day : reading.day + 1)
        problems.warn(line, .end, readAs: "a date, as DTSTART is one")
      } else if !start.isDay, end.isDay {
        end = Self.time(LocalDateTime(day: end.writtenDay, secondOfDay: 0), like: start)
        problems.warn(line, .end, readAs: "midnight, as DTSTART has a time")
      }
    } else if let (value, durationLine) = duration {
      line = durationLine
      let sign: Int64 = value.isNegative ? -1 : 1
      if start.isDay {
        let days = value.days + Int((value.seconds + 86_399) / 86_400)
        end = .day(start.writtenDay + Int(sign) * days)
      } else {
        let reading = LocalDateTime(secondsAsUTC: start.writtenReading.secondsAsUTC + sign * value.secondsOnClock)
        end = Self.time(reading, like: start)
      }
    } else {
      end = start.isDay ? .day(start.writtenDay + 1) : start
    }
    if end.isCertainlyBefore(start) {
      problems.warn(line, .endBeforeStart)
      return start
    }
    return end
  }

  private static func time(_ reading: LocalDateTime, like time: EventTime) -> EventTime {
    switch time {
    case .day: return .day(reading.day)
    case .floating: return .floating(reading)
    case .utc: return .utc(Instant(seconds: reading.secondsAsUTC))
    case .zoned(_, let zone): return .zoned(reading, zone: zone)
    }
  }
}
