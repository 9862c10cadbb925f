import CalendarSystems
import CalendarText
import SystemServices
import TestSupport
import Testing

/// The week of each region against CLDR; where versions of CLDR differ, each of their values is accepted.
@Suite struct RegionGoldenTests {
  private struct Week: Decodable {
    var firstWeekday: Int?
    var minimumDaysInFirstWeek: Int?
    var weekend: [Int]?
  }

  private struct Region: Decodable {
    var firstWeekday: Int
    var minimumDaysInFirstWeek: Int
    var weekend: [Int]
    var icu72Differs: Week?
    var cldr41: Week?
  }

  private struct File: Decodable {
    var regions: [String: Region]
  }

  @Test("weeks of 111 regions begin, count and end as CLDR has it")
  func weeks() throws {
    guard let file = try Golden.decode(File.self, from: "locales.json") else { return }
    #expect(file.regions.count == 111)
    for (name, region) in file.regions {
      let info = SystemLocale.info(for: "en-" + name)
      let others = [region.icu72Differs, region.cldr41].compactMap { $0 }
      #expect(
        ([region.firstWeekday] + others.compactMap(\.firstWeekday)).contains(info.firstWeekday.rawValue), "\(name)")
      #expect(
        ([region.minimumDaysInFirstWeek] + others.compactMap(\.minimumDaysInFirstWeek))
          .contains(info.minimalDaysInFirstWeek), "\(name)")
      #expect(([region.weekend] + others.compactMap(\.weekend)).contains(info.weekend.map(\.rawValue)), "\(name)")
    }
  }
}
