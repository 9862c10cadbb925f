/// An update seen as a whole: old positions that go, new positions that come, and pairs of both for what stays.
///
/// Old positions are counted before the whole update, new ones after it. An item that was inserted and deleted again
/// is nowhere in it.
public struct BatchChanges: Equatable, Sendable {
  /// A place before and a place after.
  public struct Pair<Place: Equatable & Sendable>: Equatable, Sendable {
    /// Before the update.
    public var from: Place
    /// After the update.
    public var to: Place

    /// A pair of places.
    public init(from: Place, to: Place) {
      self.from = from
      self.to = to
    }
  }

  /// Sections that went, old indexes ascending.
  public private(set) var deletedSections: [Int]
  /// Sections that came, new indexes ascending.
  public private(set) var insertedSections: [Int] = []
  /// Sections to show anew.
  public private(set) var updatedSections: [Pair<Int>] = []
  /// Sections that were moved by a step of their own, by new index.
  public private(set) var movedSections: [Pair<Int>] = []
  /// Items that went from sections that stayed, old paths ascending.
  public private(set) var deletedItems: [ItemPath]
  /// Items that came, new paths ascending; also those of inserted sections.
  public private(set) var insertedItems: [ItemPath] = []
  /// Items to show anew, by new path.
  public private(set) var updatedItems: [Pair<ItemPath>] = []
  /// Items that were moved by a step of their own, by new path.
  public private(set) var movedItems: [Pair<ItemPath>] = []

  private var runs: [Run] = []
  /// Sections that no step touched inside, in runs, with the lengths of the runs.
  private var untouched: [Pair<Int>] = []
  private var untouchedCounts: [Int] = []
  /// Sections that some step touched inside.
  private var touched: [Pair<Int>] = []

  /// Items that stayed side by side.
  private struct Run: Equatable, Sendable {
    var from: ItemPath
    var to: ItemPath
    var count: Int
  }

  init(_ map: UpdateMap) {
    deletedSections = map.deletedSections.sorted()
    let gone = deletedSections
    deletedItems = map.deletedItems.filter { path in !gone.contains(path.section) }.sorted()
    var index = 0
    for section in map.sections {
      note(section, at: index)
      index += section.count
    }
  }

  private mutating func note(_ section: UpdateMap.SectionRun, at index: Int) {
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

  /// Where the item that was at `path` is now; `nil` if it went, or its section is to be shown anew.
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

  /// Where the item that is at `path` was before; `nil` if it came, or its section is to be shown anew.
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

  /// Where the section that was at `index` is now; `nil` if it went.
  public func newSection(of index: Int) -> Int? {
    for pair in touched where pair.from == index { return pair.to }
    return section(index, { $0.from }, { $0.to })
  }

  /// The counterpart of a section that no step touched inside.
  private func section(_ index: Int, _ here: (Pair<Int>) -> Int, _ there: (Pair<Int>) -> Int) -> Int? {
    for (place, pair) in untouched.enumerated() {
      let offset = index - here(pair)
      if offset >= 0, offset < untouchedCounts[place] { return there(pair) + offset }
    }
    return nil
  }
}
