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
