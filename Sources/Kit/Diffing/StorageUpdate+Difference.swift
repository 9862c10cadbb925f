extension StorageUpdate {
  /// Creates an update from a difference within one section, in the order deletions, moves, insertions, updates.
  public init(_ difference: ListDifference, section: Int) {
    self.init(difference.steps(section: section))
  }
}

extension ListDifference {
  /// Returns the difference as steps for the items of one section.
  public func steps(section: Int) -> [CollectionChange] {
    func paths(_ positions: [Int]) -> [ItemPath] { positions.map { ItemPath(section: section, item: $0) } }
    var steps: [CollectionChange] = []
    if !deleted.isEmpty { steps.append(.deleteItems(paths(deleted))) }
    for move in sequentialMoves() {
      steps.append(
        .moveItem(from: ItemPath(section: section, item: move.from), to: ItemPath(section: section, item: move.to)))
    }
    if !inserted.isEmpty { steps.append(.insertItems(paths(inserted))) }
    if !updated.isEmpty { steps.append(.updateItems(paths(updated.map { $0.to }))) }
    return steps
  }

  /// Returns the difference as steps for whole sections, without updates.
  func sectionSteps() -> [CollectionChange] {
    var steps: [CollectionChange] = []
    if !deleted.isEmpty { steps.append(.deleteSections(deleted)) }
    for move in sequentialMoves() { steps.append(.moveSection(from: move.from, to: move.to)) }
    if !inserted.isEmpty { steps.append(.insertSections(inserted)) }
    return steps
  }

  /// Returns the moves to apply one after the other, after deletions and before insertions.
  ///
  /// Each moved element goes directly after its predecessor in the new order, which is already in its final position.
  /// Positions come from a tree of counts over all slots an element may hold: n + m log n for m moves.
  func sequentialMoves() -> [Pair] {
    if moved.isEmpty { return [] }
    // The remaining elements by old position, and which of them each new position holds.
    var isDeleted = [Bool](repeating: false, count: oldCount)
    for index in deleted { isDeleted[index] = true }
    var target = [Int32](repeating: -1, count: oldCount)
    for move in moved { target[move.from] = Int32(truncatingIfNeeded: move.to) }
    var stayed: [Int] = []
    for index in 0..<oldCount where !isDeleted[index] && target[index] < 0 { stayed.append(index) }

    // Slots in order: before the first and after each element that stays, first the moved ones that come there, in new
    // order, then the old slots of moved ones.
    var isInserted = [Bool](repeating: false, count: newCount)
    for index in inserted { isInserted[index] = true }
    var slots = SlotList()
    var oldSlot = [Int](repeating: 0, count: oldCount)
    var newSlot = [Int](repeating: 0, count: newCount)
    var old = 0
    var new = 0
    var isMovedHere = [Bool](repeating: false, count: newCount)
    for move in moved { isMovedHere[move.to] = true }
    for stay in stayed + [oldCount] {
      while new < newCount, isInserted[new] || isMovedHere[new] {
        if isMovedHere[new] { newSlot[new] = slots.append(isTaken: false) }
        new += 1
      }
      while old < stay {
        if target[old] >= 0 { oldSlot[old] = slots.append(isTaken: true) }
        old += 1
      }
      if stay < oldCount { _ = slots.append(isTaken: true) }
      old += 1
      new += 1
    }
    slots.build()
    return moved.compactMap { move in
      let from = slots.count(before: oldSlot[move.from])
      slots.set(oldSlot[move.from], isTaken: false)
      let to = slots.count(before: newSlot[move.to])
      slots.set(newSlot[move.to], isTaken: true)
      // The last element to change places may already be in position.
      return from == to ? nil : Pair(from: from, to: to)
    }
  }
}

/// A row of slots, some taken. Counts the taken slots before a slot in logarithmic time (Fenwick, "A new data structure
/// for cumulative frequency tables", 1994).
private struct SlotList {
  private var taken: [Int32] = []
  private var sums: [Int32] = [0]

  mutating func append(isTaken: Bool) -> Int {
    taken.append(isTaken ? 1 : 0)
    return taken.count - 1
  }

  mutating func build() {
    sums = [0] + taken
    for index in 1..<max(sums.count, 1) {
      let parent = index + (index & -index)
      if parent < sums.count { sums[parent] += sums[index] }
    }
  }

  func count(before slot: Int) -> Int {
    var index = slot
    var sum: Int32 = 0
    while index > 0 {
      sum += sums[index]
      index &= index - 1
    }
    return Int(sum)
  }

  mutating func set(_ slot: Int, isTaken: Bool) {
    let value: Int32 = isTaken ? 1 : 0
    let delta = value - taken[slot]
    taken[slot] = value
    var index = slot + 1
    while index < sums.count {
      sums[index] += delta
      index += index & -index
    }
  }
}
