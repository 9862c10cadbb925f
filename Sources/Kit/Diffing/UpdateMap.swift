import Basics

/// The origins of all sections and items: the result of an update as runs of items that stayed together.
///
/// The numbers of sections and items before the update need not be known: everything that no step touched is one
/// endless run. Impossible positions, from a custom storage with a bug, are moved to the nearest valid ones.
struct UpdateMap {
  /// The length of an endless run: longer than any list, and far from overflow.
  static let endless = Int.max / 4
  /// The origin of inserted sections and items.
  static let noOrigin = -1

  /// Items that were adjacent before the update and still are.
  struct ItemRun {
    /// The section before the update; `noOrigin` for inserted items.
    var section: Int
    var item: Int
    var count: Int
    var isMoved = false
    var isUpdated = false

    var isInserted: Bool { section == UpdateMap.noOrigin }
  }

  /// Adjacent sections. Only a run of one section can have changed inside.
  struct SectionRun {
    /// The first section before the update; `noOrigin` for inserted ones.
    var origin: Int
    var count: Int
    var items: [ItemRun]?
    var isMoved = false
    var isUpdated = false

    var isInserted: Bool { origin == UpdateMap.noOrigin }
  }

  private(set) var sections: [SectionRun] = [SectionRun(origin: 0, count: endless)]
  private(set) var deletedSections: [Int] = []
  private(set) var deletedItems: [ItemPath] = []

  init(_ update: StorageUpdate) { for change in update.changes { apply(change) } }

  private mutating func apply(_ change: CollectionChange) {
    switch change {
    case .insertSections(let list):
      for index in SortKey.sorted(list) {
        insertSection(SectionRun(origin: Self.noOrigin, count: 1, items: []), at: index)
      }
    case .deleteSections(let list):
      for index in SortKey.sorted(list).reversed() {
        guard let run = takeSection(index) else { continue }
        if !run.isInserted { deletedSections.append(run.origin) }
        // Items that came from another section and disappear with this one are deleted there.
        for items in run.items ?? [] where !items.isInserted && items.section != run.origin { recordDeletion(items) }
      }
    case .updateSections(let list):
      for index in list {
        if let slot = isolateSection(index) { sections[slot].isUpdated = true }
      }
    case .moveSection(let from, let to):
      guard var run = takeSection(from) else { return }
      run.isMoved = true
      insertSection(run, at: to)
    case .insertItems(let list):
      forEachSection(of: list) { map, slot, positions in
        map.sections[slot].items = Self.inserting(positions, into: map.sections[slot].items ?? [])
      }
    case .deleteItems(let list):
      forEachSection(of: list) { map, slot, positions in
        let (stayed, taken) = Self.cutting(positions, outOf: map.sections[slot].items ?? [])
        map.sections[slot].items = stayed
        for run in taken where !run.isInserted { map.recordDeletion(run) }
      }
    case .updateItems(let list):
      forEachSection(of: list) { map, slot, positions in
        map.sections[slot].items = Self.updating(positions, in: map.sections[slot].items ?? [])
      }
    case .moveItem(let from, let to):
      guard var run = takeItem(from) else { return }
      run.isMoved = true
      insertItem(run, at: to)
    }
  }

  private mutating func recordDeletion(_ run: ItemRun) {
    deletedItems.append(ItemPath(section: run.section, item: run.item))
  }

  // MARK: - Sections

  /// Splits off a run that contains only the section at `index`, with its items in runs, and returns its position in
  /// `sections`.
  private mutating func isolateSection(_ index: Int) -> Int? {
    guard let slot = splitSections(at: index), slot < sections.count else { return nil }
    _ = splitSections(at: index + 1)
    if sections[slot].items == nil {
      sections[slot].items = [ItemRun(section: sections[slot].origin, item: 0, count: Self.endless)]
    }
    return slot
  }

  /// Makes a run begin at section `index`, and returns its position in `sections`, or the end.
  private mutating func splitSections(at index: Int) -> Int? {
    guard index >= 0 else { return nil }
    var start = 0
    for slot in sections.indices {
      let run = sections[slot]
      if index == start { return slot }
      if index < start + run.count {
        sections[slot].count = index - start
        sections.insert(
          SectionRun(origin: run.origin + index - start, count: run.count - (index - start)), at: slot + 1)
        return slot + 1
      }
      start += run.count
    }
    return sections.count
  }

  private mutating func takeSection(_ index: Int) -> SectionRun? {
    guard let slot = isolateSection(index) else { return nil }
    return sections.remove(at: slot)
  }

  private mutating func insertSection(_ run: SectionRun, at index: Int) {
    guard let slot = splitSections(at: max(index, 0)) else { return }
    sections.insert(run, at: slot)
  }

  // MARK: - Items

  /// Splits off a run that contains only item `index` of the section at `slot`, and returns its position among the
  /// runs.
  private mutating func isolateItem(_ index: Int, in slot: Int) -> Int? {
    guard let item = splitItems(at: index, in: slot), item < sections[slot].items?.count ?? 0 else { return nil }
    _ = splitItems(at: index + 1, in: slot)
    return item
  }

  private mutating func splitItems(at index: Int, in slot: Int) -> Int? {
    guard index >= 0, let runs = sections[slot].items else { return nil }
    var start = 0
    for item in runs.indices {
      let run = runs[item]
      if index == start { return item }
      if index < start + run.count {
        var rest = run
        rest.item += index - start
        rest.count -= index - start
        sections[slot].items?[item].count = index - start
        sections[slot].items?.insert(rest, at: item + 1)
        return item + 1
      }
      start += run.count
    }
    return runs.count
  }

  private mutating func takeItem(_ path: ItemPath) -> ItemRun? {
    guard let slot = isolateSection(path.section), let item = isolateItem(path.item, in: slot) else { return nil }
    return sections[slot].items?.remove(at: item)
  }

  private mutating func insertItem(_ run: ItemRun, at path: ItemPath) {
    guard let slot = isolateSection(path.section) else { return }
    guard let item = splitItems(at: max(path.item, 0), in: slot) else { return }
    sections[slot].items?.insert(run, at: item)
  }
}

/// Steps with many positions, each done in one walk over the runs of a section. Positions are ascending.
extension UpdateMap {
  /// Calls `body` for each section that contains paths, with its position in `sections` and the positions of its items,
  /// in order. Negative positions are left out.
  private mutating func forEachSection(of paths: [ItemPath], _ body: (inout UpdateMap, Int, [Int]) -> Void) {
    let sorted = paths.ascending()
    var next = 0
    while next < sorted.count {
      let section = sorted[next].section
      var positions: [Int] = []
      while next < sorted.count, sorted[next].section == section {
        let item = sorted[next].item
        if item >= 0, positions.last != item { positions.append(item) }
        next += 1
      }
      if let slot = isolateSection(section) { body(&self, slot, positions) }
    }
  }

  private static func inserting(_ positions: [Int], into runs: [ItemRun]) -> [ItemRun] {
    var result: [ItemRun] = []
    var next = 0
    var start = 0
    /// Inserts the items at the current position.
    func insert() {
      while next < positions.count, positions[next] == start {
        if let last = result.last, last.isInserted, !last.isMoved, !last.isUpdated {
          result[result.count - 1].count += 1
        } else {
          result.append(ItemRun(section: UpdateMap.noOrigin, item: 0, count: 1))
        }
        start += 1
        next += 1
      }
    }
    for run in runs {
      var rest = run
      while true {
        insert()
        guard next < positions.count, positions[next] < start + rest.count else { break }
        var head = rest
        head.count = positions[next] - start
        result.append(head)
        start += head.count
        rest.item += head.count
        rest.count -= head.count
      }
      result.append(rest)
      start += rest.count
    }
    // Positions beyond the end are inserted at the end.
    while next < positions.count {
      start = positions[next]
      insert()
    }
    return result
  }

  /// Returns the runs without the items at the positions, and those items, one per run.
  private static func cutting(_ positions: [Int], outOf runs: [ItemRun]) -> (stayed: [ItemRun], taken: [ItemRun]) {
    var stayed: [ItemRun] = []
    var taken: [ItemRun] = []
    splitting(runs, at: positions) { run, isChosen in if isChosen { taken.append(run) } else { stayed.append(run) } }
    return (stayed, taken)
  }

  private static func updating(_ positions: [Int], in runs: [ItemRun]) -> [ItemRun] {
    var result: [ItemRun] = []
    splitting(runs, at: positions) { run, isChosen in
      var run = run
      if isChosen { run.isUpdated = true }
      result.append(run)
    }
    return result
  }

  /// Calls `body` with all runs in order, split at the positions.
  private static func splitting(_ runs: [ItemRun], at positions: [Int], _ body: (ItemRun, Bool) -> Void) {
    var next = 0
    var start = 0
    for run in runs {
      var rest = run
      while next < positions.count, positions[next] < start + rest.count {
        var head = rest
        head.count = positions[next] - start
        if head.count > 0 { body(head, false) }
        var chosen = rest
        chosen.item += head.count
        chosen.count = 1
        body(chosen, true)
        rest.item += head.count + 1
        rest.count -= head.count + 1
        start = positions[next] + 1
        next += 1
      }
      if rest.count > 0 { body(rest, false) }
      start += rest.count
    }
  }
}
