/// A strategy for combining new items with old ones.
public struct AccumulationStrategy<Item: Identifiable> {
  /// Combines old items and new items.
  public let accumulate: ([Item], [Item]) -> [Item]

  /// Creates a custom strategy.
  public init(accumulate: @escaping ([Item], [Item]) -> [Item]) { self.accumulate = accumulate }

  /// All old items, then all new ones.
  public static var additive: AccumulationStrategy { AccumulationStrategy { $0 + $1 } }

  /// New items replace old ones of the same identity (the last one wins if there are several); the others are added at
  /// the end.
  public static var updateOldValues: AccumulationStrategy {
    AccumulationStrategy { old, new in
      var items = old
      var indexes: [Item.ID: Int] = [:]
      for (index, item) in old.enumerated() where indexes[item.id] == nil { indexes[item.id] = index }
      for item in new {
        if let index = indexes[item.id] {
          items[index] = item
        } else {
          indexes[item.id] = items.count
          items.append(item)
        }
      }
      return items
    }
  }

  /// Old items whose identity is among the new ones are removed, and new items are added at the end (the last one wins
  /// if there are several).
  public static var deleteOldValues: AccumulationStrategy {
    AccumulationStrategy { old, new in
      var last: [Item.ID: Int] = [:]
      for (index, item) in new.enumerated() { last[item.id] = index }
      var items = old.filter { last[$0.id] == nil }
      for (index, item) in new.enumerated() where last[item.id] == index { items.append(item) }
      return items
    }
  }
}
