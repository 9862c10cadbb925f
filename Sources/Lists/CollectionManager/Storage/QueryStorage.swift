public import CollectionKit
public import Diffing

/// A query that a database keeps up to date: sections of records, with optional names.
public protocol SectionedQuery: AnyObject {
  /// The number of sections.
  var numberOfSections: Int { get }
  /// Returns the number of records of a section.
  func numberOfItems(inSection section: Int) -> Int
  /// Returns the record at an existing path.
  func item(at path: ItemPath) -> AnyModel
  /// Returns the name of a section; `nil` if it has none.
  func sectionName(_ section: Int) -> String?
}

/// A change of a query in a transaction. Old positions are counted before the transaction, new ones after it.
public enum QueryChange: Equatable, Sendable {
  /// A section was inserted.
  case insertSection(Int)
  /// A section was deleted.
  case deleteSection(Int)
  /// A section's content changed.
  case updateSection(Int)
  /// A record was inserted.
  case insertItem(ItemPath)
  /// A record was deleted.
  case deleteItem(ItemPath)
  /// A record moved; if both paths are equal, it was updated.
  case moveItem(from: ItemPath, to: ItemPath)
  /// A record's content changed. `to` is its current path if the database reports one that differs.
  case updateItem(from: ItemPath, to: ItemPath?)
}

/// A storage of the records of a query. Pass on the changes that the database reports between `willChangeContent()` and
/// `didChangeContent()`, in any order; each transaction is delivered as one update.
///
/// A moved record is deleted and inserted, because it may need another cell.
public final class QueryStorage: BaseStorage {
  private let query: any SectionedQuery
  private var pending: [QueryChange] = []
  /// The kinds for which a section's name is the model at index 0, unless a provider answers; by default, the headers
  /// of flow layouts and tables.
  public var displaySectionNameForSupplementaryKinds: [SupplementaryKind] = [.sectionHeader, .tableHeader]

  /// Creates a storage of a query.
  public init(query: any SectionedQuery) {
    self.query = query
    super.init()
  }

  /// The number of sections.
  public override var numberOfSections: Int { query.numberOfSections }

  /// Returns the number of records of a section; 0 for a section that does not exist.
  public override func numberOfItems(inSection section: Int) -> Int {
    (0..<query.numberOfSections).contains(section) ? query.numberOfItems(inSection: section) : 0
  }

  /// Returns the record at a path; `nil` if there is none.
  public override func item(at path: ItemPath) -> AnyModel? {
    (0..<numberOfItems(inSection: path.section)).contains(path.item) ? query.item(at: path) : nil
  }

  /// Returns the name of the section, for kinds that show it.
  public override func storedSupplementaryModel(ofKind kind: SupplementaryKind, forSectionAt path: ItemPath)
    -> AnyModel?
  {
    guard path.item == 0, displaySectionNameForSupplementaryKinds.contains(kind) else { return nil }
    if kind == supplementaryHeaderKind, headerModelProvider != nil { return nil }
    if kind == supplementaryFooterKind, footerModelProvider != nil { return nil }
    guard (0..<query.numberOfSections).contains(path.section) else { return nil }
    return query.sectionName(path.section).map { ModelBox($0) }
  }

  /// Begins a transaction.
  public func willChangeContent() { pending = [] }

  /// Adds a change to the transaction.
  public func didChange(_ change: QueryChange) { pending.append(change) }

  /// Ends the transaction and reports it as one update. The query must already return the result.
  public func didChangeContent() {
    let changes = pending
    pending = []
    startUpdate()
    record { builder in for change in QueryChange.steps(changes) { builder.append(change) } }
    finishUpdate()
  }
}

extension QueryChange {
  /// Returns the changes of a transaction as ordered steps: deletions, then insertions, then updates.
  static func steps(_ changes: [QueryChange]) -> [CollectionChange] {
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var updatedSections: [Int] = []
    var deleted: [ItemPath] = []
    var inserted: [ItemPath] = []
    var updated: [ItemPath] = []
    for change in changes {
      switch change {
      case .insertSection(let index): insertedSections.append(index)
      case .deleteSection(let index): deletedSections.append(index)
      case .updateSection(let index): updatedSections.append(index)
      case .insertItem(let path): inserted.append(path)
      case .deleteItem(let path): deleted.append(path)
      case .moveItem(let from, let to):
        if from == to {
          updated.append(from)
        } else {
          deleted.append(from)
          inserted.append(to)
        }
      case .updateItem(let from, let to):
        if let to, to != from {
          deleted.append(from)
          inserted.append(to)
        } else {
          updated.append(from)
        }
      }
    }
    // Items of a deleted section are deleted with it.
    deleted.removeAll { deletedSections.contains($0.section) }
    var steps: [CollectionChange] = []
    if !deleted.isEmpty { steps.append(.deleteItems(deleted.sorted())) }
    if !deletedSections.isEmpty { steps.append(.deleteSections(deletedSections.sorted())) }
    if !insertedSections.isEmpty { steps.append(.insertSections(insertedSections.sorted())) }
    if !inserted.isEmpty { steps.append(.insertItems(inserted.sorted())) }
    let batch = StorageUpdate(steps).batch()
    let shown = updated.compactMap { batch.newPath(of: $0) }
    if !shown.isEmpty { steps.append(.updateItems(shown.sorted())) }
    let shownSections = updatedSections.compactMap { batch.newSection(of: $0) }
    if !shownSections.isEmpty { steps.append(.updateSections(shownSections.sorted())) }
    return steps
  }
}
