import Almanac

/// A target for compiled zone files, zone rules as text, POSIX rules and VTIMEZONE components, which are passed to the
/// code for zone rules directly; the first bytes choose among them.
struct ZonesTarget: FuzzTarget {
  static let name = "zones"

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    var bytes: [UInt8]
    switch random.int(0...3) {
    case 0: bytes = Self.compiled(&random)
    case 1: bytes = Array(Self.text(&random).utf8)
    case 2: bytes = Array(CalendarFileMutator.timeZone(&random).joined(separator: "\n").utf8)
    default: bytes = Array(Self.posix(&random).utf8)
    }
    if random.chance(70) { ByteMutator.mutate(&bytes, changes: 4, &random) }
    return bytes
  }

  func run(_ input: [UInt8]) throws(FuzzFinding) {
    if let zone = try? TZifDecoder.decode(input, identifier: "X") { try check(zone, isFile: true) }
    let text = String(decoding: input, as: UTF8.self)
    if let zone = try? ZoneRules.decode(text) { try check(zone, isFile: false) }
    if let rule = PosixRule(posixText: text) {
      try require(
        PosixRule(posixText: rule.posixText) == rule, "a rule is the same after being written", rule.posixText)
      try check(ZoneRules(identifier: "X", initialOffset: 0, finalRule: rule), isFile: false)
    }
    let component = ICalendarDocument(objects: [ICalendarObject(components: [.other(text)])])
    for zone in component.zones(expansions: 500) {
      try check(zone, isFile: true)
      try checkWriting(zone)
    }
  }

  /// Checks that a zone written beside an event gives the event the same instants when it is read.
  private func checkWriting(_ zone: ZoneRules) throws(FuzzFinding) {
    let provider = FixedZoneProvider([zone])
    let reading = LocalDateTime(secondsAsUTC: 1_771_200_000)
    let time = EventTime.zoned(reading, zone: zone.identifier)
    let event = Event(uid: "a", calendar: CalendarID(1), summary: "", start: time, end: time)
    let text = ICalendarWriter.write([event], zones: provider)
    guard let document = try? ICalendarReader.read(Array(text.utf8), calendar: CalendarID(1)) else {
      throw FuzzFinding(law: "what is written can be read", detail: text)
    }
    guard case .zoned(_, let name)? = document.events.first?.start else { return }
    for again in document.zones() where again.identifier.utf8.elementsEqual(name.utf8) {
      let wanted = zone.instant(of: reading, gap: .moveForward, overlap: .earlier)
      try require(
        again.instant(of: reading, gap: .moveForward, overlap: .earlier) == wanted,
        "a zone that is written gives the same instants", text)
    }
  }

  /// Checks the laws of a zone.
  ///
  /// - Parameter isFile: whether names may contain bytes that the text form cannot hold.
  private func check(_ zone: ZoneRules, isFile: Bool) throws(FuzzFinding) {
    let text = zone.encode()
    let again = try? ZoneRules.decode(text)
    try require(again != nil, "what is written can be read", text)
    if !isFile { try require(again == zone, "a zone is the same after being written", text) }
    let near = zone.transitions.suffix(3).map { $0.instant.seconds } + [0, 1_771_200_000, -2_000_000_000]
    for second in near.flatMap({ [$0.subtractingReportingOverflow(1).partialValue, $0] }) + [.min, .max, .min / 2] {
      let instant = Instant(seconds: second)
      let local = zone.localDateTime(at: instant)
      try require(0..<86_400 ~= local.secondOfDay, "a reading lies in its day")
      guard abs(second / 2) < 15_000_000_000_000 else { continue }
      try checkReading(local, of: instant, zone)
      _ = zone.startOfDay(local.day)
      let length = zone.secondsInDay(local.day)
      try require(length >= 0 || !hasOrdinaryChanges(zone), "no day is shorter than nothing", "\(local) of \(text)")
      let end = instant + 86_400 * 800
      var previous = instant - 1
      for transition in zone.transitions(from: instant, to: end) {
        try require(
          transition.instant > previous && transition.instant < end, "transitions come in order",
          "\(transition) of \(text)")
        try require(zone.localTimeType(at: transition.instant) == transition.type, "transitions give what comes", text)
        previous = transition.instant
      }
    }
    if let found = zone.inferringFinalRule(observedUntil: Instant(seconds: 2_145_916_800)) {
      try require(found.finalRule != nil, "inference finds a rule or nothing")
    }
  }

  private func checkReading(_ local: LocalDateTime, of instant: Instant, _ zone: ZoneRules) throws(FuzzFinding) {
    switch zone.resolve(local) {
    case .unique(let found):
      try require(found == instant, "a reading of an instant means that instant", "\(instant) \(zone.encode())")
    case .repeated(let earlier, let later):
      try require(earlier < later, "of two readings one is earlier")
      try require(
        earlier <= instant && instant <= later, "a reading of an instant means that instant",
        "\(instant) \(zone.encode())")
    case .skipped:
      throw FuzzFinding(law: "what a clock shows is not skipped", detail: "\(instant) \(zone.encode())")
    }
  }

  /// Returns whether no transition is longer than a day: otherwise days may be out of order.
  private func hasOrdinaryChanges(_ zone: ZoneRules) -> Bool {
    var offsets = zone.transitions.map { $0.type.offset } + [zone.initialType.offset]
    if let rule = zone.finalRule {
      offsets.append(rule.standard.offset)
      if let daylight = rule.daylight { offsets.append(daylight.type.offset) }
    }
    guard let low = offsets.min(), let high = offsets.max() else { return true }
    return high - low < 86_400
  }

  // MARK: - Seeds

  private static func posix(_ random: inout FuzzRandom) -> String {
    func time(_ random: inout FuzzRandom, _ hours: ClosedRange<Int>) -> String {
      random.pick(["", "-", "+"]) + String(random.int(hours)) + (random.chance(20) ? ":30" : "")
        + (random.chance(5) ? ":59:59" : "")
    }
    func date(_ random: inout FuzzRandom) -> String {
      let day: String
      switch random.int(0...3) {
      case 0: day = "J" + String(random.int(1...365))
      case 1: day = String(random.int(0...365))
      default: day = "M\(random.int(1...12)).\(random.int(1...5)).\(random.int(0...6))"
      }
      return day + (random.chance(40) ? "/" + time(&random, 0...(random.chance(50) ? 24 : 167)) : "")
    }
    let names = ["CET", "<-03>", "<+0530>", "EST", "ABCDEF"]
    var text = random.pick(names) + time(&random, 0...(random.chance(80) ? 14 : 24))
    guard random.chance(80) else { return text }
    text += random.pick(names) + (random.chance(40) ? time(&random, 0...24) : "")
    if random.chance(90) { text += "," + date(&random) + "," + date(&random) }
    return text
  }

  private static func text(_ random: inout FuzzRandom) -> String {
    func type(_ random: inout FuzzRandom) -> String {
      let offset = random.chance(95) ? String(random.int(-14...14) * 1800) : random.pick(ByteMutator.numbers)
      return offset + random.pick([" 0", " 1"]) + random.pick(["", " CET", " <x>"])
    }
    var lines = ["zone " + random.pick(["X/Y", "", "é"]), "initial " + type(&random)]
    for second in transitions(&random) { lines.append("at \(second) " + type(&random)) }
    if random.chance(60) { lines.append("final " + posix(&random)) }
    return lines.joined(separator: random.pick(["\n", "\r\n"])) + "\n"
  }

  private static func transitions(_ random: inout FuzzRandom) -> [Int64] {
    var times: [Int64] = []
    var time = Int64(random.int(-5_000_000_000...1_800_000_000))
    for _ in 0..<random.int(0...12) {
      times.append(time)
      time += Int64(random.chance(80) ? random.int(4_000_000...20_000_000) : random.int(-10...100_000))
    }
    if random.chance(8) { times.append(random.pick([.max, .max - 1, 1 << 60, 31_500_000_000_000])) }
    if random.chance(8) { times.insert(random.pick([.min, .min + 1, -1 << 59, -31_500_000_000_000]), at: 0) }
    return times
  }

  private static func compiled(_ random: inout FuzzRandom) -> [UInt8] {
    let version = random.pick([UInt8](arrayLiteral: 0, 50, 51, 52))
    let times = transitions(&random)
    if version == 0 { return block(version, timeSize: 4, times, &random) }
    return block(version, timeSize: 4, [], &random) + block(version, timeSize: 8, times, &random) + [10]
      + Array((random.chance(20) ? "" : posix(&random)).utf8) + [10]
  }

  private static func block(
    _ version: UInt8, timeSize: Int, _ times: [Int64], _ random: inout FuzzRandom
  ) -> [UInt8] {
    let names = Array("AAA\0BBBB\0".utf8)
    let typeCount = random.int(1...4)
    var bytes = Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
    for count in [0, 0, 0, times.count, typeCount, names.count] { bytes += integer(Int64(count), 4) }
    for time in times { bytes += integer(time, timeSize) }
    for _ in times { bytes.append(UInt8(random.int(0...typeCount - 1))) }
    for _ in 0..<typeCount {
      bytes += integer(Int64(random.int(-14...14) * 1800), 4) + [UInt8(random.int(0...1)), UInt8(random.int(0...8))]
    }
    return bytes + names
  }

  private static func integer(_ value: Int64, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * Int64($0))) }
  }
}
