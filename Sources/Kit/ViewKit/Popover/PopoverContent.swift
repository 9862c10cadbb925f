/// The content of a popover: a list, a menu, or the details of an event. `PopoverLayer` places it, moves the focus
/// through it with Tab, and closes it.
///
/// Subclasses return the size that they want. The layer asks again after `setNeedsLayout()` is called on the layer. Add
/// subviews in reading order: Tab, the host, and assistive technology all follow it.
open class PopoverContent: View {
  /// Asks the owner to close the popover; set while the popover is shown.
  public internal(set) final var onClose: (() -> Void)?
  /// Whether the content is shown as a sheet, which a finger can drag down.
  final var isSheet = false
  /// The bar at the top of a sheet, which shows that it can be dragged.
  final var grabber: View?
  /// The spring that moves a released sheet.
  final var sheetMotion: SheetMotion?

  /// Creates content that clips and has the dialog role.
  public init() {
    super.init(traits: .clips)
    accessibility.role = .dialog
    addSheetGesture()
  }

  /// The preferred placement relative to the anchor; `below` by default.
  open var placement: PopoverGeometry.Placement { .below }

  /// Whether the popover becomes a sheet where space is limited; `true` by default.
  open var becomesSheet: Bool { true }

  /// The preferred width of the content, in points.
  open var wantedWidth: Double { 296 }

  /// Returns the preferred height of the content at a width, in points.
  open func wantedHeight(width: Double) -> Double { 0 }

  /// The smallest height beside the anchor, in points. If less fits, the content covers the anchor instead of shrinking
  /// further.
  open var leastHeight: Double { 200 }

  /// The views that the Tab key visits, in the order of the view tree, which is also the order of the host's elements.
  public final var stops: [View] { tabStops }

  /// Returns the view that is focused and scrolled into view when the popover opens; by default, the content itself.
  open func focusTarget() -> View { self }

  /// The views that assistive technology and tools see, in reading order: by default, the content and all shown views
  /// below it that have a role.
  open var elementViews: [View] { [self] + exposedViews }

  /// Keeps the views behind the popover from zooming.
  open override func magnify(_ event: MagnifyEvent) -> Bool { true }

  open override func windowWillClose() { onClose = nil }
}
