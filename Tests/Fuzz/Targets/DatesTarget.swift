import Almanac

/// A target for written dates and the arithmetic of all calendars.
struct DatesTarget: FuzzTarget {
  static let name = "dates"

  private let calendars: [any CalendarSystem]

  init() { calendars = CalendarIdentifier.allCases.compactMap { CalendarCatalog.system(for: $0) } }

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    func number(_ range: ClosedRange<Int>, _ random: inout FuzzRandom) -> String {
      random.chance(93) ? String(random.int(range)) : random.pick(ByteMutator.numbers)
    }
    let era = random.chance(50) ? number(-1...240, &random) + ":" : ""
    let years: ClosedRange<Int> = random.chance(70) ? -100...6000 : -999_999...999_999
    let leap = random.chance(10) ? "L" : ""
    var text = era + number(years, &random) + "-" + number(1...13, &random) + leap + "-" + number(1...31, &random)
    if random.chance(30) {
      text =
        random.pick(["", "-", "+"]) + RuleGrammar.padded(random.int(0...9999), 4) + "-"
        + RuleGrammar.padded(random.int(0...13), 2) + "-" + RuleGrammar.padded(random.int(0...32), 2)
    }
    var bytes = Array(text.utf8)
    if random.chance(20) { ByteMutator.mutate(&bytes, changes: 3, &random) }
    return bytes
  }

  func run(_ input: [UInt8]) throws(FuzzFinding) {
    let text = String(decoding: input, as: UTF8.self)
    if let day = try? ISODate.parse(text) {
      let written = ISODate.format(day)
      try require((try? ISODate.parse(written)) == day, "an ISO date is the same after being written", written)
      for calendar in calendars where calendar.validDays.contains(day) { try check(day, calendar, text) }
    }
    guard let fields = try? DateNotation.parse(text) else { return }
    let written = DateNotation.format(fields, includesEra: true)
    try require((try? DateNotation.parse(written)) == fields, "a date is the same after being written", written)
    for calendar in calendars {
      _ = calendar.monthCount(inYear: fields.year, era: fields.era)
      let length = try? calendar.dayCount(in: YearMonth(fields))
      guard let day = try? calendar.dayNumber(of: fields) else { continue }
      try require(
        calendar.validDays.contains(day), "a date lies in the range of its calendar", "\(calendar.identifier)")
      try require(length != nil, "the month of a date has a length", "\(calendar.identifier) \(text)")
      let back = calendar.fields(of: day)
      let isSame =
        back.year == fields.year && back.month == fields.month && back.day == fields.day
        && back.isLeapMonth == fields.isLeapMonth && (back.era == fields.era || !calendar.identifier.hasEras)
      // A year of an era may be written beyond its end; the day is then the same.
      try require(
        isSame || calendar.identifier.hasEras, "a day has the date it was made from",
        "\(calendar.identifier) \(text) \(back)")
      try check(day, calendar, text)
    }
  }

  private func check(_ day: DayNumber, _ calendar: any CalendarSystem, _ text: String) throws(FuzzFinding) {
    let name = "\(calendar.identifier) \(day) \(text)"
    let fields = calendar.fields(of: day)
    try require((try? calendar.dayNumber(of: fields)) == day, "the date of a day leads back to it", "\(name) \(fields)")
    let first = calendar.startOfMonth(containing: day)
    try require(first <= day && day - first < 32, "a month begins not long before its days", name)
    try require(
      calendar.monthCount(inYear: fields.year, era: fields.era) >= 12, "a year has a dozen months", "\(name) \(fields)")
    for count in [1, -1, 7, -13, 1200, -100_000, .max, .min] {
      for overflow in [DayOverflow.clamp, .reject, .roll] {
        guard let other = try? calendar.day(day, offsetByMonths: count, overflow: overflow) else { continue }
        try require(calendar.validDays.contains(other), "moving by months stays in range", "\(name) by \(count)")
        try require(
          (other > day) == (count > 0), "moving by months goes where it should", "\(name) by \(count) \(other)")
      }
    }
    for neighbor in [day - 1, day + 1] where calendar.validDays.contains(neighbor) {
      try require(calendar.fields(of: neighbor) != fields, "no two days have one date", name)
    }
  }
}
