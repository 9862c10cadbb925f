import Basics

/// The order of the properties in each event. Most events of a file share one of a few orders, each of which is stored
/// once.
struct EventLayouts: Sendable {
  /// The entry of a layout for the next uninterpreted line.
  static let otherLine: UInt8 = 0xFF

  private var layouts: [[UInt8]] = []
  /// The number of each event's layout, counted from 1; 0 for the default order.
  private var numbers: [UInt16] = []
  /// The numbers of layouts by hash, with open addressing; at most half full.
  private var table: [UInt16] = []
  private static let limit = 1024

  /// Returns the raw values of `EventProperty`, and `otherLine`, in order; `nil` for the default order.
  func layout(of event: Int) -> [UInt8]? {
    guard event < numbers.count, numbers[event] > 0 else { return nil }
    return layouts[Int(numbers[event]) - 1]
  }

  /// Appends the layout of the next event. Beyond the limits, events get the default order.
  mutating func append(_ layout: [UInt8]) {
    if let last = numbers.last, last > 0, layouts[Int(last) - 1].hasSameBytes(as: layout) {
      numbers.append(last)
      return
    }
    numbers.append(number(of: layout))
  }

  /// Appends the layouts of a number of events of another document.
  mutating func append(_ other: EventLayouts, from count: Int, behind events: Int) {
    while numbers.count < events { numbers.append(0) }
    if numbers.count > events { numbers.removeLast(numbers.count - events) }
    for event in 0..<count {
      if let layout = other.layout(of: event) { append(layout) } else { numbers.append(0) }
    }
  }

  private mutating func number(of layout: [UInt8]) -> UInt16 {
    guard layout.count <= 256 else { return 0 }
    if table.isEmpty { table = [UInt16](repeating: 0, count: Self.limit * 2) }
    var hash = FNV1a()
    for byte in layout { hash.add(byte) }
    var slot = Int(hash.value % UInt64(table.count))
    while table[slot] > 0 {
      if layouts[Int(table[slot]) - 1].hasSameBytes(as: layout) { return table[slot] }
      slot = (slot + 1) % table.count
    }
    guard layouts.count < Self.limit else { return 0 }
    layouts.append(layout)
    table[slot] = UInt16(layouts.count)
    return table[slot]
  }
}
