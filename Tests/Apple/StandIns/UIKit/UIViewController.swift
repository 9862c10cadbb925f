public import Foundation

/// An object that owns a view. iOS 2.
@MainActor open class UIViewController: UIResponder {
  private var ownView: UIView?
  open var title: String?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }

  /// Loaded when it is asked for.
  open var view: UIView! {
    get {
      if ownView == nil {
        loadView()
        ownView?.standInController = self
        viewDidLoad()
      }
      return ownView
    }
    set { ownView = newValue }
  }

  open func loadView() { ownView = UIView() }
  open func viewDidLoad() {}
}

/// iOS 2.
@MainActor public enum UIApplication {
  public static let significantTimeChangeNotification = NSNotification.Name("UIApplicationSignificantTimeChange")
  public static let didEnterBackgroundNotification = NSNotification.Name("UIApplicationDidEnterBackground")
  public static let willEnterForegroundNotification = NSNotification.Name("UIApplicationWillEnterForeground")
}

/// iOS 3.
@MainActor open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()
  open var string: String? {
    didSet { standInItems = string.map { [["public.utf8-plain-text": $0]] } ?? [] }
  }
  public private(set) var standInItems: [[String: Any]] = []

  /// iOS 10.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { standInItems = items }

  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
