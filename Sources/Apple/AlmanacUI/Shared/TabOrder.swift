import ViewKit

/// The views at which the Tab key stops, in reading order.
struct TabOrder {
  private let stops: [ViewID]

  init(_ root: Node?) {
    var stops: [ViewID] = []
    func visit(_ node: Node) {
      guard !node.isHidden, !node.isInert else { return }
      if node.isTabStop { stops.append(node.id) }
      for child in node.children { visit(child) }
    }
    if let root { visit(root) }
    self.stops = stops
  }

  /// Returns the stop after or before a view; `nil` at the end, where the focus leaves the calendar.
  func next(after view: ViewID?, backwards: Bool = false) -> ViewID? {
    guard let view, let index = stops.firstIndex(of: view) else { return backwards ? stops.last : stops.first }
    let next = backwards ? index - 1 : index + 1
    return stops.indices.contains(next) ? stops[next] : nil
  }
}
