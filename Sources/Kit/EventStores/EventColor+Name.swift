package import Almanac

extension EventColor {
  /// The color as text: the name of a hue, or `#` and at least six hexadecimal digits.
  package var name: String {
    switch self {
    case .named(let hue): return Self.name(hue)
    case .rgb(let value):
      let digits = String(value, radix: 16)
      return "#" + String(repeating: "0", count: max(0, 6 - digits.utf8.count)) + digits
    }
  }

  /// Creates a color from text in the form of `name`; `nil` for any other text.
  package init?(name: String) {
    if name.hasPrefix("#"), let value = UInt32(name.dropFirst(), radix: 16) {
      self = .rgb(value)
      return
    }
    guard let hue = EventHue.allCases.first(where: { Self.name($0) == name }) else { return nil }
    self = .named(hue)
  }

  private static func name(_ hue: EventHue) -> String {
    switch hue {
    case .red: return "red"
    case .orange: return "orange"
    case .amber: return "amber"
    case .lime: return "lime"
    case .green: return "green"
    case .teal: return "teal"
    case .cyan: return "cyan"
    case .blue: return "blue"
    case .indigo: return "indigo"
    case .purple: return "purple"
    case .pink: return "pink"
    case .graphite: return "graphite"
    }
  }
}
