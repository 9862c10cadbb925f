extension ListDifference {
  /// Returns the difference of two lists in any order, matched by key through a hash table.
  ///
  /// Linear in the lengths of the lists, and n log n in what is left between the common beginning and end where the
  /// order changed: the elements that keep their order are a longest increasing subsequence (Fredman, 1975), so as few
  /// as possible are moved. The table of keys follows Heckel, "A technique for isolating differences between files"
  /// (1978). Elements with equal keys are matched in order of appearance.
  ///
  /// - Parameters:
  ///   - key: identity.
  ///   - isSame: whether two elements of one key also have the same content.
  ///   - infersMoves: without, an element that left the order is deleted and inserted.
  @inlinable
  public static func keyed<Element, Key: Hashable>(
    _ old: [Element], _ new: [Element], infersMoves: Bool = true, key: (Element) -> Key,
    isSame: (Element, Element) -> Bool
  ) -> ListDifference {
    var head = 0
    while head < old.count, head < new.count, key(old[head]) == key(new[head]) { head += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > head, newEnd > head, key(old[oldEnd - 1]) == key(new[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
    }
    // For each new element the old one it was, or -1.
    var sources: [Int32] = []
    if head < newEnd, head < oldEnd {
      var first: [Key: Int32] = [:]
      first.reserveCapacity(oldEnd - head)
      // Further old elements of the same key, as a chain.
      var next = [Int32](repeating: -1, count: oldEnd - head)
      for index in stride(from: oldEnd - 1, through: head, by: -1) {
        next[index - head] = first.updateValue(Int32(truncatingIfNeeded: index), forKey: key(old[index])) ?? -1
      }
      sources.reserveCapacity(newEnd - head)
      for index in head..<newEnd {
        guard let slot = first.index(forKey: key(new[index])) else {
          sources.append(-1)
          continue
        }
        let source = first.values[slot]
        sources.append(source)
        if source >= 0 { first.values[slot] = next[Int(source) - head] }
      }
    } else {
      sources = [Int32](repeating: -1, count: newEnd - head)
    }
    var result = matched(
      sources: sources, head: head, oldEnd: oldEnd, oldCount: old.count, newCount: new.count, infersMoves: infersMoves)
    result.findUpdates(sources: sources, head: head, newEnd: newEnd) { isSame(old[$0], new[$1]) }
    return result
  }

  /// Adds the pairs of the same key whose content differs.
  @inlinable
  mutating func findUpdates(sources: [Int32], head: Int, newEnd: Int, _ isSame: (Int, Int) -> Bool) {
    for index in 0..<head where !isSame(index, index) { updated.append(Pair(from: index, to: index)) }
    var insertion = 0
    for index in head..<newEnd {
      // Inserted although it had a source: a move that was not inferred.
      while insertion < inserted.count, inserted[insertion] < index { insertion += 1 }
      if insertion < inserted.count, inserted[insertion] == index { continue }
      let source = Int(sources[index - head])
      if source >= 0, !isSame(source, index) { updated.append(Pair(from: source, to: index)) }
    }
    let shift = oldCount - newCount
    for index in newEnd..<newCount where !isSame(index + shift, index) {
      updated.append(Pair(from: index + shift, to: index))
    }
  }

  /// Deletions, insertions and moves that follow from the source of each new element of the middle.
  @usableFromInline
  static func matched(
    sources: [Int32], head: Int, oldEnd: Int, oldCount: Int, newCount: Int, infersMoves: Bool
  ) -> ListDifference {
    var result = ListDifference(oldCount: oldCount, newCount: newCount)
    var stays = [Bool](repeating: false, count: oldEnd - head)
    let kept = IncreasingSubsequence.mark(sources)
    for (index, source) in sources.enumerated() {
      if source < 0 || !(kept[index] || infersMoves) {
        result.inserted.append(head + index)
        continue
      }
      stays[Int(source) - head] = true
      if !kept[index] { result.moved.append(Pair(from: Int(source), to: head + index)) }
    }
    for (index, stay) in stays.enumerated() where !stay { result.deleted.append(head + index) }
    return result
  }
}
