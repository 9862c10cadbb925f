import Geometry
import ViewKit

/// The state of an engine view, as set by mutations. A host keeps it alongside the system's view.
///
/// Properties that most mutations change skip run-time checks of exclusive access: no access lasts longer than a
/// statement.
final class Node {
  let id: ViewID
  let traits: ViewTraits
  weak var parent: Node?
  @exclusivity(unchecked) var children: [Node] = []
  @exclusivity(unchecked) var frame = Rect.zero
  @exclusivity(unchecked) var effect = ViewEffect.none
  @exclusivity(unchecked) var layer = Layer.clear
  @exclusivity(unchecked) var text = ""
  /// Whether the look of the view has to be recreated.
  @exclusivity(unchecked) var isRestyled = false
  var link = ""
  var part = ViewPart.none
  var image: Image?
  var isHidden = false
  var isTabStop = false
  @exclusivity(unchecked) var accessibility = AccessibilityNode()
  var contentSize = Size.zero

  init(id: ViewID, traits: ViewTraits) {
    self.id = id
    self.traits = traits
  }

  /// The opacity of the view, including its children.
  var opacity: Double { layer.opacity * effect.opacity }

  /// Whether the view and its children ignore pointers, keys, and assistive technology.
  var isInert: Bool { accessibility.states.contains(.inert) }

  /// The view that scrolls this one or one of its ancestors.
  var scroller: Node? {
    var node = parent
    while let part = node, !part.traits.contains(.scrolls) { node = part.parent }
    return node
  }

  /// Removes the node from its parent.
  func leave() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Calls a function with the node and all its descendants, parents first.
  func forEach(_ body: (Node) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
