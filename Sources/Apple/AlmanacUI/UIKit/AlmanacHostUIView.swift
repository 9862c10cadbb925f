#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import CalendarText
  import CalendarViews
  public import Foundation
  public import Geometry
  import QuartzCore
  public import UIKit
  public import ViewKit

  /// A UIKit view that shows a tree of engine views: a calendar, a list, or custom views.
  ///
  /// ```swift
  /// let host = AlmanacHostUIView(root: WeekdayMenuView(configuration: configuration))
  /// host.frame = CGRect(x: 0, y: 0, width: 320, height: 28)
  /// view.addSubview(host)
  /// ```
  ///
  /// UIKit handles scrolling, VoiceOver, and text editing; the engine handles layout. Release the view to free
  /// everything. The engine uses the size inside the safe area.
  open class AlmanacHostUIView: UIView {
    /// The root of the engine's views, which fills this view.
    public let root: View
    /// Opens a link; if `nil`, the default, the scene opens it.
    public var onLink: ((URL) -> Void)?
    /// Offers iCalendar text as a file named after a title; `nil`, the default, offers no file.
    public var onSave: ((_ calendar: String, _ title: String) -> Void)? {
      get { host.onSave }
      set { host.onSave = newValue }
    }

    let canvas = CanvasView(frame: .zero)
    let host: UIKitWindowHost
    private let box: WindowBox
    private let observations = Observations()
    private(set) lazy var announcer = SpeechAnnouncer(canvas.tree)
    /// The configuration that the view shows; `nil` for custom views.
    private var configured: ShownConfiguration?

    /// Creates a view that shows a tree of views. None of them may be in a window.
    ///
    /// - Parameter frame: The frame of the view, in the coordinates of its superview.
    public init(root: View, frame: CGRect = .zero) {
      self.root = root
      host = UIKitWindowHost(canvas)
      box = WindowBox(Window(root: root, host: host, size: .zero))
      super.init(frame: frame)
      begin()
    }

    /// Creates an empty view; subclasses provide content.
    public override init(frame: CGRect) {
      root = View()
      host = UIKitWindowHost(canvas)
      box = WindowBox(Window(root: root, host: host, size: .zero))
      super.init(frame: frame)
      begin()
    }

    /// Creates an empty view; subclasses provide content.
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
      canvas.tree.onNews = { [weak self] news in
        self?.announcer.add(news)
        if self?.host.isTicking == false { self?.announcer.post() }
      }
      host.onTick = { [weak self] in
        self?.checkSurroundings()
        self?.didTick()
        self?.announcer.post()
      }
      registerForTraitChanges([
        UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitLayoutDirection.self,
        UITraitDisplayScale.self, UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
      ]) { (view: AlmanacHostUIView, _: UITraitCollection) in view.traitsDidChange() }
      observations.add(UIAccessibility.reduceMotionStatusDidChangeNotification) { [weak self] in self?.updateMotion() }
      updateMotion()
      updateSurroundings()
    }

    /// Shows a configuration combined with the system settings, now and whenever either changes.
    func follow(_ configured: ShownConfiguration, _ show: @escaping (CalendarConfiguration) -> Void) {
      self.configured = configured
      configured.onShow = { [weak self] shown in
        show(shown)
        self?.canvas.tree.speech.words = SpokenWords(shown.phrases ?? shown.locale.phrases)
        self?.canvas.tree.language = shown.locale.identifier
        self?.canvas.titles = CommandTitles(shown.phrases ?? shown.locale.phrases, shown.direction)
        self?.updateSurroundings()
      }
      configured.settings = SystemSettings(self)
      configured.show()
    }

    // MARK: - For subclasses

    /// The palette; by default, from the current configuration, or the standard palette if there is none.
    open var palette: Palette { configured?.shown.style.palette ?? .standard }

    /// The reading direction; by default, from the current configuration, or the view's direction if there is none.
    open var layoutDirection: LayoutDirection {
      configured?.shown.direction
        ?? (effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Called at the end of a frame. Overrides call `super`.
    open func didTick() {}

    /// Called when traits or `semanticContentAttribute` change. Overrides call `super`.
    open func traitsDidChange() {
      configured?.settings = SystemSettings(self)
      updateSurroundings()
    }

    // MARK: - Surroundings

    /// Shows the views with the current palette, appearance, and direction.
    func updateSurroundings() {
      let traits = traitCollection
      let appearance: Appearance = traits.userInterfaceStyle == .dark ? .dark : .light
      let palette = tintedPalette
      let new = Surroundings(
        palette: palette, appearance: appearance, direction: layoutDirection,
        scale: max(1, Double(traits.displayScale)), isBold: traits.legibilityWeight == .bold)
      guard new != canvas.tree.surroundings else { return }
      canvas.tree.surroundings = new
      canvas.ring.update(palette.resolve(.role(CalendarRole.focus), appearance: appearance))
      // The area outside the safe area.
      let background = palette.resolve(.role(CalendarRole.background), appearance: appearance)
      backgroundColor = UIColor(cgColor: background.cgColor)
    }

    /// Responds to a style that the program set on the engine.
    private func checkSurroundings() {
      let shown = canvas.tree.surroundings
      if shown.direction != layoutDirection || shown.palette != tintedPalette { updateSurroundings() }
    }

    /// Whether animations are disabled; `nil`, the default, follows the system setting.
    var reducesMotion: Bool? { didSet { updateMotion() } }

    private func updateMotion() {
      box.window.reducesMotion = reducesMotion ?? UIAccessibility.isReduceMotionEnabled
    }

    /// The edges at which content extends into the safe area, for example below the home indicator; none by default.
    public var ignoredSafeAreas: UIRectEdge = [] { didSet { setNeedsLayout() } }

    private var insets: UIEdgeInsets {
      let all = safeAreaInsets
      return UIEdgeInsets(
        top: ignoredSafeAreas.contains(.top) ? 0 : all.top, left: ignoredSafeAreas.contains(.left) ? 0 : all.left,
        bottom: ignoredSafeAreas.contains(.bottom) ? 0 : all.bottom,
        right: ignoredSafeAreas.contains(.right) ? 0 : all.right)
    }

    /// Whether the view's tint is the accent color, instead of the style's accent; `false` by default.
    public var usesTintColor = false { didSet { updateSurroundings() } }

    open override func tintColorDidChange() {
      super.tintColorDidChange()
      updateSurroundings()
    }

    /// The palette with the view's tint.
    private var tintedPalette: Palette {
      var palette = palette
      guard usesTintColor, let tint = tintColor else { return palette }
      func color(_ style: UIUserInterfaceStyle) -> RGBA {
        RGBA(tint.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor)
      }
      palette.set(CalendarRole.accent, light: color(.light), dark: color(.dark))
      return palette
    }

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
      canvas.frame = bounds.inset(by: insets)
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
  }
#endif
