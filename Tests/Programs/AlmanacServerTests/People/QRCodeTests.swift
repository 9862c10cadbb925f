import Testing

@testable import AlmanacServer

@Suite("QR codes")
struct QRCodeTests {
  private static let text = "https://calendar.example.org/#code=00112233445566778899aabbccddeeff"

  @Test("a code has the three finder patterns of the standard, and one of its sizes")
  func finders() throws {
    let code = try #require(QRCode(Self.text))
    #expect((code.size - 17).isMultiple(of: 4) && code.size >= 21)
    for (top, left) in [(0, 0), (0, code.size - 7), (code.size - 7, 0)] {
      for row in 0..<7 {
        for column in 0..<7 {
          // A dark frame, a light ring, and a dark square.
          let distance = max(abs(row - 3), abs(column - 3))
          #expect(code.isDark(row: top + row, column: left + column) == (distance != 2))
        }
      }
    }
    #expect(!code.isDark(row: -1, column: 0) && !code.isDark(row: 0, column: code.size))
  }

  @Test("the SVG has exactly the dark modules, inside a margin of four")
  func svg() throws {
    let code = try #require(QRCode(Self.text))
    var dark: Set<[Int]> = []
    for run in code.svg.matches(of: /M(\d+) (\d+)h(\d+)v1h-(\d+)z/) {
      let (x, y, length) = (Int(run.output.1) ?? 0, Int(run.output.2) ?? 0, Int(run.output.3) ?? 0)
      #expect(run.output.3 == run.output.4)
      for column in x..<x + length { dark.insert([y - 4, column - 4]) }
    }
    #expect(dark == Self.darkModules(code))
    #expect(code.svg.contains("viewBox=\"0 0 \(code.size + 8) \(code.size + 8)\""))
  }

  @Test("in a terminal, each character has two modules, one above the other")
  func terminal() throws {
    let code = try #require(QRCode(Self.text))
    var dark: Set<[Int]> = []
    for (index, line) in code.terminalText.split(separator: "\n").enumerated() {
      #expect(line.hasPrefix("\u{1B}[30;107m") && line.hasSuffix("\u{1B}[0m"))
      let characters = line.dropFirst(9).dropLast(4)
      #expect(characters.count == code.size + 8)
      for (column, character) in characters.enumerated() {
        if "▀█".contains(character) { dark.insert([2 * index - 4, column - 4]) }
        if "▄█".contains(character) { dark.insert([2 * index - 3, column - 4]) }
      }
    }
    #expect(dark == Self.darkModules(code))
  }

  @Test("no text and a very long one have no code")
  func limits() {
    #expect(QRCode("") == nil)
    #expect(QRCode(String(repeating: "a", count: 2_331)) != nil)
    #expect(QRCode(String(repeating: "a", count: 2_332)) == nil)
  }

  private static func darkModules(_ code: QRCode) -> Set<[Int]> {
    var dark: Set<[Int]> = []
    for row in 0..<code.size {
      for column in 0..<code.size where code.isDark(row: row, column: column) { dark.insert([row, column]) }
    }
    return dark
  }
}
