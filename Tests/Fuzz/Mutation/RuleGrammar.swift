/// Random texts of the grammars in RFC 5545: mostly valid, with extreme values.
enum RuleGrammar {
  /// Returns a RECUR value.
  static func rule(_ random: inout FuzzRandom) -> String {
    var parts = ["FREQ=" + random.pick(frequencies)]
    if random.chance(45) { parts.append("INTERVAL=" + number(1...20, &random)) }
    if random.chance(30) { parts.append("COUNT=" + number(1...60, &random)) }
    if random.chance(25) { parts.append("UNTIL=" + time(&random)) }
    if random.chance(35) {
      parts.append("BYDAY=" + random.list(1...5) { weekday(&$0) }.joined(separator: ","))
    }
    for (name, range) in lists where random.chance(12) {
      let numbers = random.list(1...6) { $0.chance(97) ? String($0.int(range)) : $0.pick(ByteMutator.numbers) }
      parts.append(name + "=" + numbers.joined(separator: ","))
    }
    if random.chance(15) { parts.append("WKST=" + random.pick(weekdays)) }
    if random.chance(8) { parts.append("RSCALE=" + random.pick(scales)) }
    if random.chance(8) { parts.append("SKIP=" + random.pick(["OMIT", "BACKWARD", "FORWARD", "ELSEWHERE"])) }
    if random.chance(5) { parts.append("BYMONTH=" + String(random.int(1...13)) + "L") }
    if random.chance(2) { parts.append(random.pick(["X-ODD=1", "FREQ=DAILY", "BYEASTER=0", "COUNT", "=", ""])) }
    return parts.joined(separator: ";")
  }

  /// Returns a DATE or DATE-TIME value, from near the present to the limits of the format.
  static func time(_ random: inout FuzzRandom) -> String { date(&random) + (random.chance(70) ? clock(&random) : "") }

  /// Returns a time of day, such as `T093000Z`.
  static func clock(_ random: inout FuzzRandom) -> String {
    if random.chance(3) { return random.pick(["T240000", "T235960Z", "T", "T9", "T000000ZZ", "T-10000"]) }
    let numbers = [
      random.int(0...23), random.chance(50) ? 0 : random.int(0...59), random.chance(80) ? 0 : random.int(0...59),
    ]
    return "T" + numbers.map { padded($0, 2) }.joined() + (random.chance(40) ? "Z" : "")
  }

  /// Returns a date, such as `20260216`, sometimes one that does not exist.
  static func date(_ random: inout FuzzRandom) -> String {
    if random.chance(6) {
      return random.pick(["00000101", "00010101", "99991231", "20250229", "20260230", "19000229"])
    }
    let year = random.chance(85) ? random.int(1990...2040) : random.int(0...9999)
    return padded(year, 4) + padded(random.int(1...12), 2) + padded(random.int(1...(random.chance(96) ? 28 : 32)), 2)
  }

  /// Returns a DURATION value.
  static func duration(_ random: inout FuzzRandom) -> String {
    var text = random.chance(10) ? random.pick(["-P", "+P"]) : "P"
    if random.chance(30) { return text + number(0...60, &random) + "W" }
    if random.chance(60) { text += number(0...900, &random) + "D" }
    if random.chance(60) {
      text += "T"
      for unit in ["H", "M", "S"] where random.chance(50) { text += number(0...90, &random) + unit }
    }
    return text
  }

  static func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
  }

  private static func number(_ range: ClosedRange<Int>, _ random: inout FuzzRandom) -> String {
    random.chance(92) ? String(random.int(range)) : random.pick(ByteMutator.numbers)
  }

  private static func weekday(_ random: inout FuzzRandom) -> String {
    let ordinal = random.chance(65) ? "" : String(random.int(random.chance(70) ? -5...5 : -54...54))
    return ordinal + random.pick(weekdays)
  }

  private static let frequencies = ["SECONDLY", "MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY", "YEARLY"]
  private static let weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
  private static let scales = [
    "GREGORIAN", "HEBREW", "CHINESE", "DANGI", "ETHIOPIC", "ISLAMIC-CIVIL", "PERSIAN", "MARTIAN",
  ]
  private static let lists: [(String, ClosedRange<Int>)] = [
    ("BYMONTH", 1...12), ("BYMONTHDAY", -31...31), ("BYYEARDAY", -366...366), ("BYWEEKNO", -53...53),
    ("BYHOUR", 0...23),
    ("BYMINUTE", 0...59), ("BYSECOND", 0...60), ("BYSETPOS", -20...20),
  ]
}
