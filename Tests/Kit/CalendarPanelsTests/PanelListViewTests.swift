import Almanac
import TestSupport
import Testing

@testable import CalendarPanels

/// A list of the panel on its own: views, positions, focus, and reordering.
struct PanelListViewTests {
  /// A list of calendars or notes, 200 by 300 points, with rows of 30 points.
  private final class Scene {
    let list: PanelList
    let views: ViewHarness
    var pressed: [String] = []
    var orders: [[String]] = []
    var left: [Bool] = []

    init(_ sections: [PanelSection], movesRows: Bool = false) {
      var activate: (PanelItem, View?) -> Void = { _, _ in }
      var reorder: ([PanelItem]) -> Void = { _ in }
      list = PanelList(
        rowHeight: 30, activate: { activate($0, $1) }, reorder: movesRows ? { reorder($0) } : nil)
      views = ViewHarness(root: list, size: Size(width: 200, height: 300))
      views.host.onRequest = { [unowned views] request in
        if case .focus(let id) = request { views.window.send(.focus(id)) }
      }
      activate = { [unowned self] item, _ in pressed.append(item.name) }
      reorder = { [unowned self] items in orders.append(items.map { $0.name }) }
      list.onLeave = { [unowned self] isDown in
        left.append(isDown)
        return true
      }
      show(sections)
    }

    func show(_ sections: [PanelSection], keepsPosition: Bool = true) {
      list.show(sections, keepsPosition: keepsPosition)
      views.advance(seconds: 0.5)
    }

    func key(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) {
      views.window.send(.key(KeyEvent(key, modifiers: modifiers)))
      views.advance(seconds: 0.5)
    }

    func pointer(_ phase: PointerEvent.Phase, _ y: Double, kind: PointerEvent.Kind = .mouse) {
      views.window.send(
        .pointer(PointerEvent(phase: phase, location: Point(x: 100, y: y), time: views.now, kind: kind)))
      views.tick()
    }

    func cell(_ name: String) -> PanelCell? {
      list.rows.first { $0.item.name == name }.flatMap { list.cell($0.id) }
    }

    /// The distance of a row from the upper edge of the list; `nil` without a view.
    func top(_ name: String) -> Double? { cell(name).map { $0.frameInWindow.minY } }
    var focused: String? { list.focusedItem?.name }
    var viewCount: Int { list.cells.viewCount + list.headings.viewCount }
  }

  private static func row(_ number: Int, isShown: Bool = true) -> PanelItem {
    .calendar(CalendarRow(id: CalendarID(Int64(number)), name: "\(number)", color: .named(.blue), isShown: isShown))
  }

  private static func rows(_ numbers: some Sequence<Int>) -> [PanelSection] {
    [PanelSection(key: 0, items: numbers.map { row($0) })]
  }

  @Test("only rows near the viewport have views, which are reused while the list scrolls to its end and back")
  func reuse() {
    let scene = Scene(Self.rows(0..<500))
    #expect(scene.list.contentSize.height == 15_000 && scene.cell("20") == nil)
    var most = 0
    for y in stride(from: 0.0, through: 14_700, by: 210) {
      scene.list.scroll(to: Point(x: 0, y: y))
      scene.views.settle()
      most = max(most, scene.viewCount)
      let first = Int(y / 30)
      for number in first..<(first + 10) { #expect(scene.top("\(number)") == Double(number) * 30 - y) }
    }
    #expect(most < 26)
    let cell = scene.cell("499")
    #expect(cell?.accessibility.label == "499" && cell?.accessibility.role == .checkbox)
    scene.show(Self.rows(0..<3))
    #expect(scene.list.contentOffset == .zero && scene.cell("499") == nil && scene.top("2") == 60)
  }

  @Test("a changed row is configured again in its view, and the others send nothing")
  func updates() {
    let scene = Scene(Self.rows(0..<5))
    let (changed, other) = (scene.cell("2"), scene.cell("3"))
    var items = (0..<5).map { Self.row($0) }
    items[2] = Self.row(2, isShown: false)
    scene.list.show([PanelSection(key: 0, items: items)], keepsPosition: true)
    let mutations = scene.views.tick()
    #expect(scene.cell("2") === changed && scene.cell("3") === other)
    #expect(changed?.accessibility.states == .checkable && other?.accessibility.states == [.checkable, .checked])
    #expect(!mutations.isEmpty && mutations.count < 8)
    scene.list.show([PanelSection(key: 0, items: items)], keepsPosition: true)
    #expect(scene.views.tick().isEmpty)
  }

  @Test("what is inserted and removed above the viewport moves nothing in it; other content begins at the top")
  func position() {
    let scene = Scene(Self.rows(10..<60))
    scene.list.scroll(to: Point(x: 0, y: 305))
    scene.views.settle()
    let cell = scene.cell("21")
    #expect(scene.top("21") == 25)
    scene.show(Self.rows(0..<60))
    #expect(scene.top("21") == 25 && scene.cell("21") === cell && scene.list.contentOffset.y == 605)
    scene.show(Self.rows(15..<60))
    #expect(scene.top("21") == 25 && scene.cell("21") === cell)
    scene.show(Self.rows((15..<60).filter { $0 != 20 }))
    #expect(scene.top("21") == 25)
    scene.show(Self.rows(100..<200), keepsPosition: false)
    #expect(scene.top("100") == 0)
  }

  @Test("the focus of a removed row goes to the row in its place, or to the last one, past rows that cannot have it")
  func focusAfterRemoval() {
    let scene = Scene(Self.rows(0..<5))
    #expect(scene.list.focus(PanelKey(first: 2, second: 0)))
    scene.views.settle()
    #expect(scene.focused == "2" && scene.views.window.focusedView === scene.cell("2"))
    scene.show(Self.rows([0, 1, 3, 4]))
    #expect(scene.focused == "3" && scene.views.window.focusedView === scene.cell("3"))
    #expect(scene.list.rows.filter { scene.list.cell($0.id)?.isTabStop == true }.map { $0.item.name } == ["3"])
    scene.key(.end)
    scene.show(Self.rows([0, 1, 3]))
    #expect(scene.focused == "3")
    scene.show([PanelSection(key: 0, items: [Self.row(1), .note(NoteRow(index: 0, text: "more"))])])
    #expect(scene.focused == "1" && scene.views.window.focusedView === scene.cell("1"))
    // Without the focus, nothing takes it.
    scene.views.window.send(.focus(.none))
    scene.show(Self.rows([7, 8]))
    #expect(scene.views.window.focusedView == nil && scene.cell("7")?.isTabStop == true)
  }

  @Test("keys move the focus, into view, past notes; Space and Enter press a row, and assistive technology does, too")
  func keys() {
    var items = (0..<100).map { Self.row($0) }
    items.insert(.note(NoteRow(index: 0, text: "first")), at: 0)
    items.append(.note(NoteRow(index: 1, text: "last")))
    let scene = Scene([PanelSection(key: 0, items: items)])
    #expect(scene.list.focusFirst())
    scene.views.settle()
    #expect(scene.focused == "0")
    let steps: [(KeyEvent.Key, String)] = [
      (.arrowDown, "1"), (.pageDown, "10"), (.arrowUp, "9"), (.end, "99"), (.pageUp, "90"), (.home, "0"),
    ]
    for (key, name) in steps {
      scene.key(key)
      #expect(scene.focused == name)
      #expect(scene.top(name).map { 0...270 ~= $0 } == true, "\(name) is in view")
    }
    #expect(scene.left == [])
    scene.key(.arrowUp)
    #expect(scene.focused == "0" && scene.left == [false])
    scene.key(.end)
    scene.key(.arrowDown)
    #expect(scene.focused == "99" && scene.left == [false, true])
    for key in [KeyEvent.Key.space, .enter] { scene.key(key) }
    scene.key(.enter, .control)
    if let cell = scene.cell("98") { scene.views.window.send(.activate(cell.id)) }
    if let note = scene.cell("last") { scene.views.window.send(.activate(note.id)) }
    #expect(scene.pressed == ["99", "99", "98"])
  }

  @Test("a row keeps its view and the focus while the list is scrolled away from it")
  func focusOutOfView() {
    let scene = Scene(Self.rows(0..<100))
    _ = scene.list.focusFirst()
    scene.views.settle()
    let cell = scene.cell("0")
    scene.list.scroll(to: Point(x: 0, y: 2_000))
    scene.views.settle()
    #expect(scene.cell("0") === cell && scene.views.window.focusedView === cell && scene.cell("1") == nil)
    scene.key(.arrowDown)
    #expect(scene.focused == "1" && scene.top("1").map { $0 >= 0 } == true)
  }

  @Test("headings stay at the top, cover their rows, and are read before them")
  func headings() throws {
    let sections = (0..<3).map { section in
      PanelSection(key: Int64(section), heading: "Day \(section)", items: (0..<9).map { Self.row(section * 10 + $0) })
    }
    let scene = Scene(sections)
    func title(_ text: String) -> View? {
      scene.list.subviews.filter { !$0.isHidden }.compactMap { $0.subviews.first }.first { $0.text == text }
    }
    #expect(title("Day 0")?.frameInWindow == Rect(x: 0, y: 0, width: 200, height: 32) && scene.top("0") == 32)
    scene.list.scroll(to: Point(x: 0, y: 100))
    scene.views.settle()
    #expect(title("Day 0")?.frameInWindow.minY == 0 && title("Day 1")?.frameInWindow.minY == 202)
    #expect(scene.list.item(at: Point(x: 50, y: 20)) == nil)
    #expect(scene.list.item(at: Point(x: 50, y: 40))?.name == "3")
    scene.list.scroll(to: Point(x: 0, y: 292))
    scene.views.settle()
    #expect(title("Day 0")?.frameInWindow.minY == -22 && title("Day 1")?.frameInWindow.minY == 10)
    // The focused row is below its heading.
    #expect(scene.list.focus(PanelKey(first: 2, second: 0)))
    scene.views.settle()
    #expect(scene.top("2") == 32)
    // Assistive technology reads what each view owns, in this order.
    func owned(_ view: View) -> [View] { view.accessibility.owned.compactMap { scene.views.window.view($0) } }
    let names = owned(scene.list).flatMap { group in
      [group.accessibility.label]
        + owned(group).compactMap { cell in scene.list.rows.first { $0.id == (cell as? PanelCell)?.rowID }?.item.name }
    }
    let all = sections.flatMap { [$0.heading] + $0.items.map { $0.name } }
    #expect(names == all.filter(names.contains), "each heading, then its rows")
    #expect(names.count > 10 && names.contains("Day 0") && names.contains("2") && names.contains("Day 1"))
    let group = try #require(scene.list.accessibility.owned.first.flatMap { scene.views.window.view($0) })
    #expect(group.accessibility.role == .group && group.accessibility.label == "Day 0")
  }

  @Test("a row is dragged by the mouse or, after a rest, by a finger; others make room, and Escape puts it back")
  func dragging() {
    let scene = Scene(Self.rows(0..<4), movesRows: true)
    func offsets() -> [Double] { (0..<4).map { scene.cell("\($0)")?.effect.offset.y ?? .nan } }
    scene.pointer(.down, 15)
    #expect(scene.cell("0")?.itemState == .highlighted)
    for y in [30.0, 50, 61] { scene.pointer(.move, y) }
    scene.views.advance(seconds: 0.5)
    #expect(offsets() == [46, -30, -30, 0] && scene.cell("0")?.itemState == .lifted)
    scene.key(.escape)
    #expect(offsets() == [0, 0, 0, 0])
    scene.pointer(.up, 61)
    #expect(scene.orders == [] && scene.pressed == [])
    scene.pointer(.down, 15)
    scene.pointer(.move, 61)
    scene.pointer(.up, 500)
    scene.views.settle()
    #expect(scene.orders == [["1", "2", "3", "0"]] && offsets() == [0, 0, 0, 0])
    #expect(scene.top("0") == 90 && scene.focused == "0")
    scene.pointer(.down, 105, kind: .touch)
    scene.views.advance(seconds: 0.7)
    scene.pointer(.move, 40, kind: .touch)
    scene.pointer(.up, 40, kind: .touch)
    #expect(scene.orders.last == ["1", "0", "2", "3"])
    scene.key(.home, .option)
    #expect(scene.orders.last == ["0", "1", "2", "3"] && scene.focused == "0")
  }

  @Test("a drag near an edge scrolls the list")
  func dragScroll() {
    let scene = Scene(Self.rows(0..<40), movesRows: true)
    scene.pointer(.down, 75)
    scene.pointer(.move, 150)
    scene.pointer(.move, 298)
    scene.views.advance(seconds: 1)
    scene.pointer(.up, 298)
    scene.views.settle()
    let index = scene.list.rows.firstIndex { $0.item.name == "2" }
    #expect(scene.list.contentOffset.y > 300 && index.map { $0 > 15 } == true)
    #expect(scene.top("2").map { 0...270 ~= $0 } == true)
  }
}
