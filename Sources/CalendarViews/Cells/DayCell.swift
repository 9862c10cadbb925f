import CalendarSystems
public import CollectionKit
import Geometry
public import ViewKit

/// One day of a month: ground, number, dots. Bars lie above the cells of a row, because they span several.
open class DayCell: ReusableView {
  /// The day shown now; `nil` before the first appearance.
  public private(set) final var context: DayContext?
  /// The number; its layer may be changed by hooks.
  public final let numberView = View()

  /// Set by the row, which the calendar owns.
  final unowned(unsafe) var responder: (any CalendarResponder)?
  private final var dots: [View] = []

  /// Made by the reuse pool; overrides call `super`.
  public required init(traits: ViewTraits = []) {
    super.init(traits: traits)
    addSubview(numberView)
  }

  /// Shows a day. Subclasses add what they show beyond, and call `super`.
  open func update(with context: DayContext, style: CalendarStyle) {
    layer = DayCell.ground(of: context.flags)
    numberView.layer = DayCell.number(of: context.flags, style.type)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    context = nil
    numberView.layer = .clear
    numberView.text = ""
    show(dots: [])
  }

  public override func activate() -> Bool {
    guard let context, !context.flags.contains(.outOfRange) else { return false }
    responder?.select(context.day)
    return true
  }

  public override func didReceiveFocus() {
    if let context { responder?.didFocus(context.day) }
  }

  open override func layoutSubviews() {
    let isToday = context?.flags.contains(.today) == true
    let x = isToday ? DayCell.discInset : DayCell.numberInset
    let room = max(0, frame.width - 2 * x)
    let width = isToday ? min(room, discWidth) : room
    let rect = Rect(x: x, y: DayCell.numberTop, width: width, height: DayCell.disc)
    numberView.frame = isRightToLeft ? rect.mirrored(in: frame.width) : rect
    layoutDots()
  }

  final var isRightToLeft = false {
    didSet { if isRightToLeft != oldValue { setNeedsLayout() } }
  }

  final func show(_ context: DayContext, number: String, label: String, style: CalendarStyle) {
    if self.context?.flags != context.flags || !utf8Equal(numberView.text, number) { setNeedsLayout() }
    self.context = context
    numberView.text = number
    isTabStop = context.flags.contains(.focused)
    accessibility.role = .gridCell
    accessibility.label = label
    accessibility.states = DayCell.states(of: context.flags)
    update(with: context, style: style)
  }

  final func show(dots colors: [Color]) {
    while dots.count < colors.count {
      let dot = View()
      dots.append(dot)
      addSubview(dot)
    }
    for (index, dot) in dots.enumerated() {
      dot.isHidden = index >= colors.count
      guard index < colors.count else { continue }
      let radius = DayCell.dotSize / 2
      dot.layer = Layer(fill: colors[index], leadingRadius: radius, trailingRadius: radius)
    }
    setNeedsLayout()
  }

  private static let disc = 24.0
  private static let discInset = 3.0
  private static let numberInset = 6.0
  private static let numberTop = 1.0
  private static let dotSize = 5.0
  private static let dotGap = 3.0

  /// A disc for a number; longer for "1 Dec", from the number of characters alone, so that every host gives the same
  /// frames.
  private final var discWidth: Double {
    guard context?.flags.contains(.firstOfMonth) == true else { return DayCell.disc }
    return max(DayCell.disc, Double(numberView.text.unicodeScalars.count) * 7.5 + 14)
  }

  private final func layoutDots() {
    let shown = dots.filter { !$0.isHidden }
    for (index, dot) in shown.enumerated() {
      let rect = Rect(
        x: DayCell.numberInset + 2 + Double(index) * (DayCell.dotSize + DayCell.dotGap),
        y: DayCell.numberTop + DayCell.disc + 2, width: DayCell.dotSize, height: DayCell.dotSize)
      dot.frame = isRightToLeft ? rect.mirrored(in: frame.width) : rect
    }
  }

  private static func ground(of flags: DayFlags) -> Layer {
    let isQuiet = flags.contains(.weekend) || flags.contains(.outOfScope)
    let fill =
      flags.contains(.selected)
      ? CalendarRole.selection : isQuiet ? CalendarRole.surface : CalendarRole.background
    return Layer(fill: .role(fill), lines: .top, lineColor: .role(CalendarRole.hairline), cursor: .pointingHand)
  }

  private static func number(of flags: DayFlags, _ type: TypeScale) -> Layer {
    var style = type.dayNumber
    if flags.contains(.firstOfMonth) { style.weight = .semibold }
    guard flags.contains(.today) else {
      // The quiet ink is too faint for the ground of the selection.
      let isQuiet = flags.contains(.outOfScope) && !flags.contains(.selected)
      return Layer(textColor: .role(isQuiet ? CalendarRole.ink3 : CalendarRole.ink), textStyle: style)
    }
    style.alignment = .center
    style.weight = .semibold
    return Layer(
      fill: .role(CalendarRole.accent), leadingRadius: disc / 2, trailingRadius: disc / 2,
      textColor: .role(CalendarRole.onAccent), textStyle: style)
  }

  private static func states(of flags: DayFlags) -> AccessibilityNode.States {
    if flags.contains(.outOfRange) { return [.disabled, .outOfRange] }
    var states: AccessibilityNode.States = .selectable
    if flags.contains(.selected) { states.insert(.selected) }
    if flags.contains(.today) { states.insert(.current) }
    if flags.contains(.outOfScope) { states.insert(.outOfScope) }
    if flags.contains(.hasEvents) { states.insert(.hasEvents) }
    return states
  }
}
