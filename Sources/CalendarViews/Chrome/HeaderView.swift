import CalendarText
import Geometry
import ViewKit

/// The title bar: which month is shown, and the way to others.
final class HeaderView: View {
  private let title = View()
  private let previous: HeaderButton
  private let today: HeaderButton
  private let next: HeaderButton
  private var metrics = HeaderMetrics()
  private var direction = LayoutDirection.leftToRight

  init(perform: @escaping (CalendarAction) -> Void) {
    previous = HeaderButton { perform(.showPreviousMonth) }
    today = HeaderButton { perform(.showToday) }
    next = HeaderButton { perform(.showNextMonth) }
    super.init()
    accessibility.role = .toolbar
    title.accessibility.role = .heading
    title.accessibility.states = .live
    for view in [title, previous, today, next] { addSubview(view) }
    addGesture(TapGesture { [unowned(unsafe) self] event in press(near: event.location) })
  }

  /// Shows a title in a language and style.
  func update(title text: String, texts: CalendarTexts, style: CalendarStyle, direction: LayoutDirection) {
    // The width of a button depends on its words.
    if metrics != style.header || self.direction != direction || !utf8Equal(today.text, texts.phrases.today) {
      setNeedsLayout()
    }
    metrics = style.header
    self.direction = direction
    let isCompact = frame.width < HeaderView.compactWidth
    accessibility.label = texts.phrases.calendar
    layer = Layer(fill: .role(CalendarRole.background))
    title.text = text
    title.layer = Layer(
      textColor: .role(CalendarRole.ink), textStyle: isCompact ? style.type.compactTitle : style.type.title)
    let ground = HeaderView.ground(style.type.button)
    let arrow = HeaderView.ground(style.type.arrow)
    today.text = texts.phrases.today
    today.layer = ground
    let isLeftToRight = direction == .leftToRight
    previous.text = isLeftToRight ? "‹" : "›"
    next.text = isLeftToRight ? "›" : "‹"
    previous.accessibility.label = texts.phrases.previousMonth
    next.accessibility.label = texts.phrases.nextMonth
    previous.layer = arrow
    next.layer = arrow
  }

  override func layoutSubviews() {
    let height = metrics.buttonHeight
    let y = ((frame.height - height) / 2).rounded()
    let widths = [height, HeaderView.width(of: today.text), height]
    var x = frame.width - metrics.margin
    for (view, width) in zip([next, today, previous], widths) {
      x -= width
      place(view, Rect(x: x, y: y, width: width, height: height))
      x -= metrics.buttonGap
    }
    place(title, Rect(x: metrics.margin, y: 0, width: max(0, x - metrics.margin), height: frame.height))
  }

  /// In reading order.
  var elementViews: [View] { [self, title, previous, today, next] }

  /// Fingers need more room than buttons are drawn with: what is tapped beside one counts as the nearest.
  private func press(near location: Point) {
    let point = location - frameInWindow.origin
    let reach = Insets(
      top: -HeaderView.reach, leading: -HeaderView.reach, bottom: -HeaderView.reach, trailing: -HeaderView.reach)
    let near = [previous, today, next].filter { $0.frame.inset(by: reach).contains(point) }
    let nearest = near.min { abs($0.frame.midX - point.x) < abs($1.frame.midX - point.x) }
    _ = nearest?.activate()
  }

  /// With it, a button 32 points high takes taps on 44.
  private static let reach = 6.0
  private static let compactWidth = 480.0

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
