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
  private final var indicators: [DayIndicator] = []
  private final var indicatorViews: [(shape: DayIndicator.Shape, view: View)] = []

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
    numberView.effect = .none
    for addition in numberView.subviews { addition.removeFromSuperview() }
    show(indicators: [], from: nil)
  }

  public override func activate() -> Bool {
    guard let context, context.flags.isDisjoint(with: [.outOfRange, .disabled]) else { return false }
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
    accessibility.states = context.flags.states
    update(with: context, style: style)
  }

  /// Shows marks one beside the other. Views of the app's own come from `pool`; one that nobody registered is a dot.
  final func show(indicators: [DayIndicator], from pool: ReusePool?) {
    self.indicators = indicators
    for (index, indicator) in indicators.enumerated() {
      if index >= indicatorViews.count || !indicatorViews[index].shape.isMadeAlike(indicator.shape) {
        replaceIndicator(at: index, indicator.shape, pool)
      }
      let view = indicatorViews[index].view
      (view as? ReusableView)?.prepareForReuse()
      view.layer = indicator.layer
      view.isHidden = false
    }
    for unused in indicatorViews.dropFirst(indicators.count) { unused.view.isHidden = true }
    setNeedsLayout()
  }

  private final func replaceIndicator(at index: Int, _ shape: DayIndicator.Shape, _ pool: ReusePool?) {
    var made: View?
    if case .view(let identifier) = shape, let pool {
      do throws(ReuseError) { made = try pool.dequeue(identifier) } catch { responder?.report(anomaly: error.message) }
    }
    let mark: (DayIndicator.Shape, View) = made.map { (shape, $0) } ?? (.dot, View())
    addSubview(mark.1)
    if index < indicatorViews.count {
      indicatorViews[index].view.removeFromSuperview()
      indicatorViews[index] = mark
    } else {
      indicatorViews.append(mark)
    }
  }

  private static let disc = 24.0
  private static let discInset = 3.0
  private static let numberInset = 6.0
  private static let numberTop = 1.0
  private static let dotGap = 3.0

  /// A disc for a number; longer for "1 Dec", from the number of characters alone, so that every host gives the same
  /// frames.
  private final var discWidth: Double {
    guard context?.flags.contains(.firstOfMonth) == true else { return DayCell.disc }
    return max(DayCell.disc, Double(numberView.text.unicodeScalars.count) * 7.5 + 14)
  }

  private final func layoutDots() {
    var x = DayCell.numberInset + 2
    for (indicator, mark) in zip(indicators, indicatorViews) {
      let rect = Rect(
        x: x, y: DayCell.numberTop + DayCell.disc + 2, width: indicator.width, height: indicator.size)
      mark.view.frame = isRightToLeft ? rect.mirrored(in: frame.width) : rect
      x += indicator.width + DayCell.dotGap
    }
  }

  private static func ground(of flags: DayFlags) -> Layer {
    let isQuiet = !flags.isDisjoint(with: [.weekend, .outOfScope, .outOfRange])
    let fill =
      flags.isMarked
      ? CalendarRole.selection : isQuiet ? CalendarRole.surface : CalendarRole.background
    return Layer(
      fill: .role(fill), lines: .top, lineColor: .role(CalendarRole.hairline),
      cursor: flags.isDisjoint(with: [.outOfRange, .disabled]) ? .pointingHand : .inherited)
  }

  private static func number(of flags: DayFlags, _ type: TypeScale) -> Layer {
    var style = type.dayNumber
    if !flags.isDisjoint(with: [.firstOfMonth, .rangeStart, .rangeEnd]) { style.weight = .semibold }
    guard flags.contains(.today) else {
      // The quiet ink is too faint for the ground of the selection.
      let isQuiet = !flags.isDisjoint(with: [.outOfScope, .outOfRange, .disabled])
      let ink = !isQuiet ? CalendarRole.ink : flags.isMarked ? CalendarRole.ink2 : CalendarRole.ink3
      return Layer(textColor: .role(ink), textStyle: style)
    }
    style.alignment = .center
    style.weight = .semibold
    return Layer(
      fill: .role(CalendarRole.accent), leadingRadius: disc / 2, trailingRadius: disc / 2,
      textColor: .role(CalendarRole.onAccent), textStyle: style)
  }
}

extension DayIndicator.Shape {
  /// Whether one view can show both: shapes of the kit share theirs.
  func isMadeAlike(_ other: DayIndicator.Shape) -> Bool {
    switch (self, other) {
    case (.view(let a), .view(let b)): a == b
    case (.view, _), (_, .view): false
    default: true
    }
  }
}
