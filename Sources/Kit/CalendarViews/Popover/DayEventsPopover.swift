import CalendarSystems
import CalendarText
import Geometry
import ViewKit

/// A list of all events of one day, with the day as its heading. Arrow keys move between events, and the Tab key moves
/// to the Close button and back.
final class DayEventsPopover: CalendarPopover {
  private let title = View()
  private let line = View()
  private let list = DayListCanvas()
  /// The listed day; `nil` before the first one.
  private(set) var day: DayNumber?

  override init() {
    super.init()
    addSubview(title)
    closeButton?.bringToFront()
    addSubview(line)
    addSubview(list)
  }

  /// Shows a day.
  /// - Parameter isAmongHours: whether all events on the day are listed, as in the hours.
  func update(_ day: DayNumber, _ context: LevelContext, isAmongHours: Bool) {
    let (style, texts) = (context.configuration.style, context.texts)
    self.day = day
    accessibility.label = texts.date.fullDate(day)
    title.accessibility.role = .heading
    title.text = texts.date.fullDate(day)
    title.layer = Layer(
      textColor: .role(day == context.configuration.today ? CalendarRole.accent : CalendarRole.ink),
      textStyle: style.type.section)
    line.layer = Layer(fill: .role(CalendarRole.hairline))
    list.update(context, days: [day], isAmongHours: isAmongHours)
    configure(context)
  }

  override func wantedHeight(width: Double) -> Double {
    min(
      CalendarPopover.headingHeight + list.contentSize.height + DayEventsPopover.bottom, DayEventsPopover.mostHeight)
  }

  override func focusTarget() -> View { list.focusTarget() ?? closeButton ?? self }

  override var elementViews: [View] { [self, title] + (closeButton.map { [$0 as View] } ?? []) + list.elementViews() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = frame.size
    let heading = CalendarPopover.headingHeight
    place(title, Rect(x: 16, y: 0, width: max(0, size.width - 16 - heading), height: heading))
    // Views at the edge would cover the outline.
    line.frame = Rect(x: 1, y: heading - 1, width: max(0, size.width - 2), height: 1)
    list.frame = Rect(
      x: 1, y: heading, width: max(0, size.width - 2), height: max(0, size.height - heading - DayEventsPopover.bottom))
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .tab: changePart()
    case .arrowUp: list.moveFocus(by: -1)
    case .arrowDown: list.moveFocus(by: 1)
    case .home: list.moveFocus(by: -list.rowCount)
    case .end: list.moveFocus(by: list.rowCount)
    case .pageUp: list.moveFocus(by: -DayEventsPopover.pageRows)
    case .pageDown: list.moveFocus(by: DayEventsPopover.pageRows)
    default: return false
    }
    return true
  }

  private func changePart() {
    guard let window, let closeButton else { return }
    window.focus(window.focusedView === closeButton ? focusTarget() : closeButton)
  }

  private static let mostHeight = 44 + 44 * 7.5
  private static let bottom = 6.0
  private static let pageRows = 6
}
