/// Up to 256 neighbouring items of a list.
final class ItemChunk {
  /// The list that owns the chunk.
  unowned(unsafe) let list: ItemList
  /// Its place among the chunks of the list.
  @exclusivity(unchecked) var index: Int
  @exclusivity(unchecked) private(set) var items: ContiguousArray<AnyModel> = []

  init(list: ItemList, index: Int) {
    self.list = list
    self.index = index
  }

  deinit { letGo() }

  /// The items no longer lie anywhere.
  func letGo() { for model in items { model.chunk = nil } }

  /// Where an item of this chunk lies: looked for around the place it was last seen.
  func slot(of model: AnyModel) -> Int {
    let hint = min(Int(model.slot), items.count - 1)
    return items.withUnsafeBufferPointer { items in
      var low = hint
      var high = hint + 1
      while low >= 0 || high < items.count {
        if low >= 0 {
          if items[low] === model {
            model.slot = Int32(truncatingIfNeeded: low)
            return low
          }
          low -= 1
        }
        if high < items.count {
          if items[high] === model {
            model.slot = Int32(truncatingIfNeeded: high)
            return high
          }
          high += 1
        }
      }
      return 0
    }
  }

  func insert(_ model: AnyModel, at slot: Int) {
    model.chunk = self
    model.slot = Int32(truncatingIfNeeded: slot)
    items.insert(model, at: slot)
  }

  func fill(_ models: ArraySlice<AnyModel>) {
    items.reserveCapacity(models.count)
    for model in models {
      model.chunk = self
      model.slot = Int32(truncatingIfNeeded: items.count)
      items.append(model)
    }
  }

  func remove(at slot: Int) -> AnyModel {
    let model = items.remove(at: slot)
    model.chunk = nil
    return model
  }

  func replace(at slot: Int, with model: AnyModel) -> AnyModel {
    let old = items[slot]
    old.chunk = nil
    model.chunk = self
    model.slot = Int32(truncatingIfNeeded: slot)
    items[slot] = model
    return old
  }

  /// Moves the upper half of the items to a new chunk.
  func split(list: ItemList) -> ItemChunk {
    let middle = items.count / 2
    let upper = ItemChunk(list: list, index: index + 1)
    upper.fill(ArraySlice(items[middle...]))
    items.removeLast(items.count - middle)
    return upper
  }

  /// Takes over all items of the chunk behind this one.
  func absorb(_ other: ItemChunk) {
    for model in other.items {
      model.chunk = self
      model.slot = Int32(truncatingIfNeeded: items.count)
      items.append(model)
    }
    other.items.removeAll()
  }
}
