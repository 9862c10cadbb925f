#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import CoreGraphics
  import Foundation
  import Geometry
  import ViewKit

  /// The accessibility element of a view.
  final class NodeNSElement: NSAccessibilityElement {
    /// The ID of the view.
    let id: ViewID
    private let press: @MainActor () -> Bool

    init(_ id: ViewID, press: @escaping @MainActor () -> Bool) {
      (self.id, self.press) = (id, press)
      super.init()
    }

    override nonisolated func accessibilityPerformPress() -> Bool {
      let press = press
      return MainActor.assumeIsolated { press() }
    }
  }

  /// The accessibility elements of a canvas, in reading order. Created on request, and dropped by frames that change
  /// them.
  @MainActor final class NodeNSElements {
    private unowned let canvas: CanvasNSView
    private var cached: [NodeNSElement]?
    /// The words for states.
    var words = SpokenWords()

    init(_ canvas: CanvasNSView) { self.canvas = canvas }

    /// Causes the elements to be recreated on the next request.
    func invalidate() { cached = nil }

    /// Returns the top-level elements.
    func elements() -> [NodeNSElement] {
      if let cached { return cached }
      var frames: [ViewID: Rect] = [:]
      for item in canvas.onPaint?().items ?? [] { frames[item.id] = item.frame }
      let made = canvas.nodes.spoken { (node: Node, below: [NodeNSElement]) in element(of: node, below, frames) }
      for element in made { element.setAccessibilityParent(canvas) }
      cached = made
      return made
    }

    private func element(of node: Node, _ below: [NodeNSElement], _ frames: [ViewID: Rect]) -> NodeNSElement {
      let id = node.id
      let element = NodeNSElement(id) { [weak canvas] in canvas?.onEvent?(.activate(id)) ?? false }
      let description = node.accessibility
      element.setAccessibilityRole(description.role.appKit)
      element.setAccessibilityLabel(
        !description.label.isEmpty ? description.label : node.text.isEmpty ? node.image?.label : node.text)
      element.setAccessibilityValue(node.traits.contains(.edits) ? node.text : words.value(of: description))
      element.setAccessibilitySelected(description.states.contains(.selected))
      element.setAccessibilityEnabled(!description.states.contains(.disabled))
      element.setAccessibilityChildren(below)
      setPlace(of: element, node)
      let frame = frames[id] ?? .zero
      place(element, frame, in: Rect(origin: .zero, size: Size(width: 0, height: Double(canvas.bounds.height))))
      for child in below {
        child.setAccessibilityParent(element)
        place(child, frames[child.id] ?? .zero, in: frame)
      }
      return element
    }

    /// Sets the row and column counts of a table, or the row and column of a cell.
    private func setPlace(of element: NodeNSElement, _ node: Node) {
      switch node.accessibility.role {
      case .grid, .table:
        let rows = TableRows(node)
        element.setAccessibilityRowCount(rows.rowCount)
        element.setAccessibilityColumnCount(rows.columnCount)
      case .gridCell, .columnHeader, .rowHeader:
        guard let place = TableRows(around: node)?.place(of: node) else { return }
        element.setAccessibilityRowIndexRange(NSRange(location: place.row, length: 1))
        element.setAccessibilityColumnIndexRange(NSRange(location: place.column, length: 1))
      default: break
      }
    }

    /// Sets the frame of an element, which AppKit measures from the lower left corner of its parent.
    private func place(_ element: NodeNSElement, _ frame: Rect, in parent: Rect) {
      element.setAccessibilityFrameInParentSpace(
        CGRect(
          x: frame.minX - parent.minX, y: parent.maxY - frame.maxY, width: frame.width, height: frame.height))
    }
  }

  extension AccessibilityNode.Role {
    /// The role in AppKit.
    var appKit: NSAccessibility.Role {
      switch self {
      case .grid, .table: .table
      case .row, .option: .row
      case .gridCell, .columnHeader, .rowHeader: .cell
      case .button, .menuItem: .button
      case .checkbox: .checkBox
      case .list, .listBox: .list
      case .toolbar: .toolbar
      case .link: .link
      case .searchBox, .textBox: .textField
      case .status, .alert, .heading, .paragraph, .note: .staticText
      default: .group
      }
    }
  }
#endif
