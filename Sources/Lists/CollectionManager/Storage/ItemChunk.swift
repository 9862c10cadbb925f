import Basics

/// A chunk of up to 256 neighboring items of a list, in uninitialized memory that it manages itself.
final class ItemChunk {
  /// The list that owns the chunk.
  @Unowned var list: ItemList
  /// The index of the chunk in the list.
  @exclusivity(unchecked) var index: Int
  /// The address of the first of `count` items; changes when there are more items than fit.
  @exclusivity(unchecked) private(set) var base: UnsafeMutablePointer<AnyModel>
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private var room: Int

  init(list: ItemList, index: Int, room: Int = 4) {
    self.list = list
    self.index = index
    self.room = max(room, 1)
    base = .allocate(capacity: self.room)
  }

  deinit {
    detachModels()
    base.deinitialize(count: count)
    base.deallocate()
  }

  var items: UnsafeBufferPointer<AnyModel> { UnsafeBufferPointer(start: base, count: count) }

  /// Clears the chunk of all items.
  func detachModels() { for model in items { model.chunk = nil } }

  /// Returns the index of an item of this chunk, searching outward from where it was last found.
  func slot(of model: AnyModel) -> Int {
    var low = min(Int(model.slot), count - 1)
    var high = low + 1
    while low >= 0 || high < count {
      if low >= 0 {
        if base[low] === model {
          model.slot = Int32(truncatingIfNeeded: low)
          return low
        }
        low -= 1
      }
      if high < count {
        if base[high] === model {
          model.slot = Int32(truncatingIfNeeded: high)
          return high
        }
        high += 1
      }
    }
    return 0
  }

  func insert(_ model: AnyModel, at slot: Int) {
    reserve(count + 1)
    model.chunk = self
    model.slot = Int32(truncatingIfNeeded: slot)
    (base + slot + 1).moveInitialize(from: base + slot, count: count - slot)
    (base + slot).initialize(to: model)
    count += 1
  }

  private func reserve(_ wanted: Int) {
    if wanted <= room { return }
    // One more than a list keeps in a chunk: the item that causes a split.
    room = max(wanted, min(room * 2, ItemList.capacity + 1))
    let larger = UnsafeMutablePointer<AnyModel>.allocate(capacity: room)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
  }

  func fill(_ models: ArraySlice<AnyModel>) { for model in models { insert(model, at: count) } }

  func remove(at slot: Int) -> AnyModel {
    let model = (base + slot).move()
    count -= 1
    (base + slot).moveInitialize(from: base + slot + 1, count: count - slot)
    model.chunk = nil
    return model
  }

  func replace(at slot: Int, with model: AnyModel) -> AnyModel {
    let old = base[slot]
    old.chunk = nil
    model.chunk = self
    model.slot = Int32(truncatingIfNeeded: slot)
    base[slot] = model
    return old
  }

  /// Moves the upper half of the items to a new chunk.
  func split(list: ItemList) -> ItemChunk {
    let upper = ItemChunk(list: list, index: index + 1, room: ItemList.capacity)
    upper.take(from: self, first: count / 2)
    return upper
  }

  /// Moves all items of the next chunk into this one; the caller ensures that they fit.
  func absorb(_ other: ItemChunk) { take(from: other, first: 0) }

  private func take(from other: ItemChunk, first: Int) {
    let taken = other.count - first
    reserve(count + taken)
    (base + count).moveInitialize(from: other.base + first, count: taken)
    other.count = first
    for slot in count..<count + taken {
      base[slot].chunk = self
      base[slot].slot = Int32(truncatingIfNeeded: slot)
    }
    count += taken
  }
}
