public import Almanac
public import AlmanacLists
public import GRDB

/// A storage of the records that a request finds in an SQLite database.
///
/// `follow(_:on:)` shows the records and reports each transaction that changes them as one update, compared by identity
/// and content, with moves. `refresh(from:)` does so once per call, on the thread of the storage. Records with the same
/// section name form a section; sections are in the order in which the request first finds their names. The name is the
/// model of the section's header, unless a provider returns another.
///
/// ```swift
/// let storage = DatabaseStorage<Player> { try Player.order(Column("name")).fetchAll($0) }
/// try storage.follow(database)
/// manager.storage = storage
/// ```
public final class DatabaseStorage<Record: Identifiable & Equatable>: BaseStorage {
  let request: @Sendable (Database) throws -> [Record]
  private let sectionName: ((Record) -> String)?
  private var content: [KeyedSection<String, Record>] = []
  /// Shows the records read after transactions of the followed database.
  var pending: (() -> Void)?
  /// The observer that reads the records.
  var followed: AnyObject?

  /// Creates an empty storage; `follow(_:on:)` or `refresh(from:)` fills it.
  ///
  /// - Parameters:
  ///   - sectionName: Returns the section name of a record; `nil`, the default, for one section without a name.
  ///   - request: Finds the records; also called on the thread of the database.
  public init(sectionName: ((Record) -> String)? = nil, request: @escaping @Sendable (Database) throws -> [Record]) {
    self.request = request
    self.sectionName = sectionName
    super.init()
  }

  /// Runs the request and reports the differences as one update. If it throws, the storage keeps its records.
  public func refresh(from reader: any DatabaseReader) throws { setRecords(try reader.read(request)) }

  /// Shows records found elsewhere, for example by a `ValueObservation`, and reports the differences as one update.
  public func setRecords(_ records: [Record]) {
    let sections = grouped(records)
    let update = StorageUpdate.sectioned(
      content, sections, movesBetweenSections: true, itemKey: { $0.id }, isSame: ==)
    content = sections
    startUpdate()
    record { builder in for change in update.changes { builder.append(change) } }
    finishUpdate()
  }

  /// Stops reporting transactions; the records remain.
  public func stopFollowing() {
    pending = nil
    followed = nil
  }

  func takePending() { pending?() }

  private func grouped(_ records: [Record]) -> [KeyedSection<String, Record>] {
    guard let sectionName else { return [KeyedSection(key: "", items: records)] }
    var sections: [KeyedSection<String, Record>] = []
    var indices: [String: Int] = [:]
    for record in records {
      let name = sectionName(record)
      if let index = indices[name] {
        sections[index].items.append(record)
      } else {
        indices[name] = sections.count
        sections.append(KeyedSection(key: name, items: [record]))
      }
    }
    return sections
  }

  // MARK: - Content

  /// The number of sections.
  public override var numberOfSections: Int { content.count }

  /// Returns the number of records in a section; 0 for a section that does not exist.
  public override func numberOfItems(inSection section: Int) -> Int {
    content.indices.contains(section) ? content[section].items.count : 0
  }

  /// Returns the record at a path; `nil` if there is none.
  public override func item(at path: ItemPath) -> AnyModel? {
    guard content.indices.contains(path.section) else { return nil }
    let records = content[path.section].items
    return records.indices.contains(path.item) ? ModelBox(records[path.item]) : nil
  }

  /// Returns the name of a section as the model of its header; `nil` for other kinds and without section names.
  public override func storedSupplementaryModel(ofKind kind: SupplementaryKind, forSectionAt path: ItemPath)
    -> AnyModel?
  {
    guard kind == supplementaryHeaderKind, headerModelProvider == nil, sectionName != nil, path.item == 0 else {
      return nil
    }
    return content.indices.contains(path.section) ? ModelBox(content[path.section].key) : nil
  }
}
