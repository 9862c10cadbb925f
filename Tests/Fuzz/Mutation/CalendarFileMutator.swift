/// Random changes of iCalendar text by lines: those of its own grammar and of other files.
struct CalendarFileMutator {
  /// The files, each as its lines.
  private let seeds: [[[UInt8]]]
  /// The largest number of lines of an input.
  private static let lineLimit = 160

  /// Creates a mutator.
  ///
  /// - Parameter files: the seed files; at least one.
  init(files: [[UInt8]]) {
    seeds = files.map { $0.split(separator: 10, omittingEmptySubsequences: false).map { Array($0) } }
  }

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    if random.chance(15) { return joined(fresh(&random), &random) }
    var lines = slice(&random)
    for _ in 0..<random.int(1...6) { mutate(&lines, &random) }
    var bytes = joined(lines, &random)
    if random.chance(60) { ByteMutator.mutate(&bytes, changes: 8, &random) }
    return bytes
  }

  /// Returns a file, or some lines of one that is too long.
  private func slice(_ random: inout FuzzRandom) -> [[UInt8]] {
    let lines = random.pick(seeds)
    guard lines.count > Self.lineLimit else { return lines }
    let start = random.int(0...lines.count - Self.lineLimit)
    return Array(lines.prefix(3)) + lines[start..<start + Self.lineLimit - 3]
  }

  /// Returns a calendar made from the grammar alone.
  private func fresh(_ random: inout FuzzRandom) -> [[UInt8]] {
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0"]
    for _ in 0..<random.int(0...2) { lines += Self.timeZone(&random) }
    for _ in 0..<random.int(1...3) {
      lines += ["BEGIN:VEVENT", "UID:" + random.pick(["a", "b", "", "a@b"])]
      lines.append("DTSTART" + Self.timed(&random))
      lines += random.list(0...10) { Self.property(&$0) }
      lines.append("END:VEVENT")
    }
    return (lines + ["END:VCALENDAR"]).map { Array($0.utf8) }
  }

  private func mutate(_ lines: inout [[UInt8]], _ random: inout FuzzRandom) {
    let place = random.int(0...max(lines.count - 1, 0))
    switch random.int(0...8) {
    case 0: if !lines.isEmpty { lines.remove(at: place) }
    case 1: if !lines.isEmpty { lines.insert(lines[place], at: random.int(0...lines.count)) }
    case 2: if !lines.isEmpty { lines.swapAt(place, random.int(0...lines.count - 1)) }
    case 3: lines.insert(random.pick(random.pick(seeds)), at: min(place, lines.count))
    case 4: lines.insert(contentsOf: Self.timeZone(&random).map { Array($0.utf8) }, at: min(place, lines.count))
    case 5: if !lines.isEmpty { lines[place] = Array(Self.property(&random).utf8) }
    default: lines.insert(Array(Self.property(&random).utf8), at: min(place, lines.count))
    }
  }

  private func joined(_ lines: [[UInt8]], _ random: inout FuzzRandom) -> [UInt8] {
    let end: [UInt8] = random.chance(80) ? [13, 10] : random.pick([[10], [13], [13, 13, 10], [10, 10]])
    var bytes: [UInt8] = []
    for line in lines {
      bytes += line.last == 13 ? line.dropLast() : line[...]
      bytes += end
    }
    return bytes
  }

  // MARK: - Grammar

  /// Returns a property of an event, or the beginning or end of a component.
  static func property(_ random: inout FuzzRandom) -> String {
    switch random.int(0...17) {
    case 0: return "DTSTART" + timed(&random)
    case 1: return "DTEND" + timed(&random)
    case 2: return "DURATION:" + RuleGrammar.duration(&random)
    case 3, 4, 5: return "RRULE:" + RuleGrammar.rule(&random)
    case 6: return "EXRULE:" + RuleGrammar.rule(&random)
    case 7: return "RDATE" + timed(&random) + random.list(0...4) { "," + RuleGrammar.time(&$0) }.joined()
    case 8: return "EXDATE" + timed(&random) + random.list(0...4) { "," + RuleGrammar.time(&$0) }.joined()
    case 9: return "RDATE;VALUE=PERIOD:" + RuleGrammar.time(&random) + "/" + RuleGrammar.duration(&random)
    case 10: return "RECURRENCE-ID" + random.pick(["", ";RANGE=THISANDFUTURE"]) + timed(&random)
    case 11:
      return random.pick(["SUMMARY", "LOCATION", "DESCRIPTION", "CATEGORIES", "X-A", "UID", "NAME"])
        + random.pick(texts)
    case 12: return "STATUS:" + random.pick(["CONFIRMED", "CANCELLED", "tentative", "NO", ""])
    case 13: return "COLOR:" + random.pick(["teal", "#12345678", "#GGG", "Red", "", "rgb(1,2,3)"])
    case 14: return "BEGIN:" + random.pick(components)
    case 15: return "END:" + random.pick(components)
    case 16: return "ATTENDEE;CN=\"" + random.pick(["a:b", "^'x^n", "", "é;,"]) + "\":mailto:a@b"
    default:
      return random.pick(["TRIGGER:-PT15M", "CALSCALE:HEBREW", "TRANSP:OPAQUE", "SEQUENCE:9", " fold", ":", ";", ""])
    }
  }

  /// Returns the parameters and the value of a property with a time.
  private static func timed(_ random: inout FuzzRandom) -> String {
    switch random.int(0...3) {
    case 0: return ";VALUE=DATE:" + RuleGrammar.date(&random)
    case 1: return ";TZID=" + random.pick(zones) + ":" + RuleGrammar.time(&random)
    default: return ":" + RuleGrammar.time(&random)
    }
  }

  /// Returns a VTIMEZONE component.
  static func timeZone(_ random: inout FuzzRandom) -> [String] {
    var lines = ["BEGIN:VTIMEZONE", "TZID:" + random.pick(zones)]
    if random.chance(20) { lines.append("X-LIC-LOCATION:" + random.pick(zones)) }
    for _ in 0..<random.int(0...4) {
      let kind = random.pick(["STANDARD", "DAYLIGHT"])
      lines += [
        "BEGIN:" + kind, "DTSTART:" + RuleGrammar.date(&random) + "T" + random.pick(["000000", "020000", "235959"]),
      ]
      for name in ["FROM", "TO"] where random.chance(96) {
        lines.append("TZOFFSET" + name + ":" + random.pick(offsets))
      }
      if random.chance(70) { lines.append("RRULE:" + RuleGrammar.rule(&random)) }
      if random.chance(20) {
        lines.append("RDATE:" + random.list(1...3) { RuleGrammar.time(&$0) }.joined(separator: ","))
      }
      if random.chance(40) { lines.append("TZNAME:" + random.pick(["CET", "CEST", "", "+01", "a b"])) }
      lines.append("END:" + kind)
    }
    return lines + ["END:VTIMEZONE"]
  }

  private static let zones = [
    "Europe/Paris", "UTC", "America/New_York", "Odd", "Custom", "\"Q, x\"", "/mozilla.org/20050126_1/Europe/Paris",
    "W. Europe Standard Time", "", "GMT+1",
  ]
  private static let offsets = [
    "+0100", "+0200", "-0500", "+2359", "-235959", "+9999", "0", "", "-0000", "+013045", "+1400",
  ]
  private static let components = [
    "VEVENT", "VCALENDAR", "VALARM", "VTIMEZONE", "STANDARD", "DAYLIGHT", "VTODO", "X-THING", "", "PARTICIPANT",
  ]
  private static let texts = [
    ":Plain", ":", ";LANGUAGE=fr:d\\,é\\;j\\nà", ":\\", ":a\\\\n", ";ENCODING=QUOTED-PRINTABLE:=C3=A9=", ":🙂‍🙂\u{202E}x",
    ";ENCODING=BASE64;VALUE=BINARY:AAAA", ";X=\"a", ":\u{0}", ":\u{85}\u{2028}", ";ALTREP=\"cid:1\":text",
  ]
}
