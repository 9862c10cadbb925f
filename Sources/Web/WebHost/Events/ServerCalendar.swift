import Almanac

/// A calendar as its server describes it.
struct ServerCalendar {
  /// The server's number of the calendar.
  var number: Int64
  var name: String
  var color: EventColor
  /// Whether it may be changed.
  var isWritable: Bool
  /// The text of its `DefaultReminders`; empty if it has none of its own.
  var defaultReminders: String

  /// Decodes calendars from fields, five for each: number, name, number of the color in colors.js, 1 if it may be
  /// changed, default reminders.
  static func list(of fields: [String]) -> [ServerCalendar] {
    stride(from: 0, to: fields.count - 4, by: 5).map { at in
      let number = RefusedObject.number(fields[at])
      return ServerCalendar(
        number: number, name: fields[at + 1],
        color: EventBatch.color(UInt32(truncatingIfNeeded: RefusedObject.number(fields[at + 2]))) ?? .named(.blue),
        isWritable: fields[at + 3].hasSameBytes(as: "1"), defaultReminders: fields[at + 4])
    }
  }

  /// Returns the number of a color in colors.js.
  static func number(of color: EventColor) -> Int {
    switch color {
    case .named(let hue): Int(hue.rawValue) + 1
    case .rgb(let value): 0x100_0000 + Int(value & 0xFF_FFFF)
    }
  }
}
