import CollectionKit
import CollectionManager
import Diffing
import Geometry
import TestSupport
import Testing
import ViewKit

@Suite("The list of the documentation")
struct DocumentedListTests {
  struct Entry: Identifiable, Hashable {
    var id: Int
    var title: String
  }

  final class EventRow: ReusableView, ModelTransfer {
    func update(with event: Entry) { text = event.title }
    override func preferredHeight(forWidth width: Double) -> Double? { text.isEmpty ? 28 : 44 }
  }

  final class DayHeader: ReusableView, ModelTransfer {
    func update(with day: String) { text = day }
  }

  @Test("the list of the guide shows events, selects and opens them, and follows its storage")
  func events() throws {
    var log: [String] = []
    let list = CollectionView(layout: .list(ListLayout(rowHeight: .selfSizing(estimated: 44))))
    list.label = "Events"
    list.emptyView = View()
    let manager = CollectionManager(managing: list)
    manager.register(EventRow.self) { mapping in
      mapping.didSelect { _, event, _ in log.append("select \(event.title)") }
      mapping.canPerformPrimaryAction { _, _, _ in true }
      mapping.performPrimaryAction { _, event, _ in log.append("open \(event.title)") }
    }
    manager.registerHeader(DayHeader.self)
    let harness = ViewHarness(root: list)
    harness.settle()
    #expect(list.emptyView?.isHidden == false)
    manager.memoryStorage.setItems([Entry(id: 1, title: "Lunch"), Entry(id: 2, title: "Talk")])
    manager.memoryStorage.setSectionHeaderModels(["Monday"])
    harness.settle()
    #expect(list.cell(at: at(0, 1))?.frameInWindow == Rect(x: 0, y: 72, width: 400, height: 44))
    for count in 1...2 {
      for phase in [PointerEvent.Phase.down, .up] {
        harness.window.send(
          .pointer(
            PointerEvent(phase: phase, location: Point(x: 50, y: 80), time: harness.now, clickCount: count)))
      }
    }
    #expect(log == ["select Talk", "open Talk"])
    try manager.memoryStorage.removeItem(withID: 1, of: Entry.self)
    harness.advance(seconds: 1)
    #expect(list.cell(at: at(0, 0))?.text == "Talk" && list.selectedPaths == [at(0, 0)])
    #expect(list.cell(at: at(0, 0))?.frameInWindow.minY == 28)
  }
}
