import Basics
import Events

/// The interpreted properties of a calendar: its name and its color.
enum CalendarProperty {
  /// The values found in a file; the first of each kind is used.
  struct Values {
    var name: String?
    var color: EventColor?

    mutating func add(_ line: ContentLine) {
      if line.name.isASCIIEqual(to: "NAME") || line.name.isASCIIEqual(to: "X-WR-CALNAME") {
        if name == nil { name = TextValue.unescape(line.value, isUTF8: true).text }
      } else if line.name.isASCIIEqual(to: "COLOR") || line.name.isASCIIEqual(to: "X-APPLE-CALENDAR-COLOR") {
        if color == nil { color = ColorText.parse(line.value) }
      }
    }
  }

  static func isNameOrColor(_ line: String) -> Bool {
    line.hasName("NAME") || line.hasName("X-WR-CALNAME") || line.hasName("COLOR")
      || line.hasName("X-APPLE-CALENDAR-COLOR")
  }

  /// Returns the lines for a name and a color. The name is written as two properties, because many programs only know
  /// one.
  static func lines(name: String?, color: EventColor?) -> [String] {
    var lines: [[UInt8]] = []
    if let name {
      var value: [UInt8] = []
      TextValue.escape(name, to: &value)
      lines.append(Array("NAME:".utf8) + value)
      lines.append(Array("X-WR-CALNAME:".utf8) + value)
    }
    if let color {
      var line: [UInt8] = []
      ColorText.append(color, to: &line)
      lines.append(line)
    }
    return lines.map { String(utf8: $0) }
  }
}
