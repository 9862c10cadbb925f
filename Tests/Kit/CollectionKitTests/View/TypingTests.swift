import CollectionKit
import CollectionManager
import Diffing
import Geometry
import TestSupport
import Testing
import ViewKit

/// Typing in a list.
struct TypingTests {
  private final class NameCell: ReusableView, ModelTransfer {
    func update(with model: String) { accessibility.label = model }
  }

  private final class Scene {
    let managed = ManagedScene()
    var view: CollectionView { managed.view }

    init(_ names: [String]) {
      managed.manager.register(NameCell.self)
      managed.storage.addItems(names)
      managed.settle()
      view.focusItem(at: at(0, 0))
      managed.settle()
    }

    /// Returns whether all keys were used.
    @discardableResult
    func type(_ text: String) -> Bool {
      var isUsed = true
      for scalar in text.unicodeScalars {
        let key: KeyEvent =
          switch scalar {
          case " ": KeyEvent(.space)
          case "t", "T": KeyEvent(.letterT)
          default: KeyEvent(.character, character: scalar.value)
          }
        isUsed = managed.harness.window.send(.key(key)) && isUsed
      }
      managed.harness.tick()
      managed.harness.tick()
      return isUsed
    }

    var focused: Int? { view.focusedPath?.item }
    func wait(_ seconds: Double) { managed.harness.advance(seconds: seconds) }
  }

  private static let names = [
    "Anna", "Bert", "Berta", "New York", "New Zealand", "Ärger", "Бог", "Ωμέγα", "tea", "anton",
  ]

  @Test("letters move the focus to the next item whose name begins with them, in either case and any script")
  func letters() {
    let scene = Scene(Self.names)
    #expect(scene.type("b") && scene.focused == 1)
    scene.wait(1.1)
    #expect(scene.type("ä") && scene.focused == 5)
    scene.wait(1.1)
    #expect(scene.type("б") && scene.focused == 6)
    scene.wait(1.1)
    #expect(scene.type("ω") && scene.focused == 7)
    scene.wait(1.1)
    #expect(scene.type("T") && scene.focused == 8)
    scene.wait(1.1)
    #expect(scene.type("A") && scene.focused == 9)
    scene.wait(1.1)
    #expect(scene.type("a") && scene.focused == 0, "from the last on with the first")
  }

  @Test("what is typed within a second belongs together, with spaces; later, typing begins again")
  func words() {
    let scene = Scene(Self.names)
    #expect(scene.type("bert") && scene.focused == 1)
    #expect(scene.type("a") && scene.focused == 2)
    scene.wait(1.1)
    #expect(scene.type("new z") && scene.focused == 4)
    scene.wait(1.1)
    #expect(!scene.type("q") && scene.focused == 4)
    scene.wait(1.1)
    // The same letter again and again goes on.
    #expect(scene.type("b") && scene.focused == 1)
    #expect(scene.type("b") && scene.focused == 2)
    #expect(scene.type("b") && scene.focused == 1)
    scene.wait(0.5)
    #expect(!scene.type("x"))
    scene.wait(1.1)
    #expect(scene.type("a") && scene.focused == 9)
  }

  @Test("a space after letters that together match nothing is a press, and typing can be switched off")
  func space() {
    let scene = Scene(Self.names)
    scene.type("b")
    scene.type(" ")
    #expect(scene.view.selectedPaths == [at(0, 1)])
    scene.wait(1.1)
    scene.view.focusFollowsTyping = false
    #expect(!scene.type("a") && scene.focused == 1)
  }

  @Test(
    "DT-54: typing reaches items far out of sight, reports no display of their cells, and skips what takes no focus")
  func farAway() {
    let scene = Scene((0..<900).map { "row \($0)" } + ["zebra", "zoo"])
    var displayed: [Int] = []
    scene.managed.manager.willDisplay(NameCell.self) { _, _, path in displayed.append(path.item) }
    scene.managed.manager.didEndDisplaying(NameCell.self) { _, _, path in displayed.removeAll { $0 == path.item } }
    scene.managed.manager.canFocus(for: NameCell.self) { _, name, _ in name != "zebra" }
    #expect(scene.type("z") && scene.focused == 901)
    scene.managed.settle()
    #expect(scene.view.visiblePaths.contains(at(0, 901)) && scene.view.cell(at: at(0, 901))?.isTabStop == true)
    #expect(displayed.allSatisfy { $0 > 850 })
    #expect(scene.view.subviews.count < 20 && scene.managed.view.viewCount < 160)
  }

  @Test("arrows beyond the ends ask whether the focus goes elsewhere")
  func ends() {
    let scene = Scene(["a", "b"])
    var told: [Bool] = []
    scene.view.onLeave = { isDown in
      told.append(isDown)
      return true
    }
    scene.managed.key(.arrowDown)
    #expect(told == [])
    scene.managed.key(.arrowDown)
    #expect(told == [true] && scene.focused == 1)
    scene.managed.key(.arrowUp)
    scene.managed.key(.arrowUp)
    #expect(told == [true, false])
    scene.managed.key(.home)
    #expect(told.count == 2)
  }
}
