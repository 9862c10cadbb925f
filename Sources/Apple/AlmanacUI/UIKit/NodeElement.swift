#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import CalendarViews
  import Foundation
  import UIKit
  import ViewKit

  /// The accessibility element of a view. Assistive technology may retain it after the view is removed; it then has no
  /// label, value, or frame.
  final class NodeElement: UIAccessibilityElement, UIAccessibilityContainerDataTableCell {
    private weak var view: (any NodeView)?

    init(_ view: any NodeView) {
      self.view = view
      super.init(accessibilityContainer: view)
    }

    /// The view's node; `nil` after the view is removed.
    var node: Node? { view?.node }
    private var described: AccessibilityNode { node?.accessibility ?? AccessibilityNode() }

    override var accessibilityLabel: String? {
      get {
        guard let node else { return nil }
        if !node.accessibility.label.isEmpty { return node.accessibility.label }
        return node.text.isEmpty ? node.image?.label : node.text
      }
      set {}
    }

    override var accessibilityValue: String? {
      get { view?.tree?.speech.words.value(of: described) }
      set {}
    }

    override var accessibilityTraits: UIAccessibilityTraits {
      get {
        let (role, states) = (described.role, described.states)
        var traits = role.traits
        if role == .gridCell, states.contains(.selectable) || states.contains(.selected) { traits.insert(.button) }
        if states.contains(.selected) || role == .button && states.contains(.pressed) { traits.insert(.selected) }
        if states.contains(.disabled) { traits.insert(.notEnabled) }
        if isTitle { traits.insert(.adjustable) }
        return traits
      }
      set {}
    }

    override var accessibilityFrame: CGRect {
      get { view.map { UIAccessibility.convertToScreenCoordinates($0.bounds, in: $0) } ?? .zero }
      set {}
    }

    override var accessibilityLanguage: String? {
      get { view?.tree?.language }
      set {}
    }

    override func accessibilityActivate() -> Bool {
      guard let node, let tree = view?.tree else { return false }
      if node.traits.contains(.links) {
        tree.openLink?(node.link)
        return true
      }
      return tree.send(.activate(node.id))
    }

    /// Whether the view is the title of a calendar. Swiping up or down on it shows the next or previous period.
    private var isTitle: Bool { node?.part == .title && view?.tree?.showPeriod != nil }

    override func accessibilityIncrement() { if isTitle { view?.tree?.showPeriod?(true) } }

    override func accessibilityDecrement() { if isTitle { view?.tree?.showPeriod?(false) } }

    // MARK: - UIAccessibilityContainerDataTableCell

    /// The row and column in the table that contains the view.
    private var place: (row: Int, column: Int) {
      node.flatMap { TableRows(around: $0)?.place(of: $0) } ?? (0, 0)
    }

    func accessibilityRowRange() -> NSRange { NSRange(location: place.row, length: 1) }

    func accessibilityColumnRange() -> NSRange { NSRange(location: place.column, length: 1) }
  }
#endif
