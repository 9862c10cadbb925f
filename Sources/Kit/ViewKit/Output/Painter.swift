import Geometry

/// Converts a tree of views into a display list: parents before children, without hidden views and views outside the
/// clip.
///
/// A view that does not clip may lie outside the clip while its descendants lie inside. Then only the descendants are
/// painted.
enum Painter {
  static func paint(_ root: View) -> DisplayList {
    var items: [DisplayItem] = []
    visit(root, nil, Placement(origin: root.frame.origin), clip: nil, depth: 0, opacity: 1, into: &items)
    return DisplayList(items: items)
  }

  private static func visit(
    _ view: View, _ surroundings: SurroundingsView?, _ placement: Placement, clip: Rect?, depth: Int, opacity: Double,
    into items: inout [DisplayItem]
  ) {
    guard !view.isHidden else { return }
    let surroundings =
      view.traits.contains(.ownsSurroundings) ? unsafeDowncast(view, to: SurroundingsView.self) : surroundings
    let frame = placement(Rect(origin: .zero, size: view.frame.size))
    let isVisible = clip.map { touches($0, frame) } ?? true
    let opacity = opacity * view.layer.opacity * view.effect.opacity
    if isVisible {
      items.append(
        DisplayItem(
          id: view.id, depth: depth, frame: frame, clip: clip, layer: surroundings?.resolve(view.layer) ?? view.layer,
          text: shownText(of: view), accessibility: view.accessibility, opacity: opacity, image: view.image))
    }
    var inner = clip
    if view.traits.contains(.clips) {
      let visible = clip.map { $0.intersection(frame) } ?? frame
      guard !visible.isEmpty else { return }
      inner = visible
    }
    for child in view.subviews {
      visit(
        child, surroundings, placement.ofChild(child, in: view), clip: inner, depth: depth + 1, opacity: opacity,
        into: &items)
    }
  }

  /// Returns the text to show: the label for an empty field, as in a host.
  private static func shownText(of view: View) -> String {
    view.traits.contains(.edits) && view.text.utf8.isEmpty ? view.accessibility.label : view.text
  }

  /// Returns whether the frame and the clip intersect. A frame without area does if its origin is inside the clip.
  private static func touches(_ clip: Rect, _ frame: Rect) -> Bool {
    frame.isEmpty ? clip.contains(frame.origin) : clip.intersects(frame)
  }
}
