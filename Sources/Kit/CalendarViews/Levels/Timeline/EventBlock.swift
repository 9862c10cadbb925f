import Basics
import CalendarText
import CollectionKit
import Events
import Geometry
public import ViewKit

/// A part of an event in the hours of a day: a tinted background, a strong leading edge, the title and, if there is
/// room, the time below it.
///
/// If no subclass or decorator is involved, a block draws its background and title itself where that looks the same,
/// because a week may have thousands of blocks. It creates subviews only when they are requested.
open class EventBlock: PieceView {
  /// The visible part; `nil` before the first update.
  public final var context: EventContext? { block?.context }
  open override var form: PieceForm { .block }
  open override var shownEvent: EventContext? { context }
  open override var shownImage: Image? {
    label?.isHidden == false ? label?.imageView?.image : imageView?.image
  }
  /// The view of the background. It extends beyond an edge across which the event continues, so that the edge looks cut
  /// off. Hidden if the block draws its background itself.
  public final var backgroundView: View {
    if let background { return background }
    let made = View.plain()
    background = made
    addSubview(made)
    // It lies behind all other subviews.
    for view in [title, time, imageView, label] { view?.bringToFront() }
    return made
  }
  /// The view of the title. Hidden if the block draws the title itself.
  public final var titleView: View {
    if let title { return title }
    let made = View.plain()
    made.partName = .eventTitle
    title = made
    addSubview(made)
    return made
  }
  /// The view of the time, or of the start time. Hidden if the block has room for only one line, which then includes
  /// the time.
  public final var timeView: View {
    if let time { return time }
    let made = View.plain()
    made.partName = .eventTime
    time = made
    addSubview(made)
    return made
  }
  /// The view of the event's image before its title, if there is room; `nil` before the first image.
  public private(set) final var imageView: View?

  private final var label: EventBlockLabel?
  /// The height of the area that covers the top of the hours. The title stays below it.
  final var header = 0.0 {
    didSet { if header != oldValue, label?.isHidden == false { setNeedsLayout() } }
  }
  private final var background: View?
  private final var title: View?
  private final var time: View?
  final var isRightToLeft = false {
    didSet { if isRightToLeft != oldValue { setNeedsLayout() } }
  }
  private final var block: TimelineDay.Block?
  private final var separator = ""
  /// The scale of text, relative to the standard style.
  private final var textFactor = 1.0
  /// Whether the block is exactly of this class, so that its look depends only on its appearance.
  final var isOfKit = false
  /// The appearance of the block; `nil` if a subclass or a decorator determines it.
  private final var appearance: EventBlockAppearance?

  /// Creates an empty block for the reuse pool. Overrides must call `super`.
  public required init(traits: ViewTraits = []) {
    super.init(traits: traits.union(.clips))
    partName = .event
    addGesture(TapGesture(action: callback(to: self) { view, _ in _ = view.activate() }))
  }

  /// Shows a part. Subclasses override this to add content, and must call `super`.
  open func update(with context: EventContext, style: CalendarStyle) {
    configure(EventBlockAppearance(color: context.color, opacity: style.event.opacity(of: context), style: style))
  }

  /// Shows all parts in separate views.
  private final func configure(_ appearance: EventBlockAppearance) {
    layer = appearance.block
    backgroundView.layer = appearance.background
    titleView.layer = appearance.title
    timeView.layer = appearance.time
  }

  open override func prepareForReuse() {
    // `show` always sets everything else.
    resetTransientState()
    block = nil
  }

  /// Leaves all keys to the calendar, which activates the event on Enter and Space.
  public override func keyDown(_ event: KeyEvent) -> Bool { false }

  public override func activate() -> Bool { activateEvent() }

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

  /// Moves text and image to a label that stays in view.
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

  /// Lays out the background as a separate view, which extends beyond edges across which the event continues.
  private final func layOutBackground(_ appearance: EventBlockAppearance?) {
    let size = frame.size
    let above = block?.context.hasStart == false ? EventBlock.radius : 0
    let below = block?.context.hasEnd == false ? EventBlock.radius : 0
    if let appearance { backgroundView.layer = appearance.background }
    backgroundView.isHidden = false
    backgroundView.frame = Rect(x: 0, y: -above, width: size.width, height: size.height + above + below)
  }

  /// Wraps a title into as many lines as it needs and as fit. Returns the text and the number of lines.
  static func lines(
    _ title: String, _ style: TextStyle, width: Double, height: Double, breaksWords: Bool = false
  ) -> (text: String, count: Int) {
    // Fonts may be wider than estimated.
    let lines = TextWidthEstimate.lines(of: title, width: width * 0.95, style: style, breaksWords: breaksWords)
    let limit = Int(max(1, min(height / max(style.lineHeight, 1), 1000)))
    guard let first = lines.first, lines.count > 1, limit > 1 else { return (title, 1) }
    var text = first
    // The last line contains the rest, which the host truncates.
    for (index, line) in lines.enumerated().dropFirst() { text += (index < limit ? "\n" : " ") + line }
    return (text, min(lines.count, limit))
  }

  /// Lays out background, image, and title as separate views.
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

  /// Shows the image on the title's line if that leaves enough room. Returns the width of the image.
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
  /// - Parameter appearances: the appearances of built-in blocks.
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

  /// Returns the distance of the title from the leading edge.
  static func start(isTight: Bool) -> Double { isTight ? stripe + 2 : stripe + 5 }
  /// Returns the distance of the title from the trailing edge.
  static func end(isTight: Bool) -> Double { isTight ? 1 : 4 }

  private var titleHeight: Double { EventBlock.titleHeight * textFactor }

  static let radius = 6.0
  static let stripe = 3.0
  static let inset = 3.0
  static let titleHeight = 16.0
  static let timeHeight = 14.0
  /// The minimum height for two lines.
  private static let twoLines = 36.0
  /// The minimum height of blocks whose title stays in view.
  private static let leastPinned = 60.0
  /// The width below which blocks have smaller margins.
  private static let tightWidth = 48.0
  static let digitWidth = 6.0
  static let imageSide = 14.0
  static let imageGap = 4.0
  /// The minimum width in which an image leaves half of it for the title.
  static let leastImageRoom = 56.0
  /// The minimum width in which text is useful.
  private static let leastTextWidth = 14.0
}

extension TimelineDay.Block {
  /// Returns the longest form of the time that fits. Depends only on the number of characters, so that it is the same
  /// in all hosts.
  func time(in room: Double, _ textFactor: Double) -> String {
    let letters = room / (EventBlock.digitWidth * textFactor)
    return [context.timeText, startText].first { Double($0.unicodeScalars.count) <= letters } ?? ""
  }
}
