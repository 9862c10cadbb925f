import CollectionKit
import CollectionManager
import Diffing
import ViewKit
import Geometry
import TestSupport
import Testing

@Suite("Manager: events")
struct ManagerEventTests {
  /// Registers one of the cell's events in both ways.
  private typealias Mapping = ViewModelMapping<NumberCell, Int>

  @Test(
    "DT-37, DT-39, DT-41 to DT-43, DT-47, DT-73, DT-84 to DT-86: events of items reach mapping, manager and delegate")
  func itemEvents() {
    typealias Body = (NumberCell, Int, ItemPath) -> Void
    let table: [(ItemEvent, (Mapping, @escaping Body) -> Void, (CollectionManager, @escaping Body) -> Void)] = [
      (.didSelect, { $0.didSelect($1) }, { $0.didSelect(NumberCell.self, $1) }),
      (.didDeselect, { $0.didDeselect($1) }, { $0.didDeselect(NumberCell.self, $1) }),
      (.didHighlight, { $0.didHighlight($1) }, { $0.didHighlight(NumberCell.self, $1) }),
      (.didUnhighlight, { $0.didUnhighlight($1) }, { $0.didUnhighlight(NumberCell.self, $1) }),
      (.willDisplay, { $0.willDisplay($1) }, { $0.willDisplay(NumberCell.self, $1) }),
      (.didEndDisplaying, { $0.didEndDisplaying($1) }, { $0.didEndDisplaying(NumberCell.self, $1) }),
      (
        .didBeginMultipleSelection, { $0.didBeginMultipleSelectionInteraction($1) },
        { $0.didBeginMultipleSelectionInteraction(for: NumberCell.self, $1) }
      ),
      (
        .performPrimaryAction, { $0.performPrimaryAction($1) },
        { $0.performPrimaryAction(for: NumberCell.self, $1) }
      ),
      (.willCenter, { $0.willCenter($1) }, { $0.willCenter(NumberCell.self, $1) }),
      (.didCenter, { $0.didCenter($1) }, { $0.didCenter(NumberCell.self, $1) }),
    ]
    for (event, inMapping, onManager) in table {
      for usesMapping in [true, false] {
        let managed = Managed()
        var calls: [String] = []
        let body: Body = { cell, number, path in calls.append("\(cell.text) \(number) \(path)") }
        managed.manager.register(NumberCell.self) { if usesMapping { inMapping($0, body) } }
        if !usesMapping { onManager(managed.manager, body) }
        #expect(managed.surface.isObserved(.item(event)))
        managed.storage.addItems([5, 6])
        let cell = managed.manager.cell(at: at(0, 1))
        managed.notify { $0.collection(event, at: at(0, 1), view: cell) }
        #expect(calls == ["6 6 0/1"], "\(event)")
        // DT-11: the delegate hears it too.
        #expect(managed.delegate.heard == ["\(event) 0/1"])
      }
    }
  }

  @Test(
    "DT-35, DT-36, DT-38, DT-40, DT-51, DT-54, DT-68, DT-72, DT-81 to DT-83: the event answers a question, else the delegate"
  )
  func questions() {
    typealias Body = (NumberCell, Int, ItemPath) -> Bool
    let table: [(ItemQuestion, (Mapping, @escaping Body) -> Void, (CollectionManager, @escaping Body) -> Void)] = [
      (.canMove, { $0.canMove($1) }, { $0.canMove(NumberCell.self, $1) }),
      (.shouldSelect, { $0.shouldSelect($1) }, { $0.shouldSelect(NumberCell.self, $1) }),
      (.shouldDeselect, { $0.shouldDeselect($1) }, { $0.shouldDeselect(NumberCell.self, $1) }),
      (.shouldHighlight, { $0.shouldHighlight($1) }, { $0.shouldHighlight(NumberCell.self, $1) }),
      (.shouldShowMenu, { $0.shouldShowMenu($1) }, { $0.shouldShowMenu(for: NumberCell.self, $1) }),
      (.canFocus, { $0.canFocus($1) }, { $0.canFocus(for: NumberCell.self, $1) }),
      (.shouldSpringLoad, { $0.shouldSpringLoad($1) }, { $0.shouldSpringLoad(NumberCell.self, $1) }),
      (
        .shouldBeginMultipleSelection, { $0.shouldBeginMultipleSelectionInteraction($1) },
        { $0.shouldBeginMultipleSelectionInteraction(for: NumberCell.self, $1) }
      ),
      (
        .selectionFollowsFocus, { $0.selectionFollowsFocus($1) },
        { $0.selectionFollowsFocus(for: NumberCell.self, $1) }
      ),
      (
        .canPerformPrimaryAction, { $0.canPerformPrimaryAction($1) },
        { $0.canPerformPrimaryAction(for: NumberCell.self, $1) }
      ),
      (
        .canEdit, { mapping, body in mapping.canEdit { body(NumberCell(), $0, $1) } },
        { manager, body in manager.canEdit(Int.self) { body(NumberCell(), $0, $1) } }
      ),
    ]
    #expect(Set(table.map(\.0)) == Set(ItemQuestion.allCases))
    for (question, inMapping, onManager) in table {
      for usesMapping in [true, false] {
        let managed = Managed()
        let body: Body = { _, number, _ in number == 6 }
        managed.manager.register(NumberCell.self) { if usesMapping { inMapping($0, body) } }
        managed.storage.addItems([5, 6])
        let cell = managed.manager.cell(at: at(0, 1))
        // Nobody answers: the default of the view. Then the delegate does. Then the event, without the delegate.
        if !usesMapping {
          #expect(managed.ask { $0.collection(asks: question, at: at(0, 1), view: cell) } == nil)
          managed.delegate.answers[question] = false
          #expect(managed.ask { $0.collection(asks: question, at: at(0, 1), view: cell) } == false)
          onManager(managed.manager, body)
          managed.delegate.heard = []
        }
        #expect(managed.ask { $0.collection(asks: question, at: at(0, 1), view: cell) } == true)
        #expect(managed.ask { $0.collection(asks: question, at: at(0, 0), view: cell) } == false)
        #expect(managed.delegate.heard.isEmpty)
      }
    }
  }

  @Test("A question without an answer has the default of the originals")
  func defaults() {
    let yes: Set<ItemQuestion> = [
      .canMove, .shouldSelect, .shouldDeselect, .shouldHighlight, .canFocus, .shouldSpringLoad,
    ]
    for question in ItemQuestion.allCases { #expect(question.defaultAnswer == yes.contains(question)) }
  }

  @Test("DT-11, DT-12: only what is registered, or what a delegate listens to, is implemented")
  func responds() {
    final class Deaf: CollectionDelegate {
      func implements(_ event: CollectionEventID) -> Bool { false }
    }
    let managed = Managed(numbers: [1])
    let deaf = Deaf()
    managed.manager.delegate = deaf
    #expect(!managed.surface.isObserved(.itemSize) && !managed.surface.isObserved(.item(.didSelect)))
    #expect(managed.ask { $0.collectionSizeForItem(at: at(0, 0)) } == nil)
    #expect(managed.surface.isObserved(.supplementarySize(.sectionHeader)))
    let before = managed.surface.delegateChanges
    managed.manager.sizeForCell(withItem: Int.self) { number, _ in Size(width: Double(number), height: 2) }
    #expect(managed.surface.delegateChanges > before && managed.surface.isObserved(.itemSize))
    #expect(!managed.surface.isObserved(.drag) && !managed.surface.isObserved(.drop))
    #expect(!managed.surface.isObserved(.contextMenu) && !managed.surface.isObserved(.menuActions))
    #expect(!managed.surface.isObserved(.indexTitles) && !managed.surface.isObserved(.sectionMetrics))
    #expect(!managed.surface.isObserved(.targetContentOffset) && !managed.surface.isObserved(.focusUpdates))
    managed.manager.delegate = nil
    managed.manager.delegate = managed.delegate
    #expect(managed.surface.isObserved(.drag))
  }

  @Test("DT-36 to DT-39: for an item without a cell, closures get a view configured alike that is not shown")
  func needsView() {
    let managed = Managed()
    var texts: [String] = []
    var shown: [ReusableView] = []
    managed.manager.register(NumberCell.self) { mapping in
      mapping.shouldSelect { cell, number, _ in
        texts.append(cell.text)
        shown.append(cell)
        return number != 1
      }
      mapping.didSelect { cell, _, path in texts.append("selected \(cell.text) \(path)") }
    }
    managed.storage.addItems([1, 2])
    #expect(managed.ask { $0.collection(asks: .shouldSelect, at: at(0, 0), view: nil) } == false)
    #expect(managed.ask { $0.collection(asks: .shouldSelect, at: at(0, 1), view: nil) } == true)
    managed.notify { $0.collection(.didSelect, at: at(0, 1), view: nil) }
    #expect(texts == ["1", "2", "selected 2 0/1"] && shown.allSatisfy { $0.superview == nil })
    // One with a cell gets that.
    let cell = managed.surface.show(at(0, 0))
    #expect(managed.ask { $0.collection(asks: .shouldSelect, at: at(0, 0), view: nil) } == false && shown.last === cell)
    // Not registered is another matter than no cell.
    #expect(managed.ask { $0.collection(asks: .shouldDeselect, at: at(0, 1), view: nil) } == nil)
  }

  @Test("A closure for an item without a cell may lead to another one")
  func nestedEvents() {
    let managed = Managed()
    var texts: [String] = []
    managed.manager.register(NumberCell.self) { mapping in
      mapping.didSelect { cell, number, _ in
        if number == 1 { managed.notify { $0.collection(.didSelect, at: at(0, 1), view: nil) } }
        texts.append(cell.text)
      }
    }
    managed.storage.addItems([1, 2])
    managed.notify { $0.collection(.didSelect, at: at(0, 0), view: nil) }
    #expect(texts == ["2", "1"])
  }

  @Test("DT-47: the end of a display is reported with the model that was shown, even if it is gone")
  func endOfDisplay() throws {
    let managed = Managed()
    var ended: [Int] = []
    managed.manager.register(NumberCell.self) { $0.didEndDisplaying { _, number, _ in ended.append(number) } }
    managed.storage.addItems([1, 2])
    managed.surface.show(at(0, 0))
    try managed.storage.removeItem(1)
    managed.surface.hide(at(0, 0))
    #expect(ended == [1])
  }

  @Test("DT-32, DT-33, DT-45, DT-46, DT-49, DT-50: headers and footers are configured and displayed by section")
  func headersAndFooters() {
    let managed = Managed()
    let manager = managed.manager
    var calls: [String] = []
    manager.registerHeader(TextView.self)
    manager.registerFooter(TextView.self)
    manager.configureHeader(TextView.self) { view, model, section in calls.append("h \(view.text) \(model) \(section)")
    }
    manager.configureFooter(TextView.self) { view, model, section in calls.append("f \(view.text) \(model) \(section)")
    }
    manager.willDisplayHeaderView(TextView.self) { _, _, section in calls.append("will h \(section)") }
    manager.willDisplayFooterView(TextView.self) { _, _, section in calls.append("will f \(section)") }
    manager.didEndDisplayingHeaderView(TextView.self) { _, _, section in calls.append("end h \(section)") }
    manager.didEndDisplayingFooterView(TextView.self) { _, _, section in calls.append("end f \(section)") }
    managed.storage.setSectionHeaderModels(["a", "b"])
    managed.storage.setSectionFooterModels(["c", "d"])
    let header = manager.supplementaryView(ofKind: .sectionHeader, at: at(1, 0))
    managed.notify { $0.collection(.willDisplay, ofKind: .sectionHeader, at: at(1, 0), view: header) }
    managed.notify { $0.collection(.didEndDisplaying, ofKind: .sectionHeader, at: at(1, 0), view: header) }
    #expect(calls == ["h b b 1", "will h 1", "end h 1"])
    calls = []
    let footer = manager.supplementaryView(ofKind: .sectionFooter, at: at(0, 0))
    managed.notify { $0.collection(.willDisplay, ofKind: .sectionFooter, at: at(0, 0), view: footer) }
    managed.notify { $0.collection(.didEndDisplaying, ofKind: .sectionFooter, at: at(0, 0), view: footer) }
    #expect(calls == ["f c c 0", "will f 0", "end f 0"])
  }

  @Test("DT-34, DT-44, DT-48: views of another kind have events of their own")
  func ownKind() {
    let managed = Managed()
    let manager = managed.manager
    let badge = SupplementaryKind(9)
    var calls: [String] = []
    manager.registerHeader(TextView.self)
    manager.registerSupplementary(TextView.self, forKind: badge)
    manager.configureSupplementary(TextView.self, ofKind: badge) { _, model, path in calls.append("\(model) \(path)") }
    manager.willDisplaySupplementaryView(TextView.self, forElementKind: badge) { _, _, _ in calls.append("will") }
    manager.didEndDisplayingSupplementaryView(TextView.self, forElementKind: badge) { _, _, _ in calls.append("end") }
    managed.storage.setSectionHeaderModels(["h"])
    managed.storage.setSupplementaries([[3: "n"]], forKind: badge)
    let header = manager.supplementaryView(ofKind: .sectionHeader, at: at(0, 0))
    managed.notify { $0.collection(.willDisplay, ofKind: .sectionHeader, at: at(0, 0), view: header) }
    #expect(calls.isEmpty)
    let view = manager.supplementaryView(ofKind: badge, at: at(0, 3))
    managed.notify { $0.collection(.willDisplay, ofKind: badge, at: at(0, 3), view: view) }
    managed.notify { $0.collection(.didEndDisplaying, ofKind: badge, at: at(0, 3), view: view) }
    #expect(calls == ["n 0/3", "will", "end"])
  }
}
