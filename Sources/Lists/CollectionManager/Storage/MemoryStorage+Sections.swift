import Basics
public import CollectionKit
import Diffing

extension MemoryStorage {
  /// Inserts a section with its items; ignores indexes beyond the end. A section that belongs to a storage is first
  /// removed from it, without reporting that if it is another storage.
  public func insertSection(_ section: SectionModel, atIndex index: Int) {
    guard (0...numberOfSections).contains(index), section.owner !== list else { return }
    startUpdate()
    list.insert(section, at: index)
    record { builder in
      builder.insertSection(index)
      for item in 0..<section.numberOfItems { builder.insertItem(.init(section: index, item: item)) }
    }
    finishUpdate()
  }

  /// Replaces a section, creating the sections before it if needed. Everything is reloaded.
  public func setSection(_ section: SectionModel, forSection index: Int) {
    guard isWithinReach(index), section.owner !== list else { return }
    startUpdate()
    makeSections(upTo: index)
    list.remove(at: index)
    list.insert(section, at: index)
    setNeedsReloading()
    finishUpdate()
  }

  /// Moves a section so that it ends up at `destination`; missing sections are created.
  public func moveSection(_ source: Int, toSection destination: Int) {
    guard isWithinReach(source), isWithinReach(destination) else { return }
    startUpdate()
    makeSections(upTo: max(source, destination))
    list.move(source, to: destination)
    record { $0.append(.moveSection(from: source, to: destination)) }
    finishUpdate()
  }

  /// Deletes sections with their items, as one update; indexes without a section are ignored.
  public func deleteSections(_ indexes: [Int]) {
    var present: [Int] = []
    for index in SortKey.sorted(indexes) where list[index] != nil && present.last != index { present.append(index) }
    guard !present.isEmpty else { return }
    startUpdate()
    for index in present.reversed() { list.remove(at: index) }
    record { $0.append(.deleteSections(present)) }
    finishUpdate()
  }

  // MARK: - Supplementary models

  /// Stores models of a kind for the sections, starting with the first: for each section, a dictionary from index to
  /// model. Missing sections are created; an empty list clears the kind in all sections. Everything is reloaded.
  public func setSupplementaries<Model>(_ models: [[Int: Model]], forKind kind: SupplementaryKind) {
    setTables(models.map { table in table.mapValues { ModelBox($0) } }, kind)
  }

  private func setTables(_ models: [[Int: AnyModel]], _ kind: SupplementaryKind) {
    guard models.isEmpty || isWithinReach(models.count - 1) else { return }
    startUpdate()
    if models.isEmpty {
      for section in list.sections { section.removeSupplementaries(ofKind: kind) }
    } else {
      makeSections(upTo: models.count - 1)
      for (index, table) in models.enumerated() {
        list.sections[index].removeSupplementaries(ofKind: kind)
        for (position, model) in table { list.sections[index].setSupplementary(model, kind, position) }
      }
    }
    setNeedsReloading()
    finishUpdate()
  }

  /// Stores a header model for each section, starting with the first. Missing sections are created; an empty list
  /// clears all models. Everything is reloaded. See `setsSectionModelsThroughProviders` for a variant that does
  /// neither.
  public func setSectionHeaderModels<Model>(_ models: [Model]) { setHeaders(models.map { ModelBox($0) }) }

  /// Stores header models as above; `nil` means no header.
  public func setSectionHeaderModels<Model>(_ models: [Model?]) {
    setHeaders(models.map { model in model.map { ModelBox($0) } })
  }

  private func setHeaders(_ models: [AnyModel?]) {
    if setsSectionModelsThroughProviders {
      headerModelProvider = Self.provider(models)
    } else if let kind = supplementaryHeaderKind {
      setTables(models.map { model in model.map { [0: $0] } ?? [:] }, kind)
    }
  }

  /// Stores a footer model for each section, starting with the first. Missing sections are created; an empty list
  /// clears all models. Everything is reloaded. See `setsSectionModelsThroughProviders` for a variant that does
  /// neither.
  public func setSectionFooterModels<Model>(_ models: [Model]) { setFooters(models.map { ModelBox($0) }) }

  /// Stores footer models as above; `nil` means no footer.
  public func setSectionFooterModels<Model>(_ models: [Model?]) {
    setFooters(models.map { model in model.map { ModelBox($0) } })
  }

  private func setFooters(_ models: [AnyModel?]) {
    if setsSectionModelsThroughProviders {
      footerModelProvider = Self.provider(models)
    } else if let kind = supplementaryFooterKind {
      setTables(models.map { model in model.map { [0: $0] } ?? [:] }, kind)
    }
  }

  private static func provider(_ models: [AnyModel?]) -> (Int) -> AnyModel? {
    { models.indices.contains($0) ? models[$0] : nil }
  }

  /// Stores the header model of a section, creating it if needed; `nil` clears the model. Everything is reloaded.
  public func setSectionHeaderModel<Model>(_ model: Model?, forSection section: Int) {
    guard let kind = supplementaryHeaderKind else { return }
    setSupplementary(model.map { ModelBox($0) }, kind, section)
  }

  /// Stores the footer model of a section, creating it if needed; `nil` clears the model. Everything is reloaded.
  public func setSectionFooterModel<Model>(_ model: Model?, forSection section: Int) {
    guard let kind = supplementaryFooterKind else { return }
    setSupplementary(model.map { ModelBox($0) }, kind, section)
  }

  private func setSupplementary(_ model: AnyModel?, _ kind: SupplementaryKind, _ section: Int) {
    guard isWithinReach(section) else { return }
    startUpdate()
    makeSections(upTo: section)
    list.sections[section].setSupplementary(model, kind, 0)
    setNeedsReloading()
    finishUpdate()
  }
}
