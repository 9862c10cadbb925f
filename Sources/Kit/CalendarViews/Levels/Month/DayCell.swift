import Basics
public import CalendarSystems
import CollectionKit
import Geometry
public import ViewKit

/// A cell for one day of a month or of a row of days, with background, shape, number, and indicators. Bars lie above
/// the cells of a row, because they span several of them.
///
/// From back to front, a cell contains the background, the back decoration, the shape, the number, the indicators, and
/// the front decoration.
open class DayCell: PieceView {
  /// The visible day; `nil` before the first update.
  public private(set) final var context: DayContext?
  open override var shownDay: DayNumber? { context?.day }
  /// Where the cell is: at the month level or, with `.strip`, in the row of days of a week. Set before the cell shows a
  /// day.
  public internal(set) final var place = DayPlaces.month
  /// The view of the number. Decorators may change its layer.
  public final let numberView = View()
  /// The view behind the number; `nil` if the day's look has no shape.
  public internal(set) final var shapeView: View?
  /// The shape of a day that was just deselected, while an animator removes it.
  package internal(set) final var leavingShapeView: View?

  /// A view behind everything except the background, as large as the cell. Removed when the cell shows another day.
  public final var backDecoration: View? {
    didSet { replaceDecoration(oldValue, by: backDecoration) }
  }
  /// A view in front of everything else, as large as the cell. Removed when the cell shows another day.
  public final var frontDecoration: View? {
    didSet { replaceDecoration(oldValue, by: frontDecoration) }
  }

  /// The tint of the day's background event, behind everything else, with its title.
  final var backgroundView: DayTintView?
  /// The day's background event, and whether it begins here.
  private final var background: (value: WeekContent.Background, isFirst: Bool)?
  /// The running animation.
  final var animation: DayAnimation?
  /// The vertical centers of indicators before they moved; empty if none moves.
  final var oldIndicatorYs: [Double] = []
  /// The parts that are temporarily hidden.
  final var hiddenParts: DayParts = []

  private final var look: DayLook?
  private final var textFactor = 1.0
  private(set) final var placement = DayStyle.NumberPlacement.corner
  private final var shapeInset = 0.0
  private(set) final var indicatorStyle = IndicatorStyle()
  private(set) final var indicators: [DayIndicator] = []
  private(set) final var indicatorViews: [(shape: DayIndicator.Shape, view: View)] = []

  /// Creates an empty cell for the reuse pool. Overrides must call `super`.
  public required init(traits: ViewTraits = []) {
    super.init(traits: traits)
    (partName, numberView.partName) = (.day, .dayNumber)
    addSubview(numberView)
  }

  /// Shows a day. Subclasses override this to add content, and must call `super`.
  open func update(with context: DayContext, style: CalendarStyle) {
    var look = style.day.resolve(context.weekday, context.flags, at: place, type: style.type)
    if let responder { look = responder.look(of: context, standard: look) }
    if hiddenParts.contains(.topLines) { look.topLine = nil }
    setNeedsLayout()
    self.look = look
    placement = style.day.placement(at: place)
    shapeInset = style.day.shapeInset
    indicatorStyle = style.indicator
    layer = look.cellLayer(
      isActive: context.flags.isDisjoint(with: [.outOfRange, .disabled]), hatch: context.flags.hatch)
    textFactor = style.type.factor
    numberView.layer = look.numberLayer(radius: disc / 2)
    configureShape()
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    look = nil
    layer = .clear
    numberView.layer = .clear
    numberView.text = ""
    endAnimation(isFinished: false)
    numberView.effect = .none
    effect = .none
    hiddenParts = []
    shapeView?.effect = .none
    shapeView?.isHidden = true
    backgroundView?.isHidden = true
    backDecoration = nil
    frontDecoration = nil
    for addition in numberView.subviews { addition.removeFromSuperview() }
    show(indicators: [], from: nil)
    context = nil
  }

  public override func activate() -> Bool {
    guard let responder, let context, context.flags.isDisjoint(with: [.outOfRange, .disabled]) else { return false }
    responder.select(context.day)
    return true
  }

  public override func didReceiveFocus() {
    if let context { responder?.didFocus(context.day) }
  }

  open override func layoutSubviews() {
    numberView.frame = directed(numberFrame)
    layOutBackground()
    let placement = look?.shape.placement(in: frame.size, inset: shapeInset)
    if let shapeView, let placement { shapeView.frame = directed(placement.frame) }
    layOutIndicators(bottomOfShape: placement?.frame.maxY)
    let bounds = Rect(origin: .zero, size: frame.size)
    backDecoration?.frame = bounds
    frontDecoration?.frame = bounds
    animation?.apply()
  }

  public final override func didMove(to window: Window?) {
    if window == nil { endAnimation(isFinished: false) }
  }

  final var isRightToLeft = false {
    didSet { if isRightToLeft != oldValue { setNeedsLayout() } }
  }

  /// Sets the cell's day, without a look, and its column in the row.
  final func assign(_ context: DayContext, label: String, column: Int? = nil) {
    if self.context?.flags != context.flags { setNeedsLayout() }
    self.context = context
    isTabStop = context.flags.contains(.focused)
    var node = accessibility
    node.role = .gridCell
    node.label = label
    node.states = context.flags.states
    if let column { node.columnIndex = column + 1 }
    accessibility = node
  }

  /// Applies the standard look to the cell.
  final func configure(_ context: DayContext, number: String, style: CalendarStyle, from pool: ReusePool?) {
    if !numberView.text.hasSameBytes(as: number) { setNeedsLayout() }
    numberView.text = number
    update(with: context, style: style)
    show(indicators: indicators, from: pool)
    show(background: background?.value, isFirst: background?.isFirst == true, style: style)
  }

  /// Sets the indicators and the background event that `configure` shows.
  final func assign(indicators: [DayIndicator], background: WeekContent.Background? = nil, column: Int = 0) {
    self.indicators = indicators
    self.background = background.map { ($0, $0.columns.lowerBound == column) }
  }

  /// Shows indicators side by side. Custom views come from `pool`. An indicator whose view is not registered is shown
  /// as a dot.
  private final func show(indicators: [DayIndicator], from pool: ReusePool?) {
    self.indicators = indicators
    for (index, indicator) in indicators.enumerated() {
      if index >= indicatorViews.count || !indicatorViews[index].shape.isMadeAlike(indicator.shape) {
        replaceIndicator(at: index, indicator.shape, pool)
      }
      let view = indicatorViews[index].view
      (view as? ReusableView)?.prepareForReuse()
      let still = indicator.moves(indicatorStyle) ? nil : look?.stationaryIndicatorColor
      let color = look?.indicatorColor ?? still ?? indicator.color
      var layer = indicator.layer(color)
      layer.opacity = look?.opacity ?? 1
      view.layer = layer
      if !indicator.shape.isViewOfApp { view.image = indicator.image(color) }
      view.isHidden = hiddenParts.contains(.indicators)
    }
    for unused in indicatorViews.dropFirst(indicators.count) {
      unused.view.isHidden = true
      if !unused.shape.isViewOfApp { unused.view.image = nil }
    }
    setNeedsLayout()
  }

  private final func replaceIndicator(at index: Int, _ shape: DayIndicator.Shape, _ pool: ReusePool?) {
    var made: View?
    if case .view(let identifier) = shape, let pool {
      do throws(ReuseError) { made = try pool.dequeue(identifier) } catch { responder?.report(anomaly: error.message) }
    }
    let indicator: (DayIndicator.Shape, View) = made.map { (shape, $0) } ?? (.dot, View())
    indicator.1.partName = .dayIndicator
    addSubview(indicator.1)
    frontDecoration?.bringToFront()
    if index < indicatorViews.count {
      indicatorViews[index].view.removeFromSuperview()
      indicatorViews[index] = indicator
    } else {
      indicatorViews.append(indicator)
    }
  }

  // MARK: - Shape and decorations

  private final func configureShape() {
    guard let look, let placement = look.shape.placement(in: frame.size, inset: shapeInset),
      look.shapeFill != nil || look.shapeRing != nil
    else {
      shapeView?.isHidden = true
      return
    }
    let shape = shapeView ?? View()
    if shapeView == nil {
      shapeView = shape
      addSubview(shape)
      sortSubviews()
      setNeedsLayout()
    }
    shape.isHidden = false
    var outline: OutlineRole?
    if case .outline(let role) = look.shape { outline = role }
    shape.layer = Layer(
      fill: look.shapeFill, leadingRadius: placement.leadingRadius, trailingRadius: placement.trailingRadius,
      outline: outline, ring: look.shapeRing)
  }

  private final func replaceDecoration(_ old: View?, by new: View?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    guard let new else { return }
    addSubview(new)
    sortSubviews()
    setNeedsLayout()
  }

  /// Sorts the subviews from back to front after one was added.
  final func sortSubviews() {
    leavingShapeView?.bringToFront()
    shapeView?.bringToFront()
    numberView.bringToFront()
    for indicator in indicatorViews { indicator.view.bringToFront() }
    frontDecoration?.bringToFront()
  }

  // MARK: - Places

  /// The diameter of a number's disc, in points.
  final var disc: Double { (24 * textFactor).rounded() }
  private static let discInset = 3.0
  private static let numberInset = 6.0
  private static let numberTop = 1.0

  private final var numberFrame: Rect {
    let hasDisc = look?.disc != nil || look?.ring != nil
    if placement == .center {
      guard hasDisc else { return Rect(origin: .zero, size: frame.size) }
      let side = min(discWidth, frame.width, frame.height)
      return Rect(x: (frame.width - side) / 2, y: (frame.height - side) / 2, width: side, height: side)
    }
    let x = hasDisc ? DayCell.discInset : DayCell.numberInset
    let room = max(0, frame.width - 2 * x)
    return Rect(x: x, y: DayCell.numberTop, width: hasDisc ? min(room, discWidth) : room, height: disc)
  }

  /// The width of a number's disc. It is longer for "1 Dec", depending only on the number of characters, so that frames
  /// are the same in all hosts.
  private final var discWidth: Double {
    guard placement == .corner, context?.flags.contains(.firstOfMonth) == true else { return disc }
    return wideDisc
  }

  /// The width of a disc around all characters of the number, in points.
  final var wideDisc: Double {
    max(disc, (Double(numberView.text.unicodeScalars.count) * 7.5 + 14) * textFactor)
  }

  /// The origin of a row of indicators: below the number or, in short cells, at the lowest position inside.
  private final var rowOrigin: Point {
    let lowest = frame.height - indicators.reduce(0) { max($0, $1.size) }
    guard placement == .center else {
      return Point(x: DayCell.numberInset + 2, y: min(DayCell.numberTop + disc + 2, max(0, lowest)))
    }
    let width = IndicatorGeometry.rowWidth(of: indicators)
    return Point(x: (frame.width - width) / 2, y: min((frame.height + disc) / 2 + 2, lowest).rounded(.down))
  }

  private final func layOutIndicators(bottomOfShape: Double?) {
    guard !indicators.isEmpty else { return }
    let geometry = IndicatorGeometry(
      size: frame.size, style: indicatorStyle,
      rowOrigin: rowOrigin,
      bottomOfShape: context?.flags.contains(.selected) == true ? bottomOfShape : nil)
    for (rect, indicator) in zip(geometry.frames(of: indicators), indicatorViews) {
      indicator.view.frame = directed(rect)
    }
  }

  final func directed(_ rect: Rect) -> Rect { isRightToLeft ? rect.mirrored(in: frame.width) : rect }
}

extension DayIndicator.Shape {
  var isViewOfApp: Bool {
    if case .view = self { true } else { false }
  }

  /// Returns whether one view can show both shapes: built-in shapes share a class.
  func isMadeAlike(_ other: DayIndicator.Shape) -> Bool {
    switch (self, other) {
    case (.view(let a), .view(let b)): a == b
    case (.view, _), (_, .view): false
    default: true
    }
  }
}
