import Geometry
import Testing
import ViewKit

@Suite("Reading order of display lists")
struct ReadingOrderTests {
  private func item(
    _ id: Int32, _ depth: Int, states: AccessibilityNode.States = [], owns owned: [Int32] = []
  ) -> DisplayItem {
    DisplayItem(
      id: ViewID(id), depth: depth, frame: .zero,
      accessibility: AccessibilityNode(states: states, owned: owned.map { ViewID($0) }))
  }

  /// Returns the numbers of the views, each with its level.
  private func order(_ list: DisplayList, isSpoken: Bool) -> [[Int]] {
    list.readingOrder(isSpoken: isSpoken).map { [Int(list.items[$0.index].id.rawValue), $0.level] }
  }

  @Test("owned views come after the children of their owner, and the rest in the order of the tree")
  func owned() {
    let list = DisplayList(items: [item(1, 0), item(2, 1, owns: [5]), item(3, 2), item(4, 1), item(5, 1), item(6, 2)])
    let expected = [[1, 0], [2, 1], [3, 2], [5, 2], [6, 3], [4, 1]]
    #expect(order(list, isSpoken: true) == expected)
    #expect(order(list, isSpoken: false) == expected)
  }

  @Test("inert views are not spoken, nor what they contain; on paper everything is read once")
  func inert() {
    let list = DisplayList(items: [
      item(1, 0), item(2, 1, states: .inert), item(3, 2), item(4, 1, owns: [5]), item(5, 1, owns: [4]), item(6, 1),
    ])
    #expect(order(list, isSpoken: true) == [[1, 0], [6, 1]])
    #expect(order(list, isSpoken: false) == [[1, 0], [2, 1], [3, 2], [6, 1], [4, 0], [5, 1]])
  }
}
