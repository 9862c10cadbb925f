public import ViewKit

/// The base of views that are taken from a pool and given back: cells, rows, headers, event bars.
///
/// Every appearance goes in this order: `prepareForReuse()` (not on the first), the kit's update, the data source's
/// additions, `willDisplay` hooks. Frames belong to layout; hooks may change everything else, and must be idempotent,
/// because they run again on every appearance and after every change of content.
open class ReusableView: View {
  /// The class of interchangeable views this one belongs to; set by the pool.
  public internal(set) final var reuseIdentifier = ReuseIdentifier(0)

  public required override init(traits: ViewTraits = []) { super.init(traits: traits) }

  /// Takes back what a former appearance or a hook left behind: appearance, text, accessibility and tab stop. Overrides
  /// call `super`.
  ///
  /// Subviews and gestures stay, because views build them once, in `init` or in their first layout. A hook that adds a
  /// subview looks for it on the next appearance, or belongs into a subclass that hides it here.
  open func prepareForReuse() {
    layer = .clear
    text = ""
    accessibility = AccessibilityNode()
    isTabStop = false
  }
}
