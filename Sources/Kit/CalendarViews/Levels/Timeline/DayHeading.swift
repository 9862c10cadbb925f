import Basics
import CalendarSystems
import CollectionKit
import Geometry
import ViewKit

/// The heading of a day above its column, such as "Mon 16", and the background of the all-day lane below it. The Tab
/// key moves to the heading of the focused day.
final class DayHeading: PieceView {
  private(set) var context: DayContext?
  override var shownDay: DayNumber? { context?.day }
  private let selectionView = View.plain()
  private let weekdayView = View.plain()
  private let numberView = View.plain()
  /// The part of the height that the all-day lane does not use.
  private(set) var nameHeight = 0.0
  private var textFactor = 1.0

  var isRightToLeft = false {
    didSet { if isRightToLeft != oldValue { setNeedsLayout() } }
  }

  required init(traits: ViewTraits = []) {
    super.init(traits: traits.union(.clips))
    (partName, numberView.partName) = (.dayHeading, .dayNumber)
    addSubview(selectionView)
    addSubview(weekdayView)
    addSubview(numberView)
  }

  /// The texts of a heading. The narrow name is for narrow columns.
  struct Words {
    /// The whole heading in the program's format; `nil` for name and number.
    var whole: String?
    var weekday: String
    var narrowWeekday: String
    var number: String
    var label: String
  }

  func show(_ context: DayContext, _ words: Words, nameHeight: Double, style: CalendarStyle) {
    setNeedsLayout()
    self.context = context
    self.nameHeight = nameHeight
    textFactor = style.type.factor
    isTabStop = context.flags.contains(.focused)
    var node = accessibility
    node.role = .gridCell
    node.label = words.label
    node.states = context.flags.states
    accessibility = node
    layer = Layer(
      fill: .role(CalendarRole.background), lines: [.leading, .bottom], lineColor: .role(CalendarRole.hairline),
      cursor: .pointingHand)
    var look = style.day.resolve(context.weekday, context.flags, at: .heading, type: style.type)
    if let responder { look = responder.look(of: context, standard: look) }
    if isNarrow { look.text.alignment = .center }
    selectionView.isHidden = look.fill == nil
    selectionView.layer = Layer(fill: look.fill, leadingRadius: 8, trailingRadius: 8)
    weekdayView.text = isNarrow ? words.narrowWeekday : words.weekday
    numberView.text = words.number
    var weekday = isNarrow ? style.type.weekdayMenu : style.type.dayHeading
    weekday.alignment = isNarrow ? .center : .trailing
    weekdayView.layer = Layer(textColor: look.nameInk ?? .role(CalendarRole.secondaryInk), textStyle: weekday)
    hasDisc = look.disc != nil || look.ring != nil
    numberView.layer = look.numberLayer(radius: disc / 2)
    isWhole = words.whole != nil
    numberView.isHidden = isWhole
    if let whole = words.whole {
      weekdayView.text = whole
      weekdayView.layer.textStyle?.alignment = .center
      // The number's disc shows today and selected days.
      if hasDisc { weekdayView.layer.textColor = .role(CalendarRole.accent) }
    }
    // A decorator may have changed this while the view showed today.
    numberView.effect = .none
    for addition in numberView.subviews { addition.removeFromSuperview() }
    if context.flags.contains(.today) { responder?.willDisplay(todayNumber: numberView, on: context.day) }
    responder?.willDisplay(
      label: self, of: words.whole ?? weekdayView.text + " " + words.number,
      in: .dayHeading(context, height: nameHeight))
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    context = nil
    weekdayView.text = ""
    numberView.text = ""
  }

  override func activate() -> Bool {
    guard let context, !context.flags.contains(.outOfRange) else { return false }
    responder?.select(context.day)
    return true
  }

  override func didReceiveFocus() {
    if let context { responder?.didFocus(context.day) }
  }

  /// Centers the name and the number side by side if there is room, otherwise one above the other.
  override func layoutSubviews() {
    let width = frame.width
    selectionView.frame = Rect(x: 3, y: 2, width: max(0, width - 5), height: max(0, nameHeight - 4))
    if isWhole {
      place(weekdayView, Rect(x: 0, y: ((nameHeight - disc) / 2).rounded(), width: width, height: disc))
    } else if isNarrow {
      let rest = max(0, nameHeight - weekdayHeight - disc)
      place(weekdayView, Rect(x: 0, y: (rest / 2).rounded(), width: width, height: weekdayHeight))
      let y = (rest / 2).rounded() + weekdayHeight
      place(numberView, disc(around: width / 2, y: y))
    } else {
      let y = ((nameHeight - disc) / 2).rounded()
      // Depends only on the number of characters, so that frames are the same in all hosts.
      let name = Double(weekdayView.text.unicodeScalars.count) * 7.5 * textFactor
      let number = max(Double(numberView.text.unicodeScalars.count) * 8 * textFactor, hasDisc ? disc : 0)
      let gap = hasDisc ? 6.0 : 4.0
      let middle = ((width - number - gap + name) / 2).rounded()
      place(weekdayView, Rect(x: 0, y: y, width: max(0, middle), height: disc))
      let discX = middle + gap
      place(
        numberView,
        Rect(x: discX, y: y, width: hasDisc ? disc : max(0, width - discX), height: disc))
    }
  }

  /// Whether the name shows the whole heading.
  private var isWhole = false
  /// Whether the number has a disc.
  private var hasDisc = false

  private var isNarrow: Bool { frame.width < DayHeading.narrowWidth * textFactor }
  private var disc: Double { (24 * textFactor).rounded() }
  private var weekdayHeight: Double { (14 * textFactor).rounded() }

  private func disc(around x: Double, y: Double) -> Rect {
    let width = hasDisc ? min(disc, frame.width) : frame.width
    return Rect(x: (x - width / 2).rounded(), y: y, width: width, height: disc)
  }

  private func place(_ view: View, _ rect: Rect) {
    view.frame = isRightToLeft ? rect.mirrored(in: frame.width) : rect
  }

  private static let narrowWidth = 88.0
}
