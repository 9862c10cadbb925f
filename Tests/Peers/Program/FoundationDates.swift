import Almanac
import Foundation

/// Random days in all calendars that both we and Foundation have. For each that differs, a line of the calendar, the day
/// number, our date and Foundation's, with tabs between; at the end of each calendar a line with the number of days.
enum FoundationDates {
  private static let pairs: [(CalendarIdentifier, Calendar.Identifier)] = [
    (.gregorian, .gregorian), (.iso8601, .iso8601), (.buddhist, .buddhist), (.japanese, .japanese),
    (.republicOfChina, .republicOfChina), (.persian, .persian), (.hebrew, .hebrew), (.islamicCivil, .islamicCivil),
    (.islamicTabular, .islamicTabular), (.islamicUmmAlQura, .islamicUmmAlQura), (.coptic, .coptic),
    (.ethiopicAmeteMihret, .ethiopicAmeteMihret), (.ethiopicAmeteAlem, .ethiopicAmeteAlem), (.indian, .indian),
    (.chinese, .chinese), (.dangi, .dangi),
  ]

  /// Half of the days lie in 1900...2100, the others in -1000...4000.
  static func run(count: Int, seed: UInt64) {
    for (identifier, name) in pairs {
      guard let ours = CalendarCatalog.system(for: identifier), let gmt = TimeZone(secondsFromGMT: 0) else { continue }
      var theirs = Calendar(identifier: name)
      theirs.timeZone = gmt
      var random = PeerRandom(seed: seed)
      var tested = 0
      for index in 0..<count {
        let day = DayNumber(index % 2 == 0 ? random.int(-25_567...47_846) : random.int(-1_084_762...741_777))
        guard ours.validDays.contains(day) else { continue }
        tested += 1
        let date = Date(timeIntervalSince1970: Double(day.rawValue) * 86_400 + 43_200)
        let parts = theirs.dateComponents([.era, .year, .month, .day, .weekday], from: date)
        let fields = ours.fields(of: day)
        let era = identifier.hasEras ? (parts.era ?? 0) : fields.era
        let other = DateFields(
          era: era, year: parts.year ?? 0, month: parts.month ?? 0,
          isLeapMonth: theirs.dateComponents([.month], from: date).isLeapMonth ?? false, day: parts.day ?? 0)
        if other != fields || parts.weekday != Weekday(day).rawValue {
          print(
            [
              "\(identifier)", String(day.rawValue), DateNotation.format(fields, includesEra: true),
              DateNotation.format(other, includesEra: true),
            ].joined(separator: "\t"))
        }
      }
      print("\(identifier)\t\(tested)")
    }
  }
}

/// Repeatable randomness: SplitMix64 (Steele, Lea, Flood, 2014).
struct PeerRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func int(_ range: ClosedRange<Int>) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    return range.lowerBound + Int(z % UInt64(range.upperBound - range.lowerBound + 1))
  }
}
