public import Basics

extension ListDifference {
  /// Returns the difference of two lists that are both sorted by unique keys, by a single merge without a table. There
  /// are no moves.
  ///
  /// Takes time proportional to the lengths of the lists, with one comparison of keys for each element that stayed.
  ///
  /// - Parameters:
  ///   - key: The identity of an element, and the strictly ascending order of both lists. If the order is not
  ///     ascending, the result still leads from the old list to the new one as long as equal keys mean the same
  ///     element, but may be longer than necessary.
  ///   - isSame: Whether two elements with the same key also have the same content.
  @inlinable
  public static func sorted<Element, Key: Comparable>(
    _ old: [Element], _ new: [Element], key: (Element) -> Key, isSame: (Element, Element) -> Bool
  ) -> ListDifference {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        merging(
          old.count, new.count, oldKey: { key(old[$0]) }, newKey: { key(new[$0]) }, isSame: { isSame(old[$0], new[$1]) }
        )
      }
    }
  }

  /// Returns the difference of two sorted lists, where equal elements have the same content.
  ///
  /// Elements with identical bytes count as the same, so their keys and strings are not compared: most elements of most
  /// lists are unchanged. A value that is not equal to itself, such as NaN, counts as unchanged while its bytes are the
  /// same.
  ///
  /// - Parameter key: The identity of an element, and the strictly ascending order of both lists, as above.
  @inlinable
  public static func sorted<Element: Equatable, Key: Comparable>(
    _ old: [Element], _ new: [Element], key: (Element) -> Key
  ) -> ListDifference {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let oldBytes = UnsafeRawPointer(old.baseAddress)
        let newBytes = UnsafeRawPointer(new.baseAddress)
        let (size, stride) = (MemoryLayout<Element>.size, MemoryLayout<Element>.stride)
        return merging(
          old.count, new.count,
          isIdentical: { from, to in
            guard let oldBytes, let newBytes else { return false }
            return (oldBytes + from * stride).hasSameBytes(as: newBytes + to * stride, count: size)
          }, oldKey: { key(old[$0]) }, newKey: { key(new[$0]) }, isSame: { old[$0] == new[$1] })
      }
    }
  }

  /// Returns the difference of two sorted lists that store their keys in separate columns, which is faster still:
  /// contents are accessed only by position, and only for elements that stayed.
  ///
  /// - Parameters:
  ///   - oldKeys: The keys before, strictly ascending.
  ///   - newKeys: The keys now, strictly ascending.
  ///   - isSame: Whether the elements at an old and a new position have the same content, for instance the same
  ///     version.
  @inlinable
  public static func sorted<Key: Comparable>(
    _ oldKeys: [Key], _ newKeys: [Key], isSame: (Int, Int) -> Bool
  ) -> ListDifference {
    oldKeys.withUnsafeBufferPointer { old in
      newKeys.withUnsafeBufferPointer { new in
        merging(old.count, new.count, oldKey: { old[$0] }, newKey: { new[$0] }, isSame: isSame)
      }
    }
  }

  /// Merges two lists by their keys; the parameters are positions in the old and in the new list.
  ///
  /// - Parameters:
  ///   - isIdentical: Whether two elements are known to be the same before their keys are compared.
  ///   - isSame: Whether two elements with the same key also have the same content.
  @inlinable @inline(__always)
  static func merging<Key: Comparable>(
    _ oldCount: Int, _ newCount: Int, isIdentical: (Int, Int) -> Bool = { _, _ in false }, oldKey: (Int) -> Key,
    newKey: (Int) -> Key, isSame: (Int, Int) -> Bool
  ) -> ListDifference {
    var result = ListDifference(oldCount: oldCount, newCount: newCount)
    var from = 0
    var to = 0
    while from < oldCount, to < newCount {
      if isIdentical(from, to) {
        from += 1
        to += 1
        continue
      }
      let (before, after) = (oldKey(from), newKey(to))
      if before == after {
        if !isSame(from, to) { result.updated.append(Pair(from: from, to: to)) }
        from += 1
        to += 1
      } else if before < after {
        result.deleted.append(from)
        from += 1
      } else {
        result.inserted.append(to)
        to += 1
      }
    }
    result.deleted.append(contentsOf: from..<oldCount)
    result.inserted.append(contentsOf: to..<newCount)
    return result
  }
}
