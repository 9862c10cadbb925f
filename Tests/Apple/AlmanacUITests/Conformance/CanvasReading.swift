import Almanac
import HostConformance
import UIKit

@testable import AlmanacUI

/// What a canvas shows, as its views, layers, drawings and elements say.
@MainActor struct CanvasReading {
  let canvas: CanvasView
  let surroundings: HostSurroundings

  /// All views, each before its children.
  func views() -> [ShownView] {
    var views: [ShownView] = []
    func visit(_ view: any NodeView, _ parent: ViewID) {
      views.append(read(view, parent))
      for child in view.subviews {
        if let child = child as? any NodeView { visit(child, view.node.id) }
      }
    }
    for child in canvas.subviews { if let child = child as? any NodeView { visit(child, .none) } }
    return views
  }

  private func read(_ view: any NodeView, _ parent: ViewID) -> ShownView {
    let node = view.node
    var shown = ShownView(id: node.id, parent: parent)
    let frame = canvas.convert(view.bounds, from: view)
    shown.frame = Rect(frame)
    shown.visible = visible(view, frame)
    shown.opacity = chain(view).reduce(1) { $0 * Double($1.alpha) }
    shown.offset = (view as? ScrollNodeView)?.offset ?? .zero
    shown.isTabStop = node.isTabStop
    shown.text = node.text
    if let field = view as? FieldNodeView {
      let label = field.field?.attributedPlaceholder?.string ?? node.accessibility.label
      shown.text = field.shownText.isEmpty ? label : field.shownText
    }
    shown.look = ShownLook(node.layer, showsText: !shown.text.isEmpty, in: surroundings)
    shown.hasImage = node.image != nil
    if !drawsItsOperations(view) { (shown.look, shown.text) = (ShownLook(), "not what is drawn") }
    shown.accessibility = describes(view) ? node.accessibility : AccessibilityNode(label: "other than spoken")
    return shown
  }

  private func chain(_ view: UIView) -> [UIView] {
    Array(sequence(first: view) { $0.superview === canvas ? nil : $0.superview })
  }

  private func visible(_ view: UIView, _ frame: CGRect) -> Rect? {
    var part = Rect(frame)
    for each in chain(view) {
      if each.isHidden { return nil }
      if each !== view, each.clipsToBounds { part = part.intersection(Rect(canvas.convert(each.bounds, from: each))) }
    }
    return part.isEmpty ? nil : part
  }

  // MARK: - Drawing

  /// Whether background and contents of a layer are the operations of the node's look in the surroundings of the test.
  private func drawsItsOperations(_ view: any NodeView) -> Bool {
    guard visible(view, canvas.convert(view.bounds, from: view)) != nil else { return true }
    let node = view.node
    let size = Rect(origin: .zero, size: node.frame.size)
    let item = DisplayItem(
      id: node.id, depth: 0, frame: size, layer: node.layer, text: view is FieldNodeView ? "" : node.text,
      accessibility: node.accessibility, image: node.image)
    let operations = Painting(
      palette: surroundings.palette, appearance: surroundings.appearance, direction: surroundings.direction
    ).operations(for: item)
    if case .fill(.rect(_, let radius), let color)? = operations.first, operations.count == 1 {
      return view.layer.backgroundColor == color.cgColor && view.layer.cornerRadius == radius
        && view.layer.contents == nil
    }
    guard view.layer.backgroundColor == nil else { return false }
    let marks = (view.layer.contents as? CGImage)?.standInMarks ?? []
    var expected = operations.flatMap { operation in
      // The second drawing of a text with a shadow.
      if case .text(let line) = operation, line.shadow != nil { [operation, operation] } else { [operation] }
    }
    expected.removeAll {
      guard case .image(let image) = $0, case .outline = image.content else {
        if case .image(let image) = $0 { return image.label.isEmpty }
        return false
      }
      return false
    }
    return marks.count == expected.count && zip(marks, expected).allSatisfy(isSame)
  }

  private func isSame(_ mark: CGContext.StandInMark, _ operation: PaintOperation) -> Bool {
    switch (mark.kind, operation) {
    case (.fill(let path, let color), .fill(let shape, let expected)):
      color == expected.cgColor && path.standInSteps == shape.cgPath.standInSteps
    case (.fill(_, let color), .stroke(_, let stroke, let expected)): stroke.isHairline && color == expected.cgColor
    case (.stroke(_, let color, let width, _), .stroke(_, let stroke, let expected)):
      color == expected.cgColor && width == stroke.width
    case (.fill, .image): true
    case (.text, .image): true
    case (.text(let text, let rect), .text(let line)): isSame(text, rect, line)
    default: false
    }
  }

  private func isSame(_ text: NSAttributedString, _ rect: CGRect, _ line: PaintText) -> Bool {
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    guard let font = attributes[.font] as? UIFont, let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle,
      let color = attributes[.foregroundColor] as? UIColor
    else { return false }
    let colors = [line.color.cgColor, line.shadow?.color.cgColor]
    let sides: [NSTextAlignment] =
      line.anchor == .middle
      ? [.center] : [(line.anchor == .start) == (line.direction == .leftToRight) ? .left : .right]
    // A shadow is a second drawing below.
    let top = line.baseline - Double(font.ascender)
    let tops = [top, top + (line.shadow?.offset ?? 0)]
    return text.string == line.whole && font.pointSize == line.style.size && colors.contains(color.cgColor)
      && sides.contains(paragraph.alignment) && rect.minX == line.box.minX && rect.width == line.box.width
      && tops.contains { abs(Double(rect.minY) - $0) < 0.001 }
  }

  // MARK: - Speech

  /// The views that VoiceOver reads, in order.
  func spoken() -> [ViewID] {
    var spoken: [ViewID] = []
    func visit(_ elements: [Any]) {
      for element in elements {
        if let element = element as? NodeElement {
          if let node = element.node { spoken.append(node.id) }
        } else if let view = element as? any NodeView {
          if view.node.accessibility.role.isStructure { spoken.append(view.node.id) }
          visit(view.accessibilityElements ?? [])
        } else if let field = (element as? UIView)?.superview as? FieldNodeView {
          spoken.append(field.node.id)
        }
      }
    }
    visit(canvas.accessibilityElements ?? [])
    return spoken
  }

  /// Whether the element of a view says in the words of UIKit what its node does.
  private func describes(_ view: any NodeView) -> Bool {
    let (node, expected) = (view.node, view.node.accessibility)
    guard expected.role != .none else { return true }
    if let field = view as? FieldNodeView { return field.control.accessibilityLabel == expected.label }
    guard let element = (view as? any SpeakingView)?.ownElement else { return false }
    if expected.role.isStructure { return true }
    let label = expected.label.isEmpty ? node.text.isEmpty ? node.image?.label : node.text : expected.label
    let traits = element.accessibilityTraits
    return (element.accessibilityLabel ?? "") == (label ?? "")
      && traits.contains(.selected)
        == (expected.states.contains(.selected) || expected.role == .button && expected.states.contains(.pressed))
      && traits.contains(.notEnabled) == expected.states.contains(.disabled)
      && traits.contains(.header) == [.heading, .columnHeader, .rowHeader].contains(expected.role)
      && (expected.rowIndex == 0 || element.accessibilityRowRange().location == expected.rowIndex - 1)
      && (expected.columnIndex == 0 || element.accessibilityColumnRange().location == expected.columnIndex - 1)
  }
}
