import CalendarText
public import CollectionKit
import Events
import Geometry
public import ViewKit

/// A part of an event among the hours of a day: tinted ground, strong leading edge, title and, where there is room, the
/// time below it.
open class EventBlock: ReusableView {
  /// The part shown now; `nil` before the first appearance.
  public final var context: EventContext? { block?.context }
  /// The ground. It reaches beyond an edge over which the event goes on, so that this edge looks cut.
  public final let groundView = View.plain()
  /// The title.
  public final let titleView = View.plain()
  /// The time, or the start of it; hidden where the block is lower than two lines, and then part of the title.
  public final let timeView = View.plain()
  /// The image of the event before its title, where there is room; `nil` before the first one.
  public private(set) final var imageView: View?

  /// Set by the column, which the calendar owns.
  final unowned(unsafe) var responder: (any CalendarResponder)?
  final var isRightToLeft = false {
    didSet { if isRightToLeft != oldValue { setNeedsLayout() } }
  }
  private final var block: TimelineDay.Block?
  private final var separator = ""
  /// Whether it is of this very class, so that looks depend on nothing but what `Look` holds.
  final var isOfKit = false
  /// What the view looks like now, if that is known.
  private final var look: Look?

  /// What the looks of a block of the kit depend on.
  private struct Look {
    var color: EventColor
    var isCancelled: Bool
    /// Made anew with each configuration, of which the style is a part.
    var texts: CalendarTexts
  }

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
    // The rest is set by `show`, always.
    takeBackRest()
    block = nil
  }

  public override func activate() -> Bool {
    guard let context else { return false }
    responder?.activate(context.occurrence)
    return true
  }

  open override func layoutSubviews() {
    let size = frame.size
    let top = block?.context.hasStart == false ? EventBlock.radius : 0
    let bottom = block?.context.hasEnd == false ? EventBlock.radius : 0
    groundView.frame = Rect(x: 0, y: -top, width: size.width, height: size.height + top + bottom)
    let start = size.width < EventBlock.tightWidth ? EventBlock.stripe + 2 : EventBlock.stripe + 5
    let room = max(0, size.width - start - (size.width < EventBlock.tightWidth ? 1 : 4))
    titleView.isHidden = room < EventBlock.leastTextWidth
    let hasTwoLines = size.height >= EventBlock.twoLines
    var time = ""
    if hasTwoLines, let block { time = EventBlock.longest(of: block.context.timeText, block.startText, in: room) }
    timeView.text = time
    timeView.isHidden = time.utf8.isEmpty || titleView.isHidden
    let titleTop = size.height >= EventBlock.inset * 2 + EventBlock.titleHeight ? EventBlock.inset : 0
    place(timeView, x: start, y: titleTop + EventBlock.titleHeight, width: room, height: EventBlock.timeHeight)
    let image = layOutImage(x: start, y: titleTop, room: room)
    place(
      titleView, x: start + image, y: titleTop, width: room - image, height: min(EventBlock.titleHeight, size.height))
    if let block { titleView.text = hasTwoLines ? block.context.title : oneLine(block, in: room - image) }
  }

  /// Shows the image in the line of the title if that leaves enough room for it. Returns the room it takes.
  private final func layOutImage(x: Double, y: Double, room: Double) -> Double {
    guard let image = block?.context.image, room >= EventBlock.leastImageRoom, frame.height >= EventBlock.titleHeight
    else {
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

  final func show(_ block: TimelineDay.Block, _ surroundings: TimelineSurroundings) {
    if self.block != block { setNeedsLayout() }
    self.block = block
    responder = surroundings.responder
    isRightToLeft = surroundings.direction == .rightToLeft
    separator = surroundings.texts.phrases.separator
    let context = block.context
    accessibility = AccessibilityNode(role: .button, label: context.label)
    // Blocks are mostly taken from days that look alike.
    if !surroundings.hasHooks, let look, look.texts === surroundings.texts, look.color == context.color,
      look.isCancelled == (context.status == .cancelled)
    {
      return
    }
    update(with: context, style: surroundings.style)
    look =
      isOfKit && !surroundings.hasHooks
      ? Look(color: context.color, isCancelled: context.status == .cancelled, texts: surroundings.texts) : nil
  }

  private final func oneLine(_ block: TimelineDay.Block, in room: Double) -> String {
    let (title, start) = (block.context.title, block.startText)
    let count = title.unicodeScalars.count + separator.unicodeScalars.count + start.unicodeScalars.count
    return Double(count) * EventBlock.digitWidth <= room * 0.9 ? title + separator + start : title
  }

  /// The longer text that fits, from the number of characters alone, so that every host decides alike.
  private static func longest(of first: String, _ second: String, in room: Double) -> String {
    if Double(first.unicodeScalars.count) * digitWidth <= room { return first }
    return Double(second.unicodeScalars.count) * digitWidth <= room ? second : ""
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
