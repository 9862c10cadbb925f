import CalendarSystems
import Testing

@Suite struct FarMonthsTests {
  @Test(
    "months beyond the range of years are refused", arguments: [Int.min, .min + 1, .min + 13, .max], [0, -1, 2_932_896])
  func offsets(count: Int, day: Int) {
    for calendar in CalendarIdentifier.allCases.compactMap({ CalendarCatalog.system(for: $0) }) {
      #expect(throws: DateError.self) {
        try calendar.day(DayNumber(day), offsetByMonths: count, overflow: .clamp)
      }
    }
  }
}
