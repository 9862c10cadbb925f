import Basics

/// How an event is drawn, besides its color. Files store it in lines such as `X-ALMANAC-LOOK:solid`.
public struct EventAppearance: Sendable {
  /// How bars and blocks are filled.
  public enum Look: UInt8, Sendable {
    /// A pale background with a strong leading edge.
    case tint
    /// A strong background.
    case solid
    /// The background of the calendar inside a strong line.
    case outline
  }

  /// How bars and blocks are filled; tinted by default.
  public var look = Look.tint
  /// The color of the title and the time; `nil` for a shade of the event's color.
  public var textColor: EventColor?
  /// The names by which a page's style sheets select the event, separated by spaces; empty for none.
  public var part = ""

  /// Creates the standard appearance.
  public init() {}

  /// Returns whether two appearances have the same look and the same color of text.
  package func looks(like other: EventAppearance) -> Bool { look == other.look && textColor == other.textColor }
}

extension EventAppearance: Equatable {
  /// Returns whether two appearances are equal. Text is compared byte by byte, which needs no Unicode tables.
  public static func == (a: EventAppearance, b: EventAppearance) -> Bool {
    a.looks(like: b) && a.part.hasSameBytes(as: b.part)
  }
}

/// The appearance of an event in its other lines.
extension Event {
  /// The lines of an appearance.
  package enum AppearanceLine: CaseIterable {
    case part, textColor, look

    fileprivate var name: String {
      switch self {
      case .part: "X-ALMANAC-PART"
      case .textColor: "X-ALMANAC-TEXT-COLOR"
      case .look: "X-ALMANAC-LOOK"
      }
    }
  }

  /// Returns the value of a line as written; empty if there is none.
  package func value(of line: AppearanceLine) -> String { value(ofLine: line.name) ?? "" }

  /// Replaces the value of a line; an empty string removes it.
  package mutating func set(_ line: AppearanceLine, to value: String) { setValue(value, ofLine: line.name) }

  /// The appearance; `nil` for the standard one. Unknown values are ignored.
  package var appearance: EventAppearance? {
    guard otherLines.contains(where: { $0.starts(withBytesOf: "X-ALMANAC-") }) else { return nil }
    var appearance = EventAppearance()
    let look = value(of: .look)
    if look.hasSameBytes(as: "solid") { appearance.look = .solid }
    if look.hasSameBytes(as: "outline") { appearance.look = .outline }
    appearance.textColor = EventColor(name: value(of: .textColor))
    appearance.part = value(of: .part)
    return appearance == EventAppearance() ? nil : appearance
  }
}

extension EventColor {
  private static let hueNames = "red orange amber lime green teal cyan blue indigo purple pink graphite"

  /// Creates a color from the name of a hue or from `#rrggbb`; `nil` for any other text.
  fileprivate init?(name: String) {
    let bytes = Array(name.utf8)
    if bytes.count == 7, bytes[0] == UInt8(ascii: "#") {
      var number: UInt32 = 0
      for byte in bytes[1...] {
        switch byte {
        case 48...57: number = number << 4 | UInt32(byte - 48)
        case 65...70, 97...102: number = number << 4 | UInt32(byte & 15 + 9)
        default: return nil
        }
      }
      self = .rgb(number)
    } else {
      let names = EventColor.hueNames.split(at: 0x20)
      guard let index = names.firstIndex(where: { $0.hasSameBytes(as: name) }),
        let hue = EventHue(rawValue: UInt8(index))
      else { return nil }
      self = .named(hue)
    }
  }
}
