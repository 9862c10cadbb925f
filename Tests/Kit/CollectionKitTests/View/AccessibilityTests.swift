import CollectionKit
import Diffing
import Geometry
import TestSupport
import Testing
import ViewKit

@Suite("Collection view: assistive technology")
struct AccessibilityTests {
  /// What the collection owns, and what that owns.
  private func sections(_ scene: ListScene) -> [(node: AccessibilityNode, owned: [AccessibilityNode])] {
    func node(_ id: ViewID) -> AccessibilityNode? { scene.harness.window.view(id)?.accessibility }
    return scene.view.accessibility.owned.compactMap { node($0) }.map { ($0, $0.owned.compactMap { node($0) }) }
  }

  @Test("a list is a group of sections; items know their place among all of their section")
  func list() throws {
    let source = ArraySource([[1, 2, 3], Array(10..<40)])
    source.headers = [1: "Tens"]
    let scene = ListScene(source)
    scene.view.label = "Numbers"
    scene.view.selectItem(at: at(0, 1))
    scene.harness.settle()
    #expect(scene.view.accessibility.role == .group && scene.view.accessibility.label == "Numbers")
    let sections = sections(scene)
    #expect(sections.map { $0.node.role } == [.listBox, .listBox])
    #expect(sections.map { $0.node.label } == ["Numbers", "Tens"])
    #expect(sections[0].owned.map { $0.role } == [.option, .option, .option])
    #expect(sections[0].owned.map { $0.extent.position } == [1, 2, 3])
    #expect(sections[0].owned.map { $0.states.contains(.selected) } == [false, true, false])
    #expect(sections[1].owned.first?.role == .heading)
    #expect(sections[1].owned.dropFirst().allSatisfy { $0.extent.count == 30 })
    scene.view.selectionMode = .none
    scene.harness.settle()
    #expect(self.sections(scene)[0].node.role == .list)
    #expect(scene.view.cell(at: at(0, 1))?.accessibility.role == .listItem)
    scene.view.selectionMode = .multiple
    scene.harness.settle()
    #expect(self.sections(scene)[0].node.states == .multiselectable)
  }

  @Test("a grid has rows of cells, and says how many there are")
  func grid() throws {
    let scene = ListScene([Array(0..<100)], layout: .grid(GridLayout(columns: .count(3))))
    scene.scroll(by: 500)
    let section = try #require(sections(scene).first)
    #expect(section.node.role == .grid)
    #expect(section.node.extent.rowCount == 34 && section.node.extent.columnCount == 3)
    #expect(section.owned.allSatisfy { $0.role == .row && $0.owned.count == 3 })
    #expect(section.owned.map { $0.rowIndex } == section.owned.map { $0.rowIndex }.sorted())
    let cell = scene.view.cell(at: at(0, 16))?.accessibility
    #expect(cell?.role == .gridCell && cell?.rowIndex == 6 && cell?.columnIndex == 2)
  }

  @Test("in a table each item is a row with its number")
  func table() throws {
    let scene = ListScene([Array(0..<100)])
    scene.view.role = .table
    scene.view.selectionMode = .none
    scene.harness.settle()
    let section = try #require(sections(scene).first)
    #expect(section.node.role == .table && section.node.extent.rowCount == 100)
    #expect(section.owned.map { $0.rowIndex } == Array(1...section.owned.count))
    scene.view.selectionMode = .single
    scene.harness.settle()
    #expect(sections(scene).first?.node.role == .grid)
  }

  @Test("in a group cells keep their roles, and only items of lists have a position")
  func group() throws {
    let scene = ListScene([[1, 2, 3]])
    scene.view.role = .group
    scene.harness.settle()
    let section = try #require(sections(scene).first)
    #expect(section.node.role == .group && section.owned.count == 3)
    #expect(section.owned.allSatisfy { $0.role == .none && $0.extent == AccessibilityNode.Extent() })
  }

  @Test("assistive technology activates an item as a press does, and one item is in the tab order")
  func activation() throws {
    let scene = ListScene([[1, 2, 3]])
    let cell = try #require(scene.view.cell(at: at(0, 2)))
    #expect(scene.harness.window.send(.activate(cell.id)))
    scene.harness.settle()
    #expect(scene.view.selectedPaths == [at(0, 2)] && scene.source.told() == ["didSelect 0/2"])
    #expect(scene.view.visiblePaths.filter { scene.view.cell(at: $0)?.isTabStop == true } == [at(0, 2)])
  }
}
