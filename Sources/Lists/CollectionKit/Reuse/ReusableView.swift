public import ViewKit

/// The base class of views that are taken from a pool and given back: cells, rows, headers, event bars.
///
/// Every appearance goes in this order: `prepareForReuse()` (not on the first), the kit's update, the data source's
/// additions, `willDisplay` hooks. Frames belong to layout; hooks may change everything else, and must be idempotent,
/// because they run again on every appearance and after every change of content.
open class ReusableView: View {
  /// The class of interchangeable views to which this one belongs; set by the pool.
  public internal(set) final var reuseIdentifier = ReuseIdentifier(0)
  /// The kind of supplementary views this one belongs to, `nil` for cells and others; set by the pool.
  final var supplementaryKind: SupplementaryKind?
  /// The state of the item that the view shows in a collection view.
  public package(set) final var itemState: ItemState = [] {
    didSet { if itemState != oldValue { itemStateDidChange() } }
  }
  /// The link to the collection in which the view is shown.
  package final var collection: CellLink?

  public required override init(traits: ViewTraits = []) { super.init(traits: traits) }

  /// Resets what a former appearance or a hook left behind: layer, text, accessibility and tab stop. Overrides call
  /// call `super`.
  ///
  /// Subviews and gestures stay, because views build them once, in `init` or in their first layout. A hook that adds a
  /// subview looks for it on the next appearance, or belongs into a subclass that hides it here.
  open func prepareForReuse() {
    layer = .clear
    accessibility = AccessibilityNode()
    resetTransientState()
  }

  /// Resets text, tab stop and item state only, for views whose next appearance sets `layer` and `accessibility` as a
  /// whole: views that look the same again then cause no mutation.
  package final func resetTransientState() {
    text = ""
    isTabStop = false
    itemState = []
  }

  /// Returns the height the view needs for its content at a width, in points; `nil`, the default, leaves it to the
  /// layout. Asked of configured views by self-sizing layouts. Without a font engine, lines come from
  /// `TextWidthEstimate`.
  open func preferredHeight(forWidth width: Double) -> Double? { nil }

  /// Called when the item was selected, pressed, lifted or focused, or ceased to be: the place to look different. Also
  /// called when a view begins to show an item of another state. Does nothing by default.
  open func itemStateDidChange() {}

  /// Called when the view receives the focus; a collection takes it as the focus of its item. Overrides call `super`.
  open override func didReceiveFocus() { collection?.didReceiveFocus?(self) }

  /// Called when assistive technology activates the view; a collection takes it as a press. Overrides call `super` for
  /// what they do not use.
  open override func activate() -> Bool { collection?.activate?(self) ?? false }
}

/// The closures through which cells report to their collection; programs without collections do not carry their code.
package final class CellLink {
  /// Called when the host's focus came to a cell.
  package var didReceiveFocus: ((ReusableView) -> Void)?
  /// Called when assistive technology activates a cell. Returns whether the collection handled it.
  package var activate: ((ReusableView) -> Bool)?

  package init() {}
}

/// The state of an item in a collection view.
public struct ItemState: OptionSet, Hashable, Sendable {
  /// The bits of the states.
  public let rawValue: UInt8

  /// Creates a set of states from bits; unknown bits mean nothing.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The item is selected, by the user or the program.
  public static let selected = ItemState(rawValue: 1)
  /// The item is held down.
  public static let highlighted = ItemState(rawValue: 2)
  /// The item has the keyboard focus.
  public static let focused = ItemState(rawValue: 4)
  /// The item is being dragged.
  public static let lifted = ItemState(rawValue: 8)
  /// The dragged item would be dropped into this one.
  public static let target = ItemState(rawValue: 16)
  /// The collection is in edit mode.
  public static let editing = ItemState(rawValue: 32)
}
