/// The arrangement of a collection view's content: a value that can be changed at any time, with animation.
public enum CollectionLayout {
  /// Full-width rows, one below the other.
  case list(ListLayout)
  /// Columns of equal width.
  case grid(GridLayout)
  /// Lines of items that wrap when the next item does not fit.
  case flow(FlowLayout)
  /// One item at a time.
  case fullScreen(FullScreenLayout)
  /// A custom layout.
  case custom(CustomLayout)

  /// The style of the layout's sections; `nil` for custom layouts.
  var style: SectionStyle? {
    switch self {
    case .list(let layout): layout.section
    case .grid(let layout): layout.section
    case .flow(let layout): layout.section
    case .fullScreen: SectionStyle(headerHeight: 0, footerHeight: 0, pinsHeaders: false)
    case .custom: nil
    }
  }

  /// Whether the cells or the delegates determine the height of each item near the viewport.
  var isSelfSizing: Bool {
    switch self {
    case .list(let layout): layout.rowHeight.isMeasured
    case .grid(let layout): layout.lineHeight.isMeasured
    case .flow(let layout): layout.isSelfSizing
    case .fullScreen, .custom: false
    }
  }
}

/// A layout that shows one item at a time, each as large as the collection. Scrolling comes to rest on whole items. The
/// collection reports which item is about to be centered and which item was centered.
public struct FullScreenLayout: Equatable, Sendable {
  /// Creates a full-screen layout, which has no options.
  public init() {}
}

/// The transition of a collection view from one layout to another.
public struct LayoutTransition: Equatable, Sendable {
  /// The duration in seconds; 0 for a jump. With reduced motion, the transition is always a jump.
  public var seconds: Double

  /// Creates a transition; a negative or non-finite duration counts as 0.
  public init(seconds: Double) { self.seconds = seconds.isFinite ? max(0, seconds) : 0 }

  /// The transition used if no delegate answers: 0.3 seconds.
  public static let standard = LayoutTransition(seconds: 0.3)
  /// A transition without animation.
  public static let jump = LayoutTransition(seconds: 0)
}
