import Basics
import CollectionKit
import Events
import Geometry
public import ViewKit

/// A piece of an event in a week: tinted background, strong leading edge, time, and title.
open class EventBar: PieceView {
  /// The visible piece; `nil` before the first update.
  public private(set) final var context: EventContext?
  open override var form: PieceForm { .bar }
  open override var shownEvent: EventContext? { context }
  /// The view of the time. Hidden if there is no room.
  public final let timeView = View.plain()
  /// The view of the title.
  public final let titleView = View.plain()

  /// A mark that the event continues behind "+n" on the next day. Created on first use.
  private final var endSign: View?
  final var isRightToLeft = false {
    didSet { if isRightToLeft != oldValue { setNeedsLayout() } }
  }

  /// Creates an empty bar for the reuse pool. Overrides must call `super`.
  public required init(traits: ViewTraits = []) {
    super.init(traits: traits.union(.clips))
    (partName, titleView.partName, timeView.partName) = (.event, .eventTitle, .eventTime)
    addSubview(timeView)
    addSubview(titleView)
    addGesture(TapGesture(action: callback(to: self) { view, _ in _ = view.activate() }))
  }

  /// Shows a piece. Subclasses override this to add content, and must call `super`.
  open func update(with context: EventContext, style: CalendarStyle) {
    let look = EventLook(context.color)
    layer = Layer(
      fill: look.tint, leadingRadius: context.hasStart ? style.event.radius : 0,
      trailingRadius: context.hasEnd ? style.event.radius : 0,
      stripe: context.hasStart ? Stripe(color: look.strong, width: style.event.stripe) : nil,
      opacity: style.event.opacity(of: context), cursor: .pointingHand)
    titleView.layer = Layer(textColor: look.text, textStyle: style.type.event)
    timeView.layer = Layer(textColor: look.text, textStyle: style.type.time)
    if let paint = context.paint(in: style) { show(paint, stripe: style.event.stripe) }
    endSign?.layer = timeView.layer
  }

  /// Shows colors other than the standard ones.
  private final func show(_ paint: EventPaint, stripe: Double) {
    (layer.fill, layer.ring) = (paint.fill, paint.ring)
    if layer.stripe != nil { layer.stripe = paint.edge.map { Stripe(color: $0, width: stripe) } }
    (titleView.layer.textColor, timeView.layer.textColor) = (paint.text, paint.text)
  }

  open override func prepareForReuse() {
    // `show` always sets everything else.
    resetTransientState()
    context = nil
  }

  /// Leaves all keys to the calendar, which activates the event on Enter and Space.
  public override func keyDown(_ event: KeyEvent) -> Bool { false }

  public override func activate() -> Bool { activateEvent() }

  open override func layoutSubviews() {
    let start = context?.hasStart == true ? EventBar.stripe + 5 : 7
    let end = context?.isHiddenAfter == true ? EventBar.timeWidth(of: "›") + 2 : 4
    if let endSign { place(endSign, x: frame.width - end, width: end) }
    let room = max(0, frame.width - start - end)
    let sign = context?.isHiddenBefore == true ? isRightToLeft ? "›" : "‹" : context?.timeText ?? ""
    // In narrow columns, the times of all bars are short, so that they look alike.
    let isShort = context?.isHiddenBefore == false && frame.width < EventBar.fullTimeWidth
    timeView.text = isShort ? context?.shortTimeText ?? "" : sign
    if layOutLines(x: start, width: room) { return }
    let wanted = EventBar.timeWidth(of: timeView.text)
    // The time is dropped first: a title of four letters is more useful.
    let time = wanted > 0 && room - wanted >= 36 ? wanted : 0
    timeView.isHidden = time == 0
    place(timeView, x: start, width: time)
    place(titleView, x: start + time, width: room - time)
  }

  /// Lays out time and title as one text with several lines, if there is room for two. Returns whether there is.
  private final func layOutLines(x: Double, width: Double) -> Bool {
    guard let context, let style = titleView.layer.textStyle, frame.height >= 2 * (style.lineHeight + EventBar.inset)
    else { return false }
    let words = timeView.text.utf8.isEmpty ? context.title : timeView.text + " " + context.title
    timeView.isHidden = true
    titleView.layer.textStyle?.keepsLineBreaks = true
    // Each line is truncated separately, so fonts may be wider than estimated.
    titleView.text =
      EventBlock.lines(
        words, style, width: width * 0.95, height: frame.height - 2 * EventBar.inset, breaksWords: true
      ).text
    let rect = Rect(x: x, y: EventBar.inset, width: width, height: frame.height - 2 * EventBar.inset)
    titleView.frame = isRightToLeft ? rect.mirrored(in: frame.width) : rect
    return true
  }

  /// The distance of several lines from the top and bottom edges, in points.
  private static let inset = 2.0

  final func show(_ context: EventContext, style: CalendarStyle) {
    let old = self.context
    if old?.timeText.hasSameBytes(as: context.timeText) != true || old?.hasStart != context.hasStart
      || old?.isHiddenBefore != context.isHiddenBefore || old?.isHiddenAfter != context.isHiddenAfter
      || titleView.layer.textStyle?.keepsLineBreaks == true
    {
      setNeedsLayout()
    }
    self.context = context
    titleView.text = context.title
    showEndSign(context.isHiddenAfter)
    accessibility = AccessibilityNode(role: .button, label: context.label, states: context.states)
    update(with: context, style: style)
  }

  private final func showEndSign(_ isShown: Bool) {
    if isShown, endSign == nil {
      let made = View.plain()
      endSign = made
      addSubview(made)
    }
    endSign?.isHidden = !isShown
    endSign?.text = isRightToLeft ? "‹" : "›"
  }

  private static let stripe = 3.0
  /// The minimum width of a bar whose time is "9:15 AM" instead of "9:15a".
  private static let fullTimeWidth = 120.0

  private final func place(_ view: View, x: Double, width: Double) {
    let rect = Rect(x: x, y: 0, width: width, height: frame.height)
    view.frame = isRightToLeft ? rect.mirrored(in: frame.width) : rect
  }

  /// Returns the width of a time in tabular digits and the space after it. It depends only on the number of characters,
  /// so that frames are the same in all hosts.
  private static func timeWidth(of text: String) -> Double {
    let count = text.unicodeScalars.count
    return count == 0 ? 0 : Double(count) * 6.5 + 4
  }
}
