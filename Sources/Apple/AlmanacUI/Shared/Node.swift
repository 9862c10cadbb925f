import Geometry
import ViewKit

/// The state of an engine view, as mutations set it, which a host keeps beside the view of the system.
///
/// Properties that most mutations change are exempt from run-time checks of exclusive access: no access lasts longer than a
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
  /// Whether the look of the view has to be made anew.
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

  /// The opacity of the view with its children.
  var opacity: Double { layer.opacity * effect.opacity }

  /// Whether neither pointer, key nor speech reaches the view and its children.
  var isInert: Bool { accessibility.states.contains(.inert) }

  /// The view that scrolls this one, or what contains it.
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

  /// Calls a function with the node and all below it, each before its children.
  func forEach(_ body: (Node) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
