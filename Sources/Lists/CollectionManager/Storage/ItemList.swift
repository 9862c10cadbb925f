import Basics

/// The items of a section, in order. Inserting, removing, accessing, and locating an item take time that hardly grows
/// with the number of items.
///
/// Items are stored in chunks of up to 256, and each item knows its chunk. The start positions of chunks are plain
/// numbers: an insertion increments those after it, many at a time. A position is found by a guess, because chunks have
/// about equal lengths, and a few steps from there. With 100,000 items, this is faster than a tree of sums.
final class ItemList {
  /// The section that owns the list.
  @Unowned var section: SectionModel?
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private var chunks: ContiguousArray<ItemChunk> = []
  /// The position of the first item of each chunk, and the address of its items: unmanaged memory, so that items are
  /// accessed without reference counting.
  @exclusivity(unchecked) private var starts: UnsafeMutablePointer<Int32>
  @exclusivity(unchecked) private var bases: UnsafeMutablePointer<UnsafeMutablePointer<AnyModel>>
  /// The capacity of the two tables, and the number of chunks in them.
  @exclusivity(unchecked) private var room = 4
  @exclusivity(unchecked) private var filled = 0
  /// The average number of chunks for each item, in units of 2⁻³².
  @exclusivity(unchecked) private var density: UInt64 = 0

  static let capacity = 256

  init() {
    starts = .allocate(capacity: room)
    bases = .allocate(capacity: room)
  }

  deinit {
    starts.deallocate()
    bases.deallocate()
  }

  convenience init(_ models: [AnyModel]) {
    self.init()
    append(models)
  }

  // MARK: - Reading

  /// Returns the item at an existing position.
  subscript(position: Int) -> AnyModel {
    let index = chunk(at: position)
    return bases[index][position - Int(starts[index])]
  }

  /// Calls `body` with each item, in order, until it returns `false`.
  func forEach(_ body: (AnyModel) -> Bool) {
    for chunk in chunks {
      for model in chunk.items where !body(model) { return }
    }
  }

  var models: [AnyModel] {
    var list: [AnyModel] = []
    list.reserveCapacity(count)
    for chunk in chunks { list.append(contentsOf: chunk.items) }
    return list
  }

  /// Returns the position of an item in this list.
  func position(of model: AnyModel) -> Int {
    guard let chunk = model.chunk else { return 0 }
    return Int(starts[chunk.index]) + chunk.slot(of: model)
  }

  // MARK: - Changing

  func insert(_ model: AnyModel, at position: Int) {
    if position == count {
      append(model)
      return
    }
    let index = chunk(at: position)
    let chunk = chunks[index]
    chunk.insert(model, at: position - Int(starts[index]))
    bases[index] = chunk.base
    count += 1
    if chunk.count > Self.capacity {
      chunks.insert(chunk.split(list: self), at: index + 1)
      rebuild(from: index)
    } else {
      shift(after: index, by: 1)
    }
  }

  private func append(_ model: AnyModel) {
    if let last = chunks.last, last.count < Self.capacity {
      last.insert(model, at: last.count)
      bases[filled - 1] = last.base
      count += 1
      updateDensity()
    } else {
      let chunk = ItemChunk(list: self, index: chunks.count)
      chunk.insert(model, at: 0)
      chunks.append(chunk)
      count += 1
      rebuild(from: chunks.count - 1)
    }
  }

  /// Appends items, leaving room in each chunk.
  func append(_ models: [AnyModel]) {
    if models.count < Self.capacity {
      for model in models { append(model) }
      return
    }
    let fill = Self.capacity * 3 / 4
    let first = chunks.count
    var next = 0
    while next < models.count {
      let end = min(next + fill, models.count)
      let chunk = ItemChunk(list: self, index: chunks.count, room: Self.capacity)
      chunk.fill(models[next..<end])
      chunks.append(chunk)
      next = end
    }
    count += models.count
    rebuild(from: max(first - 1, 0))
  }

  @discardableResult
  func remove(at position: Int) -> AnyModel {
    let index = chunk(at: position)
    let chunk = chunks[index]
    let model = chunk.remove(at: position - Int(starts[index]))
    count -= 1
    if chunk.count < Self.capacity / 4, shrink(index) {
      rebuild(from: max(index - 1, 0))
    } else {
      shift(after: index, by: -1)
    }
    return model
  }

  /// Replaces the item at `position`, and returns the old one.
  func replace(at position: Int, with model: AnyModel) -> AnyModel {
    let index = chunk(at: position)
    return chunks[index].replace(at: position - Int(starts[index]), with: model)
  }

  func removeAll() {
    for chunk in chunks { chunk.detachModels() }
    chunks.removeAll()
    count = 0
    rebuild(from: 0)
  }

  // MARK: - Chunks

  /// Returns the index of the chunk that contains an existing position.
  @inline(__always)
  private func chunk(at position: Int) -> Int {
    // Never beyond the last chunk, because the position is below the count.
    var index = Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: position) &* density) >> 32)
    let target = Int32(truncatingIfNeeded: position)
    var steps = 0
    while starts[index] > target {
      index -= 1
      steps += 1
      if steps > 8 { return search(target) }
    }
    while index + 1 < filled, starts[index + 1] <= target {
      index += 1
      steps += 1
      if steps > 8 { return search(target) }
    }
    return index
  }

  private func updateDensity() { density = (UInt64(filled) << 32) / UInt64(max(count, 1)) }

  /// Returns the index of the last chunk that starts at the target or before.
  private func search(_ target: Int32) -> Int {
    max(0, (0..<filled).partitioningIndex { starts[$0] > target } - 1)
  }

  private func shift(after chunk: Int, by delta: Int32) {
    updateDensity()
    let starts = starts
    var index = chunk + 1
    while index < filled {
      starts[index] &+= delta
      index += 1
    }
  }

  /// Removes an empty chunk, or merges a chunk into a neighbor with room. Returns `false` if there is none.
  private func shrink(_ index: Int) -> Bool {
    let chunk = chunks[index]
    if chunk.count == 0 {
      chunks.remove(at: index)
      return true
    }
    for neighbor in [index + 1, index - 1] where chunks.indices.contains(neighbor) {
      let other = chunks[neighbor]
      guard other.count + chunk.count <= Self.capacity * 3 / 4 else { continue }
      let (first, second) = neighbor > index ? (chunk, other) : (other, chunk)
      first.absorb(second)
      chunks.remove(at: max(index, neighbor))
      return true
    }
    return false
  }

  /// Updates the tables and the chunks' indexes, starting at one chunk.
  private func rebuild(from first: Int) {
    if chunks.count > room { grow() }
    filled = chunks.count
    updateDensity()
    var start = first > 0 ? Int(starts[first - 1]) + chunks[first - 1].count : 0
    for index in first..<max(chunks.count, first) {
      let chunk = chunks[index]
      chunk.index = index
      starts[index] = Int32(truncatingIfNeeded: start)
      bases[index] = chunk.base
      start += chunk.count
    }
  }

  private func grow() {
    let wanted = max(room * 2, chunks.count)
    let newStarts = UnsafeMutablePointer<Int32>.allocate(capacity: wanted)
    let newBases = UnsafeMutablePointer<UnsafeMutablePointer<AnyModel>>.allocate(capacity: wanted)
    newStarts.initialize(repeating: 0, count: wanted)
    newStarts.update(from: starts, count: filled)
    for index in 0..<filled { (newBases + index).initialize(to: bases[index]) }
    starts.deallocate()
    bases.deallocate()
    starts = newStarts
    bases = newBases
    room = wanted
  }
}
