import Basics
public import CalendarSystems

/// An index of day ranges that finds the integer keys whose range overlaps a query.
///
///     var index = IntervalIndex()
///     index.insert(IntervalIndex.Entry(days: first..<first + 3, key: 7))
///     index.keys(overlapping: first + 1..<first + 2)  // [7]
///
/// Entries are in flat arrays, sorted by first day, then key. An implicit tree of the latest ends of 16, 256, 4,096 …
/// entries lets a query skip entries that have ended: O(log n) steps before the first result, and at most O(log n)
/// between two results. Inserting or removing one entry moves the tails of the arrays, which takes some microseconds
/// for 100,000 entries; `insert(contentsOf:)` moves them once.
public struct IntervalIndex: Sendable {
  /// A key and its days.
  public struct Entry: Equatable, Sendable {
    /// The days, at least one.
    public var days: Range<DayNumber>
    /// The key, by which the owner finds its value.
    public var key: Int64

    /// Creates an entry; an empty range is replaced with its first day.
    public init(days: Range<DayNumber>, key: Int64) {
      self.days = days
      self.key = key
    }
  }

  private static let shift = 4
  private var starts: [Int32] = []
  private var ends: [Int32] = []
  private var keys: [Int64] = []
  /// The latest ends: `maxima[0][i]` of entries 16 i ..< 16 i + 16, `maxima[1]` of 16 such groups, and so on.
  private var maxima: [[Int32]] = []

  /// Creates an empty index.
  public init() {}

  /// Creates an index of entries in any order.
  public init(_ entries: [Entry]) { insert(contentsOf: entries) }

  /// The number of entries.
  public var count: Int { keys.count }

  /// Inserts an entry. Two entries may have the same days and key; `remove` then removes one of them.
  public mutating func insert(_ entry: Entry) {
    let (start, end) = Self.bounds(entry.days)
    let position = position(start: start, key: entry.key)
    starts.insert(start, at: position)
    ends.insert(end, at: position)
    keys.insert(entry.key, at: position)
    updateMaxima(from: position)
  }

  /// Inserts many entries in any order. Sorts them, and moves the existing entries once.
  public mutating func insert(contentsOf entries: [Entry]) {
    guard !entries.isEmpty else { return }
    var order: [SortKey] = []
    order.reserveCapacity(entries.count)
    for index in entries.indices {
      order.append(SortKey(SortKey.key(Int64(Self.bounds(entries[index].days).start)), index))
    }
    // Stores number events in sequence, so that indices mostly have the order of keys, and are compared faster.
    let isOrdered = entries.indices.dropFirst().allSatisfy { entries[$0 - 1].key <= entries[$0].key }
    SortKey.sort(&order, isOrdered ? nil : { entries[Int($0)].key < entries[Int($1)].key })
    var old = keys.count
    starts.append(contentsOf: repeatElement(0, count: entries.count))
    ends.append(contentsOf: repeatElement(0, count: entries.count))
    keys.append(contentsOf: repeatElement(0, count: entries.count))
    // From the end, so that nothing is overwritten before it was moved.
    var free = keys.count
    while let last = order.popLast() {
      let entry = entries[Int(last.index)]
      let (start, end) = Self.bounds(entry.days)
      while old > 0, starts[old - 1] > start || (starts[old - 1] == start && keys[old - 1] > entry.key) {
        old -= 1
        free -= 1
        starts[free] = starts[old]
        ends[free] = ends[old]
        keys[free] = keys[old]
      }
      free -= 1
      starts[free] = start
      ends[free] = end
      keys[free] = entry.key
    }
    updateMaxima(from: free)
  }

  /// Removes an entry, given the days it was inserted with.
  /// - Returns: whether it was present.
  @discardableResult
  public mutating func remove(_ entry: Entry) -> Bool {
    let (start, end) = Self.bounds(entry.days)
    var position = position(start: start, key: entry.key)
    while position < keys.count, starts[position] == start, keys[position] == entry.key {
      if ends[position] == end {
        starts.remove(at: position)
        ends.remove(at: position)
        keys.remove(at: position)
        updateMaxima(from: position)
        return true
      }
      position += 1
    }
    return false
  }

  /// Returns the keys of all entries that share a day with `days`, sorted by first day, then key.
  public func keys(overlapping days: Range<DayNumber>) -> [Int64] {
    var result: [Int64] = []
    forEachKey(overlapping: days) { result.append($0) }
    return result
  }

  /// Calls `body` with the keys of all entries that share a day with `days`, sorted by first day, then key.
  public func forEachKey(overlapping days: Range<DayNumber>, _ body: (Int64) -> Void) {
    guard !days.isEmpty else { return }
    let low = Self.clamped(days.lowerBound)
    let candidates = position(start: Self.clamped(days.upperBound), key: .min)
    var index = 0
    while index < candidates {
      let skipped = skippable(at: index, endingBy: low)
      if skipped > 0 {
        index += skipped
      } else {
        if ends[index] > low { body(keys[index]) }
        index += 1
      }
    }
  }

  /// Returns the number of entries from `index` on that certainly end by `day`; 0 if `index` begins no such group.
  private func skippable(at index: Int, endingBy day: Int32) -> Int {
    var skipped = 0
    var width = 1 << Self.shift
    var level = 0
    while level < maxima.count, index & (width - 1) == 0, maxima[level][index >> (Self.shift * (level + 1))] <= day {
      skipped = width
      width <<= Self.shift
      level += 1
    }
    return skipped
  }

  /// Returns the first position whose start and key are not smaller.
  private func position(start: Int32, key: Int64) -> Int {
    keys.indices.partitioningIndex { starts[$0] > start || starts[$0] == start && keys[$0] >= key }
  }

  private mutating func updateMaxima(from position: Int) {
    var level = 0
    var childCount = ends.count
    var first = position
    while childCount > 1 {
      let count = (childCount + (1 << Self.shift) - 1) >> Self.shift
      first >>= Self.shift
      if level == maxima.count { maxima.append([]) }
      if maxima[level].count > count {
        maxima[level].removeLast(maxima[level].count - count)
      } else {
        maxima[level].append(contentsOf: repeatElement(.min, count: count - maxima[level].count))
      }
      for group in min(first, count)..<count {
        let children = (group << Self.shift)..<min((group + 1) << Self.shift, childCount)
        var latest = Int32.min
        if level == 0 {
          for child in children { latest = max(latest, ends[child]) }
        } else {
          for child in children { latest = max(latest, maxima[level - 1][child]) }
        }
        maxima[level][group] = latest
      }
      childCount = count
      level += 1
    }
    maxima.removeLast(maxima.count - level)
  }

  private static func clamped(_ day: DayNumber) -> Int32 { Int32(clamping: day.rawValue) }

  private static func bounds(_ days: Range<DayNumber>) -> (start: Int32, end: Int32) {
    let start = min(clamped(days.lowerBound), Int32.max - 1)
    return (start, max(clamped(days.upperBound), start + 1))
  }
}
