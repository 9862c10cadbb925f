public import Basics

extension ListDifference {
  /// Returns the difference of two lists that are both sorted by a key, each key once: one merge of both, no table, no
  /// moves.
  ///
  /// Time is proportional to the lengths of the lists, with one comparison of keys for each element that stayed.
  ///
  /// - Parameters:
  ///   - key: identity, and the order of both lists, strictly ascending. If it is not, the result still leads from the
  ///     old list to the new one as long as equal keys mean the same element, but may be longer than needed.
  ///   - isSame: whether two elements of one key also have the same content.
  @inlinable
  public static func sorted<Element, Key: Comparable>(
    _ old: [Element], _ new: [Element], key: (Element) -> Key, isSame: (Element, Element) -> Bool
  ) -> ListDifference {
    var result = ListDifference(oldCount: old.count, newCount: new.count)
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var from = 0
        var to = 0
        while from < old.count, to < new.count {
          let oldKey = key(old[from])
          let newKey = key(new[to])
          if oldKey == newKey {
            if !isSame(old[from], new[to]) { result.updated.append(Pair(from: from, to: to)) }
            from += 1
            to += 1
          } else if oldKey < newKey {
            result.deleted.append(from)
            from += 1
          } else {
            result.inserted.append(to)
            to += 1
          }
        }
        while from < old.count {
          result.deleted.append(from)
          from += 1
        }
        while to < new.count {
          result.inserted.append(to)
          to += 1
        }
      }
    }
    return result
  }

  /// Returns the difference of two sorted lists whose elements have the same content if they are equal.
  ///
  /// Elements with the same bytes are the same, whatever they consist of, so that neither their keys nor their texts
  /// are looked at: most elements of most lists stay as they were. What is not equal to itself, as not-a-number, counts
  /// as unchanged while its bytes are the same.
  ///
  /// - Parameter key: identity, and the order of both lists, strictly ascending, as above.
  @inlinable
  public static func sorted<Element: Equatable, Key: Comparable>(
    _ old: [Element], _ new: [Element], key: (Element) -> Key
  ) -> ListDifference {
    var result = ListDifference(oldCount: old.count, newCount: new.count)
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let oldBytes = UnsafeRawPointer(old.baseAddress)
        let newBytes = UnsafeRawPointer(new.baseAddress)
        let (size, stride) = (MemoryLayout<Element>.size, MemoryLayout<Element>.stride)
        var from = 0
        var to = 0
        while let oldBytes, let newBytes, from < old.count, to < new.count {
          if (oldBytes + from * stride).hasSameBytes(as: newBytes + to * stride, count: size) {
            from += 1
            to += 1
            continue
          }
          let oldKey = key(old[from])
          let newKey = key(new[to])
          if oldKey == newKey {
            if old[from] != new[to] { result.updated.append(Pair(from: from, to: to)) }
            from += 1
            to += 1
          } else if oldKey < newKey {
            result.deleted.append(from)
            from += 1
          } else {
            result.inserted.append(to)
            to += 1
          }
        }
        result.deleted.append(contentsOf: from..<old.count)
        result.inserted.append(contentsOf: to..<new.count)
      }
    }
    return result
  }

  /// The same for lists that keep their keys in columns of their own, which is faster still: contents are only looked
  /// at through positions, and only of elements that stayed.
  ///
  /// - Parameters:
  ///   - oldKeys: the keys before, strictly ascending.
  ///   - newKeys: the keys now, strictly ascending.
  ///   - isSame: whether the elements at an old and a new position have the same content, for instance the same version.
  @inlinable
  public static func sorted<Key: Comparable>(
    _ oldKeys: [Key], _ newKeys: [Key], isSame: (Int, Int) -> Bool
  ) -> ListDifference {
    var result = ListDifference(oldCount: oldKeys.count, newCount: newKeys.count)
    oldKeys.withUnsafeBufferPointer { old in
      newKeys.withUnsafeBufferPointer { new in
        var from = 0
        var to = 0
        while from < old.count, to < new.count {
          if old[from] == new[to] {
            if !isSame(from, to) { result.updated.append(Pair(from: from, to: to)) }
            from += 1
            to += 1
          } else if old[from] < new[to] {
            result.deleted.append(from)
            from += 1
          } else {
            result.inserted.append(to)
            to += 1
          }
        }
        result.deleted.append(contentsOf: from..<old.count)
        result.inserted.append(contentsOf: to..<new.count)
      }
    }
    return result
  }
}
