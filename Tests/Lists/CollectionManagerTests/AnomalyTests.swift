import CollectionManager
import Diffing
import Testing

@Suite("Errors and anomalies")
struct AnomalyTests {
  @Test("DT-116, DT-117: errors say what was wrong, however they are caught")
  func errors() {
    let recorded = Recorded()
    do {
      try recorded.storage.insertItem(1, to: at(0, 4))
    } catch {
      #expect("\(error)" == "The path 0/4 lies behind the end of its section.")
    }
    func general() throws { try recorded.storage.removeItem("x") }
    do {
      try general()
    } catch {
      #expect("\(error)" == "No item equals x.")
    }
    #expect("\(MemoryStorageError.batchInsertionFailed(reason: .itemsCountMismatch))".contains("paths"))
    #expect("\(MemoryStorageError.insertionFailed(reason: .invalidIndexPath(at(-1, 0))))".contains("-1/0"))
  }

  @Test("DT-119: an action replaces the default one")
  func action() {
    let recorded = Recorded()
    #expect(!recorded.storage.moveItem(at: at(0, 0), to: at(0, 1)))
    #expect(recorded.anomalies == [.moveItemFailedItemNotFound(indexPath: at(0, 0))])
  }

  @Test("DT-120: silenced anomalies are dropped, others are received, and silencers add up")
  func silence() {
    let recorded = Recorded()
    let handler = recorded.storage.anomalyHandler
    handler.silenceAnomaly(.moveItemFailedItemNotFound(indexPath: at(0, 0)))
    handler.silenceAnomaly { if case .removeItemFailedItemNotFound = $0 { true } else { false } }
    recorded.storage.moveItem(at: at(0, 0), to: at(0, 1))
    try? recorded.storage.removeItem(4)
    #expect(recorded.anomalies.isEmpty)
    recorded.storage.moveItem(at: at(0, 1), to: at(0, 1))
    #expect(recorded.anomalies.count == 1)
  }

  @Test("DT-121: each anomaly explains itself with its numbers")
  func explanations() {
    let list: [(MemoryStorageAnomaly, [String])] = [
      (.insertionIndexPathTooBig(indexPath: at(0, 5), countOfElementsInSection: 2), ["0/5", "2"]),
      (.batchInsertionItemCountMismatch(itemsCount: 3, indexPathsCount: 1), ["3", "1"]),
      (.replaceItemFailedItemNotFound(itemDescription: "pear"), ["pear"]),
      (.removeItemFailedItemNotFound(itemDescription: "plum"), ["plum"]),
      (.moveItemFailedItemNotFound(indexPath: at(3, 1)), ["3/1"]),
      (.moveItemFailedIndexPathTooBig(indexPath: at(1, 9), countOfElementsInSection: 4), ["1/9", "4"]),
      (
        .moveItemFailedInvalidIndexPaths(
          sourceIndexPath: at(0, 1), destinationIndexPath: at(2, 3), sourceElementsInSection: 5,
          destinationElementsInSection: 6), ["0/1", "2/3", "5", "6"]
      ),
      (.sectionOutOfRange(section: -1, limit: 10), ["-1", "10"]),
    ]
    for (anomaly, words) in list {
      for word in words { #expect(anomaly.explanation.contains(word)) }
    }
  }
}
