import Almanac

/// The deterministic rules every library is measured with: those that Python makes from `random.Random(1234)`, 250 each
/// of days, weeks, months and years.
enum RuleSet {
  struct Item {
    var start: LocalDateTime
    var rule: RecurrenceRule
    /// RRULE text.
    var text: String
  }

  /// Central European Time with its summer time.
  static let berlin: ZoneRules = {
    let rule = PosixRule(posixText: "CET-1CEST,M3.5.0,M10.5.0/3") ?? PosixRule(standard: LocalTimeType(offset: 3600))
    return ZoneRules(identifier: "Europe/Berlin", initialType: rule.standard, transitions: [], finalRule: rule)
  }()

  private static let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
  private static let weekdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday]

  static func make(_ count: Int) -> [Item] {
    var random = PythonRandom(seed: 1234)
    let newYear = DayNumber(19_723)
    return (0..<count).map { index in
      let day = newYear + random.below(366)
      let start = LocalDateTime(day: day, secondOfDay: random.below(96) * 900)
      var rule: RecurrenceRule
      var text: String
      switch index % 4 {
      case 0:
        rule = RecurrenceRule(frequency: .daily, interval: [1, 1, 2, 3][random.below(4)])
        text = "FREQ=DAILY;INTERVAL=\(rule.interval)"
      case 1:
        rule = RecurrenceRule(frequency: .weekly, interval: [1, 1, 2][random.below(3)])
        let chosen = random.sample(7, [1, 2, 3, 5][random.below(4)]).sorted()
        rule.byDay = chosen.map { .init(weekdays[$0]) }
        text = "FREQ=WEEKLY;INTERVAL=\(rule.interval);WKST=MO;BYDAY=" + chosen.map { names[$0] }.joined(separator: ",")
      case 2:
        if random.fraction() < 0.7 {
          rule = RecurrenceRule(frequency: .monthly, byDay: [.init(.friday, ordinal: -1)])
          text = "FREQ=MONTHLY;BYDAY=-1FR"
        } else {
          rule = RecurrenceRule(frequency: .monthly)
          rule[.monthDay] = [[1, 15, 31, -1][random.below(4)]]
          text = "FREQ=MONTHLY;BYMONTHDAY=\(rule[.monthDay][0])"
        }
      default:
        rule = RecurrenceRule(frequency: .yearly)
        rule[.month] = [1 + random.below(12)]
        rule[.monthDay] = [1 + random.below(28)]
        text = "FREQ=YEARLY;BYMONTH=\(rule[.month][0]);BYMONTHDAY=\(rule[.monthDay][0])"
      }
      return Item(start: start, rule: rule, text: text)
    }
  }
}

/// Python's generator, Matsumoto and Nishimura's MT19937, and what its `random` module draws from it.
private struct PythonRandom {
  private var state = [UInt32](repeating: 0, count: 624)
  private var index = 624

  init(seed: UInt32) {
    state[0] = 19_650_218
    for place in 1..<624 {
      state[place] = 1_812_433_253 &* (state[place - 1] ^ state[place - 1] >> 30) &+ UInt32(place)
    }
    var place = 1
    for _ in 0..<624 {
      state[place] = (state[place] ^ (state[place - 1] ^ state[place - 1] >> 30) &* 1_664_525) &+ seed
      next(&place)
    }
    for _ in 0..<623 {
      state[place] = (state[place] ^ (state[place - 1] ^ state[place - 1] >> 30) &* 1_566_083_941) &- UInt32(place)
      next(&place)
    }
    state[0] = 0x8000_0000
  }

  private mutating func next(_ place: inout Int) {
    place += 1
    if place == 624 {
      state[0] = state[623]
      place = 1
    }
  }

  private mutating func word() -> UInt32 {
    if index == 624 {
      for place in 0..<624 {
        let bits = state[place] & 0x8000_0000 | state[(place + 1) % 624] & 0x7FFF_FFFF
        state[place] = state[(place + 397) % 624] ^ bits >> 1 ^ (bits & 1 == 0 ? 0 : 0x9908_B0DF)
      }
      index = 0
    }
    var word = state[index]
    index += 1
    word ^= word >> 11
    word ^= word << 7 & 0x9D2C_5680
    word ^= word << 15 & 0xEFC6_0000
    return word ^ word >> 18
  }

  /// `randrange(limit)` and `choice`.
  mutating func below(_ limit: Int) -> Int {
    let width = UInt32(Int.bitWidth - limit.leadingZeroBitCount)
    while true {
      let number = Int(word() >> (32 - width))
      if number < limit { return number }
    }
  }

  /// `random()`.
  mutating func fraction() -> Double {
    let high = Double(word() >> 5)
    return (high * 67_108_864 + Double(word() >> 6)) / 9_007_199_254_740_992
  }

  /// `sample(range(size), count)` of few.
  mutating func sample(_ size: Int, _ count: Int) -> [Int] {
    var pool = Array(0..<size)
    return (0..<count).map { drawn in
      let place = below(size - drawn)
      let element = pool[place]
      pool[place] = pool[size - drawn - 1]
      return element
    }
  }
}
