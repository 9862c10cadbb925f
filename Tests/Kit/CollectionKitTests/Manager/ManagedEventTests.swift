import CollectionKit
import CollectionManager
import Diffing
import Geometry
import TestSupport
import Testing
import ViewKit

@Suite("A manager and its view: items, headers, focus, layout")
struct ManagedEventTests {
  @Test("DT-44, DT-48: the display of a view of another kind, and its end, are reported by the view")
  func otherKinds() {
    let badge = SupplementaryKind(9)
    func row(_ item: Int) -> Rect { Rect(x: 0, y: Double(item) * 44, width: 300, height: 44) }
    let layout = CustomLayout(
      contentHeight: { Double($0.counts.first ?? 0) * 44 },
      elements: { content, _ in
        (0..<(content.counts.first ?? 0)).map { LayoutElement(.item, path: at(0, $0), frame: row($0)) }
          + (content.counts.isEmpty ? [] : [0, 50]).map {
            LayoutElement(.supplementary(badge), path: at(0, $0), frame: row($0))
          }
      },
      frame: { content, path in content.contains(path) ? row(path.item) : nil })
    let scene = ManagedScene(Array(0..<100), layout: .custom(layout))
    var calls: [String] = []
    scene.manager.registerSupplementary(TextHeader.self, forKind: badge)
    scene.manager.willDisplaySupplementaryView(TextHeader.self, forElementKind: badge) { view, model, path in
      calls.append("will \(model) \(path) \(view.text)")
    }
    scene.manager.didEndDisplayingSupplementaryView(TextHeader.self, forElementKind: badge) { _, model, path in
      calls.append("end \(model) \(path)")
    }
    scene.storage.setSupplementaries([[0: "first", 50: "later"]], forKind: badge)
    scene.settle()
    #expect(calls == ["will first 0/0 first"])
    scene.view.scrollToItem(at: at(0, 50), at: .top)
    scene.settle()
    #expect(calls == ["will first 0/0 first", "end first 0/0", "will later 0/50 later"])
  }

  @Test("DT-27, DT-28: unregistering a header leaves footers and cells of the class, and the other way round")
  func unregister() {
    let scene = ManagedScene([1])
    scene.manager.registerHeader(TextHeader.self)
    scene.manager.registerFooter(TextHeader.self)
    scene.manager.register(TextHeader.self)
    scene.storage.setSectionHeaderModels(["head"])
    scene.storage.setSectionFooterModels(["foot"])
    scene.storage.addItem("cell")
    scene.settle()
    func texts() -> [String?] {
      [
        scene.view.supplementaryView(ofKind: .sectionHeader, at: at(0, 0))?.text, scene.view.cell(at: at(0, 1))?.text,
        scene.view.supplementaryView(ofKind: .sectionFooter, at: at(0, 0))?.text,
      ]
    }
    #expect(texts() == ["head", "cell", "foot"])
    scene.manager.unregisterHeader(TextHeader.self)
    scene.view.reloadData()
    scene.settle()
    #expect(texts() == ["", "cell", "foot"] && scene.anomalies.count == 1)
    scene.manager.registerHeader(OtherHeader.self)
    scene.manager.unregisterFooter(TextHeader.self)
    scene.view.reloadData()
    scene.settle()
    #expect(texts() == ["other head", "cell", ""])
  }

  @Test("DT-41, DT-42: highlight and its end reach the mapping, the end after the selection and on a cancelled press")
  func highlight() {
    let scene = ManagedScene([1, 2, 3])
    var heard: [String] = []
    scene.manager.didHighlight(NumberCell.self) { _, number, _ in heard.append("on \(number)") }
    scene.manager.didSelect(NumberCell.self) { _, number, _ in heard.append("select \(number)") }
    scene.manager.didUnhighlight(NumberCell.self) { _, number, _ in heard.append("off \(number)") }
    scene.tap(at(0, 1))
    #expect(heard == ["on 2", "select 2", "off 2"])
    heard = []
    scene.press(at(0, 0))
    scene.pointer(.cancel, scene.middle(at(0, 0)))
    #expect(heard == ["on 1", "off 1"])
  }

  @Test("DT-56: without a model a header takes no space; with one the size is the event's, else the layout's")
  func headerSize() {
    let scene = ManagedScene([1])
    scene.manager.registerHeader(TextHeader.self)
    func top() -> Double? {
      scene.settle()
      return scene.view.cell(at: at(0, 0))?.frameInWindow.minY
    }
    #expect(top() == 0)
    scene.storage.setSectionHeaderModels(["A"])
    #expect(top() == 28)
    scene.manager.referenceSizeForHeaderView(withItem: String.self) { text, _ in
      Size(width: 0, height: Double(text.utf8.count) * 50)
    }
    #expect(top() == 50)
    scene.storage.setSectionHeaderModel(nil as String?, forSection: 0)
    #expect(top() == 0)
  }

  @Test("DT-55: the size of an item comes from its event; in flow layouts lines break by it")
  func itemSize() {
    let scene = ManagedScene(
      [100, 100, 120, 290], layout: .flow(FlowLayout(alignment: .leading, section: SectionStyle(itemSpacing: 10))))
    #expect(scene.view.cell(at: at(0, 3))?.frame.minY == 0)
    scene.manager.sizeForCell(withItem: Int.self) { number, _ in Size(width: Double(number), height: 30) }
    scene.settle()
    #expect((0..<4).map { scene.view.cell(at: at(0, $0))?.frame.minY } == [0, 0, 30, 60])
    scene.view.layout = .list(ListLayout())
    scene.settle()
    #expect(scene.view.cell(at: at(0, 3))?.frame == Rect(x: 0, y: 90, width: 300, height: 30))
  }

  @Test("DT-69, DT-70, DT-71: insets and distances of a section come from the manager")
  func sectionMetrics() {
    let scene = ManagedScene(
      [1, 2, 3], layout: .flow(FlowLayout(itemSize: Size(width: 100, height: 40), alignment: .leading)))
    scene.manager.insetForSectionAtIndex { _ in Insets(top: 7, leading: 11) }
    scene.manager.minimumLineSpacingForSectionAtIndex { _ in 13 }
    scene.manager.minimumInteritemSpacingForSectionAtIndex { _ in 17 }
    scene.settle()
    let frames = (0..<3).map { scene.view.cell(at: at(0, $0))?.frame ?? .zero }
    #expect(frames[0].origin == Point(x: 11, y: 7))
    #expect(frames[1].minX == frames[0].maxX + 17 && frames[2].minY == frames[0].maxY + 13)
  }

  @Test("DT-61: a change of layout uses the transition that is returned, or the standard one")
  func transition() {
    let scene = ManagedScene(Array(0..<20))
    scene.view.setLayout(.grid(GridLayout(columns: .count(2))), animated: true)
    scene.harness.advance(seconds: 0.05)
    #expect(scene.view.cell(at: at(0, 3))?.effect != ViewEffect.none)
    scene.settle()
    #expect(scene.view.cell(at: at(0, 3))?.effect == ViewEffect.none)
    var asked: [String] = []
    var transition = LayoutTransition.jump
    scene.manager.transitionLayout { old, new in
      if case .grid = old, case .list = new { asked.append("grid to list") }
      return transition
    }
    scene.view.setLayout(.list(ListLayout()), animated: true)
    scene.harness.tick()
    #expect(asked == ["grid to list"] && scene.view.cell(at: at(0, 3))?.effect == ViewEffect.none)
    #expect(scene.view.cell(at: at(0, 3))?.frame.minY == 132)
    transition = LayoutTransition(seconds: 1)
    scene.view.setLayout(.grid(GridLayout(columns: .count(2))), animated: true)
    scene.harness.advance(seconds: 0.7)
    #expect(scene.view.cell(at: at(0, 3))?.effect != ViewEffect.none)
  }

  @Test("DT-54, DT-62, DT-63, DT-64: focus begins where preferred, may be refused, and each change is reported once")
  func focus() {
    let scene = ManagedScene([1, 2, 3, 4])
    var changes: [FocusChange] = []
    scene.manager.indexPathForPreferredFocusedView { at(0, 1) }
    scene.manager.didUpdateFocus { changes.append($0) }
    scene.manager.canFocus(for: NumberCell.self) { _, number, _ in number != 3 }
    scene.view.reloadData()
    scene.settle()
    let stops = scene.view.visiblePaths.filter { scene.view.cell(at: $0)?.isTabStop == true }
    #expect(stops == [at(0, 1)])
    if let cell = scene.view.cell(at: at(0, 1)) { scene.harness.window.send(.focus(cell.id)) }
    scene.key(.arrowDown)
    #expect(scene.view.focusedPath == at(0, 3))
    #expect(changes == [FocusChange(from: nil, to: at(0, 1)), FocusChange(from: at(0, 1), to: at(0, 3))])
    scene.manager.shouldUpdateFocus { _ in false }
    scene.key(.arrowUp)
    #expect(scene.view.focusedPath == at(0, 3) && changes.count == 2)
  }

  @Test("DT-82: the mapping decides whether the selection follows the focus")
  func follows() {
    let scene = ManagedScene([1, 2, 3, 4])
    scene.manager.selectionFollowsFocus(for: NumberCell.self) { _, number, _ in number == 2 }
    scene.view.focusItem(at: at(0, 0))
    scene.settle()
    scene.key(.arrowDown)
    #expect(scene.view.selectedPaths == [at(0, 1)])
    scene.key(.arrowDown)
    #expect(scene.view.selectedPaths == [at(0, 1)])
  }

  @Test("DT-83, DT-84: Enter and a double click perform the primary action where there is one, else select")
  func primaryAction() {
    let scene = ManagedScene([1, 2])
    var performed: [Int] = []
    scene.manager.canPerformPrimaryAction(for: NumberCell.self) { _, number, _ in number == 2 }
    scene.manager.performPrimaryAction(for: NumberCell.self) { _, number, _ in performed.append(number) }
    scene.view.focusItem(at: at(0, 0))
    scene.settle()
    scene.key(.enter)
    #expect(performed.isEmpty && scene.view.selectedPaths == [at(0, 0)])
    scene.key(.arrowDown)
    scene.key(.enter)
    scene.tap(at(0, 1), count: 2)
    #expect(performed == [2, 2] && scene.view.selectedPaths == [at(0, 0)])
  }

  @Test("DT-85, DT-86: a full-screen layout reports which item is about to be centered, and which was")
  func centering() {
    let scene = ManagedScene(Array(0..<5), layout: .fullScreen(FullScreenLayout()))
    var heard: [String] = []
    scene.manager.willCenter(NumberCell.self) { _, number, _ in heard.append("will \(number)") }
    scene.manager.didCenter(NumberCell.self) { _, number, _ in heard.append("did \(number)") }
    #expect(scene.view.cell(at: at(0, 0))?.frameInWindow == Rect(x: 0, y: 0, width: 300, height: 400))
    scene.harness.window.send(.wheel(at: Point(x: 100, y: 100), delta: Point(x: 0, y: 290)))
    scene.settle()
    #expect(scene.view.cell(at: at(0, 1))?.frameInWindow.minY == 0)
    #expect(heard == ["will 1", "did 1"])
    scene.view.scrollToItem(at: at(0, 2), animated: true)
    scene.settle()
    #expect(heard == ["will 1", "did 1", "will 2", "did 2"])
  }

  @Test("DT-72, DT-73, DT-74: a drag with a modifier selects what it passes, where it may")
  func multipleSelection() {
    let scene = ManagedScene(Array(0..<9))
    var heard: [String] = []
    scene.view.selectionMode = .multiple
    scene.manager.didBeginMultipleSelectionInteraction(for: NumberCell.self) { _, number, _ in
      heard.append("from \(number)")
    }
    scene.manager.didEndMultipleSelectionInteraction { heard.append("end") }
    scene.drag(at(0, 1), to: Point(x: 100, y: 200), .shift)
    #expect(scene.view.selectedPaths.isEmpty && heard.isEmpty)
    scene.manager.shouldBeginMultipleSelectionInteraction(for: NumberCell.self) { _, _, _ in true }
    scene.drag(at(0, 1), to: Point(x: 100, y: 200), .shift)
    #expect(scene.view.selectedPaths == (1...4).map { at(0, $0) } && heard == ["from 1", "end"])
  }

  @Test("DT-81: in edit mode only what can be edited can be selected")
  func editing() {
    let scene = ManagedScene([1, 2])
    scene.manager.canEdit(Int.self) { number, _ in number == 2 }
    scene.view.isEditing = true
    scene.tap(at(0, 0))
    #expect(scene.view.selectedPaths.isEmpty)
    scene.tap(at(0, 1))
    #expect(scene.view.selectedPaths == [at(0, 1)])
    scene.view.isEditing = false
    scene.tap(at(0, 0))
    #expect(scene.view.selectedPaths == [at(0, 0)])
  }

  @Test("DT-102, DT-103: what will be needed soon is prefetched, and cancelled if scrolling turns away")
  func prefetching() {
    let scene = ManagedScene(Array(0..<500))
    var soon: Set<Int> = []
    scene.manager.register(NumberCell.self) { mapping in
      mapping.prefetch { number, _ in soon.insert(number) }
      mapping.cancelPrefetch { number, _ in soon.remove(number) }
    }
    scene.manager.unregister(NumberCell.self)
    scene.manager.register(NumberCell.self) { mapping in
      mapping.prefetch { number, _ in soon.insert(number) }
      mapping.cancelPrefetch { number, _ in soon.remove(number) }
    }
    scene.view.reloadData()
    scene.settle()
    #expect(soon.contains(15) && !soon.contains(3) && soon.count < 15)
    scene.harness.window.send(.wheel(at: Point(x: 100, y: 100), delta: Point(x: 0, y: 6_000)))
    scene.harness.settle()
    #expect(soon.contains(150) && !soon.contains(20))
  }

  @Test("DT-59, DT-60: the strip of titles leads to the items of its titles")
  func indexTitles() {
    let scene = ManagedScene(Array(0..<500))
    scene.manager.indexTitles { ["A", "B"] }
    scene.manager.indexPathForIndexTitle { _, index in at(0, index * 100) }
    scene.settle()
    // Two titles of 16 points in the middle of the trailing edge.
    scene.harness.tap(at: Point(x: 290, y: 208))
    scene.settle()
    #expect(scene.view.cell(at: at(0, 100))?.frameInWindow.minY == 0)
    #expect(scene.view.selectedPaths.isEmpty)
  }

  @Test("DT-67: scrolling ends where the manager answers, else where it is proposed")
  func contentOffset() {
    let scene = ManagedScene(Array(0..<500))
    scene.harness.window.send(.wheel(at: Point(x: 100, y: 100), delta: Point(x: 0, y: 70)))
    scene.settle()
    #expect(scene.view.contentOffset.y == 70)
    scene.manager.targetContentOffsetForProposedContentOffset { Point(x: 0, y: ($0.y / 44).rounded() * 44) }
    scene.harness.window.send(.wheel(at: Point(x: 100, y: 100), delta: Point(x: 0, y: 10)))
    scene.settle()
    #expect(scene.view.contentOffset.y == 88)
  }
}
