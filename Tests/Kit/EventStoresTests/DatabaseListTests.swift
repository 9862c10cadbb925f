import Almanac
import AlmanacLists
import EventDatabase
import Foundation
import GRDB
import TestSupport
import Testing

/// A list of the rows of a database, in a window.
private final class DatabaseScene: @unchecked Sendable {
  final class RowCell: ReusableView, ModelTransfer {
    func update(with row: ItemRow) { text = "\(row.id) \(row.title)" }
    override func preferredHeight(forWidth width: Double) -> Double? { 20 + Double(text.utf8.count) }
  }

  final class NameHeader: ReusableView, ModelTransfer {
    func update(with name: String) { text = name }
  }

  let view: CollectionView
  let manager: CollectionManager
  let harness: ViewHarness
  let storage = DatabaseStorage<ItemRow>(sectionName: { $0.list }) { database in
    try ItemRow.order(Column("list"), Column("place"), Column("id")).fetchAll(database)
  }
  private(set) var anomalies = 0
  private(set) var updates = 0

  init(_ layout: CollectionLayout) {
    view = CollectionView(layout: layout)
    harness = ViewHarness(root: view, size: Size(width: 300, height: 400))
    manager = CollectionManager(managing: view, storage: storage)
    manager.register(RowCell.self)
    manager.registerHeader(NameHeader.self)
    manager.anomalyHandler.anomalyAction = { [unowned self] _ in anomalies += 1 }
    (manager.collectionViewUpdater as? CollectionUpdater)?.didUpdateContent = { [unowned self] _ in updates += 1 }
    harness.settle()
  }

  /// What does not agree with the rows, in words: counts of the storage, cells and headers of the view.
  func differences(from content: [[ItemRow]]) -> [String] {
    var result: [String] = []
    if manager.numberOfSections != content.count { result.append("\(manager.numberOfSections) sections") }
    for (section, rows) in content.enumerated() where manager.numberOfItems(inSection: section) != rows.count {
      result.append("\(manager.numberOfItems(inSection: section)) items in \(section)")
    }
    let shown = view.visiblePaths
    if shown.isEmpty != content.isEmpty { result.append("nothing is shown") }
    for path in shown {
      guard content.indices.contains(path.section), content[path.section].indices.contains(path.item) else {
        result.append("\(path) does not exist")
        continue
      }
      let row = content[path.section][path.item]
      if view.cell(at: path)?.text != "\(row.id) \(row.title)" { result.append("\(path) shows another row") }
      let header = view.supplementaryView(ofKind: .sectionHeader, at: ItemPath(section: path.section, item: 0))
      if let header, header.text != row.list { result.append("\(path.section) has another header") }
    }
    if anomalies > 0 { result.append("\(anomalies) anomalies") }
    result += harness.mirror.violations.map { "\($0)" }
    return result
  }

  /// Lets no time pass, some, or much; may scroll first.
  func wander(_ random: inout SeededGenerator) {
    switch random.next() % 4 {
    case 0: harness.advance(seconds: 0.1)
    case 1: harness.advance(seconds: 2)
    case 2:
      let distance = Double(random.next() % 1_200) - 600
      harness.window.send(.wheel(at: Point(x: 100, y: 100), delta: Point(x: 0, y: distance)))
      harness.tick()
    default: break
    }
    harness.settle(limit: 3)
  }
}

@Suite("Lists of databases")
struct DatabaseListTests {
  private static func layout(_ seed: UInt64) -> CollectionLayout {
    switch seed % 3 {
    case 0:
      .list(ListLayout(rowHeight: .selfSizing(estimated: 30), section: SectionStyle(headerHeight: 24)))
    case 1: .grid(GridLayout(columns: .count(3), lineHeight: .selfSizing(estimated: 30)))
    default: .flow(FlowLayout(itemSize: Size(width: 70, height: 30)))
    }
  }

  @Test(
    "P5, P6, DT-161: after random transactions a list agrees with the tables, however it is scrolled meanwhile",
    arguments: UInt64(1)...6)
  func refreshing(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let queue = try DatabaseQueue()
    try queue.write { try ItemRow.createTable($0) }
    let scene = DatabaseScene(Self.layout(seed))
    for _ in 0..<70 {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let seed = random.next()
        do { try queue.write { try RandomTransaction.run($0, seed: seed) } } catch is RandomTransaction.Abandoned {}
      }
      try scene.storage.refresh(from: queue)
      let content = try queue.read { try ItemRow.sections($0) }
      scene.wander(&random)
      #expect(scene.differences(from: content) == [])
    }
    #expect(scene.updates > 40)
  }

  @Test("P5, P6, DT-161: a list that follows a database shows each transaction as it is delivered", arguments: 1...3)
  func following(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let database = try DatabaseQueue()
    try database.write { try ItemRow.createTable($0) }
    let queue = DispatchQueue(label: "list")
    let scene = queue.sync { DatabaseScene(Self.layout(UInt64(seed))) }
    try queue.sync { try scene.storage.follow(database, on: queue) }
    for _ in 0..<60 {
      let seed = random.next()
      do { try database.write { try RandomTransaction.run($0, seed: seed) } } catch is RandomTransaction.Abandoned {}
      let content = try database.read { try ItemRow.sections($0) }
      // Deliveries come first: the queue is serial.
      var next = random
      let differences = queue.sync {
        scene.wander(&next)
        return scene.differences(from: content)
      }
      random = next
      #expect(differences == [])
    }
    queue.sync { scene.storage.stopFollowing() }
  }
}
