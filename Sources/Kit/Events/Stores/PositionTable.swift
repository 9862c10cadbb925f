/// The positions of events by their numbers.
///
/// Numbers are mostly assigned in sequence, so numbers below a limit, which grows with the count, index an array. Other
/// numbers are hashed.
struct PositionTable {
  /// The positions by number; -1 for none.
  private var near: [Int32] = []
  private var far: [Int64: Int] = [:]
  private var count = 0

  /// The minimum of this limit.
  private static let least: Int64 = 1024

  subscript(number: Int64) -> Int? {
    get {
      if number >= 0, number < Int64(near.count) {
        let position = near[Int(number)]
        if position >= 0 { return Int(position) }
      }
      return far.isEmpty ? nil : far[number]
    }
    set {
      let wasThere = self[number] != nil
      if let newValue, number >= 0, number < max(Self.least, 2 * Int64(count)), newValue <= Int32.max {
        if wasThere, !far.isEmpty { far[number] = nil }
        while Int64(near.count) <= number { near.append(-1) }
        near[Int(number)] = Int32(newValue)
      } else {
        if number >= 0, number < Int64(near.count) { near[Int(number)] = -1 }
        far[number] = newValue
      }
      count += (newValue == nil ? 0 : 1) - (wasThere ? 1 : 0)
    }
  }
}
