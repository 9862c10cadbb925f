import TestSupport
import Testing
import TimeZones

@Suite struct ZoneTextTests {
  @Test("rules are the same after writing and reading")
  func roundTrip() throws {
    for zone in [Zones.paris, Zones.adelaide, Zones.samoa, .utc, .fixed(offset: -5, identifier: "Ä/Ö")] {
      #expect(try ZoneRules.decode(zone.encode()) == zone)
    }
  }

  @Test("lines as a browser writes them are read")
  func fromBrowser() throws {
    let zone = try ZoneRules.decode("zone Europe/Paris\r\ninitial 561 0\r\n\r\nat -100 3600 1\nat +100 0 0 a b")
    #expect(zone.identifier == "Europe/Paris")
    #expect(zone.initialType == LocalTimeType(offset: 561))
    #expect(zone.transitions.map(\.instant.seconds) == [-100, 100])
    #expect(zone.transitions[0].type.isDaylight)
    #expect(zone.transitions[1].type.abbreviation == "a b")
  }

  @Test(
    "lines that are none of the four kinds are refused by number",
    arguments: [
      ("zone", 1), ("zone X\ninitial", 2), ("zone X\ninitial 0", 2), ("zone X\ninitial 0 2", 2),
      ("zone X\ninitial 999999 0", 2), ("zone X\ninitial 0 0\nat 1 0", 3), ("zone X\ninitial 0 0\nat x 0 0", 3),
      ("zone X\ninitial 0 0\nat 99999999999999999999 0 0", 3), ("zone X\n\nfinal nonsense", 3), ("what 1", 1),
    ])
  func malformed(text: String, line: Int) {
    #expect(throws: ZoneTextError.malformedLine(line)) { try ZoneRules.decode(text) }
  }

  @Test("a zone without name or first offset is incomplete", arguments: ["", "zone X\n", "initial 0 0\n"])
  func incomplete(text: String) {
    #expect(throws: ZoneTextError.incomplete) { try ZoneRules.decode(text) }
  }

  @Test("no text traps the reader")
  func fuzz() {
    var generator = SeededGenerator(seed: 41)
    let text = [UInt8](Zones.samoa.encode().utf8) + [UInt8](Zones.paris.encode().utf8)
    for _ in 0..<10_000 {
      var bytes = text
      for _ in 0..<3 {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      _ = try? ZoneRules.decode(String(decoding: bytes, as: UTF8.self))
    }
  }
}
