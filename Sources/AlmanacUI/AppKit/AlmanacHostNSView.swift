#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import Foundation
  public import Geometry
  public import ViewKit

  /// A view of AppKit that shows a tree of engine views without text fields: a calendar, a list, or views of your own.
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
    }

    /// Views of AppKit are made by code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The colours of the roles; a subclass returns those of its style. Default: the standard ones.
    open var palette: Palette { .standard }

    /// The direction of reading; a subclass returns that of its locale. Default: from left to right.
    open var layoutDirection: LayoutDirection { .leftToRight }

    /// Responds to the end of a frame. Overrides call `super`.
    open func didTick() {}

    /// Paints in the present palette, appearance and direction.
    func updateSurroundings() {
      let isDark = effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
      canvas.surroundings = Surroundings(
        palette: palette, appearance: isDark ? .dark : .light, direction: layoutDirection,
        scale: Double(window?.backingScaleFactor ?? 2))
    }

    open override var isFlipped: Bool { true }

    open override func layout() {
      super.layout()
      canvas.frame = bounds
    }

    open override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      updateSurroundings()
      host.didMoveToWindow()
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
