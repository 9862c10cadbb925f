import Basics
public import CalendarSystems
import CalendarText
import CollectionKit
import Events
import Geometry
public import ViewKit

/// A row of a list of events: a bar in the event's color, the title, and the time and place below it.
open class AgendaRowView: PieceView {
  /// The bar in the event's color, before the title.
  public final let barView = View()
  /// The title.
  public final let titleView = View()
  /// The time and the place, below the title.
  public final let detailView = View()
  private final var imageView: View?
  /// The visible row; `nil` before the first update.
  public private(set) final var row: AgendaRow?
  open override var form: PieceForm { .row }
  open override var shownDay: DayNumber? { row?.day }
  open override var shownEvent: EventContext? { row?.event }
  open override var shownImage: Image? { row?.event?.image }
  private final var isRightToLeft = false
  /// The context of the agenda. Set before each update.
  final var context: LevelContext?
  /// The scale of text, relative to the standard style.
  private final var textFactor = 1.0

  /// The agenda that shows the row; `nil` in other lists.
  private final var canvas: AgendaCanvas? { (superview?.superview as? AgendaSectionView)?.canvas }

  /// Creates an empty row.
  public required init(traits: ViewTraits = []) {
    super.init(traits: traits.union(.clips))
    (partName, titleView.partName, detailView.partName) = (.agendaRow, .eventTitle, .eventTime)
    for view in [barView, titleView, detailView] { addSubview(view) }
    addGesture(TapGesture(action: callback(to: self) { $0.tap($1) }))
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    row = nil
    show(nil)
  }

  /// Shows a row.
  public final func update(with row: AgendaRow) {
    guard let context else {
      self.row = row
      titleView.text = row.event?.title ?? ""
      return
    }
    self.context = nil
    show(row, context)
  }

  /// Shows a row in the style of a calendar.
  final func show(_ row: AgendaRow, _ context: LevelContext) {
    let style = context.configuration.style
    textFactor = style.type.factor
    isRightToLeft = context.direction == .rightToLeft
    responder = context.responder
    // The rows of an agenda are prepared for reuse by their list.
    let isNew = self.row == nil || collection != nil
    self.row = row
    setNeedsLayout()
    guard let event = row.event else {
      show(nil)
      accessibility.role = .note
      titleView.text = context.noEvents(of: row.day)
      accessibility.label = titleView.text
      titleView.layer = Layer(textColor: .role(CalendarRole.secondaryInk), textStyle: style.type.row)
      detailView.text = ""
      barView.layer = .clear
      layer = Layer(fill: .role(CalendarRole.background))
      hostedContent = ""
      return
    }
    context.configure(self, in: event, isNew: isNew) { _ in
      self.row = row
      show(event.image)
      update(with: event, style: style)
    }
  }

  /// Shows an event, also for a `CalendarDecorator`. To customize colors, text, or subviews, override this method and
  /// call `super` first.
  open func update(with event: EventContext, style: CalendarStyle) {
    let look = EventLook(event.color)
    accessibility = AccessibilityNode(role: .button, label: event.label, states: event.states)
    let opacity = style.event.opacity(of: event)
    layer = Layer(
      fill: .role(CalendarRole.background), opacity: opacity,
      cursor: .pointingHand)
    barView.layer = Layer(fill: look.strong, leadingRadius: 2, trailingRadius: 2)
    titleView.text = event.title
    titleView.layer = Layer(textColor: .role(CalendarRole.ink), textStyle: style.type.row)
    detailView.text = row?.detail ?? ""
    // A paler secondary ink would not be legible.
    detailView.layer = Layer(
      textColor: .role(opacity < 1 ? CalendarRole.ink : CalendarRole.secondaryInk), textStyle: style.type.time)
    if let paint = event.paint(in: style) {
      barView.layer.fill = paint.strong
      if let ink = paint.ink { titleView.layer.textColor = ink }
    }
  }

  /// Shows an image at the end of the row.
  private final func show(_ image: Image?) {
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
    // The agenda asks a manager first, if it has one.
    if collection != nil { return super.activate() }
    return activateEvent()
  }

  public override func keyDown(_ event: KeyEvent) -> Bool {
    // As in the hours and in months, Space picks up an event.
    if row?.event != nil, event.key == .space, event.modifiers.isEmpty, responder?.edit(with: event) == true {
      return true
    }
    if let canvas, event.key == .enter, event.modifiers.isEmpty { return canvas.pressFocused(.enter) }
    return super.keyDown(event)
  }

  public override func didReceiveFocus() {
    // The agenda keeps track of the focus itself.
    if collection != nil { return super.didReceiveFocus() }
    (superview as? DayListCanvas)?.didFocus(self)
    if let day = row?.day { responder?.didFocus(day) }
  }

  open override func layoutSubviews() {
    let hasDetail = !detailView.text.utf8.isEmpty
    place(barView, Rect(x: 16, y: 8, width: 4, height: max(0, frame.height - 16)))
    let side = row?.event?.image == nil ? 0 : min(AgendaRowView.imageSide, max(0, frame.height - 8))
    if let imageView {
      let x = frame.width - 16 - side
      place(imageView, Rect(x: x, y: ((frame.height - side) / 2).rounded(), width: side, height: side))
    }
    let room = max(0, frame.width - 28 - 16 - (side > 0 ? side + 12 : 0))
    let lines = [5, 23, 39].map { ($0 * textFactor).rounded() }
    let height = hasDetail ? lines[1] - lines[0] : frame.height
    place(titleView, Rect(x: 28, y: hasDetail ? lines[0] : 0, width: room, height: height))
    detailView.isHidden = !hasDetail
    place(detailView, Rect(x: 28, y: lines[1], width: room, height: lines[2] - lines[1]))
  }

  public override func windowWillClose() { context = nil }

  private final func tap(_ event: PointerEvent) {
    if let canvas { canvas.press(self, count: event.clickCount) } else { _ = activate() }
  }

  private static let imageSide = 28.0

  private final func place(_ view: View, _ rect: Rect) {
    view.frame = isRightToLeft ? rect.mirrored(in: frame.width) : rect
  }
}
