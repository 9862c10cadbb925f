/// The sections of a memory storage. Each section knows its index.
final class SectionList {
  @exclusivity(unchecked) private(set) var sections: ContiguousArray<SectionModel> = []
  /// The tables that find items by value or identity.
  let indexes = ModelIndexes()

  deinit { for section in sections { section.owner = nil } }

  var count: Int { sections.count }

  subscript(index: Int) -> SectionModel? { sections.indices.contains(index) ? sections[index] : nil }

  func index(of section: SectionModel) -> Int? {
    let hint = section.indexHint
    if hint < sections.count, sections[hint] === section { return hint }
    for (index, other) in sections.enumerated() { other.indexHint = index }
    return section.indexHint
  }

  /// Inserts a section. A section that is in another storage, or elsewhere in this one, is removed there first.
  func insert(_ section: SectionModel, at index: Int) {
    if let owner = section.owner, let old = owner.index(of: section) { owner.remove(at: old) }
    let index = min(index, sections.count)
    section.indexHint = index
    section.owner = self
    sections.insert(section, at: index)
    if !indexes.isEmpty {
      section.list.forEach {
        indexes.add($0); return true
      }
    }
  }

  @discardableResult
  func remove(at index: Int) -> SectionModel {
    let section = sections.remove(at: index)
    section.owner = nil
    if !indexes.isEmpty {
      section.list.forEach {
        indexes.remove($0); return true
      }
    }
    return section
  }

  func move(_ from: Int, to: Int) { sections.insert(sections.remove(at: from), at: to) }

  /// Calls `body` with each item, in order, until it returns `false`.
  func forEachItem(_ body: (AnyModel) -> Bool) {
    var continues = true
    for section in sections where continues {
      section.list.forEach { model in
        continues = body(model)
        return continues
      }
    }
  }
}
