/// The items of a section, in order: a list in which any item can be inserted, removed, reached by position or asked
/// for its position in time that hardly grows with their number.
///
/// Items lie in chunks of up to 256, and each item knows its chunk. The positions at which chunks start are kept as
/// plain numbers: an insertion raises those behind it, many at a time, and a position is found by a guess, because
/// chunks are about equally long, and a few steps from there. With 100,000 items that is faster than a tree of sums.
final class ItemList {
  /// The section the items belong to; it owns the list.
  unowned(unsafe) var section: SectionModel?
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private var chunks: ContiguousArray<ItemChunk> = []
  /// The position of the first item of each chunk.
  @exclusivity(unchecked) private var starts: ContiguousArray<Int32> = []

  static let capacity = 256

  init() {}

  init(_ models: [AnyModel]) { append(models) }

  // MARK: - Reading

  /// The item at a position that exists.
  subscript(position: Int) -> AnyModel {
    let place = chunk(at: position)
    return chunks[place].items[position - Int(starts[place])]
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

  /// The position of an item that lies in this list.
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
    let place = chunk(at: position)
    let chunk = chunks[place]
    chunk.insert(model, at: position - Int(starts[place]))
    count += 1
    if chunk.items.count > Self.capacity {
      chunks.insert(chunk.split(list: self), at: place + 1)
      rebuild(from: place)
    } else {
      shift(after: place, by: 1)
    }
  }

  private func append(_ model: AnyModel) {
    if let last = chunks.last, last.items.count < Self.capacity {
      last.insert(model, at: last.items.count)
    } else {
      let chunk = ItemChunk(list: self, index: chunks.count)
      chunk.insert(model, at: 0)
      chunks.append(chunk)
      starts.append(Int32(truncatingIfNeeded: count))
    }
    count += 1
  }

  /// Adds items at the end, leaving room in each chunk.
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
      let chunk = ItemChunk(list: self, index: chunks.count)
      chunk.fill(models[next..<end])
      chunks.append(chunk)
      next = end
    }
    count += models.count
    rebuild(from: max(first - 1, 0))
  }

  @discardableResult
  func remove(at position: Int) -> AnyModel {
    let place = chunk(at: position)
    let chunk = chunks[place]
    let model = chunk.remove(at: position - Int(starts[place]))
    count -= 1
    if chunk.items.count < Self.capacity / 4, shrink(place) {
      rebuild(from: max(place - 1, 0))
    } else {
      shift(after: place, by: -1)
    }
    return model
  }

  /// Puts another item in the place of the one at `position`, which it returns.
  func replace(at position: Int, with model: AnyModel) -> AnyModel {
    let place = chunk(at: position)
    return chunks[place].replace(at: position - Int(starts[place]), with: model)
  }

  func removeAll() {
    for chunk in chunks { chunk.letGo() }
    chunks.removeAll()
    starts.removeAll()
    count = 0
  }

  // MARK: - Chunks

  /// The chunk that holds a position that exists.
  private func chunk(at position: Int) -> Int {
    starts.withUnsafeBufferPointer { starts in
      // Never beyond the last chunk, because the position is below the count.
      var place = Int(Double(position) * Double(starts.count) / Double(count))
      let target = Int32(truncatingIfNeeded: position)
      var steps = 0
      while starts[place] > target {
        place -= 1
        steps += 1
        if steps > 8 { return Self.search(starts, target) }
      }
      while place + 1 < starts.count, starts[place + 1] <= target {
        place += 1
        steps += 1
        if steps > 8 { return Self.search(starts, target) }
      }
      return place
    }
  }

  /// The last chunk that starts at the target or before.
  private static func search(_ starts: UnsafeBufferPointer<Int32>, _ target: Int32) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= target { low = middle } else { high = middle }
    }
    return low
  }

  private func shift(after place: Int, by delta: Int32) {
    starts.withUnsafeMutableBufferPointer { starts in
      var index = place + 1
      while index < starts.count {
        starts[index] &+= delta
        index += 1
      }
    }
  }

  /// Removes a chunk that is empty, or empties it into a neighbour with room; `false` if there is none.
  private func shrink(_ place: Int) -> Bool {
    let chunk = chunks[place]
    if chunk.items.isEmpty {
      chunks.remove(at: place)
      return true
    }
    for neighbour in [place + 1, place - 1] where chunks.indices.contains(neighbour) {
      let other = chunks[neighbour]
      guard other.items.count + chunk.items.count <= Self.capacity * 3 / 4 else { continue }
      let (first, second) = neighbour > place ? (chunk, other) : (other, chunk)
      first.absorb(second)
      chunks.remove(at: max(place, neighbour))
      return true
    }
    return false
  }

  /// Numbers the chunks from one on, and their starts.
  private func rebuild(from place: Int) {
    starts.removeLast(max(starts.count - place, 0))
    var start = place > 0 ? Int(starts[place - 1]) + chunks[place - 1].items.count : 0
    for index in place..<max(chunks.count, place) {
      let chunk = chunks[index]
      chunk.index = index
      starts.append(Int32(truncatingIfNeeded: start))
      start += chunk.items.count
    }
  }
}
