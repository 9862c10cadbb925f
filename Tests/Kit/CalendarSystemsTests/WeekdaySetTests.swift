import CalendarSystems
import TestSupport
import Testing

@Suite struct WeekdaySetTests {
  @Test("a set has the weekdays it was made of, in the order of the week")
  func members() {
    let set = WeekdaySet([.friday, .monday, .friday])
    #expect(set.count == 2 && set.contains(.monday) && !set.contains(.sunday))
    #expect(set.weekdays(from: .sunday) == [.monday, .friday])
    #expect(set.weekdays(from: .tuesday) == [.friday, .monday])
    #expect(set.complement.union(set) == .all && set.complement.intersection(set).count == 0)
    #expect(set.contains(DayNumber(1)) && !set.contains(DayNumber(0)))
    #expect(WeekdaySet(rawValue: 255) == .all && WeekdaySet.all.count == 7)
  }

  @Test("weeks and weekends of regions are those of the test truth, and of CLDR 48")
  func golden() throws {
    struct Week: Decodable {
      var firstWeekday: Int?
      var minimumDaysInFirstWeek: Int?
      var weekend: [Int]?
    }
    struct File: Decodable { var regions: [String: Week] }
    guard let file = try Golden.decode(File.self, from: "locales.json") else { return }
    #expect(file.regions.count > 100)
    for (region, week) in file.regions {
      let ours = RegionalWeek(region: region)
      // The truth is that of CLDR 46; since then, only Iceland has changed.
      let first = region == "IS" ? Weekday.sunday.rawValue : week.firstWeekday
      #expect(ours.rule.firstWeekday.rawValue == first, "\(region)")
      #expect(ours.rule.minimalDays == week.minimumDaysInFirstWeek, "\(region)")
      #expect(ours.weekend.weekdays(from: .sunday).map(\.rawValue) == week.weekend, "\(region)")
    }
  }

  @Test("a region is two letters in either case; any other text means the world")
  func regions() {
    let world = RegionalWeek(rule: WeekRule(firstWeekday: .monday, minimalDays: 1), weekend: .saturdayAndSunday)
    for text in ["001", "", "U", "USA", "ÜS", "  ", "ZZ"] { #expect(RegionalWeek(region: text) == world) }
    #expect(RegionalWeek(region: "us").rule.firstWeekday == .sunday)
    #expect(RegionalWeek(region: "MV").rule.firstWeekday == .friday)
    #expect(RegionalWeek(region: "IR").weekend == WeekdaySet([.friday]))
    #expect(RegionalWeek(region: "VA").rule == .iso8601)
  }
}
