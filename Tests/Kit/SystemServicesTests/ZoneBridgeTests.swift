import CalendarSystems
import Foundation
@testable import SystemServices
import TestSupport
import Testing
import TimeZones

@Suite("Foundation's dates and time zones")
struct ZoneBridgeTests {
  static let zones = TimeZone.knownTimeZoneIdentifiers.sorted()

  @Test("a Foundation date, its instant, and its local time lead to each other at every transition of every zone")
  func transitions() throws {
    var count = 0
    for identifier in Self.zones {
      let timeZone = try #require(TimeZone(identifier: identifier))
      let rules = ZoneRules(timeZone)
      #expect(TimeZone(rules) == timeZone)
      for transition in rules.transitions(from: Instant(seconds: -2_208_988_800), to: Instant(seconds: 4_102_444_800)) {
        for seconds in [-1, 0, 1] as [Int64] {
          let instant = transition.instant + seconds
          let date = Date(instant)
          #expect(Instant(date) == instant)
          let local = LocalDateTime(date, in: timeZone)
          #expect(local == rules.localDateTime(at: instant))
          #expect(DayNumber(date, in: timeZone) == local.day)
          let back = [Date(local, in: timeZone), Date(local, in: timeZone, overlap: .later)]
          #expect(back.contains(date), "\(identifier) \(seconds) \(date)")
          let start = Date(local.day, in: timeZone)
          #expect(start <= date)
          #expect(try LocalDateTime(gregorian: DateComponents(gregorian: local)) == local)
          count += 1
        }
      }
    }
    #expect(count > 100_000)
  }

  @Test("Foundation says the same of every transition from 1970 to 2037")
  func foundation() throws {
    var wrong: [String] = []
    for identifier in Self.zones {
      let timeZone = try #require(TimeZone(identifier: identifier))
      for transition in ZoneRules(timeZone).transitions(from: Instant(seconds: 0), to: Instant(seconds: 2_145_916_800))
      {
        for seconds in [-1, 0] as [Int64] {
          let date = Date(transition.instant + seconds)
          if timeZone.secondsFromGMT(for: date) != ZoneRules(timeZone).offset(at: Instant(date)) {
            wrong.append("\(identifier) \(date)")
          }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("fractions of a second are cut off towards the past, and dates without a number or beyond all numbers survive")
  func odd() {
    #expect(Instant(Date(timeIntervalSince1970: -0.25)) == Instant(seconds: -1))
    #expect(Instant(Date(timeIntervalSince1970: 1.75)) == Instant(seconds: 1))
    #expect(Instant(.distantPast) < Instant(.distantFuture))
    #expect(Instant(Date(timeIntervalSince1970: .infinity)) == Instant(seconds: .max))
    #expect(Instant(Date(timeIntervalSince1970: -.infinity)) == Instant(seconds: .min))
    #expect(Instant(Date(timeIntervalSince1970: .nan)) == Instant(seconds: 0))
  }

  @Test("a zone without a file is asked for its own changes")
  func probed() throws {
    let paris = try #require(TimeZone(identifier: "Europe/Paris"))
    let probed = ZoneRules(probing: paris)
    let filed = ZoneRules(paris)
    for year in 1980..<2090 {
      for month in 1...12 {
        let day = try DayNumber(year: year, month: month, day: 28)
        for hour in [0, 3, 23] {
          let instant = Instant(seconds: Int64(day.rawValue) * 86_400 + Int64(hour) * 3600)
          #expect(probed.offset(at: instant) == filed.offset(at: instant))
        }
      }
    }
    let fixed = try #require(TimeZone(secondsFromGMT: 12_600))
    #expect(ZoneRules(fixed).offset(at: Instant(seconds: 0)) == 12_600)
    #expect(TimeZone(.fixed(offset: 12_600, identifier: "of a file"))?.secondsFromGMT() == 12_600)
  }
}
