#if canImport(UIKit)
  import CalendarText
  import CalendarViews
  public import Foundation
  public import Geometry
  import QuartzCore
  public import UIKit
  public import ViewKit

  /// A view of UIKit that shows a tree of engine views: a calendar, a list, or views of your own.
  ///
  /// ```swift
  /// let host = AlmanacHostUIView(root: WeekdayMenuView(configuration: configuration))
  /// host.frame = CGRect(x: 0, y: 0, width: 320, height: 28)
  /// view.addSubview(host)
  /// ```
  ///
  /// UIKit scrolls, speaks and edits texts; the engine lays out. Releasing the view is enough to end it. The engine gets the
  /// size inside the safe area.
  open class AlmanacHostUIView: UIView {
    /// The root of the engine's views, which fills the view.
    public let root: View
    /// A function that follows a link; `nil`, the default, opens it as the scene does.
    public var onLink: ((URL) -> Void)?
    /// A function that offers iCalendar text as a file that is named after a title; `nil`, the default, offers none.
    public var onSave: ((_ calendar: String, _ title: String) -> Void)? {
      get { host.onSave }
      set { host.onSave = newValue }
    }

    let canvas = CanvasView(frame: .zero)
    let host: UIKitWindowHost
    private let box: WindowBox
    private let observations = Observations()
    /// The configuration that the view shows; `nil` for views of a program.
    private var configured: ShownConfiguration?

    /// Creates a view that shows a tree of views, none of which is in a window.
    public init(root: View) {
      self.root = root
      host = UIKitWindowHost(canvas)
      box = WindowBox(Window(root: root, host: host, size: .zero))
      super.init(frame: .zero)
      begin()
    }

    /// Creates an empty view; subclasses show something.
    public required init?(coder: NSCoder) {
      root = View()
      host = UIKitWindowHost(canvas)
      box = WindowBox(Window(root: root, host: host, size: .zero))
      super.init(coder: coder)
      begin()
    }

    /// Creates a view from an archive that shows a tree of views.
    init?(coder: NSCoder, root: View) {
      self.root = root
      host = UIKitWindowHost(canvas)
      box = WindowBox(Window(root: root, host: host, size: .zero))
      super.init(coder: coder)
      begin()
    }

    private func begin() {
      host.window = box.window
      isOpaque = false
      addSubview(canvas)
      canvas.onLink = { [weak self] in self?.open($0) }
      canvas.tree.openLink = { [weak self] in self?.open($0) }
      canvas.tree.onNews = { [weak self] in self?.announce($0) }
      host.onTick = { [weak self] in
        self?.updateSurroundings()
        self?.didTick()
      }
      registerForTraitChanges([
        UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitLayoutDirection.self,
        UITraitDisplayScale.self, UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
      ]) { (view: AlmanacHostUIView, _: UITraitCollection) in view.traitsDidChange() }
      observations.add(UIAccessibility.reduceMotionStatusDidChangeNotification) { [weak self] in self?.updateMotion() }
      updateMotion()
      updateSurroundings()
    }

    /// Shows a configuration with the settings of the system, now and when either changes.
    func follow(_ configured: ShownConfiguration, _ show: @escaping (CalendarConfiguration) -> Void) {
      self.configured = configured
      configured.onShow = { [weak self] shown in
        show(shown)
        self?.canvas.tree.speech.words = SpokenWords(shown.phrases ?? shown.locale.phrases)
        self?.canvas.tree.language = shown.locale.identifier
        self?.updateSurroundings()
      }
      configured.settings = SystemSettings(self)
      configured.show()
    }

    // MARK: - For subclasses

    /// The colours of the roles. Default: those of the configuration that is shown, or else the standard ones.
    open var palette: Palette { configured?.shown.style.palette ?? .standard }

    /// The direction of reading. Default: that of the configuration that is shown, or else of the view.
    open var layoutDirection: LayoutDirection {
      configured?.shown.direction
        ?? (effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Responds to the end of a frame. Overrides call `super`.
    open func didTick() {}

    /// Responds to other traits, and to another `semanticContentAttribute`. Overrides call `super`.
    open func traitsDidChange() {
      configured?.settings = SystemSettings(self)
      updateSurroundings()
    }

    // MARK: - Surroundings

    /// Shows the views in the present palette, appearance and direction.
    func updateSurroundings() {
      let traits = traitCollection
      let appearance: Appearance = traits.userInterfaceStyle == .dark ? .dark : .light
      let palette = palette
      let new = Surroundings(
        palette: palette, appearance: appearance, direction: layoutDirection,
        scale: max(1, Double(traits.displayScale)), isBold: traits.legibilityWeight == .bold)
      guard new != canvas.tree.surroundings else { return }
      canvas.tree.surroundings = new
      canvas.ring.update(palette.resolve(.role(CalendarRole.focus), appearance: appearance))
      // The strip around the safe area.
      let background = palette.resolve(.role(CalendarRole.background), appearance: appearance)
      backgroundColor = UIColor(cgColor: background.cgColor)
    }

    private func updateMotion() { box.window.reducesMotion = UIAccessibility.isReduceMotionEnabled }

    // MARK: - UIView

    open override var semanticContentAttribute: UISemanticContentAttribute {
      didSet { if semanticContentAttribute != oldValue { traitsDidChange() } }
    }

    open override func didMoveToWindow() {
      super.didMoveToWindow()
      traitsDidChange()
      host.didMoveToWindow()
      configured?.isSeen = window != nil
    }

    open override func layoutSubviews() {
      super.layoutSubviews()
      canvas.frame = bounds.inset(by: safeAreaInsets)
    }

    open override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      setNeedsLayout()
    }

    // MARK: - Links and speech

    private func open(_ address: String) {
      guard let url = URL(string: address) else { return }
      if let onLink { return onLink(url) }
      window?.windowScene?.open(url, options: nil, completionHandler: nil)
    }

    /// Tells assistive technology what changed, if there is any.
    private func announce(_ news: SpeechNews) {
      guard UIAccessibility.isVoiceOverRunning else { return }
      if let focused = news.focused {
        let element = (canvas.tree.views[focused] as? any SpeakingView)?.ownElement
        UIAccessibility.post(notification: .layoutChanged, argument: element)
      } else if news.isLayoutChanged {
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
      }
      if let text = news.announcement, !text.isEmpty {
        UIAccessibility.post(notification: .announcement, argument: text)
      }
    }
  }
#endif
