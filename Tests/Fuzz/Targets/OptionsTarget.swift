import WebHost

/// A target for what a page says about looks: options, custom properties and decorations. Whatever the bytes are, the
/// calendar can be shown, and what was taken back leaves nothing behind.
struct OptionsTarget: FuzzTarget {
  static let name = "web-options"

  /// What a calendar shows without options.
  private let standard: (words: [Int32], text: [UInt8])

  init() {
    let page = PageTrial()
    page.show()
    standard = page.frames
  }

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<random.int(1...8) {
      bytes.append(UInt8(random.chance(95) ? random.int(0...60) : random.int(0...255)))
      let value = random.chance(20) ? Self.words(&random) : Self.numbers(&random)
      let length = random.chance(95) ? value.count : random.pick([0, -1, value.count + 1, 1 << 31])
      for place in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: length >> (8 * place))) }
      bytes += value
    }
    return bytes
  }

  func run(_ input: [UInt8]) throws(FuzzFinding) {
    let page = PageTrial()
    page.setOptions(input)
    page.setTokens(input)
    page.setDecorations(input, labels: "a\n\u{1F}b")
    page.clear()
    page.show()
    let (words, text) = page.frames
    try require(words == standard.words && text == standard.text, "what was taken back leaves nothing behind")
    page.setOptions(input)
    page.show()
    page.setTokens(input)
    page.setDecorations(input, labels: "a\nb")
    page.show()
  }

  private static func numbers(_ random: inout FuzzRandom) -> [UInt8] {
    random.list(0...6) { random in
      switch random.int(0...9) {
      case 0: random.pick([.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, -0.0])
      case 1: Double(random.int(20_000...21_500))
      case 2: Double(random.int(-2_000_000_000...2_000_000_000))
      case 3: Double(random.int(0...2000)) / 100
      default: Double(random.int(-2...40))
      }
    }.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> (8 * UInt64($0))) } }
  }

  private static func words(_ random: inout FuzzRandom) -> [UInt8] {
    let words = ["today", ": ", "\n", "edit.", "moreEvents", "{0}", "\u{1D}", "0123", "Europe/Paris", "é", "\0"]
    var bytes = Array(random.list(0...6) { $0.pick(words) }.joined().utf8)
    if random.chance(20) { bytes.append(UInt8(random.int(128...255))) }
    return bytes
  }
}
