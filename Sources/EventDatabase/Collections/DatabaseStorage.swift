public import Almanac
public import GRDB

/// A storage of what a request finds in an SQLite database.
///
/// `follow(_:on:)` shows the records and reports each transaction that changes them as one update, by identity and
/// content, with moves; `refresh(from:)` does so once, whenever it is called, on the thread the storage belongs to.
/// Records with the same section name form a section, in the order in which the request finds the names first; the name
/// is the model of its header, unless a provider says otherwise.
public final class DatabaseStorage<Record: Identifiable & Equatable>: BaseStorage {
  let request: @Sendable (Database) throws -> [Record]
  private let sectionName: ((Record) -> String)?
  private var content: [KeyedSection<String, Record>] = []
  /// Shows what was read after transactions of the database that is followed.
  var pending: (() -> Void)?
  /// What reads them.
  var followed: AnyObject?

  /// An empty storage; `follow(_:on:)` or `refresh(from:)` fills it.
  /// - Parameters:
  ///   - sectionName: the section of a record; without, there is one section, which has no name.
  ///   - request: finds the records; also called where the database writes.
  public init(sectionName: ((Record) -> String)? = nil, request: @escaping @Sendable (Database) throws -> [Record]) {
    self.request = request
    self.sectionName = sectionName
    super.init()
  }

  /// Runs the request and reports what differs, as one update. If it fails, the storage stays as it was.
  public func refresh(from reader: any DatabaseReader) throws { setRecords(try reader.read(request)) }

  /// Shows records that were found elsewhere, for instance by a `ValueObservation`, and reports what differs.
  public func setRecords(_ records: [Record]) {
    let sections = grouped(records)
    let update = StorageUpdate.sectioned(
      content, sections, movesBetweenSections: true, itemKey: { $0.id }, isSame: ==)
    content = sections
    startUpdate()
    record { builder in for change in update.changes { builder.append(change) } }
    finishUpdate()
  }

  /// From now on transactions are not reported; the records stay as they are.
  public func stopFollowing() {
    pending = nil
    followed = nil
  }

  func takePending() { pending?() }

  private func grouped(_ records: [Record]) -> [KeyedSection<String, Record>] {
    guard let sectionName else { return [KeyedSection(key: "", items: records)] }
    var sections: [KeyedSection<String, Record>] = []
    var places: [String: Int] = [:]
    for record in records {
      let name = sectionName(record)
      if let place = places[name] {
        sections[place].items.append(record)
      } else {
        places[name] = sections.count
        sections.append(KeyedSection(key: name, items: [record]))
      }
    }
    return sections
  }

  // MARK: - Content

  /// How many sections there are.
  public override var numberOfSections: Int { content.count }

  /// How many records a section has; 0 for a section that does not exist.
  public override func numberOfItems(inSection section: Int) -> Int {
    content.indices.contains(section) ? content[section].items.count : 0
  }

  /// The record at a path; `nil` if there is none.
  public override func item(at path: ItemPath) -> AnyModel? {
    guard content.indices.contains(path.section) else { return nil }
    let records = content[path.section].items
    return records.indices.contains(path.item) ? ModelBox(records[path.item]) : nil
  }

  /// The name of a section, as its header.
  public override func storedSupplementaryModel(ofKind kind: SupplementaryKind, forSectionAt path: ItemPath)
    -> AnyModel?
  {
    guard kind == supplementaryHeaderKind, headerModelProvider == nil, sectionName != nil, path.item == 0 else {
      return nil
    }
    return content.indices.contains(path.section) ? ModelBox(content[path.section].key) : nil
  }
}
