/// A fixed piece of work, or a figure of the same run, that a figure is divided by, so that a slower or busier machine
/// gives the same ratio.
///
/// The work never changes: a change would make every recorded ratio meaningless. It is measured anew for each figure, right
/// after it.
struct Yardstick {
  var name: String
  var microseconds: Double

  /// A million dependent steps of xorshift: what arithmetic in registers costs, as in dates, rules and layout.
  static var arithmetic: Yardstick {
    measure("arithmetic") {
      var state: UInt64 = 88_172_645_463_325_252
      for _ in 0..<1_000_000 { state = step(state) }
      return state
    }
  }

  /// The sum of 8 MB, byte by byte as far as the first that is 255: what reading memory once costs, as in reading files.
  static var memory: Yardstick {
    let bytes = [UInt8](repeating: 10, count: 8_000_000)
    return measure("memory") {
      var sum: UInt64 = 0
      for byte in bytes {
        if byte == 255 { break }
        sum &+= UInt64(byte)
      }
      return sum
    }
  }

  /// 10,000 pairs of random integers that are put in order: what sorting and moving of values costs, as in lanes, indexes
  /// and differences.
  static var sorting: Yardstick {
    var state: UInt64 = 88_172_645_463_325_252
    let pairs = (0..<10_000).map { index in
      state = step(state)
      return (key: state >> 32, index: index)
    }
    return measure("sorting") { UInt64(pairs.sorted { $0.key < $1.key }[5000].index) }
  }

  /// 10,000 objects that are made, kept in a dictionary, found again and released: what views and storages cost, which
  /// consist of references.
  static var objects: Yardstick {
    measure("objects") {
      var table: [Int: Node] = [:]
      for index in 0..<10_000 { table[index &* 7919] = Node(value: UInt64(index)) }
      var sum: UInt64 = 0
      for index in 0..<10_000 { sum &+= table[index &* 7919]?.value ?? 0 }
      return sum
    }
  }

  private final class Node {
    let value: UInt64
    init(value: UInt64) { self.value = value }
  }

  private static func step(_ state: UInt64) -> UInt64 {
    var next = state
    next ^= next >> 12
    next ^= next << 25
    next ^= next >> 27
    return next
  }

  /// The median of short runs, so that it is one that nothing interrupted.
  private static func measure(_ name: String, _ work: () -> UInt64) -> Yardstick {
    var sum: UInt64 = 0
    let time = Stopwatch.median(runs: 9, prepare: {}, { sum &+= work() })
    // The results are used, so that no work is left out.
    if sum == 1 { print(sum) }
    return Yardstick(name: name, microseconds: time)
  }
}
