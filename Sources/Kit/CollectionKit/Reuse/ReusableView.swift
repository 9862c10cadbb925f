public import ViewKit

/// The base class of views that a pool reuses: cells, rows, headers, event bars.
///
/// Each appearance runs in this order: `prepareForReuse()` (except for the first), the kit's update, the data source's
/// additions, `willDisplay` hooks. Layout owns the frame. Hooks may change everything else, and must be idempotent,
/// because they run again on every appearance and after every change of content.
open class ReusableView: View {
  /// The class of interchangeable views to which this view belongs; set by the pool.
  public internal(set) final var reuseIdentifier = ReuseIdentifier(0)
  /// The kind of supplementary view; `nil` for cells and other views. Set by the pool.
  final var supplementaryKind: SupplementaryKind?
  /// The state of the item that the view shows in a collection view.
  public package(set) final var itemState: ItemState = [] {
    didSet { if itemState != oldValue { itemStateDidChange() } }
  }
  /// The link to the collection that shows the view.
  package final var collection: CellLink?

  public required override init(traits: ViewTraits = []) { super.init(traits: traits) }

  /// Resets what an earlier appearance or a hook left behind: layer, text, accessibility, and tab stop. Overrides call
  /// `super`.
  ///
  /// Subviews and gestures stay, because views create them once, in `init` or in their first layout. A hook that adds a
  /// subview must look for it on the next appearance; alternatively, add it in a subclass that hides it here.
  open func prepareForReuse() {
    layer = .clear
    accessibility = AccessibilityNode()
    resetTransientState()
  }

  /// Resets only text, tab stop, and item state. For views whose next appearance sets `layer` and `accessibility` as a
  /// whole: if they look the same again, they cause no mutation.
  package final func resetTransientState() {
    text = ""
    isTabStop = false
    itemState = []
  }

  /// Returns the height that the view needs for its content at a width, in points; `nil`, the default, leaves it to the
  /// layout. Self-sizing layouts call this on configured views. Because there is no font engine, use
  /// `TextWidthEstimate` to estimate line breaks.
  open func preferredHeight(forWidth width: Double) -> Double? { nil }

  /// Called when the item's state changes (selected, highlighted, focused, lifted, and so on), and when the view begins
  /// to show an item in another state. Override it to change the view's look. Does nothing by default.
  open func itemStateDidChange() {}

  /// Called when the view receives the focus; a collection then focuses the item. Overrides call `super`.
  open override func didReceiveFocus() { collection?.didReceiveFocus?(self) }

  /// Called when assistive technology activates the view; a collection treats it as a press. Overrides call `super` for
  /// activations that they do not handle.
  open override func activate() -> Bool { collection?.activate?(self) ?? false }
}

/// The closures through which cells report to their collection. Programs without collections do not link their code.
package final class CellLink {
  /// Called when a cell receives the host's focus.
  package var didReceiveFocus: ((ReusableView) -> Void)?
  /// Called when assistive technology activates a cell. Returns whether the collection handled it.
  package var activate: ((ReusableView) -> Bool)?

  package init() {}
}

/// The state of an item in a collection view.
public struct ItemState: OptionSet, Hashable, Sendable {
  /// The bits of the states.
  public let rawValue: UInt8

  /// Creates a set of states from bits; unknown bits are ignored.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The item is selected, by the user or the program.
  public static let selected = ItemState(rawValue: 1)
  /// The item is pressed.
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
