public import Foundation

/// The top of a tree of views. iOS 2.
@MainActor open class UIWindow: UIView {
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      addSubview(view)
    }
  }
  open weak var windowScene: UIWindowScene?
  open private(set) var screen = UIScreen()
  /// What surrounds the window.
  public var standInTraits = UITraitCollection() { didSet { standInTraitsDidChange() } }
  public var standInSafeArea = UIEdgeInsets.zero {
    didSet {
      func notify(_ view: UIView) {
        view.safeAreaInsetsDidChange()
        view.setNeedsLayout()
        for child in view.subviews { notify(child) }
      }
      notify(self)
    }
  }

  open override var window: UIWindow? { self }
  open override var traitCollection: UITraitCollection { standInTraits }
  open override var safeAreaInsets: UIEdgeInsets { standInSafeArea }
  open func makeKeyAndVisible() { isHidden = false }
}

/// iOS 2.
@MainActor open class UIScreen: NSObject {}

/// iOS 13.
@MainActor open class UIWindowScene: UIResponder {
  public var standInOpened: [URL] = []

  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    standInOpened.append(url)
    completion?(true)
  }
}

/// iOS 13.
@MainActor public enum UIScene {
  /// iOS 13.
  public final class OpenExternalURLOptions: NSObject {}
}
