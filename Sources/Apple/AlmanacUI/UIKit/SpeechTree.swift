#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Foundation
  import UIKit
  import ViewKit

  /// The elements of assistive technology, in the order of reading: that of the tree, with views that belong to others behind
  /// the children of those. Made when it is asked for, and dropped by frames that change it.
  @MainActor final class SpeechTree {
    private unowned let tree: UIKitTree
    private var cached: [Any]?
    /// The views that hold elements, so that those of removed views are let go before anybody asks again.
    private var containers: [any SpeakingView] = []
    /// The words for states.
    var words = SpokenWords()

    init(_ tree: UIKitTree) { self.tree = tree }

    /// Has the elements made anew when they are asked for next.
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
        let owned = Set(tree.views.values.flatMap(\.node.accessibility.owned))
        var visited: Set<ViewID> = []
        made = elements(of: root, owned, &visited)
      }
      cached = made
      return made
    }

    private func elements(of view: any NodeView, _ owned: Set<ViewID>, _ visited: inout Set<ViewID>) -> [Any] {
      let node = view.node
      guard !node.isHidden, !node.isInert, visited.insert(node.id).inserted else { return [] }
      if let field = view as? FieldNodeView { return [field.control] }
      var below: [Any] = []
      for child in node.children where !owned.contains(child.id) {
        if let child = tree.views[child.id] { below += elements(of: child, owned, &visited) }
      }
      for id in node.accessibility.owned {
        if let child = tree.views[id] { below += elements(of: child, owned, &visited) }
      }
      // What takes no touches is a picture of the day, whose own words say the same.
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
      // An element hides what is inside it, so the view's own comes first among its children.
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
    /// Whether the view only holds others together: systems speak its name on entering.
    var isStructure: Bool {
      switch self {
      case .grid, .table, .row, .rowGroup, .list, .listBox, .group, .toolbar, .dialog, .menu: true
      default: false
      }
    }

    /// The kind of container in UIKit.
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
