import SystemServices
import TestSupport
import Testing
import TimeZones

@Suite struct TZifDecoderTests {
  @Test("a version 1 file is read with 32-bit times")
  func versionOne() throws {
    let zone = try TZifDecoder.decode(TZifBytes.block(version: 0, timeSize: 4), identifier: "X")
    #expect(zone.transitions.map(\.instant.seconds) == [-1000, 5000])
    #expect(zone.offset(at: Instant(seconds: -1001)) == 3600)
    #expect(zone.localTimeType(at: Instant(seconds: 0)).abbreviation == "BBB")
    #expect(zone.finalRule == nil)
  }

  @Test("later versions are read with 64-bit times and their footer", arguments: [UInt8]("2345".utf8))
  func laterVersions(version: UInt8) throws {
    let zone = try TZifDecoder.decode(
      TZifBytes.file(version: version, footer: "AAA-1BBB,M3.5.0,M10.5.0"), identifier: "X")
    #expect(zone.identifier == "X")
    #expect(zone.transitions.map(\.instant.seconds) == [-1000, 5000])
    #expect(zone.finalRule == PosixRule(posixText: "AAA-1BBB,M3.5.0,M10.5.0"))
  }

  @Test("an empty footer gives no final rule")
  func emptyFooter() throws {
    #expect(try TZifDecoder.decode(TZifBytes.file(version: 50, footer: ""), identifier: "X").finalRule == nil)
  }

  @Test("broken files are refused with the reason")
  func refusals() {
    let whole = TZifBytes.file(version: 50, footer: "AAA-1")
    expect(.badMagic(offset: 0), [])
    expect(.badMagic(offset: 0), [UInt8]("# tzdb data for Africa and environs".utf8))
    expect(.truncated(offset: 20), Array(whole.prefix(20)))
    expect(.badFooter, Array(whole.dropLast()))
    expect(.badFooter, TZifBytes.file(version: 50, footer: "nonsense"))
    expect(.leapSeconds, TZifBytes.block(version: 0, timeSize: 4, leapSeconds: 1))
    expect(.noTypes, TZifBytes.block(version: 0, timeSize: 4, times: [], indices: [], types: []))
    expect(.unorderedTransitions, TZifBytes.block(version: 0, timeSize: 4, times: [5, 5], indices: [0, 1]))
    expect(.badIndex(offset: 44 + 9), TZifBytes.block(version: 0, timeSize: 4, times: [5, 6], indices: [0, 9]))
    expect(.badOffset(99_999), TZifBytes.block(version: 0, timeSize: 4, types: [(99_999, 0, 0), (0, 0, 0)]))
    expect(.badIndex(offset: 44 + 10 + 5), TZifBytes.block(version: 0, timeSize: 4, types: [(1, 0, 99), (0, 0, 0)]))
  }

  @Test("counts that promise more than there is are refused without taking memory")
  func hugeCounts() {
    for position in stride(from: 20, to: 44, by: 4) {
      for fill: UInt8 in [0x7F, 0xFF] {
        var bytes = TZifBytes.block(version: 0, timeSize: 4)
        for index in position..<position + 4 { bytes[index] = fill }
        #expect(throws: TZifError.self) { try TZifDecoder.decode(bytes, identifier: "X") }
      }
    }
  }

  @Test("no bytes trap the decoder, and what it accepts can be used")
  func fuzz() {
    var generator = SeededGenerator(seed: 31)
    let seeds = [
      TZifBytes.file(version: 50, footer: "AAA-1BBB,M3.5.0,M10.5.0"), TZifBytes.block(version: 0, timeSize: 4),
    ]
    for round in 0..<20_000 {
      var bytes = seeds[round % 2]
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[index] = UInt8.random(in: 0...255, using: &generator)
      }
      if round % 5 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator)) }
      guard let zone = try? TZifDecoder.decode(bytes, identifier: "X") else { continue }
      _ = zone.localDateTime(at: Instant(seconds: 1_000_000_000))
      _ = zone.resolve(LocalDateTime(secondsAsUTC: Int64.random(in: -5000...9000, using: &generator)))
      _ = zone.encode()
    }
  }

  private func expect(_ error: TZifError, _ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(throws: error, sourceLocation: sourceLocation) { try TZifDecoder.decode(bytes, identifier: "X") }
  }
}

/// Writes zone files byte by byte.
enum TZifBytes {
  /// Two blocks and a footer.
  static func file(version: UInt8, footer: String) -> [UInt8] {
    block(version: version, timeSize: 4, times: [], indices: []) + block(version: version, timeSize: 8) + [10]
      + [UInt8](footer.utf8) + [10]
  }

  static func block(
    version: UInt8, timeSize: Int, times: [Int64] = [-1000, 5000], indices: [UInt8] = [1, 0],
    types: [(offset: Int64, isDaylight: UInt8, name: UInt8)] = [(3600, 0, 0), (7200, 1, 4)], leapSeconds: Int = 0
  ) -> [UInt8] {
    let names = [UInt8]("AAA\0BBB\0".utf8)
    var bytes = [UInt8]("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
    for count in [0, 0, leapSeconds, times.count, types.count, names.count] { bytes += integer(Int64(count), 4) }
    for time in times { bytes += integer(time, timeSize) }
    bytes += indices
    for type in types { bytes += integer(type.offset, 4) + [type.isDaylight, type.name] }
    bytes += names
    return bytes + [UInt8](repeating: 0, count: leapSeconds * (timeSize + 4))
  }

  private static func integer(_ value: Int64, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * Int64($0))) }
  }
}
