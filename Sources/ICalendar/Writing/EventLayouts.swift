import Basics

/// In which order the properties of events stand. Most events of a file have one of a few orders, each of which is kept
/// once.
struct EventLayouts: Sendable {
  /// In a layout: the next line that is not understood.
  static let otherLine: UInt8 = 0xFF

  private var layouts: [[UInt8]] = []
  /// For each event the number of its layout, counted from 1; 0 for the usual order.
  private var numbers: [UInt16] = []
  /// Numbers of layouts by hash; open addressing, at most half full.
  private var table: [UInt16] = []
  private static let limit = 1024

  /// The raw values of `EventProperty`, and `otherLine`; `nil` for the usual order.
  func layout(of event: Int) -> [UInt8]? {
    guard event < numbers.count, numbers[event] > 0 else { return nil }
    return layouts[Int(numbers[event]) - 1]
  }

  /// - Parameter layout: of the next event. Beyond the limits, events get the usual order.
  mutating func append(_ layout: [UInt8]) {
    if let last = numbers.last, last > 0, layouts[Int(last) - 1].hasSameBytes(as: layout) {
      numbers.append(last)
      return
    }
    numbers.append(number(of: layout))
  }

  /// Appends the layouts of so many events of another document.
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
    var place = Int(hash.value % UInt64(table.count))
    while table[place] > 0 {
      if layouts[Int(table[place]) - 1].hasSameBytes(as: layout) { return table[place] }
      place = (place + 1) % table.count
    }
    guard layouts.count < Self.limit else { return 0 }
    layouts.append(layout)
    table[place] = UInt16(layouts.count)
    return table[place]
  }
}
