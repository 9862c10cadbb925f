public import ViewKit

/// The base of views that are taken from a pool and given back: cells, rows, headers, event bars.
///
/// Every appearance goes in this order: `prepareForReuse()` (not on the first), the kit's update, the data source's
/// additions, `willDisplay` hooks. Frames belong to layout; hooks may change everything else, and must be idempotent,
/// because they run again on every appearance and after every change of content.
open class ReusableView: View {
  /// The class of interchangeable views this one belongs to; set by the pool.
  public internal(set) final var reuseIdentifier = ReuseIdentifier(0)
  /// The kind of supplementary views this one belongs to, `nil` for cells and others; set by the pool.
  final var supplementaryKind: SupplementaryKind?
  /// What a collection view knows of the item the view shows.
  public package(set) final var itemState: ItemState = [] {
    didSet { if itemState != oldValue { itemStateDidChange() } }
  }
  /// Leads to the collection the view is shown in.
  package final var collection: CellLink?

  public required override init(traits: ViewTraits = []) { super.init(traits: traits) }

  /// Takes back what a former appearance or a hook left behind: appearance, text, accessibility and tab stop. Overrides
  /// call `super`.
  ///
  /// Subviews and gestures stay, because views build them once, in `init` or in their first layout. A hook that adds a
  /// subview looks for it on the next appearance, or belongs into a subclass that hides it here.
  open func prepareForReuse() {
    layer = .clear
    accessibility = AccessibilityNode()
    takeBackRest()
  }

  /// What is left to take back of a view whose next appearance sets `layer` and `accessibility` as a whole: then views that
  /// look the same again have nothing to tell the host.
  package final func takeBackRest() {
    text = ""
    isTabStop = false
    itemState = []
  }

  /// The height the view needs for what it shows, if it is this wide, in points; `nil`, as here, leaves it to the
  /// layout. Asked of dressed views by self-sizing layouts. Without a font engine, lines come from `TextWidthEstimate`.
  open func preferredHeight(forWidth width: Double) -> Double? { nil }

  /// The item was selected, pressed, lifted or focused, or ceased to be: the place to look different. Also called when a
  /// view begins to show another item of another state. Nothing here.
  open func itemStateDidChange() {}

  /// The focus came to the view; a collection takes it as the focus of its item. Overrides call `super`.
  open override func didReceiveFocus() { collection?.didReceiveFocus?(self) }

  /// Assistive technology activates the view; a collection takes it as a press. Overrides call `super` for what they do
  /// not use.
  open override func activate() -> Bool { collection?.activate?(self) ?? false }
}

/// What cells tell the collection they are shown in. Closures, so that programs without collections do not carry them.
package final class CellLink {
  /// The host's focus came to a cell.
  package var didReceiveFocus: ((ReusableView) -> Void)?
  /// Assistive technology activates a cell. Returns whether that meant anything.
  package var activate: ((ReusableView) -> Bool)?

  package init() {}
}

/// What a collection view knows of an item.
public struct ItemState: OptionSet, Hashable, Sendable {
  /// A bit for each state.
  public let rawValue: UInt8

  /// Unknown bits mean nothing.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Chosen by the user or the program.
  public static let selected = ItemState(rawValue: 1)
  /// Held down.
  public static let highlighted = ItemState(rawValue: 2)
  /// The item the keyboard acts on.
  public static let focused = ItemState(rawValue: 4)
  /// Being dragged.
  public static let lifted = ItemState(rawValue: 8)
  /// What is dragged would go into it.
  public static let target = ItemState(rawValue: 16)
  /// Part of edit mode.
  public static let editing = ItemState(rawValue: 32)
}
