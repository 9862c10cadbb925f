public import Basics

extension ListDifference {
  /// Returns the difference of two lists in any order, matched by key through a hash table.
  ///
  /// Linear in the lengths of the lists, plus n log n for the part between the common beginning and end if the order
  /// changed: the elements that keep their order are a longest increasing subsequence (Fredman, 1975), so as few as
  /// possible are moved. The table of keys follows Heckel, "A technique for isolating differences between files"
  /// (1978); elements with the same neighbors as before are matched without it. Elements with equal keys are matched
  /// with unchanged neighbors first, the rest in order of appearance.
  ///
  /// - Parameters:
  ///   - key: The identity of an element.
  ///   - isSame: Whether two elements with the same key also have the same content.
  ///   - infersMoves: If `false`, an element that changed its order is deleted and inserted.
  @inlinable
  public static func keyed<Element, Key: Hashable>(
    _ old: [Element], _ new: [Element], infersMoves: Bool = true, key: (Element) -> Key,
    isSame: (Element, Element) -> Bool
  ) -> ListDifference {
    keyed(
      old.count, new.count, infersMoves: infersMoves, isSameKey: { key(old[$0]) == key(new[$1]) },
      oldKey: { key(old[$0]) }, newKey: { key(new[$0]) }, isSame: { isSame(old[$0], new[$1]) })
  }

  /// Returns the difference of two lists in any order, where equal elements have the same content.
  ///
  /// Elements with identical bytes count as the same, as in `sorted(_:_:key:)`; their keys and strings are not
  /// compared.
  ///
  /// - Parameters:
  ///   - key: The identity of an element.
  ///   - infersMoves: If `false`, an element that changed its order is deleted and inserted.
  @inlinable
  public static func keyed<Element: Equatable, Key: Hashable>(
    _ old: [Element], _ new: [Element], infersMoves: Bool = true, key: (Element) -> Key
  ) -> ListDifference {
    old.withUnsafeBytes { oldBytes in
      new.withUnsafeBytes { newBytes in
        let (size, stride) = (MemoryLayout<Element>.size, MemoryLayout<Element>.stride)
        func hasSameBytes(_ from: Int, _ to: Int) -> Bool {
          guard let oldBytes = oldBytes.baseAddress, let newBytes = newBytes.baseAddress else { return true }
          return (oldBytes + from * stride).hasSameBytes(as: newBytes + to * stride, count: size)
        }
        return keyed(
          old.count, new.count, infersMoves: infersMoves,
          isSameKey: { hasSameBytes($0, $1) || key(old[$0]) == key(new[$1]) }, oldKey: { key(old[$0]) },
          newKey: { key(new[$0]) }, isSame: { hasSameBytes($0, $1) || old[$0] == new[$1] })
      }
    }
  }

  /// Returns the difference of two lists that are accessed by position.
  @inlinable
  static func keyed<Key: Hashable>(
    _ oldCount: Int, _ newCount: Int, infersMoves: Bool, isSameKey: (Int, Int) -> Bool, oldKey: (Int) -> Key,
    newKey: (Int) -> Key, isSame: (Int, Int) -> Bool
  ) -> ListDifference {
    var head = 0
    while head < oldCount, head < newCount, isSameKey(head, head) { head += 1 }
    var oldEnd = oldCount
    var newEnd = newCount
    while oldEnd > head, newEnd > head, isSameKey(oldEnd - 1, newEnd - 1) {
      oldEnd -= 1
      newEnd -= 1
    }
    let sources = sources(
      of: head..<newEnd, in: head..<oldEnd, isSame: isSameKey, oldKey: oldKey, newKey: newKey)
    var result = matched(
      sources: sources, head: head, oldEnd: oldEnd, oldCount: oldCount, newCount: newCount, infersMoves: infersMoves)
    result.findUpdates(sources: sources, head: head, newEnd: newEnd, isSame)
    return result
  }

  /// Returns, for each new position of the middle, the old position with the same key, or -1.
  @inlinable
  static func sources<Key: Hashable>(
    of new: Range<Int>, in old: Range<Int>, isSame: (Int, Int) -> Bool, oldKey: (Int) -> Key, newKey: (Int) -> Key
  ) -> [Int32] {
    var sources = [Int32](repeating: -1, count: new.count)
    // Most elements have the same neighbors as before. They are matched by comparison, without a hash; after a
    // difference the lists agree again a few elements further on. Elements that are skipped are matched by hash.
    var passedOld: [Int] = []
    var passedNew: [Int] = []
    var from = old.lowerBound
    var to = new.lowerBound
    // In lists that seldom agree, comparing elements costs more than hashing them.
    var patience = old.count + new.count
    while from < old.upperBound, to < new.upperBound {
      if isSame(from, to) {
        sources[to - new.lowerBound] = Int32(truncatingIfNeeded: from)
        from += 1
        to += 1
        continue
      }
      guard patience > 0 else { break }
      var skipped = (old: 1, new: 1)
      search: for distance in 1...12 {
        for skip in 0...distance {
          let (nextFrom, nextTo) = (from + skip, to + distance - skip)
          guard nextFrom < old.upperBound, nextTo < new.upperBound else { continue }
          patience -= 1
          if isSame(nextFrom, nextTo) {
            skipped = (skip, distance - skip)
            break search
          }
        }
      }
      for index in from..<from + skipped.old { passedOld.append(index) }
      for index in to..<to + skipped.new { passedNew.append(index) }
      from += skipped.old
      to += skipped.new
    }
    passedOld.append(contentsOf: from..<old.upperBound)
    passedNew.append(contentsOf: to..<new.upperBound)
    if passedOld.isEmpty || passedNew.isEmpty { return sources }
    var first: [Key: Int32] = [:]
    first.reserveCapacity(passedOld.count)
    // Further old elements of the same key, as a chain.
    var next = [Int32](repeating: -1, count: passedOld.count)
    for index in passedOld.indices.reversed() {
      next[index] = first.updateValue(Int32(truncatingIfNeeded: index), forKey: oldKey(passedOld[index])) ?? -1
    }
    for index in passedNew {
      guard let slot = first.index(forKey: newKey(index)) else { continue }
      let source = Int(first.values[slot])
      guard source >= 0 else { continue }
      sources[index - new.lowerBound] = Int32(truncatingIfNeeded: passedOld[source])
      first.values[slot] = next[source]
    }
    return sources
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

  /// Returns the deletions, insertions, and moves that follow from the source of each new element of the middle.
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
