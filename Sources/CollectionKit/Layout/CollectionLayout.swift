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
