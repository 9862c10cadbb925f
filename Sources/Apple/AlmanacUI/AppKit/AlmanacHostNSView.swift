#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  import CalendarText
  import CalendarViews
  public import Foundation
  public import Geometry
  public import ViewKit

  /// An AppKit view that shows a tree of engine views: a calendar, a list, or custom views.
  ///
  /// ```swift
  /// let host = AlmanacHostNSView(root: WeekdayMenuView(configuration: configuration))
  /// ```
  ///
  /// The engine scrolls and paints. Release the view to free everything.
  open class AlmanacHostNSView: NSView {
    /// The root of the engine's views, which fills this view.
    public let root: View

    let canvas = CanvasNSView(frame: .zero)
    let host: AppKitWindowHost
    private let box: WindowBox
    private let observations = Observations()
    /// The configuration that the view shows; `nil` for custom views.
    private var configured: ShownConfiguration?
    /// The direction that the program set on the view.
    private var forcedDirection: LayoutDirection?

    /// Creates a view that shows a tree of views. None of them may be in a window.
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

    /// Unavailable: create AppKit views in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Shows a configuration combined with the system settings, now and whenever either changes.
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

    /// The palette; by default, from the current configuration, or the standard palette if there is none.
    open var palette: Palette { configured?.shown.style.palette ?? .standard }

    /// The reading direction; by default, from the current configuration. Without one, the direction set on the view,
    /// initially left to right.
    open var layoutDirection: LayoutDirection { configured?.shown.direction ?? forcedDirection ?? .leftToRight }

    /// Called at the end of a frame. Overrides call `super`.
    open func didTick() {}

    /// Paints with the current palette, appearance, and direction.
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

    /// Setting a direction overrides the direction of the calendar's locale.
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
