import CalendarSystems
import TestSupport
import Testing
import TimeZones

@Suite struct DayAxisTests {
  private static let lordHowe = Zones.zone("Australia/Lord_Howe", "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0")
  /// Clocks went forward at midnight, and back at midnight to 23:00.
  private static let cairo = Zones.zone("Africa/Cairo", "EET-2EEST,M4.5.5/0,M10.5.4/24")
  /// Newfoundland changed its clocks at 00:01 until 2011.
  private static let stJohns = Zones.zone("America/St_Johns", "NST3:30NDT,M3.2.0/0:01,M11.1.0/0:01")

  private static func axis(_ text: String, _ zone: ZoneRules) throws -> DayAxis {
    DayAxis(day: try ISODate.parse(text), in: zone)
  }

  @Test("an ordinary day has one piece of 24 hours and 24 hour labels")
  func plain() throws {
    let axis = try Self.axis("2026-07-01", Zones.paris)
    #expect(axis.isPlain)
    #expect(axis.length == 86_400)
    #expect(axis.changes.isEmpty)
    #expect(axis.hourLabels().map(\.hour) == Array(0..<24))
    #expect(axis.hourLabels().allSatisfy { $0.pass == 0 && !$0.isAmbiguous && $0.offset == 7200 })
    #expect(axis.hourLabels(every: 1800).count == 48)
  }

  @Test("a day of 23 hours has no label for the missing hour")
  func spring() throws {
    let axis = try Self.axis("2026-03-29", Zones.paris)
    #expect(axis.length == 82_800)
    #expect(axis.changes.map { [$0.elapsed, $0.wallBefore, $0.wallAfter] } == [[7200, 7200, 10_800]])
    #expect(axis.hourLabels().map(\.hour) == [0, 1] + Array(3..<24))
    #expect(axis.elapsed(ofWallSecond: 9000) == 7200)
    #expect(axis.ranges(ofWallSeconds: 7200..<10_800).isEmpty)
    #expect(axis.ranges(ofWallSeconds: 3600..<14_400) == [3600..<10_800])
    let ruler = DayRuler(axis: axis, rule: .wallClock)
    #expect(ruler.skippedBands == [7200 * 12..<10_800 * 12])
    #expect(ruler.position(ofElapsed: 7200, edge: .end) == 7200 * 12)
    #expect(ruler.position(ofElapsed: 7200, edge: .start) == 10_800 * 12)
    #expect(ruler.elapsed(atPosition: 9000 * 12) == 7200)
    #expect(DayRuler(axis: axis, rule: .elapsed).length == 82_800 * 12)
  }

  @Test("a day of 25 hours shows the repeated hour twice, each with its own offset")
  func autumn() throws {
    let axis = try Self.axis("2026-10-25", Zones.paris)
    #expect(axis.length == 90_000)
    let labels = axis.hourLabels()
    #expect(labels.map(\.hour) == [0, 1, 2, 2] + Array(3..<24))
    #expect(labels.filter(\.isAmbiguous).map(\.pass) == [0, 1])
    #expect(labels.filter(\.isAmbiguous).map(\.offset) == [7200, 3600])
    #expect(axis.elapsed(ofWallSecond: 9000) == 9000)
    #expect(axis.elapsed(ofWallSecond: 9000, overlap: .later) == 12_600)
    #expect(axis.ranges(ofWallSeconds: 8000..<9000) == [8000..<9000, 11_600..<12_600])
    // Both passes share the row of the hour, half each.
    let ruler = DayRuler(axis: axis, rule: .wallClock)
    #expect(ruler.position(ofElapsed: 7200) == 7200 * 12)
    #expect(ruler.position(ofElapsed: 10_800) == 9000 * 12)
    #expect(ruler.position(ofElapsed: 14_400) == 10_800 * 12)
    #expect(ruler.skippedBands.isEmpty)
  }

  @Test("half an hour is skipped and repeated on Lord Howe Island")
  func halfHour() throws {
    let spring = try Self.axis("2026-10-04", Self.lordHowe)
    #expect(spring.length == 84_600)
    #expect(spring.hourLabels().prefix(4).map(\.elapsed) == [0, 3600, 9000, 12_600])
    let autumn = try Self.axis("2026-04-05", Self.lordHowe)
    #expect(autumn.length == 88_200)
    #expect(autumn.hourLabels().prefix(4).map(\.elapsed) == [0, 3600, 9000, 12_600])
    #expect(autumn.hourLabels(every: 1800).prefix(5).map(\.minute) == [0, 30, 0, 30, 30])
  }

  @Test("a day that is left out has no length, no labels and no piece")
  func leftOut() throws {
    let axis = try Self.axis("2011-12-30", Zones.samoa)
    #expect(axis.isLeftOut)
    #expect(axis.length == 0)
    #expect(axis.hourLabels().isEmpty)
    #expect(axis.hourLabels(in: .utc).isEmpty)
    #expect(axis.elapsed(of: axis.start) == 0)
    #expect(axis.start == (try Self.axis("2011-12-31", Zones.samoa)).start)
    #expect(DayRuler(axis: axis, rule: .elapsed).length == 0)
    let ruler = DayRuler(axis: axis, rule: .wallClock)
    #expect(ruler.skippedBands == [0..<86_400 * 12])
    #expect(ruler.elapsed(atPosition: 500) == 0)
  }

  @Test("a gap may swallow midnight, and a repetition may end with the day")
  func midnight() throws {
    let spring = try Self.axis("2026-04-24", Self.cairo)
    #expect(spring.length == 82_800)
    #expect(spring.pieces.count == 1)
    #expect(spring.hourLabels().first?.hour == 1)
    #expect(DayRuler(axis: spring, rule: .wallClock).skippedBands == [0..<3600 * 12])
    let autumn = try Self.axis("2026-10-29", Self.cairo)
    #expect(autumn.length == 90_000)
    #expect(autumn.hourLabels().suffix(2).map(\.hour) == [23, 23])
    let ruler = DayRuler(axis: autumn, rule: .wallClock)
    #expect(ruler.position(ofElapsed: 82_800) == 82_800 * 12)
    #expect(ruler.position(ofElapsed: 86_400) == 84_600 * 12)
    #expect(ruler.position(ofElapsed: 90_000) == 86_400 * 12)
  }

  @Test("clocks put back over midnight show the evening before once more, and nothing is lost")
  func overMidnight() throws {
    let axis = try Self.axis("2026-11-01", Self.stJohns)
    #expect(axis.length == 90_000)
    #expect(axis.pieces.map(\.wallStart) == [0, -3540])
    #expect(axis.hourLabels().map(\.hour) == [0, 0] + Array(1..<24))
    let ruler = DayRuler(axis: axis, rule: .wallClock)
    #expect(ruler.position(ofElapsed: 7200) == 3600 * 12)
    #expect(ruler.position(ofElapsed: 90_000) == 86_400 * 12)
  }

  @Test("a second zone labels the axis with its own hours and clock changes")
  func secondZone() throws {
    let kolkata = ZoneRules.fixed(offset: 19_800, identifier: "Asia/Kolkata")
    let labels = try Self.axis("2026-07-01", Zones.paris).hourLabels(in: kolkata)
    #expect(labels.count == 24)
    #expect(labels.first?.hour == 4)
    #expect(labels.first?.elapsed == 1800)
    #expect(labels.last?.wallSecond == 27 * 3600)
    #expect(labels.last?.hour == 3)
    let paris = try Self.axis("2026-10-25", .utc).hourLabels(in: Zones.paris)
    #expect(paris.map(\.hour).prefix(3) == [2, 2, 3])
  }

  @Test("hidden hours take no room, at the ends and in the middle of a day")
  func hiddenHours() throws {
    let hours = VisibleHours([13 * 60..<19 * 60, 7 * 60..<12 * 60])
    #expect(hours.ranges == [420..<720, 780..<1140])
    #expect(hours.minuteCount == 660)
    let axis = try Self.axis("2026-07-01", Zones.paris)
    for rule in [AxisRule.elapsed, .wallClock] {
      let ruler = DayRuler(axis: axis, hours: hours, rule: rule)
      #expect(ruler.length == 660 * 60 * 12)
      #expect(ruler.position(ofElapsed: 0) == 0)
      #expect(ruler.position(ofElapsed: 12 * 3600 + 900) == 5 * 3600 * 12)
      #expect(ruler.position(ofElapsed: 13 * 3600) == 5 * 3600 * 12)
      #expect(ruler.elapsed(atPosition: 5 * 3600 * 12) == 13 * 3600)
      #expect(ruler.elapsed(atPosition: 5 * 3600 * 12 - 1) == 12 * 3600 - 1)
      #expect(!ruler.isVisible(elapsed: 12 * 3600..<13 * 3600))
      #expect(ruler.isVisible(elapsed: 11 * 3600..<13 * 3600))
    }
    // Hidden with the hour in which clocks change, a day of 23 hours is as long as any other.
    let spring = DayRuler(axis: try Self.axis("2026-03-29", Zones.paris), hours: hours, rule: .elapsed)
    #expect(spring.length == 660 * 60 * 12)
  }

  @Test("an invalid range of hours shows the whole day")
  func senselessHours() {
    #expect(VisibleHours([]) == .all)
    #expect(VisibleHours([-100 ..< -5, 2000..<3000, 60..<60]) == .all)
    #expect(VisibleHours([0..<60, 60..<90, 30..<70]).ranges == [0..<90])
  }

  @Test("days far away and many changes in one day are read without a trap")
  func extremes() {
    for raw in [Int.min, -1_000_000_000, 1_000_000_000, .max] {
      #expect(DayAxis(day: DayNumber(raw), in: Zones.paris).length >= 82_800)
    }
    let changes = (0..<200).map { index in
      ZoneTransition(
        instant: Instant(seconds: Int64(index) * 500), offset: index % 2 == 0 ? 3600 : -3600, isDaylight: false,
        abbreviation: "X")
    }
    let zone = ZoneRules(identifier: "X", initialOffset: 0, transitions: changes)
    for day in -2...2 {
      let axis = DayAxis(day: DayNumber(day), in: zone)
      let check = AxisCheck(axis: axis, zone: zone)
      #expect(check.violation(at: [0, 1, 499, 500, 501, 40_000, axis.length - 1, axis.length]) == nil)
    }
  }
}
