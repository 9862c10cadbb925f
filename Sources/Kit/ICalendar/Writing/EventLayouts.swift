import Basics

/// The order of the properties in each event. Most events of a file share one of a few orders, each of which is stored
/// only once.
struct EventLayouts: Sendable {
  /// The entry of a layout for the next uninterpreted line.
  static let otherLine: UInt8 = 0xFF

  /// The distinct layouts, concatenated, and the end of each.
  private var layouts: [UInt8] = []
  private var ends: [Int] = []
  /// The number of each event's layout, counted from 1; 0 for the default order.
  private var numbers: [UInt16] = []
  /// The numbers of layouts by hash, with open addressing; at most half full.
  private var table: [UInt16] = []
  private static let limit = 1024

  /// Returns the raw values of `EventProperty`, and `otherLine`, in order; `nil` for the default order.
  func layout(of event: Int) -> ArraySlice<UInt8>? {
    guard event < numbers.count, numbers[event] > 0 else { return nil }
    return layouts[range(of: numbers[event])]
  }

  /// Appends the layout of the next event. Beyond the limits, events get the default order.
  mutating func append(_ layout: Bytes) { numbers.append(number(of: layout)) }

  /// Appends the layouts of a number of events of another document.
  mutating func append(_ other: EventLayouts, from count: Int, behind events: Int) {
    while numbers.count < events { numbers.append(0) }
    if numbers.count > events { numbers.removeLast(numbers.count - events) }
    for event in 0..<count {
      if let layout = other.layout(of: event) {
        layout.withUnsafeBufferPointer { append($0) }
      } else {
        numbers.append(0)
      }
    }
  }

  private func range(of number: UInt16) -> Range<Int> {
    let index = Int(number) - 1
    return (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  private mutating func number(of layout: Bytes) -> UInt16 {
    guard layout.count <= 256 else { return 0 }
    if table.isEmpty { table = [UInt16](repeating: 0, count: Self.limit * 2) }
    var slot = Int(truncatingIfNeeded: Self.hash(layout) % UInt64(table.count))
    while table[slot] > 0 {
      let range = range(of: table[slot])
      if layouts.withUnsafeBufferPointer({ $0.part(range.lowerBound, range.upperBound).hasSameBytes(as: layout) }) {
        return table[slot]
      }
      slot = (slot + 1) % table.count
    }
    guard ends.count < Self.limit else { return 0 }
    layouts.append(contentsOf: layout)
    ends.append(layouts.count)
    table[slot] = UInt16(ends.count)
    return table[slot]
  }

  /// Returns a hash of the bytes, which are taken eight at a time.
  private static func hash(_ bytes: Bytes) -> UInt64 {
    var hash = UInt64(bytes.count)
    var index = 0
    if let base = UnsafeRawPointer(bytes.baseAddress) {
      while index + 8 <= bytes.count {
        hash = (hash ^ base.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
        index += 8
      }
    }
    while index < bytes.count {
      hash = (hash ^ UInt64(bytes[index])) &* 0x9E37_79B9_7F4A_7C15
      index += 1
    }
    return hash ^ hash >> 32
  }
}
