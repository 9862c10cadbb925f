#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  import CalendarText
  import CalendarViews
  public import Foundation
  public import Geometry
  public import ViewKit

  /// A view of AppKit that shows a tree of engine views: a calendar, a list, or views of your own.
  ///
  /// ```swift
  /// let host = AlmanacHostNSView(root: WeekdayMenuView(configuration: configuration))
  /// ```
  ///
  /// The engine scrolls and paints; releasing the view is enough to end it.
  open class AlmanacHostNSView: NSView {
    /// The root of the engine's views, which fills the view.
    public let root: View

    let canvas = CanvasNSView(frame: .zero)
    let host: AppKitWindowHost
    private let box: WindowBox
    private let observations = Observations()
    /// The configuration that the view shows; `nil` for views of a program.
    private var configured: ShownConfiguration?
    /// The direction that the program gave the view.
    private var forcedDirection: LayoutDirection?

    /// Creates a view that shows a tree of views, none of which is in a window.
    public init(root: View) {
      self.root = root
      host = AppKitWindowHost(canvas)
      box = WindowBox(Window(root: root, host: host, size: .zero))
      super.init(frame: .zero)
      host.window = box.window
      addSubview(canvas)
      host.onTick = { [weak self] in
        self?.updateSurroundings()
        self?.didTick()
      }
      observations.add(
        NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, from: NSWorkspace.shared.notificationCenter
      ) { [weak self] in self?.updateSettings() }
      updateSettings()
    }

    /// Views of AppKit are made by code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Shows a configuration with the settings of the system, now and when either changes.
    func follow(_ configured: ShownConfiguration, _ show: @escaping (CalendarConfiguration) -> Void) {
      self.configured = configured
      configured.onShow = { [weak self] shown in
        show(shown)
        self?.canvas.speech.words = SpokenWords(shown.phrases ?? shown.locale.phrases)
        self?.updateSurroundings()
      }
      configured.settings = SystemSettings(direction: forcedDirection)
      configured.show()
    }

    /// The colors of the roles. Default: those of the configuration that is shown, or else the standard ones.
    open var palette: Palette { configured?.shown.style.palette ?? .standard }

    /// The direction of reading. Default: that of the configuration that is shown, or else the one that the view was given, from
    /// left to right at first.
    open var layoutDirection: LayoutDirection { configured?.shown.direction ?? forcedDirection ?? .leftToRight }

    /// Responds to the end of a frame. Overrides call `super`.
    open func didTick() {}

    /// Paints in the present palette, appearance and direction.
    func updateSurroundings() {
      let isDark = effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
      canvas.surroundings = Surroundings(
        palette: palette, appearance: isDark ? .dark : .light, direction: layoutDirection,
        scale: Double(window?.backingScaleFactor ?? 2))
    }

    private func updateSettings() {
      box.window.reducesMotion = NSWorkspace.shared.accessibilityDisplayShouldReduceMotion
      configured?.settings = SystemSettings(direction: forcedDirection)
      updateSurroundings()
    }

    // MARK: - NSView

    open override var isFlipped: Bool { true }

    /// Setting a direction gives it to the calendar, whatever its locale.
    open override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
      didSet {
        forcedDirection = userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        updateSettings()
      }
    }

    open override func setFrameSize(_ newSize: NSSize) {
      super.setFrameSize(newSize)
      canvas.frame = bounds
    }

    open override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      updateSurroundings()
      host.didMoveToWindow()
      configured?.isSeen = window != nil
    }

    open override func viewDidChangeEffectiveAppearance() {
      super.viewDidChangeEffectiveAppearance()
      updateSurroundings()
    }

    open override func viewDidChangeBackingProperties() {
      super.viewDidChangeBackingProperties()
      updateSurroundings()
    }
  }
#endif
