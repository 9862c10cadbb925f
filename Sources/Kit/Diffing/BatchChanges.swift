import Basics

/// An update as a whole: the old positions of deleted sections and items, the new positions of inserted ones, and pairs
/// of both for those that stay.
///
/// Old positions are counted before the whole update, new positions after it. An item that was inserted and deleted
/// again does not appear.
public struct BatchChanges: Equatable, Sendable {
  /// A position before the update and the position after it.
  public struct Pair<Position: Equatable & Sendable>: Equatable, Sendable {
    /// The position before the update.
    public var from: Position
    /// The position after the update.
    public var to: Position

    /// Creates a pair of positions.
    public init(from: Position, to: Position) {
      self.from = from
      self.to = to
    }
  }

  /// The deleted sections, by ascending old indexes.
  public private(set) var deletedSections: [Int]
  /// The inserted sections, by ascending new indexes.
  public private(set) var insertedSections: [Int] = []
  /// The sections to reload.
  public private(set) var updatedSections: [Pair<Int>] = []
  /// The explicitly moved sections, by new index.
  public private(set) var movedSections: [Pair<Int>] = []
  /// The items deleted from sections that stayed, by ascending old paths.
  public private(set) var deletedItems: [ItemPath]
  /// The inserted items, including the items of inserted sections, by ascending new paths.
  public private(set) var insertedItems: [ItemPath] = []
  /// The items to reload, by new path.
  public private(set) var updatedItems: [Pair<ItemPath>] = []
  /// The explicitly moved items, by new path.
  public private(set) var movedItems: [Pair<ItemPath>] = []

  private var runs: [Run] = []
  /// The runs of sections whose items no step touched, with the lengths of the runs.
  private var untouched: [Pair<Int>] = []
  private var untouchedCounts: [Int] = []
  /// The sections whose items a step touched.
  private var touched: [Pair<Int>] = []

  /// A run of items that stayed adjacent.
  private struct Run: Equatable, Sendable {
    var from: ItemPath
    var to: ItemPath
    var count: Int
  }

  init(_ map: UpdateMap) {
    deletedSections = SortKey.sorted(map.deletedSections)
    let gone = deletedSections
    deletedItems = map.deletedItems.filter { path in !gone.contains(path.section) }.ascending()
    var index = 0
    for section in map.sections {
      add(section, at: index)
      index += section.count
    }
  }

  private mutating func add(_ section: UpdateMap.SectionRun, at index: Int) {
    if section.isInserted {
      for offset in 0..<section.count { insertedSections.append(index + offset) }
    } else {
      if section.isUpdated { updatedSections.append(Pair(from: section.origin, to: index)) }
      if section.isMoved { movedSections.append(Pair(from: section.origin, to: index)) }
    }
    guard let items = section.items else {
      untouched.append(Pair(from: section.origin, to: index))
      untouchedCounts.append(section.count)
      return
    }
    if !section.isInserted { touched.append(Pair(from: section.origin, to: index)) }
    if section.isUpdated && !section.isInserted { return }
    var item = 0
    for run in items {
      let to = ItemPath(section: index, item: item)
      if run.isInserted {
        for offset in 0..<run.count { insertedItems.append(ItemPath(section: index, item: item + offset)) }
      } else {
        let from = ItemPath(section: run.section, item: run.item)
        runs.append(Run(from: from, to: to, count: run.count))
        if run.isMoved { movedItems.append(Pair(from: from, to: to)) }
        if run.isUpdated { updatedItems.append(Pair(from: from, to: to)) }
      }
      item += run.count
    }
  }

  /// Returns the current path of the item that was at `path`; `nil` if it was deleted or its section is reloaded.
  public func newPath(of path: ItemPath) -> ItemPath? {
    if let section = section(path.section, { $0.from }, { $0.to }) {
      return ItemPath(section: section, item: path.item)
    }
    for run in runs where run.from.section == path.section {
      let offset = path.item - run.from.item
      if offset >= 0, offset < run.count { return ItemPath(section: run.to.section, item: run.to.item + offset) }
    }
    return nil
  }

  /// Returns the former path of the item that is at `path`; `nil` if it was inserted or its section is reloaded.
  public func oldPath(of path: ItemPath) -> ItemPath? {
    if let section = section(path.section, { $0.to }, { $0.from }) {
      return ItemPath(section: section, item: path.item)
    }
    for run in runs where run.to.section == path.section {
      let offset = path.item - run.to.item
      if offset >= 0, offset < run.count {
        return ItemPath(section: run.from.section, item: run.from.item + offset)
      }
    }
    return nil
  }

  /// Returns the current index of the section that was at `index`; `nil` if it was deleted.
  public func newSection(of index: Int) -> Int? {
    for pair in touched where pair.from == index { return pair.to }
    return section(index, { $0.from }, { $0.to })
  }

  /// Returns the counterpart of a section whose items no step touched.
  private func section(_ index: Int, _ here: (Pair<Int>) -> Int, _ there: (Pair<Int>) -> Int) -> Int? {
    for (position, pair) in untouched.enumerated() {
      let offset = index - here(pair)
      if offset >= 0, offset < untouchedCounts[position] { return there(pair) + offset }
    }
    return nil
  }
}
