import Almanac

/// A growing ASCII style sheet. Many small calls write it, because they compile to much less WebAssembly than string
/// concatenation.
struct CSSText {
  private(set) var bytes: [UInt8] = []

  @inline(never)
  mutating func add(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends the name of a custom property, or other ASCII text.
  @inline(never)
  mutating func add(name: String) { for byte in name.utf8 { bytes.append(byte) } }

  /// Appends `#rrggbb`, or `#rrggbbaa` if the color is not opaque.
  @inline(never)
  mutating func add(_ color: RGBA) {
    bytes.append(UInt8(ascii: "#"))
    var shift: UInt32 = 28
    let end: UInt32 = color.opacity == 255 ? 8 : 0
    while true {
      let digit = UInt8(truncatingIfNeeded: color.packed >> shift & 15)
      bytes.append(digit < 10 ? 48 + digit : 87 + digit)
      if shift == end { return }
      shift -= 4
    }
  }

  /// Appends a color that depends on the appearance, or one color if both are equal.
  @inline(never)
  mutating func add(light: RGBA, dark: RGBA) {
    guard light != dark else {
      add(light)
      return
    }
    add("light-dark(")
    add(light)
    add(",")
    add(dark)
    add(")")
  }

  /// Appends a length in CSS pixels.
  @inline(never)
  mutating func add(length: Double) {
    add(number: length)
    if length != 0 { add("px") }
  }

  /// Appends a number with at most three decimals.
  @inline(never)
  mutating func add(number: Double) {
    let limited = number.isFinite ? min(max(number, -1_000_000), 1_000_000) : 0
    var rest = Int32((limited * 1000).rounded())
    if rest < 0 {
      add("-")
      rest = -rest
    }
    var unit: Int32 = 1_000_000_000
    var isWritten = false
    while unit > 0, unit >= 1000 || rest > 0 {
      if unit == 100 { add(".") }
      let digit = UInt8(truncatingIfNeeded: rest / unit)
      rest %= unit
      isWritten = isWritten || digit > 0 || unit <= 1000
      if isWritten { bytes.append(48 + digit) }
      unit /= 10
    }
  }
}
