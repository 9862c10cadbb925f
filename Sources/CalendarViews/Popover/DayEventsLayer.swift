import CalendarLayout
import CalendarSystems
import Geometry
import ViewKit

/// The layer over a calendar that holds the list of a day's events. It has no size, so that what lies below it can be
/// pressed.
final class DayEventsLayer: View {
  /// The day that is listed.
  private(set) var day: DayNumber?
  private var popover: DayEventsPopover?
  private var context: LevelContext?
  private var area = Rect.zero
  private var anchor: ((DayNumber) -> Rect)?

  /// Creates a layer without a list.
  ///
  /// - Parameter anchor: returns the frame that the list of a day points at, in the coordinates of the parent. Called
  ///   in each layout, after the levels were laid out, and released when the window closes.
  init(anchor: @escaping (DayNumber) -> Rect) {
    self.anchor = anchor
    super.init(traits: [])
  }

  /// Lists the events of a day, or closes the list.
  ///
  /// - Parameter area: the area that the list may cover, in the coordinates of the parent.
  func update(_ day: DayNumber?, _ context: LevelContext, in area: Rect) {
    self.day = day
    self.context = day == nil ? nil : context
    self.area = area
    isHidden = day == nil
    guard let day else { return }
    let popover = self.popover ?? DayEventsPopover()
    if self.popover == nil {
      self.popover = popover
      addSubview(popover)
    }
    popover.update(day, context)
    setNeedsLayout()
  }

  /// Moves the list into another area.
  func fit(in area: Rect) {
    self.area = area
    setNeedsLayout()
  }

  /// Returns whether a point in the coordinates of the parent lies on the list.
  func contains(_ point: Point) -> Bool { day != nil && popover?.frame.contains(point) == true }

  /// Whether the keyboard's focus is in the list.
  var hasFocus: Bool {
    guard day != nil, let popover else { return false }
    return window?.focusedView?.isDescendant(of: popover) == true
  }

  /// Moves keyboard focus to the first event.
  func takeFocus() { if day != nil { popover?.takeFocus() } }

  /// Returns the views of the list in reading order.
  func elementViews() -> [View] { day == nil ? [] : popover?.elementViews() ?? [] }

  override func layoutSubviews() {
    guard let day, let context, let popover, let anchor else { return }
    let geometry = PopoverGeometry(
      anchor: anchor(day).offset(by: Point(x: -area.minX, y: -area.minY)), size: popover.wantedSize, bounds: area.size,
      direction: context.direction, pixels: context.pixels)
    popover.frame = geometry.frame.offset(by: area.origin)
  }

  override func windowWillClose() {
    anchor = nil
    context = nil
  }
}
