import CalendarLayout
import CalendarSystems
import Geometry
import ViewKit

/// Holds the list of a day's events over a calendar. It has no size of its own, so that what lies below it can be
/// pressed.
final class DayEventsLayer: View {
  /// The day that is listed.
  private(set) var day: DayNumber?
  private var popover: DayEventsPopover?
  private var input: LevelContext?
  private var area = Rect.zero
  private var anchor: ((DayNumber) -> Rect)?

  /// - Parameter anchor: what the list of a day belongs to, in the coordinates of the parent; asked in each layout,
  ///   which comes after that of the levels. It is dropped when the window closes.
  init(anchor: @escaping (DayNumber) -> Rect) {
    self.anchor = anchor
    super.init(traits: [])
  }

  /// Lists the events of a day, or nothing.
  ///
  /// - Parameter area: what the list may cover, in the coordinates of the parent.
  func update(_ day: DayNumber?, _ input: LevelContext, in area: Rect) {
    self.day = day
    self.input = day == nil ? nil : input
    self.area = area
    isHidden = day == nil
    guard let day else { return }
    let popover = self.popover ?? DayEventsPopover()
    if self.popover == nil {
      self.popover = popover
      addSubview(popover)
    }
    popover.update(day, input)
    setNeedsLayout()
  }

  /// The calendar has another size.
  func fit(in area: Rect) {
    self.area = area
    setNeedsLayout()
  }

  /// Whether a point in the coordinates of the parent lies on the list.
  func contains(_ point: Point) -> Bool { day != nil && popover?.frame.contains(point) == true }

  /// Whether the keyboard's focus is in the list.
  var hasFocus: Bool {
    guard day != nil, let popover else { return false }
    return window?.focusedView?.isDescendant(of: popover) == true
  }

  /// Leads the keyboard's focus to the first event.
  func takeFocus() { if day != nil { popover?.takeFocus() } }

  /// In reading order.
  func elementViews() -> [View] { day == nil ? [] : popover?.elementViews() ?? [] }

  override func layoutSubviews() {
    guard let day, let input, let popover, let anchor else { return }
    let geometry = PopoverGeometry(
      anchor: anchor(day).offset(by: Point(x: -area.minX, y: -area.minY)), size: popover.wantedSize, bounds: area.size,
      direction: input.direction, pixels: input.pixels)
    popover.frame = geometry.frame.offset(by: area.origin)
  }

  override func windowWillClose() {
    anchor = nil
    input = nil
  }
}
