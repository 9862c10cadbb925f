/// The arrangement of a collection view's content: a value that can be changed at any time, with animation.
public enum CollectionLayout {
  /// Rows below each other, as wide as the collection.
  case list(ListLayout)
  /// Columns of equal width.
  case grid(GridLayout)
  /// Lines that break where the next item does not fit.
  case flow(FlowLayout)
  /// One item at a time.
  case fullScreen(FullScreenLayout)
  /// A layout of the program's own.
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

  /// Whether heights come from the cells or the delegates, for each item near the viewport.
  var isSelfSizing: Bool {
    switch self {
    case .list(let layout): layout.rowHeight.isMeasured
    case .grid(let layout): layout.lineHeight.isMeasured
    case .flow(let layout): layout.isSelfSizing
    case .fullScreen, .custom: false
    }
  }
}

/// A layout of one item at a time, each as large as the collection; scrolling rests on whole items. The collection
/// reports which item is about to be centered, and which was.
public struct FullScreenLayout: Equatable, Sendable {
  /// Creates a layout; there is nothing to set.
  public init() {}
}

/// The transition of a collection view from one layout to another.
public struct LayoutTransition: Equatable, Sendable {
  /// The duration in seconds; 0 for a jump. Where motion is reduced there is a jump in any case.
  public var seconds: Double

  /// Creates a transition of some seconds; negative durations count as 0.
  public init(seconds: Double) { self.seconds = seconds.isFinite ? max(0, seconds) : 0 }

  /// The transition without a delegate that answers: 0.3 seconds.
  public static let standard = LayoutTransition(seconds: 0.3)
  /// A transition without motion.
  public static let jump = LayoutTransition(seconds: 0)
}
