import Almanac
import WebHost

/// A target for the events that a page gives: whatever the bytes are, they are taken or refused, and the same events say
/// nothing new when they come again.
struct BatchTarget: FuzzTarget {
  static let name = "web-batch"

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    var bytes: [UInt8] = []
    func add(_ number: UInt64, _ length: Int) {
      for index in 0..<length { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * index))) }
    }
    let count = random.int(0...6)
    let times: [Double] = [0, 20_778, 1_795_255_200, -1e9, 8.64e12, 8.65e12, .nan, 1e308]
    for number in [count, 2, 2, random.chance(2) ? 2 : 1] { add(UInt64(number), 4) }
    for _ in 0..<3 * count {
      let time = random.chance(80) ? Double(random.int(20_000...21_000)) : random.pick(times)
      add(time.bitPattern, 8)
    }
    for _ in 0..<count {
      let days = random.next() % 40
      add(random.chance(50) ? UInt64(UInt32.max) : days, 4)
    }
    for _ in 0..<count {
      let limit: UInt64 = random.chance(50) ? 14 : 1 << 32
      add(random.next() % limit, 4)
    }
    let clocks: [UInt64] = [0, 0, 1, 2, 3, 4, 5, 0x8003, 0x8004, 0xFFFF, 0xFFFF]
    for _ in 0..<3 * count { add(random.pick(clocks), 2) }
    for _ in 0..<count { add(random.next() % 3, 2) }
    for _ in 0..<count {
      let flags = random.next()
      add(random.chance(80) ? flags % 8 : flags, 1)
    }
    for _ in 0..<2 { add(random.next() & 0x81FF_FFFF, 4) }
    var texts = ["", "Home", "work", "Work", "Europe/Paris", "Odd"]
    for _ in 0..<count {
      let line = random.pick(["END:VEVENT", "UID:0", "RDATE:20270101", "URL:x", "BEGIN:VALARM", "\u{1F}"])
      let rule = "RRULE:" + RuleGrammar.rule(&random)
      texts += [random.pick(["a", "b", ""]), "Title", "", "", random.pick(["", rule, rule + "\n" + line, line])]
    }
    bytes += Array(texts.joined(separator: "\0").utf8)
    for _ in 0..<(random.chance(30) ? random.int(1...4) : 0) where !bytes.isEmpty {
      bytes[random.int(0...bytes.count - 1)] = UInt8(truncatingIfNeeded: random.next())
    }
    return random.chance(5) ? Array(bytes.prefix(random.int(0...bytes.count))) : bytes
  }

  func run(_ input: [UInt8]) throws(FuzzFinding) {
    guard let batch = EventBatch(input) else { return }
    let loader = EventLoader(zones: FuzzZones.provider)
    let first = loader.take(batch, of: 0)
    try require(loader.store.eventCount == first.inserted, "as many events are there as were inserted")
    let second = loader.take(batch, of: 0)
    try require(second.problemCount == first.problemCount, "the same events have the same problems")
    loader.remove(source: 0)
    try require(loader.store.eventCount == 0, "a source goes with all its events")
  }
}
