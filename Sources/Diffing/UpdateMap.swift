/// Where everything came from: the result of an update as runs of items that stayed together.
///
/// Nothing needs to be known of how many sections and items there were: what no step touched is one run without end.
/// Positions that cannot be (from a custom storage that reports nonsense) are moved to the nearest that can.
struct UpdateMap {
  /// Longer than any list, and far from overflowing when added to.
  static let endless = Int.max / 4

  /// Items that lay side by side before the update and still do.
  struct ItemRun {
    /// The section before; -1 for inserted items.
    var section: Int
    var item: Int
    var count: Int
    var isMoved = false
    var isUpdated = false

    var isInserted: Bool { section < 0 }
  }

  /// Sections side by side. Only a run of one section can have changed inside.
  struct SectionRun {
    /// The first section before; -1 for inserted ones.
    var origin: Int
    var count: Int
    var items: [ItemRun]?
    var isMoved = false
    var isUpdated = false

    var isInserted: Bool { origin < 0 }
  }

  private(set) var sections: [SectionRun] = [SectionRun(origin: 0, count: endless)]
  private(set) var deletedSections: [Int] = []
  private(set) var deletedItems: [ItemPath] = []

  init(_ update: StorageUpdate) { for change in update.changes { apply(change) } }

  private mutating func apply(_ change: CollectionChange) {
    switch change {
    case .insertSections(let list):
      for index in list.sorted() { insertSection(SectionRun(origin: -1, count: 1, items: []), at: index) }
    case .deleteSections(let list):
      for index in list.sorted(by: >) {
        guard let run = takeSection(index) else { continue }
        if !run.isInserted { deletedSections.append(run.origin) }
        // What came from elsewhere, and goes with this section, is deleted there.
        for items in run.items ?? [] where !items.isInserted && items.section != run.origin { recordDeletion(items) }
      }
    case .updateSections(let list):
      for index in list {
        if let place = isolateSection(index) { sections[place].isUpdated = true }
      }
    case .moveSection(let from, let to):
      guard var run = takeSection(from) else { return }
      run.isMoved = true
      insertSection(run, at: to)
    case .insertItems(let list):
      forEachSection(of: list) { map, place, positions in
        map.sections[place].items = Self.inserting(positions, into: map.sections[place].items ?? [])
      }
    case .deleteItems(let list):
      forEachSection(of: list) { map, place, positions in
        let (stayed, taken) = Self.cutting(positions, outOf: map.sections[place].items ?? [])
        map.sections[place].items = stayed
        for run in taken where !run.isInserted { map.recordDeletion(run) }
      }
    case .updateItems(let list):
      forEachSection(of: list) { map, place, positions in
        map.sections[place].items = Self.updating(positions, in: map.sections[place].items ?? [])
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

  /// The place in `sections` of a run that is just the section at `index`, with its items told apart.
  private mutating func isolateSection(_ index: Int) -> Int? {
    guard let place = splitSections(at: index), place < sections.count else { return nil }
    _ = splitSections(at: index + 1)
    if sections[place].items == nil {
      sections[place].items = [ItemRun(section: sections[place].origin, item: 0, count: Self.endless)]
    }
    return place
  }

  /// Makes a run begin at section `index`; its place, or the end.
  private mutating func splitSections(at index: Int) -> Int? {
    guard index >= 0 else { return nil }
    var start = 0
    for place in sections.indices {
      let run = sections[place]
      if index == start { return place }
      if index < start + run.count {
        sections[place].count = index - start
        sections.insert(
          SectionRun(origin: run.origin + index - start, count: run.count - (index - start)), at: place + 1)
        return place + 1
      }
      start += run.count
    }
    return sections.count
  }

  private mutating func takeSection(_ index: Int) -> SectionRun? {
    guard let place = isolateSection(index) else { return nil }
    return sections.remove(at: place)
  }

  private mutating func insertSection(_ run: SectionRun, at index: Int) {
    guard let place = splitSections(at: max(index, 0)) else { return }
    sections.insert(run, at: place)
  }

  // MARK: - Items

  /// The place among the runs of the section at `place` of a run that is just item `index`.
  private mutating func isolateItem(_ index: Int, in place: Int) -> Int? {
    guard let item = splitItems(at: index, in: place), item < sections[place].items?.count ?? 0 else { return nil }
    _ = splitItems(at: index + 1, in: place)
    return item
  }

  private mutating func splitItems(at index: Int, in place: Int) -> Int? {
    guard index >= 0, let runs = sections[place].items else { return nil }
    var start = 0
    for item in runs.indices {
      let run = runs[item]
      if index == start { return item }
      if index < start + run.count {
        var rest = run
        rest.item += index - start
        rest.count -= index - start
        sections[place].items?[item].count = index - start
        sections[place].items?.insert(rest, at: item + 1)
        return item + 1
      }
      start += run.count
    }
    return runs.count
  }

  private mutating func takeItem(_ path: ItemPath) -> ItemRun? {
    guard let place = isolateSection(path.section), let item = isolateItem(path.item, in: place) else { return nil }
    return sections[place].items?.remove(at: item)
  }

  private mutating func insertItem(_ run: ItemRun, at path: ItemPath) {
    guard let place = isolateSection(path.section) else { return }
    guard let item = splitItems(at: max(path.item, 0), in: place) else { return }
    sections[place].items?.insert(run, at: item)
  }
}

/// Steps with many positions, each done in one walk over the runs of a section. Positions are ascending.
extension UpdateMap {
  /// Calls `body` for each section that paths lie in, with its place and the positions in order. What is negative is
  /// left out.
  private mutating func forEachSection(of paths: [ItemPath], _ body: (inout UpdateMap, Int, [Int]) -> Void) {
    let sorted = paths.sorted()
    var next = 0
    while next < sorted.count {
      let section = sorted[next].section
      var positions: [Int] = []
      while next < sorted.count, sorted[next].section == section {
        let item = sorted[next].item
        if item >= 0, positions.last != item { positions.append(item) }
        next += 1
      }
      if let place = isolateSection(section) { body(&self, place, positions) }
    }
  }

  private static func inserting(_ positions: [Int], into runs: [ItemRun]) -> [ItemRun] {
    var result: [ItemRun] = []
    var next = 0
    var start = 0
    /// Inserts what comes right here.
    func insert() {
      while next < positions.count, positions[next] == start {
        if let last = result.last, last.isInserted, !last.isMoved, !last.isUpdated {
          result[result.count - 1].count += 1
        } else {
          result.append(ItemRun(section: -1, item: 0, count: 1))
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
    // Behind the end: at the end.
    while next < positions.count {
      start = positions[next]
      insert()
    }
    return result
  }

  /// The runs without the items at the positions, and those items, one a run.
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

  /// Calls `body` with all runs in order, those at the positions apart.
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
