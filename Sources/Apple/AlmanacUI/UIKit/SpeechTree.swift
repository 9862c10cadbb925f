#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Foundation
  import UIKit
  import ViewKit

  /// The accessibility elements in reading order: the order of the tree, with owned views after their owner's children.
  /// Created on request, and dropped by frames that change them.
  @MainActor final class SpeechTree {
    private unowned let tree: UIKitTree
    private var cached: [Any]?
    /// The views that hold elements, so that elements of removed views are released before the next request.
    private var containers: [any SpeakingView] = []
    /// The words for states.
    var words = SpokenWords()

    init(_ tree: UIKitTree) { self.tree = tree }

    /// Causes the elements to be recreated on the next request.
    func invalidate() {
      cached = nil
      for container in containers { container.spoken = [] }
      containers = []
    }

    /// Returns the elements of the window.
    func elements() -> [Any] {
      if let cached { return cached }
      var made: [Any] = []
      if let root = tree.root {
        var order = ReadingOrder(of: tree.views.values.map { $0.node })
        made = elements(of: root, &order)
      }
      cached = made
      return made
    }

    private func elements(of view: any NodeView, _ order: inout ReadingOrder) -> [Any] {
      let node = view.node
      guard order.visit(node) else { return [] }
      if let field = view as? FieldNodeView { return [field.control] }
      var below: [Any] = []
      for id in order.inside(node) { if let child = tree.views[id] { below += elements(of: child, &order) } }
      // Content without touches is a picture of the day; the day's own label describes it.
      if let content = view.content, content.isUserInteractionEnabled { below.append(content) }
      let role = node.accessibility.role
      let isScroll = view is ScrollNodeView
      if below.isEmpty, !role.isStructure { return role == .none ? [] : [element(of: view)] }
      if role == .none, !isScroll { return below }
      let isTable = view is any UIAccessibilityContainerDataTable
      view.accessibilityContainerType =
        role.containerType == .dataTable && !isTable ? .semanticGroup : role.containerType
      view.accessibilityLabel = node.accessibility.label.isEmpty ? nil : node.accessibility.label
      view.accessibilityViewIsModal = role == .dialog
      // An element hides its children, so the view's own element becomes the first child.
      if let container = view as? any SpeakingView {
        container.spoken = role == .none || role.isStructure ? below : [element(of: view)] + below
        containers.append(container)
      }
      return [view]
    }

    private func element(of view: any NodeView) -> Any { (view as? any SpeakingView)?.ownElement ?? view }
  }

  /// A view with elements of assistive technology.
  @MainActor protocol SpeakingView: NodeView {
    /// The accessibility element of the view.
    var ownElement: NodeElement { get }
    /// The elements inside the view.
    var spoken: [Any] { get set }
  }

  extension AccessibilityNode.Role {
    /// Whether the view only groups others: systems read its name on entering.
    var isStructure: Bool {
      switch self {
      case .grid, .table, .row, .rowGroup, .list, .listBox, .group, .toolbar, .dialog, .menu: true
      default: false
      }
    }

    /// The container type in UIKit.
    var containerType: UIAccessibilityContainerType {
      switch self {
      case .grid, .table: .dataTable
      case .list, .listBox, .menu: .list
      case .rowGroup, .group, .toolbar, .row: .semanticGroup
      default: .none
      }
    }

    /// The traits in UIKit.
    var traits: UIAccessibilityTraits {
      switch self {
      case .button, .option, .menuItem: .button
      case .checkbox: [.button, .toggleButton]
      case .heading, .columnHeader, .rowHeader: .header
      case .link: .link
      case .status, .alert: .updatesFrequently
      case .paragraph, .note: .staticText
      default: .none
      }
    }
  }
#endif
