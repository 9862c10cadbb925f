import Almanac
import GTKHost
import HostConformance

/// The content of a canvas under test: the tree of the mutations that the host got, in place of a window. What the host sends
/// to it is kept.
final class MirroredContent: HostedContent {
  /// The tree.
  private(set) var tree = MirrorTree()
  /// The events of the host, in order.
  private(set) var events: [InputEvent] = []
  /// Whether texts are left out of what is painted.
  var hidesTexts = false
  /// A function that is called when the host has moved the focus.
  var onFocus: (() -> Void)?
  private(set) var focusedID: ViewID?
  private var traits: [ViewID: ViewTraits] = [:]

  func apply(_ mutations: [Mutation]) {
    tree.apply(mutations)
    for mutation in mutations {
      switch mutation {
      case .create(let id, _, let traits): self.traits[id] = traits
      case .remove(let id): if id == focusedID { focusedID = nil }
      default: break
      }
    }
  }

  /// Takes the view that the program gave the focus to.
  func focus(_ id: ViewID) { focusedID = id }

  /// Returns the events since the last call.
  func takeEvents() -> [InputEvent] {
    defer { events = [] }
    return events
  }

  // MARK: - HostedContent

  func displayList() -> DisplayList {
    var list = tree.displayList()
    if hidesTexts { for index in list.items.indices { list.items[index].text = "" } }
    return list
  }

  func traits(of id: ViewID) -> ViewTraits { traits[id] ?? [] }

  func isTabStop(_ id: ViewID) -> Bool { tree.tabStops.contains(id) }

  func address(of id: ViewID) -> String { "" }

  func target(at point: Point) -> ViewID? {
    var path: [(depth: Int, isOut: Bool)] = []
    var found: ViewID?
    for item in tree.displayList().items {
      while let last = path.last, last.depth >= item.depth { path.removeLast() }
      let isOut =
        path.last?.isOut == true || item.accessibility.states.contains(.inert)
        || traits(of: item.id).contains(.letsPointersThrough)
      path.append((item.depth, isOut))
      if !isOut, item.frame.contains(point), item.clip?.contains(point) ?? true { found = item.id }
    }
    return found
  }

  func cursor(at point: Point) -> Cursor { .inherited }

  func send(_ event: InputEvent) -> Bool {
    if case .focus(let id) = event {
      focusedID = id == .none ? nil : id
      onFocus?()
    }
    events.append(event)
    return true
  }

  func tick(now: Double) {}
}
