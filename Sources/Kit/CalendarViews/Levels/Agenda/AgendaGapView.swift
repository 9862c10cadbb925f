import Basics
import CalendarSystems
import CalendarText
import Geometry
import ViewKit

/// The content of an agenda that has no events for years around its position: a message, and a button that goes to the
/// nearest event.
final class AgendaGapView: View {
  private let title = View()
  private let button: HeaderButton
  private var isRightToLeft = false

  /// Creates the view.
  ///
  /// - Parameter action: called when the button is pressed. Released when the window closes.
  init(action: @escaping () -> Void) {
    button = HeaderButton(action: action)
    super.init()
    for view in [title, button] { addSubview(view) }
  }

  /// Shows the nearest event.
  ///
  /// - Parameter day: the day of the event; `nil` if there is none.
  func show(_ day: DayNumber?, _ context: LevelContext) {
    let type = context.configuration.style.type
    isRightToLeft = context.direction == .rightToLeft
    title.text = context.noEvents(of: context.state.anchor.day)
    title.accessibility.role = .status
    title.layer = Layer(textColor: .role(CalendarRole.secondaryInk), textStyle: type.row)
    button.isHidden = day == nil
    button.text = day.map { context.texts.phrases.nearestEvent.of(context.texts.date.shortDate($0)) } ?? ""
    button.accessibility.label =
      day.map { context.texts.phrases.nearestEvent.of(context.texts.date.fullDate($0)) } ?? ""
    button.layer = HeaderButton.layer(type.button, hasRing: true)
    setNeedsLayout()
  }

  /// The views that are exposed to assistive technology and tools, in reading order.
  var elementViews: [View] { [title] + (button.isHidden ? [] : [button]) }

  override func layoutSubviews() {
    let height = AgendaGapView.rowHeight
    let room = max(0, frame.width - AgendaGapView.leading - AgendaGapView.trailing)
    place(title, Rect(x: AgendaGapView.leading, y: 0, width: room, height: height))
    let width = min(room, button.preferredWidth)
    place(button, Rect(x: AgendaGapView.leading, y: height, width: width, height: AgendaGapView.buttonHeight))
  }

  private func place(_ view: View, _ rect: Rect) {
    view.frame = isRightToLeft ? rect.mirrored(in: frame.width) : rect
  }

  // As in rows of events.
  private static let leading = 28.0
  private static let trailing = 16.0
  private static let rowHeight = 44.0
  private static let buttonHeight = 32.0
}
