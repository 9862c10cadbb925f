/// The content of a popover: a list, a menu, the details of an event. `PopoverLayer` places it, leads the Tab key
/// through it and closes it.
///
/// Subclasses say how large they want to be; the layer asks again after `setNeedsLayout()` of the layer. Add subviews in
/// reading order: Tab, the host, and assistive technology all follow it.
open class PopoverContent: View {
  /// The closure that asks the owner to close the popover, set while it is shown.
  public internal(set) final var onClose: (() -> Void)?

  /// Creates content that clips and has the role of a dialog.
  public init() {
    super.init(traits: .clips)
    accessibility.role = .dialog
  }

  /// The side of its anchor at which the popover lies; below it by default.
  open var placement: PopoverGeometry.Placement { .below }

  /// Whether the popover becomes a sheet where there is little room; `true` by default.
  open var becomesSheet: Bool { true }

  /// The width the content wants, in points.
  open var wantedWidth: Double { 296 }

  /// Returns the height the content wants at a width, in points.
  open func wantedHeight(width: Double) -> Double { 0 }

  /// The height below which the content lies over its anchor rather than being made lower, in points.
  open var leastHeight: Double { 200 }

  /// The views that the Tab key visits, in the order of the view tree, which is also the order of the host's elements.
  public final var stops: [View] { tabStops }

  /// Returns the view that gets the focus when the popover opens, brought into view; by default the content itself.
  open func focusTarget() -> View { self }

  /// The views that assistive technology and tools see, in reading order: by default the content and all shown views
  /// below it that have a role.
  open var elementViews: [View] { [self] + exposedViews }

  /// Keeps what lies behind the popover from zooming.
  open override func magnify(_ event: MagnifyEvent) -> Bool { true }

  open override func windowWillClose() { onClose = nil }
}
