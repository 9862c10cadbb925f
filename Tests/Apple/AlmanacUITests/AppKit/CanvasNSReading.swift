import Almanac
import AppKit
import HostConformance

@testable import AlmanacUI

/// What a canvas of AppKit holds, paints and exposes, in place of what a model says.
///
/// The canvas keeps no frames: those of views that paint nothing are the model's.
@MainActor struct CanvasNSReading {
  let canvas: CanvasNSView
  let surroundings: HostSurroundings

  /// Returns the views that the canvas holds, each before its children, with what was painted for them.
  /// - Parameters:
  ///   - model: the views of a model, which give what is neither held nor painted.
  ///   - list: what had to be painted, from back to front.
  func views(_ model: [ShownView], _ list: DisplayList) -> [ShownView] {
    let known = Dictionary(uniqueKeysWithValues: model.map { ($0.id, $0) })
    let painted = painted(list)
    let elements = elements()
    var views: [ShownView] = []
    func visit(_ node: Node) {
      var view = known[node.id] ?? ShownView(id: node.id, parent: .none)
      view.parent = node.parent?.id ?? .none
      view.text = node.traits.contains(.edits) && node.text.isEmpty ? node.accessibility.label : node.text
      view.isTabStop = node.isTabStop
      view.hasImage = node.image != nil
      view.accessibility = node.accessibility
      view.accessibility.owned = []
      if let element = elements[node.id], !describes(element, node, view.frame) {
        view.accessibility.label = "other than the element says"
      }
      if let field = canvas.field, field.id == node.id, !field.editor.string.isEmpty { view.text = field.editor.string }
      painted[node.id]?.read(into: &view)
      views.append(view)
      for child in node.children { visit(child) }
    }
    if let root = canvas.nodes.root { visit(root) }
    return views
  }

  /// Returns the views with elements, in the order of reading.
  func spoken() -> [ViewID] { allElements().map(\.id) }

  // MARK: - Elements

  private func allElements() -> [NodeNSElement] {
    var all: [NodeNSElement] = []
    func visit(_ elements: [Any]) {
      for case let element as NodeNSElement in elements {
        all.append(element)
        visit(element.accessibilityChildren() ?? [])
      }
    }
    visit(canvas.accessibilityChildren() ?? [])
    return all
  }

  private func elements() -> [ViewID: NodeNSElement] {
    Dictionary(allElements().map { ($0.id, $0) }) { first, _ in first }
  }

  private func describes(_ element: NodeNSElement, _ node: Node, _ frame: Rect) -> Bool {
    let described = node.accessibility
    let label = described.label.isEmpty ? node.text.isEmpty ? node.image?.label : node.text : described.label
    let size = element.accessibilityFrameInParentSpace().size
    return (element.accessibilityLabel() ?? "") == (label ?? "")
      && element.isAccessibilitySelected() == described.states.contains(.selected)
      && element.isAccessibilityEnabled() != described.states.contains(.disabled)
      && element.accessibilityRole() == described.role.appKit
      && (frame == .zero
        || abs(Double(size.width) - frame.width) < 0.01 && abs(Double(size.height) - frame.height) < 0.01)
  }

  // MARK: - Painting

  /// The marks of each item, in the order of painting: as many as its operations have. Marks that are missing leave items without.
  private func painted(_ list: DisplayList) -> [ViewID: PaintedItem] {
    let painting = Painting(
      palette: surroundings.palette, appearance: surroundings.appearance, direction: surroundings.direction)
    var marks = (canvas.standInContext?.standInMarks ?? [])[...]
    var painted: [ViewID: PaintedItem] = [:]
    for var item in list.items {
      var part = PaintedItem()
      // A field in use shows its text itself.
      if let field = canvas.field, field.id == item.id, !field.editor.string.isEmpty { item.text = "" }
      for operation in painting.operations(for: item) where isPainted(operation) {
        part.add(operation, marks.popFirst())
        // The second drawing of a text with a shadow.
        if case .text(let line) = operation, line.shadow != nil { part.add(operation, marks.popFirst()) }
      }
      painted[item.id] = part
    }
    // The ring around the focus comes last; nothing else follows.
    if marks.count == 1, case .stroke? = marks.first?.kind { marks.removeFirst() }
    return marks.isEmpty ? painted : painted.mapValues { _ in .extra }
  }

  /// Bitmaps are not read; one without a label leaves nothing.
  private func isPainted(_ operation: PaintOperation) -> Bool {
    guard case .image(let image) = operation else { return true }
    if case .outline = image.content { return true }
    return !image.label.isEmpty
  }
}
