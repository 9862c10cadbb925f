import CalendarSystems
import TestSupport
import Testing
import TimeZones

@Suite struct ZoneRulesTests {
  private let paris = Zones.paris

  @Test("the last transition before an instant counts, and the first type before all of them")
  func lookup() throws {
    let zone = ZoneRules(
      identifier: "Test", initialOffset: 100, initialAbbreviation: "LMT",
      transitions: [
        ZoneTransition(instant: Instant(seconds: 2000), offset: 7200, isDaylight: true, abbreviation: "B"),
        ZoneTransition(instant: Instant(seconds: 1000), offset: 3600, isDaylight: false, abbreviation: "A"),
      ])
    #expect(zone.offset(at: Instant(seconds: .min)) == 100)
    #expect(zone.offset(at: Instant(seconds: 999)) == 100)
    #expect(zone.offset(at: Instant(seconds: 1000)) == 3600)
    #expect(zone.offset(at: Instant(seconds: 1999)) == 3600)
    #expect(zone.offset(at: Instant(seconds: 2000)) == 7200)
    #expect(zone.offset(at: Instant(seconds: .max)) == 7200)
    #expect(zone.localTimeType(at: Instant(seconds: 1500)).abbreviation == "A")
  }

  @Test("of several transitions at one instant the last counts")
  func duplicates() {
    let instant = Instant(seconds: 5)
    let zone = ZoneRules(
      identifier: "Test", initialOffset: 0,
      transitions: [
        ZoneTransition(instant: instant, offset: 1, isDaylight: false, abbreviation: ""),
        ZoneTransition(instant: instant, offset: 2, isDaylight: false, abbreviation: ""),
      ])
    #expect(zone.transitions.count == 1)
    #expect(zone.offset(at: instant) == 2)
  }

  @Test("a local time in a gap moves forward, or is rejected")
  func gap() throws {
    let local = LocalDateTime(day: try ISODate.parse("2026-03-29"), hour: 2, minute: 30)
    let moved = try #require(paris.instant(of: local, gap: .moveForward, overlap: .earlier))
    #expect(paris.localDateTime(at: moved) == LocalDateTime(day: local.day, hour: 3, minute: 30))
    #expect(paris.instant(of: local, gap: .reject, overlap: .earlier) == nil)
  }

  @Test("a local time in an overlap is the earlier or the later instant")
  func overlap() throws {
    let local = LocalDateTime(day: try ISODate.parse("2026-10-25"), hour: 2, minute: 30)
    let earlier = try #require(paris.instant(of: local, gap: .reject, overlap: .earlier))
    let later = try #require(paris.instant(of: local, gap: .reject, overlap: .later))
    #expect(later - earlier == 3600)
    #expect(paris.localDateTime(at: earlier) == local)
    #expect(paris.localDateTime(at: later) == local)
  }

  @Test(
    "days have 23, 24 or 25 hours",
    arguments: [
      ("2026-03-28", 24), ("2026-03-29", 23), ("2026-10-25", 25), ("2026-10-26", 24), ("2399-10-31", 25),
    ])
  func dayLengths(date: String, hours: Int64) throws {
    #expect(paris.secondsInDay(try ISODate.parse(date)) == hours * 3600)
  }

  @Test("a day that begins in a gap begins after it")
  func gapAtMidnight() throws {
    let day = try ISODate.parse("2014-08-01")
    let instant = Instant(seconds: 1_406_844_000)
    let zone = ZoneRules(
      identifier: "Test", initialOffset: 7200,
      transitions: [ZoneTransition(instant: instant, offset: 10_800, isDaylight: true, abbreviation: "")])
    #expect(zone.startOfDay(day) == instant)
    #expect(zone.localDateTime(at: instant) == LocalDateTime(day: day, hour: 1, minute: 0))
    #expect(zone.secondsInDay(day) == 23 * 3600)
  }

  @Test("a day that begins twice begins at the first time")
  func overlapOverMidnight() throws {
    // At 00:30 the clocks go back to 23:30.
    let day = try ISODate.parse("2020-06-10")
    let change = Instant(seconds: Int64(day.rawValue) * 86_400 + 1800)
    let zone = ZoneRules(
      identifier: "Test", initialOffset: 0,
      transitions: [ZoneTransition(instant: change, offset: -3600, isDaylight: false, abbreviation: "")])
    #expect(zone.startOfDay(day) == change - 1800)
    #expect(zone.secondsInDay(day) == 25 * 3600)
    #expect(zone.secondsInDay(day - 1) == 24 * 3600)
  }

  @Test("a day that a zone leaves out has no seconds")
  func missingDay() throws {
    let zone = Zones.samoa
    let day = try ISODate.parse("2011-12-30")
    #expect(zone.secondsInDay(day) == 0)
    #expect(zone.startOfDay(day) == zone.startOfDay(day + 1))
    #expect(zone.localDateTime(at: zone.startOfDay(day)).day == day + 1)
    #expect(zone.secondsInDay(day - 1) == 86_400 && zone.secondsInDay(day + 1) == 86_400)
  }

  @Test("every day's seconds begin on that day, and days follow each other without holes")
  func daysTile() throws {
    var generator = SeededGenerator(seed: 11)
    for zone in [paris, Zones.adelaide, Zones.samoa, .utc, .fixed(offset: -16_200, identifier: "X")] {
      for _ in 0..<500 {
        let day = DayNumber(Int.random(in: -10_000...60_000, using: &generator))
        let start = zone.startOfDay(day)
        let next = zone.startOfDay(day + 1)
        #expect(next - start == zone.secondsInDay(day))
        guard next > start else { continue }
        #expect(zone.localDateTime(at: start).day == day)
        #expect(zone.localDateTime(at: next - 1).day == day)
        #expect(zone.localDateTime(at: start - 1).day < day)
      }
    }
  }

  @Test("the local time of an instant leads back to it, or to the other instant of an overlap")
  func roundTrip() {
    var generator = SeededGenerator(seed: 12)
    for zone in [paris, Zones.adelaide, Zones.samoa] {
      for _ in 0..<3_000 {
        let instant = Instant(seconds: Int64.random(in: -2_000_000_000...6_000_000_000, using: &generator))
        switch zone.resolve(zone.localDateTime(at: instant)) {
        case .unique(let found): #expect(found == instant)
        case .repeated(let earlier, let later): #expect(instant == earlier || instant == later)
        case .skipped: Issue.record("a reading that was shown counts as skipped: \(instant)")
        }
      }
    }
  }

  @Test("transitions are listed in order, those of the final rule too")
  func listing() throws {
    let start = paris.startOfDay(try ISODate.parse("2040-01-01"))
    let end = paris.startOfDay(try ISODate.parse("2043-01-01"))
    let list = paris.transitions(from: start, to: end)
    #expect(list.count == 6)
    #expect(list.map(\.type.offset) == [7200, 3600, 7200, 3600, 7200, 3600])
    #expect(zip(list, list.dropFirst()).allSatisfy { $0.instant < $1.instant })
    for transition in list {
      #expect(paris.offset(at: transition.instant) == Int(transition.type.offset))
      #expect(paris.offset(at: transition.instant - 1) != Int(transition.type.offset))
      #expect(paris.transitions(from: transition.instant, to: transition.instant + 1) == [transition])
    }
    #expect(paris.transitions(from: end, to: start).isEmpty)
  }

  @Test("a listing of all transitions ends, and has those that were given")
  func listingAllTime() {
    let (first, last) = (Instant(seconds: .min), Instant(seconds: .max))
    #expect(Zones.samoa.transitions(from: first, to: last) == Zones.samoa.transitions)
    #expect(ZoneRules.utc.transitions(from: first, to: last).isEmpty)
    #expect(paris.transitions(from: first, to: last).count == 2 * 10_000)
  }

  @Test("instants beyond all dates do not trap", arguments: [Int64.min, Int64.max])
  func extremes(seconds: Int64) {
    let instant = Instant(seconds: seconds)
    for zone in [paris, Zones.samoa, .utc] {
      _ = zone.localDateTime(at: instant)
      _ = zone.localTimeType(at: instant)
    }
  }

  @Test("offsets beyond those of any zone are clamped")
  func hugeOffsets() {
    #expect(ZoneRules.fixed(offset: .max, identifier: "X").offset(at: Instant(seconds: 0)) == 93_599)
    #expect(ZoneRules.fixed(offset: .min, identifier: "X").offset(at: Instant(seconds: 0)) == -89_999)
  }

  @Test("a table knows its zones and UTC")
  func table() {
    let provider = FixedZoneProvider([paris, Zones.samoa])
    #expect(provider.rules(for: "Europe/Paris") == paris)
    #expect(provider.rules(for: "UTC") == .utc)
    #expect(provider.rules(for: "Europe/Nowhere") == nil)
  }
}
