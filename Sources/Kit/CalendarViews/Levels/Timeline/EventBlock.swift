import Basics
import CalendarText
public import CollectionKit
import Events
import Geometry
public import ViewKit

/// A part of an event among the hours of a day: a tinted background, strong leading edge, title and, where there is
/// room, the time below it.
///
/// Blocks of this class that no hook sees show background and title by themselves wherever that looks the same, because
/// a week may have thousands of them; views of their own are made when they are asked for.
open class EventBlock: ReusableView {
  /// The part shown now; `nil` before the first appearance.
  public final var context: EventContext? { block?.context }
  /// The background. It reaches beyond an edge over which the event goes on, so that this edge looks cut. Hidden where
  /// the block is its own background.
  public final var backgroundView: View {
    if let background { return background }
    let made = View.plain()
    background = made
    addSubview(made)
    // It lies behind all others.
    for view in [title, time, imageView, label] { view?.bringToFront() }
    return made
  }
  /// The title; hidden where the block shows it as its own text.
  public final var titleView: View {
    if let title { return title }
    let made = View.plain()
    made.partName = .eventTitle
    title = made
    addSubview(made)
    return made
  }
  /// The time, or the start of it; hidden where the block is lower than two lines, and then part of the title.
  public final var timeView: View {
    if let time { return time }
    let made = View.plain()
    made.partName = .eventTime
    time = made
    addSubview(made)
    return made
  }
  /// The image of the event before its title, where there is room; `nil` before the first one.
  public private(set) final var imageView: View?

  private final var label: EventBlockLabel?
  /// The image that is shown, if any.
  final var shownImage: Image? { label?.isHidden == false ? label?.imageView?.image : imageView?.image }
  /// The height of what lies over the upper edge of the hours, below which the title stays.
  final var header = 0.0 {
    didSet { if header != oldValue, label?.isHidden == false { setNeedsLayout() } }
  }
  private final var background: View?
  private final var title: View?
  private final var time: View?
  /// The calendar, which owns the block. Set by the column.
  @Unowned final var responder: (any CalendarResponder)?
  final var isRightToLeft = false {
    didSet { if isRightToLeft != oldValue { setNeedsLayout() } }
  }
  private final var block: TimelineDay.Block?
  private final var separator = ""
  /// How many times larger texts are than in the standard style.
  private final var textFactor = 1.0
  /// Whether it is of this very class, so that its look depends on nothing but its appearance.
  final var isOfKit = false
  /// The appearance of the block; `nil` where subclasses or decorators decide.
  private final var appearance: EventBlockAppearance?

  /// Made by the reuse pool; overrides call `super`.
  public required init(traits: ViewTraits = []) {
    super.init(traits: traits.union(.clips))
    partName = .event
    addGesture(TapGesture(action: callback(to: self) { view, _ in _ = view.activate() }))
  }

  /// Shows a part. Subclasses add what they show beyond, and call `super`.
  open func update(with context: EventContext, style: CalendarStyle) {
    configure(EventBlockAppearance(color: context.color, opacity: style.event.opacity(of: context), style: style))
  }

  /// Shows all parts in views of their own.
  private final func configure(_ appearance: EventBlockAppearance) {
    layer = appearance.block
    backgroundView.layer = appearance.background
    titleView.layer = appearance.title
    timeView.layer = appearance.time
  }

  open override func prepareForReuse() {
    // The rest is set by `show`, always.
    resetTransientState()
    block = nil
  }

  /// Leaves all keys to the calendar, which activates it on Enter and Space.
  public override func keyDown(_ event: KeyEvent) -> Bool { false }

  public override func activate() -> Bool {
    guard let context else { return false }
    responder?.activate(context.occurrence, in: self)
    return true
  }

  open override func layoutSubviews() {
    let size = frame.size
    let isTight = size.width < EventBlock.tightWidth
    let start = EventBlock.start(isTight: isTight)
    let room = max(0, size.width - start - EventBlock.end(isTight: isTight))
    let hasRoom = room >= EventBlock.leastTextWidth
    let hasTwoLines = size.height >= EventBlock.twoLines * textFactor
    let top = size.height >= EventBlock.inset * 2 + titleHeight ? EventBlock.inset : 0
    if let appearance, let block, hasRoom, size.height >= EventBlock.leastPinned * textFactor {
      return layOutLabel(
        block, appearance,
        EventBlockLabel.Area(
          size: size, start: start, end: EventBlock.end(isTight: isTight), header: header,
          isRightToLeft: isRightToLeft))
    }
    label?.isHidden = true
    var lineCount = 1
    if let appearance, let context = block?.context, context.hasStart, context.hasEnd, appearance.fitsInto,
      context.image == nil || !hasRoomForImage(room)
    {
      var words = hasRoom ? titleText(hasTwoLines: hasTwoLines, in: room) : ""
      if hasTwoLines, hasRoom, let style = appearance.title.textStyle {
        (words, lineCount) = EventBlock.lines(words, style, width: room, height: size.height - top)
      }
      layer = appearance.whole(
        EventBlockAppearance.Fit(
          isTight: isTight, isLow: size.height < titleHeight, isInset: top > 0, hasLines: lineCount > 1))
      text = words
      for part in [background, title] {
        part?.isHidden = true
        part?.layer = .clear
      }
      imageView?.image = nil
      imageView?.isHidden = true
    } else {
      layOutParts(top: top, start: start, room: room, hasTwoLines: hasTwoLines)
    }
    layOutTime(
      x: start, y: top + titleHeight, room: room, isShown: hasTwoLines && hasRoom && lineCount == 1)
  }

  /// Leaves texts and image to a label that stays in view.
  private final func layOutLabel(
    _ block: TimelineDay.Block, _ appearance: EventBlockAppearance, _ area: EventBlockLabel.Area
  ) {
    text = ""
    let isWhole = block.context.hasStart && block.context.hasEnd
    layer = isWhole ? appearance.solid : appearance.block
    if isWhole { background?.isHidden = true } else { layOutBackground(appearance) }
    for part in [title, time, imageView] { part?.isHidden = true }
    for part in isWhole ? [background, title, time] : [title, time] { part?.layer = .clear }
    let label = self.label ?? EventBlockLabel()
    if self.label == nil {
      self.label = label
      addSubview(label)
    }
    label.isHidden = false
    label.show(block, appearance, in: area)
  }

  /// Lays out the background as a view of its own, which reaches beyond edges over which the event goes on.
  private final func layOutBackground(_ appearance: EventBlockAppearance?) {
    let size = frame.size
    let above = block?.context.hasStart == false ? EventBlock.radius : 0
    let below = block?.context.hasEnd == false ? EventBlock.radius : 0
    if let appearance { backgroundView.layer = appearance.background }
    backgroundView.isHidden = false
    backgroundView.frame = Rect(x: 0, y: -above, width: size.width, height: size.height + above + below)
  }

  /// A title in as many lines as are needed and as there is room for, and their number.
  static func lines(
    _ title: String, _ style: TextStyle, width: Double, height: Double, breaksWords: Bool = false
  ) -> (text: String, count: Int) {
    // Faces differ from the estimate.
    let lines = TextWidthEstimate.lines(of: title, width: width * 0.95, style: style, breaksWords: breaksWords)
    let limit = Int(max(1, min(height / max(style.lineHeight, 1), 1000)))
    guard let first = lines.first, lines.count > 1, limit > 1 else { return (title, 1) }
    var text = first
    // The last line has all that is left, and is cut by the host.
    for (index, line) in lines.enumerated().dropFirst() { text += (index < limit ? "\n" : " ") + line }
    return (text, min(lines.count, limit))
  }

  /// Lays out background, image and title as views of their own.
  private final func layOutParts(top: Double, start: Double, room: Double, hasTwoLines: Bool) {
    text = ""
    if let appearance { configure(appearance) }
    let size = frame.size
    layOutBackground(nil)
    titleView.isHidden = room < EventBlock.leastTextWidth
    let image = layOutImage(x: start, y: top, room: room)
    place(titleView, x: start + image, y: top, width: room - image, height: min(titleHeight, size.height))
    if block != nil { titleView.text = titleText(hasTwoLines: hasTwoLines, in: room - image) }
  }

  private final func layOutTime(x: Double, y: Double, room: Double, isShown: Bool) {
    var words = ""
    if isShown, let block { words = block.time(in: room, textFactor) }
    guard !words.utf8.isEmpty else {
      time?.isHidden = true
      time?.text = ""
      return
    }
    if let appearance { timeView.layer = appearance.time }
    timeView.text = words
    timeView.isHidden = false
    place(timeView, x: x, y: y, width: room, height: EventBlock.timeHeight * textFactor)
  }

  private final func hasRoomForImage(_ room: Double) -> Bool {
    room >= EventBlock.leastImageRoom && frame.height >= titleHeight
  }

  /// Shows the image in the line of the title if that leaves enough room for it. Returns the room it takes.
  private final func layOutImage(x: Double, y: Double, room: Double) -> Double {
    guard let image = block?.context.image, hasRoomForImage(room) else {
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
    place(view, x: x, y: y + (titleHeight - side) / 2, width: side, height: side)
    return side + EventBlock.imageGap
  }

  /// Shows a part of an event.
  ///
  /// - Parameter appearances: what blocks of the kit look like.
  final func show(_ block: TimelineDay.Block, _ context: LevelContext, _ appearances: EventBlockAppearances?) {
    if self.block != block { setNeedsLayout() }
    self.block = block
    textFactor = context.configuration.style.type.factor
    responder = context.responder
    isRightToLeft = context.direction == .rightToLeft
    separator = context.texts.phrases.separator
    let piece = block.context
    accessibility = AccessibilityNode(role: .button, label: piece.label, states: piece.states)
    if isOfKit, !context.isDecorated, let appearances {
      let appearance = appearances.appearance(of: piece)
      if appearance !== self.appearance { setNeedsLayout() }
      self.appearance = appearance
    } else {
      if appearance != nil { setNeedsLayout() }
      appearance = nil
      text = ""
      update(with: piece, style: context.configuration.style)
    }
  }

  private final func titleText(hasTwoLines: Bool, in room: Double) -> String {
    guard let block else { return "" }
    return hasTwoLines ? block.context.title : oneLine(block, in: room)
  }

  private final func oneLine(_ block: TimelineDay.Block, in room: Double) -> String {
    let (title, start) = (block.context.title, block.startText)
    let count = title.unicodeScalars.count + separator.unicodeScalars.count + start.unicodeScalars.count
    return Double(count) * EventBlock.digitWidth * textFactor <= room * 0.9 ? title + separator + start : title
  }

  private final func place(_ view: View, x: Double, y: Double, width: Double, height: Double) {
    let rect = Rect(x: x, y: y, width: width, height: height)
    view.frame = isRightToLeft ? rect.mirrored(in: frame.width) : rect
  }

  /// The distance of the title from the leading edge.
  static func start(isTight: Bool) -> Double { isTight ? stripe + 2 : stripe + 5 }
  /// The distance of the title from the trailing edge.
  static func end(isTight: Bool) -> Double { isTight ? 1 : 4 }

  private var titleHeight: Double { EventBlock.titleHeight * textFactor }

  static let radius = 6.0
  static let stripe = 3.0
  static let inset = 3.0
  static let titleHeight = 16.0
  static let timeHeight = 14.0
  /// The least height of two lines.
  private static let twoLines = 36.0
  /// The least height of blocks whose title stays in view.
  private static let leastPinned = 60.0
  /// The width below which blocks keep less distance.
  private static let tightWidth = 48.0
  static let digitWidth = 6.0
  static let imageSide = 14.0
  static let imageGap = 4.0
  /// The least room in which an image leaves the title half of it.
  static let leastImageRoom = 56.0
  /// The least room in which a text says anything.
  private static let leastTextWidth = 14.0
}

extension TimelineDay.Block {
  /// The longer text of the time that fits, from the number of characters alone, so that every host decides alike.
  func time(in room: Double, _ textFactor: Double) -> String {
    let letters = room / (EventBlock.digitWidth * textFactor)
    return [context.timeText, startText].first { Double($0.unicodeScalars.count) <= letters } ?? ""
  }
}
