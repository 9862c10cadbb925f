/// The pass that lays out all views that need it, top down, until none does.
enum LayoutPass {
  /// The largest number of rounds. A view that invalidates layout in every round is a bug.
  static let rounds = 3

  /// Lays out the tree. Returns whether layout has settled.
  static func run(_ root: View) -> Bool {
    guard !root.isHidden else { return true }
    for _ in 0..<rounds {
      guard root.needsLayout || root.descendantNeedsLayout else { return true }
      visit(root)
    }
    return !(root.needsLayout || root.descendantNeedsLayout)
  }

  private static func visit(_ view: View) {
    // A hidden view keeps its flags until it is shown again.
    guard !view.isHidden else { return }
    if view.needsLayout {
      view.needsLayout = false
      view.layoutSubviews()
    }
    guard view.descendantNeedsLayout else { return }
    view.descendantNeedsLayout = false
    for child in view.subviews where child.needsLayout || child.descendantNeedsLayout { visit(child) }
  }
}
