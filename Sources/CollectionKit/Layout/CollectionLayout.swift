/// How a collection view arranges its content: a value that can be changed at any time, with animation.
public enum CollectionLayout {
  /// Rows below each other.
  case list(ListLayout)
  /// Columns of equal width.
  case grid(GridLayout)
  /// Lines that break where the next item does not fit.
  case flow(FlowLayout)
  /// One item at a time.
  case fullScreen(FullScreenLayout)
  /// A layout of a program's own.
  case custom(CustomLayout)

  /// What the layout does with sections; `nil` for custom layouts.
  var style: SectionStyle? {
    switch self {
    case .list(let layout): layout.section
    case .grid(let layout): layout.section
    case .flow(let layout): layout.section
    case .fullScreen: SectionStyle(headerHeight: 0, footerHeight: 0, pinsHeaders: false)
    case .custom: nil
    }
  }

  /// Whether frames follow from asking cells or delegate about each item near the viewport.
  var isSelfSizing: Bool {
    switch self {
    case .list(let layout): layout.rowHeight.isMeasured
    case .grid(let layout): layout.lineHeight.isMeasured
    case .flow(let layout): layout.isSelfSizing
    case .fullScreen, .custom: false
    }
  }
}

/// One item at a time, each as large as the collection; scrolling rests on whole items. The collection reports which
/// item is about to be centred, and which was.
public struct FullScreenLayout: Equatable, Sendable {
  /// There is nothing to choose.
  public init() {}
}

/// How a collection view goes over from one layout to another.
public struct LayoutTransition: Equatable, Sendable {
  /// Seconds the items travel; 0 for a jump. Where motion is reduced there is a jump in any case.
  public var seconds: Double

  /// A transition of some seconds.
  public init(seconds: Double) { self.seconds = seconds.isFinite ? max(0, seconds) : 0 }

  /// What happens unless somebody asks for something else.
  public static let standard = LayoutTransition(seconds: 0.3)
  /// No motion.
  public static let jump = LayoutTransition(seconds: 0)
}
