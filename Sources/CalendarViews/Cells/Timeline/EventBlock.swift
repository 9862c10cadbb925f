public import CollectionKit
import Events
import Geometry
public import ViewKit

/// A part of an event among the hours of a day: tinted ground, strong leading edge, title and, where there is room, the
/// time below it.
open class EventBlock: ReusableView {
  /// The part shown now; `nil` before the first appearance.
  public private(set) final var context: EventContext?
  /// The ground. It reaches beyond an edge over which the event goes on, so that this edge looks cut.
  public final let groundView = View()
  /// The title.
  public final let titleView = View()
  /// The time, or the start of it; hidden where the block is lower than two lines, and then part of the title.
  public final let timeView = View()
  /// The image of the event before its title, where there is room; `nil` before the first one.
  public private(set) final var imageView: View?

  /// Set by the column, which the calendar owns.
  final unowned(unsafe) var responder: (any CalendarResponder)?
  final var isRightToLeft = false {
    didSet { if isRightToLeft != oldValue { setNeedsLayout() } }
  }
  private final var separator = ""
  private final var startText = ""

  /// Made by the reuse pool; overrides call `super`.
  public required init(traits: ViewTraits = []) {
    super.init(traits: traits.union(.clips))
    addSubview(groundView)
    addSubview(titleView)
    addSubview(timeView)
    addGesture(TapGesture { [unowned(unsafe) self] _ in _ = activate() })
  }

  /// Shows a part. Subclasses add what they show beyond, and call `super`.
  open func update(with context: EventContext, style: CalendarStyle) {
    let look = EventLook(context.color)
    layer = Layer(
      opacity: context.status == .cancelled ? style.event.cancelledOpacity : 1, cursor: .pointingHand)
    groundView.layer = Layer(
      fill: look.tint, leadingRadius: EventBlock.radius, trailingRadius: EventBlock.radius,
      stripe: Stripe(color: look.strong, width: EventBlock.stripe))
    var type = style.type.event
    type.weight = .medium
    titleView.layer = Layer(textColor: look.text, textStyle: type)
    timeView.layer = Layer(textColor: look.text, textStyle: style.type.time)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    context = nil
    groundView.layer = .clear
    titleView.text = ""
    timeView.text = ""
    imageView?.image = nil
    imageView?.isHidden = true
  }

  public override func activate() -> Bool {
    guard let context else { return false }
    responder?.activate(context.occurrence)
    return true
  }

  open override func layoutSubviews() {
    let size = frame.size
    let top = context?.hasStart == false ? EventBlock.radius : 0
    let bottom = context?.hasEnd == false ? EventBlock.radius : 0
    groundView.frame = Rect(x: 0, y: -top, width: size.width, height: size.height + top + bottom)
    let start = size.width < EventBlock.tightWidth ? EventBlock.stripe + 2 : EventBlock.stripe + 5
    let room = max(0, size.width - start - (size.width < EventBlock.tightWidth ? 1 : 4))
    titleView.isHidden = room < EventBlock.leastTextWidth
    let hasTwoLines = size.height >= EventBlock.twoLines
    let time = hasTwoLines ? EventBlock.longest(of: context?.timeText ?? "", startText, in: room) : ""
    timeView.text = time
    timeView.isHidden = time.utf8.isEmpty || titleView.isHidden
    let titleTop = size.height >= EventBlock.inset * 2 + EventBlock.titleHeight ? EventBlock.inset : 0
    place(timeView, x: start, y: titleTop + EventBlock.titleHeight, width: room, height: EventBlock.timeHeight)
    let image = layOutImage(x: start, y: titleTop, room: room)
    place(
      titleView, x: start + image, y: titleTop, width: room - image, height: min(EventBlock.titleHeight, size.height))
    if let context { titleView.text = hasTwoLines ? context.title : oneLine(context, in: room - image) }
  }

  /// Shows the image in the line of the title if that leaves enough room for it. Returns the room it takes.
  private final func layOutImage(x: Double, y: Double, room: Double) -> Double {
    guard let image = context?.image, room >= EventBlock.leastImageRoom, frame.height >= EventBlock.titleHeight else {
      imageView?.image = nil
      imageView?.isHidden = true
      return 0
    }
    let view = imageView ?? View()
    if imageView == nil {
      view.layer = Layer(leadingRadius: 2, trailingRadius: 2)
      addSubview(view)
      imageView = view
    }
    view.image = image
    view.isHidden = false
    let side = EventBlock.imageSide
    place(view, x: x, y: y + (EventBlock.titleHeight - side) / 2, width: side, height: side)
    return side + EventBlock.imageGap
  }

  /// - Parameters:
  ///   - startText: when the event begins.
  ///   - separator: between title and time, where both stand in one line.
  final func show(_ context: EventContext, startText: String, separator: String, style: CalendarStyle) {
    if self.context != context || !utf8Equal(self.startText, startText) { setNeedsLayout() }
    self.context = context
    self.startText = startText
    self.separator = separator
    accessibility.role = .button
    accessibility.label = context.label
    update(with: context, style: style)
  }

  private final func oneLine(_ context: EventContext, in room: Double) -> String {
    let both = context.title + separator + startText
    return EventBlock.longest(of: both, context.title, in: room * 0.9, orElse: context.title)
  }

  /// The longer text that fits, from the number of characters alone, so that every host decides alike.
  private static func longest(
    of first: String, _ second: String, in room: Double, orElse other: String = ""
  ) -> String {
    if Double(first.unicodeScalars.count) * digitWidth <= room { return first }
    return Double(second.unicodeScalars.count) * digitWidth <= room ? second : other
  }

  private final func place(_ view: View, x: Double, y: Double, width: Double, height: Double) {
    let rect = Rect(x: x, y: y, width: width, height: height)
    view.frame = isRightToLeft ? rect.mirrored(in: frame.width) : rect
  }

  private static let radius = 6.0
  private static let stripe = 3.0
  private static let inset = 3.0
  private static let titleHeight = 16.0
  private static let timeHeight = 14.0
  /// The least height of two lines.
  private static let twoLines = 36.0
  /// Narrower blocks keep less distance.
  private static let tightWidth = 48.0
  private static let digitWidth = 6.0
  private static let imageSide = 14.0
  private static let imageGap = 4.0
  /// With less room the image would leave the title less than half.
  private static let leastImageRoom = 56.0
  /// With less room a text says nothing.
  private static let leastTextWidth = 14.0
}
