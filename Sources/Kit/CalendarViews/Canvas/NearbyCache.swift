/// A cache of values by number, such as for days or weeks that scroll by. When it is full, a new value replaces the one
/// with the most distant number.
///
/// There are only a few dozen values, so lookups are linear.
struct NearbyCache<Value> {
  private let limit: Int
  private(set) var numbers: [Int] = []
  private var values: [Value] = []

  init(limit: Int) { self.limit = limit }

  /// The cached value for `number`.
  subscript(number: Int) -> Value? { numbers.firstIndex(of: number).map { values[$0] } }

  /// Caches a value for a number that has none.
  mutating func insert(_ value: Value, for number: Int) {
    if numbers.count >= limit {
      var farthest = 0
      for index in numbers.indices where abs(numbers[index] - number) > abs(numbers[farthest] - number) {
        farthest = index
      }
      numbers.remove(at: farthest)
      values.remove(at: farthest)
    }
    numbers.append(number)
    values.append(value)
  }

  /// Removes and returns the cached value for `number`, so that it can be changed without a copy.
  mutating func take(_ number: Int) -> Value? {
    guard let index = numbers.firstIndex(of: number) else { return nil }
    numbers.remove(at: index)
    return values.remove(at: index)
  }

  /// Removes the values of the numbers for which `isStale` is true.
  mutating func removeAll(where isStale: (Int) -> Bool) {
    for index in numbers.indices.reversed() where isStale(numbers[index]) {
      numbers.remove(at: index)
      values.remove(at: index)
    }
  }

  mutating func removeAll() {
    numbers.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }
}
