import Almanac

extension View {
  /// The views of a class, here and below, that are not hidden.
  func found<Kind: View>(_ kind: Kind.Type) -> [Kind] {
    guard !isHidden else { return [] }
    return ((self as? Kind).map { [$0] } ?? []) + subviews.flatMap { $0.found(kind) }
  }
}
