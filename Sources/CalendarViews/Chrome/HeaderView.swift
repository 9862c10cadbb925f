import CalendarText
import Geometry
import ViewKit

/// The title bar: what is shown, the way to other levels, and the way to other times.
final class HeaderView: View {
  /// What the title bar says, in which language and style.
  struct Content {
    var title: String
    var level: ZoomLevel
    /// The switch has these; with one only there is no switch.
    var levels: [ZoomLevel]
    var texts: CalendarTexts
    var style: CalendarStyle
    var direction: LayoutDirection
    /// Whether there is a button that leads to today.
    var offersToday = true
    /// Whether the one day that is presented is today.
    var isToday = false
    /// Whether there is a period before the presented one.
    var canGoBack = true
    /// Whether there is a period after the presented one.
    var canGoOn = true
  }

  private let title = View()
  /// What is presented shows its title itself.
  var isTitleHidden = false {
    didSet { if isTitleHidden != oldValue { title.effect = ViewEffect(opacity: isTitleHidden ? 0 : 1) } }
  }
  private let switcher: LevelSwitcher
  private let previous: HeaderButton
  private let today: HeaderButton
  private let next: HeaderButton
  /// Stands before the title, as large as an arrow.
  var accessory: View? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let accessory else { return setNeedsLayout() }
      // In front means behind for those who read: it comes first.
      for view in [accessory, title, switcher, previous, today, next] { addSubview(view) }
    }
  }
  private var metrics = HeaderMetrics()
  private var direction = LayoutDirection.leftToRight

  init(perform: @escaping (CalendarAction) -> Void) {
    switcher = LevelSwitcher(perform: perform)
    previous = HeaderButton { perform(.showPrevious) }
    today = HeaderButton { perform(.showToday) }
    next = HeaderButton { perform(.showNext) }
    super.init()
    accessibility.role = .toolbar
    title.accessibility.role = .heading
    title.accessibility.states = .live
    for view in [title, switcher, previous, today, next] { addSubview(view) }
    addGesture(TapGesture { [unowned(unsafe) self] event in press(near: event.location) })
  }

  /// Shows a title and a level.
  func update(_ content: Content) {
    let (style, phrases) = (content.style, content.texts.phrases)
    setNeedsLayout()
    metrics = style.header
    direction = content.direction
    accessibility.label = phrases.calendar
    layer = Layer(fill: metrics.fill)
    title.text = content.title
    title.layer = Layer(
      textColor: content.isToday ? metrics.todayInk : metrics.titleInk,
      textStyle: isCompact ? style.type.compactTitle : style.type.title, textShadow: metrics.titleShadow)
    let ground = HeaderView.ground(style.type.button)
    let arrow = HeaderView.ground(style.type.arrow)
    today.text = phrases.today
    today.isHidden = !content.offersToday
    today.layer = ground
    let isLeftToRight = direction == .leftToRight
    previous.text = isLeftToRight ? "‹" : "›"
    next.text = isLeftToRight ? "›" : "‹"
    previous.accessibility.label = phrases.previous(content.level)
    next.accessibility.label = phrases.next(content.level)
    previous.layer = arrow
    next.layer = arrow
    previous.isEnabled = content.canGoBack
    next.isEnabled = content.canGoOn
    switcher.update(content, isCompact: !isCompact && frame.width < HeaderView.switchWidth)
  }

  /// The height of a title bar: in a narrow calendar, the switch has a line of its own.
  static func height(width: Double, _ configuration: CalendarConfiguration) -> Double {
    let metrics = configuration.style.header
    let hasSwitch = configuration.headerControls.contains(.levels) && configuration.shownLevels.count > 1
    return metrics.height + (width < compactWidth && hasSwitch ? metrics.buttonHeight + metrics.buttonGap * 2 : 0)
  }

  override func layoutSubviews() {
    let height = metrics.buttonHeight
    let hasLine = isCompact && !switcher.isHidden
    let line = hasLine ? frame.height - height - metrics.buttonGap * 2 : frame.height
    let y = ((line - height) / 2).rounded()
    let widths = [height, HeaderView.width(of: today.text), height]
    var x = frame.width - margin
    for (view, width) in zip([next, today, previous], widths) where !view.isHidden {
      x -= width
      place(view, Rect(x: x, y: y, width: width, height: height))
      x -= metrics.buttonGap
    }
    let wanted = switcher.wantedWidth
    if hasLine {
      place(switcher, Rect(x: margin, y: line, width: max(0, frame.width - 2 * margin), height: height))
    } else if wanted > 0 {
      x -= wanted + metrics.buttonGap
      place(switcher, Rect(x: x, y: y, width: wanted, height: height))
      x -= metrics.buttonGap
    }
    var start = margin
    if let accessory, !accessory.isHidden {
      place(accessory, Rect(x: margin, y: y, width: height, height: height))
      start += height + 2 * metrics.buttonGap
    }
    place(title, Rect(x: start, y: 0, width: max(0, x - start), height: line))
  }

  /// The title; its look is set in every update.
  var titleView: View { title }

  /// In reading order.
  var elementViews: [View] {
    [self] + (accessory.map { [$0] } ?? []) + [title] + switcher.elementViews + [previous, today, next]
  }

  private var isCompact: Bool { frame.width < HeaderView.compactWidth }
  private var margin: Double { metrics.margin(width: frame.width) }

  /// Fingers need more room than buttons are drawn with: what is tapped beside one counts as the nearest.
  private func press(near location: Point) {
    let point = location - frameInWindow.origin
    let reach = Insets(
      top: -HeaderView.reach, leading: -HeaderView.reach, bottom: -HeaderView.reach, trailing: -HeaderView.reach)
    let near = [previous, today, next].filter { !$0.isHidden && $0.frame.inset(by: reach).contains(point) }
    let nearest = near.min { abs($0.frame.midX - point.x) < abs($1.frame.midX - point.x) }
    _ = nearest?.activate()
  }

  /// With it, a button 32 points high takes taps on 44.
  private static let reach = 6.0
  static let compactWidth = 480.0
  /// Narrower, the switch shows first letters.
  private static let switchWidth = 840.0

  private func place(_ view: View, _ rect: Rect) {
    view.frame = direction == .leftToRight ? rect : rect.mirrored(in: frame.width)
  }

  private static func ground(_ style: TextStyle) -> Layer {
    Layer(
      leadingRadius: 6, trailingRadius: 6, ring: Ring(color: .role(CalendarRole.hairline), width: 1),
      textColor: .role(CalendarRole.ink), textStyle: style, cursor: .pointingHand)
  }

  /// From the number of characters alone, so that every host gives the same frames.
  private static func width(of text: String) -> Double {
    max(56, Double(text.unicodeScalars.count) * 8 + 24)
  }
}
