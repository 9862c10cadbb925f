/// The settings of a content view. iOS 14.
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
}

/// A view that shows what its configuration says. iOS 14.
@MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}
