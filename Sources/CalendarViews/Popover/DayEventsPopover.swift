import Basics
import CalendarSystems
import CalendarText
import Geometry
import ViewKit

/// The list of all events of one day under the name of the day, as a dialog that is not modal. Arrows move from event
/// to event, Tab moves to the button that closes it and back, Escape closes it.
final class DayEventsPopover: View {
  private let title = View()
  private let line = View()
  private let list = DayListCanvas()
  private var closeButton: HeaderButton?
  private var isRightToLeft = false
  @Unowned private var responder: (any CalendarResponder)?
  private var day: DayNumber?
  /// The size at which the list shows all events, up to the greatest height, in points.
  private(set) var wantedSize = Size.zero

  init() {
    super.init(traits: .clips)
    let button = HeaderButton(action: callback(to: self) { $0.close() })
    closeButton = button
    for view in [title, button, line, list] { addSubview(view) }
    accessibility.role = .dialog
    title.accessibility.role = .heading
  }

  /// Shows a day.
  func update(_ day: DayNumber, _ context: LevelContext) {
    let (style, texts) = (context.configuration.style, context.texts)
    self.day = day
    responder = context.responder
    isRightToLeft = context.direction == .rightToLeft
    accessibility.label = texts.date.fullDate(day)
    layer = Layer(
      fill: .role(CalendarRole.background), leadingRadius: DayEventsPopover.radius,
      trailingRadius: DayEventsPopover.radius, ring: Ring(color: .role(CalendarRole.tertiaryInk), width: 1))
    title.text = texts.date.fullDate(day)
    title.layer = Layer(
      textColor: .role(day == context.configuration.today ? CalendarRole.accent : CalendarRole.ink),
      textStyle: style.type.section)
    line.layer = Layer(fill: .role(CalendarRole.hairline))
    closeButton?.text = "×"
    closeButton?.layer = Layer(
      leadingRadius: 6, trailingRadius: 6, textColor: .role(CalendarRole.secondaryInk), textStyle: style.type.arrow,
      cursor: .pointingHand)
    closeButton?.accessibility.label = texts.phrases.close
    list.update(context, day: day)
    wantedSize = Size(
      width: DayEventsPopover.width,
      height: min(
        DayEventsPopover.headingHeight + list.contentSize.height + DayEventsPopover.bottom,
        DayEventsPopover.mostHeight))
    setNeedsLayout()
  }

  /// Moves keyboard focus to the first event, or to the button if there is none.
  func takeFocus() {
    if !list.takeFocus(), let window, let closeButton { window.focus(closeButton) }
  }

  /// Returns the views of the list in reading order.
  func elementViews() -> [View] { [self, title] + (closeButton.map { [$0 as View] } ?? []) + list.elementViews() }

  override func layoutSubviews() {
    let size = frame.size
    let button = DayEventsPopover.buttonSize
    let heading = DayEventsPopover.headingHeight
    let inset = (heading - button) / 2
    setFrame(of: title, to: Rect(x: 16, y: 0, width: max(0, size.width - 16 - button - 2 * inset), height: heading))
    if let closeButton {
      setFrame(
        of: closeButton, to: Rect(x: max(0, size.width - button - inset), y: inset, width: button, height: button))
    }
    // Views at the edge would cover the outline.
    line.frame = Rect(x: 1, y: heading - 1, width: max(0, size.width - 2), height: 1)
    list.frame = Rect(
      x: 1, y: heading, width: max(0, size.width - 2), height: max(0, size.height - heading - DayEventsPopover.bottom))
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    // A closed list may have the focus until it moves elsewhere.
    guard superview?.isHidden != true else { return false }
    switch event.key {
    case .escape: close()
    case .tab: changePart()
    case .arrowUp: list.moveFocus(by: -1)
    case .arrowDown: list.moveFocus(by: 1)
    case .home: list.moveFocus(by: -list.rowCount)
    case .end: list.moveFocus(by: list.rowCount)
    case .pageUp: list.moveFocus(by: -DayEventsPopover.pageRows)
    case .pageDown: list.moveFocus(by: DayEventsPopover.pageRows)
    default: break
    }
    // Keys must not move the calendar around the list.
    return true
  }

  /// Keeps the calendar around the list from zooming.
  override func magnify(_ event: MagnifyEvent) -> Bool { true }

  private func close() { if let day { responder?.listEvents(of: day) } }

  private func changePart() {
    guard let window, let closeButton else { return }
    if window.focusedView === closeButton { takeFocus() } else { window.focus(closeButton) }
  }

  private func setFrame(of view: View, to rect: Rect) {
    view.frame = isRightToLeft ? rect.mirrored(in: frame.width) : rect
  }

  private static let width = 296.0
  private static let mostHeight = 44 + 44 * 7.5
  private static let headingHeight = 44.0
  private static let buttonSize = 32.0
  private static let bottom = 6.0
  private static let radius = 10.0
  private static let pageRows = 6
}
