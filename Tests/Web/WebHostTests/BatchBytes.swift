@testable import WebHost

/// Events as the page sends them.
struct BatchBytes {
  /// The clocks of times; zones follow.
  enum Clock {
    static let day: UInt16 = 0
    static let floating: UInt16 = 1
    static let utc: UInt16 = 2
    static let zone: UInt16 = 3
    static let instant: UInt16 = 0x8000
    static let none: UInt16 = 0xFFFF
  }

  struct Item: Equatable {
    var id: String
    var title = ""
    var location = ""
    var notes = ""
    var lines = ""
    var start = 0.0
    var end = 1.0
    var instance = 0.0
    var days = UInt32.max
    var color: UInt32 = 0
    var startClock = Clock.day
    var endClock = Clock.day
    var instanceClock = Clock.none
    var calendar: UInt16 = 0
    var flags: UInt8 = 0

    /// An event of whole days, counted from 1970-01-01.
    static func days(_ id: String, _ title: String, _ days: Range<Int>, lines: String = "") -> Item {
      Item(id: id, title: title, lines: lines, start: Double(days.lowerBound), end: Double(days.upperBound))
    }

    static func removal(_ id: String) -> Item { Item(id: id, flags: 8) }
  }

  var items: [Item]
  var calendars: [(id: String, name: String, color: UInt32)] = [("", "", 0)]
  var zones: [String] = []

  init(_ items: [Item]) { self.items = items }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    func add<T: FixedWidthInteger>(_ number: T) {
      for shift in 0..<T.bitWidth / 8 { bytes.append(UInt8(truncatingIfNeeded: number >> T(8 * shift))) }
    }
    for number in [items.count, calendars.count, zones.count, 1] { add(UInt32(number)) }
    for item in items { add(item.start.bitPattern) }
    for item in items { add(item.end.bitPattern) }
    for item in items { add(item.instance.bitPattern) }
    for item in items { add(item.days) }
    for item in items { add(item.color) }
    for item in items { add(item.startClock) }
    for item in items { add(item.endClock) }
    for item in items { add(item.instanceClock) }
    for item in items { add(item.calendar) }
    for item in items { add(item.flags) }
    for calendar in calendars { add(calendar.color) }
    let names = calendars.flatMap { [$0.id, $0.name] } + zones
    let texts = names + items.flatMap { [$0.id, $0.title, $0.location, $0.notes, $0.lines] }
    return bytes + Array(texts.joined(separator: "\0").utf8)
  }
}
