import Basics
import CalendarText
public import CollectionKit
public import CollectionManager
import Events
import Geometry
public import ViewKit

/// A row of a list of events: a bar in the event's colour, its title, and time and place below.
public final class AgendaRowView: ReusableView, ModelTransfer {
  private let bar = View()
  private let title = View()
  private let detail = View()
  private var imageView: View?
  private(set) var row: AgendaRow?
  private var isRightToLeft = false
  /// The context of the agenda. Set before each update.
  var context: LevelContext?
  /// How many times larger texts are than in the standard style.
  private var textFactor = 1.0
  @Unowned private var responder: (any CalendarResponder)?

  /// The agenda that shows the row; `nil` in other lists.
  private var canvas: AgendaCanvas? { (superview?.superview as? AgendaSectionView)?.canvas }

  /// A row without an event.
  public required init(traits: ViewTraits = []) {
    super.init(traits: traits.union(.clips))
    (partName, title.partName, detail.partName) = (.agendaRow, .eventTitle, .eventTime)
    for view in [bar, title, detail] { addSubview(view) }
    addGesture(TapGesture(action: callback(to: self) { $0.tap($1) }))
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    row = nil
    show(nil)
  }

  /// Shows a row.
  public func update(with row: AgendaRow) {
    self.row = row
    guard let context else {
      title.text = row.event?.title ?? ""
      return
    }
    self.context = nil
    show(row, context)
  }

  /// Shows a row as a calendar looks.
  func show(_ row: AgendaRow, _ context: LevelContext) {
    let type = context.configuration.style.type
    textFactor = type.factor
    isRightToLeft = context.direction == .rightToLeft
    responder = context.responder
    self.row = row
    setNeedsLayout()
    show(row.event?.image)
    guard let event = row.event else {
      accessibility.role = .note
      title.text = context.noEvents(of: row.day)
      accessibility.label = title.text
      title.layer = Layer(textColor: .role(CalendarRole.secondaryInk), textStyle: type.row)
      detail.text = ""
      bar.layer = .clear
      layer = Layer(fill: .role(CalendarRole.background))
      hostedContent = ""
      return
    }
    let look = EventLook(event.color)
    accessibility = AccessibilityNode(role: .button, label: event.label, states: event.states)
    let opacity = context.configuration.style.event.opacity(of: event)
    layer = Layer(
      fill: .role(CalendarRole.background),
      opacity: opacity,
      cursor: .pointingHand)
    bar.layer = Layer(fill: look.strong, leadingRadius: 2, trailingRadius: 2)
    title.text = event.title
    title.layer = Layer(textColor: .role(CalendarRole.ink), textStyle: type.row)
    detail.text = row.detail
    // A paler secondary ink would not be legible.
    detail.layer = Layer(
      textColor: .role(opacity < 1 ? CalendarRole.ink : CalendarRole.secondaryInk), textStyle: type.time)
    context.decoratedResponder?.willDisplay(eventView: self, in: event)
  }

  /// Shows an image at the end of the row.
  private func show(_ image: Image?) {
    if image != nil, imageView == nil {
      let made = View()
      made.layer = Layer(leadingRadius: 4, trailingRadius: 4)
      addSubview(made)
      imageView = made
    }
    imageView?.image = image
    imageView?.isHidden = image == nil
  }

  public override func activate() -> Bool {
    // The agenda asks its manager first.
    if collection != nil { return super.activate() }
    guard let event = row?.event else { return false }
    responder?.activate(event.occurrence, in: self)
    return true
  }

  public override func keyDown(_ event: KeyEvent) -> Bool {
    // Among hours and in months, Space picks up an event as well.
    if row?.event != nil, event.key == .space, event.modifiers.isEmpty, responder?.edit(with: event) == true {
      return true
    }
    if let canvas, event.key == .enter, event.modifiers.isEmpty { return canvas.pressFocused(.enter) }
    return super.keyDown(event)
  }

  public override func didReceiveFocus() {
    // The agenda itself says where the focus is.
    if collection != nil { return super.didReceiveFocus() }
    (superview as? DayListCanvas)?.didFocus(self)
    if let day = row?.day { responder?.didFocus(day) }
  }

  public override func layoutSubviews() {
    let hasDetail = !detail.text.utf8.isEmpty
    place(bar, Rect(x: 16, y: 8, width: 4, height: max(0, frame.height - 16)))
    let side = row?.event?.image == nil ? 0 : min(AgendaRowView.imageSide, max(0, frame.height - 8))
    if let imageView {
      let x = frame.width - 16 - side
      place(imageView, Rect(x: x, y: ((frame.height - side) / 2).rounded(), width: side, height: side))
    }
    let room = max(0, frame.width - 28 - 16 - (side > 0 ? side + 12 : 0))
    let lines = [5, 23, 39].map { ($0 * textFactor).rounded() }
    let height = hasDetail ? lines[1] - lines[0] : frame.height
    place(title, Rect(x: 28, y: hasDetail ? lines[0] : 0, width: room, height: height))
    detail.isHidden = !hasDetail
    place(detail, Rect(x: 28, y: lines[1], width: room, height: lines[2] - lines[1]))
  }

  public override func windowWillClose() { context = nil }

  private func tap(_ event: PointerEvent) {
    if let canvas { canvas.press(self, count: event.clickCount) } else { _ = activate() }
  }

  private static let imageSide = 28.0

  private func place(_ view: View, _ rect: Rect) {
    view.frame = isRightToLeft ? rect.mirrored(in: frame.width) : rect
  }
}
