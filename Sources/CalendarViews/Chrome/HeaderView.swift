import CalendarText
import Geometry
public import ViewKit

/// The title bar: what is shown, the way to other times and, in a calendar, to today and to other levels.
///
/// A calendar has one, `CalendarView.header`, and fills it. One that is made with a configuration stands alone,
/// wherever its owner puts it, and needs a `dataSource`; a calendar can be that, and the `delegate` too:
///
///     let bar = HeaderView(configuration: calendar.configuration)
///     bar.dataSource = calendar
///     bar.delegate = calendar
///
/// The source says by `reloadData()` that it has something else to show, for a calendar when its delegate hears of
/// another period or level. A calendar's own bar can have another source and delegate, too; without them it is the
/// calendar's.
public final class HeaderView: View {
  #if hasFeature(Embedded)
    /// What says what is shown. Held strongly, because the language has no weak references here; `Window.close()`
    /// lets go of it.
    public var dataSource: (any HeaderViewDataSource)? { didSet { reloadData() } }
    /// What hears of arrows and taps. Held strongly, as the data source is.
    public var delegate: (any HeaderViewDelegate)?
  #else
    /// What says what is shown. Held weakly.
    public weak var dataSource: (any HeaderViewDataSource)? { didSet { reloadData() } }
    /// What hears of arrows and taps. Held weakly.
    public weak var delegate: (any HeaderViewDelegate)?
  #endif

  /// Whether taps on the arrows count. Keys and assistive technology press them all the same.
  public var arrowsTakeTaps = true {
    didSet { for arrow in [previous, next] { arrow.takesTaps = arrowsTakeTaps } }
  }
  /// What is wrong with this bar, since it was laid out last; also told to the window's `anomalyHandler`, once.
  public private(set) var problem: HeaderError?

  /// What is shown, for those who lay it out.
  var content: Content?
  /// What presses lead to; the parts hold it, and this view fills it.
  let actions: HeaderActions
  let title = View()
  let switcher: LevelSwitcher
  let previous: HeaderButton
  let today: HeaderButton
  let next: HeaderButton
  var columns: HeaderColumns?
  /// Stands before the title, as large as an arrow.
  var accessory: View? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let accessory else { return setNeedsLayout() }
      // In front means behind for those who read: it comes first.
      for view in [accessory, title, switcher, previous, today, next] { addSubview(view) }
    }
  }
  /// What is presented shows its title itself.
  var isTitleHidden = false {
    didSet { if isTitleHidden != oldValue { title.effect = ViewEffect(opacity: isTitleHidden ? 0 : 1) } }
  }
  /// What the calendar says, or for a bar alone the configuration.
  private(set) var given: Content?
  private let standsAlone: Bool
  private var isStale = true

  /// A bar that stands alone, in the language and style of a configuration.
  public convenience init(configuration: CalendarConfiguration) {
    self.init(standsAlone: true)
    update(configuration: configuration)
  }

  /// - Parameter standsAlone: no calendar fills it.
  init(standsAlone: Bool) {
    self.standsAlone = standsAlone
    let actions = HeaderActions()
    self.actions = actions
    switcher = LevelSwitcher { actions.perform?($0) }
    previous = HeaderButton { actions.step?(-1) }
    today = HeaderButton { actions.perform?(.showToday) }
    next = HeaderButton { actions.step?(1) }
    super.init()
    accessibility.role = .toolbar
    title.accessibility.role = .heading
    title.accessibility.states = .live
    for view in [title, switcher, previous, today, next] { addSubview(view) }
    addGesture(TapGesture { [unowned(unsafe) self] event in press(near: event.location) })
    actions.step = { [unowned(unsafe) self] count in step(count) }
  }

  /// Shows a bar that stands alone in another language or style; a calendar's own bar follows its calendar.
  public func update(configuration: CalendarConfiguration) {
    guard standsAlone else { return }
    given = Content(
      title: "", level: configuration.allowed(configuration.initialLevel), levels: [],
      texts: CalendarTexts(configuration), style: configuration.style, direction: configuration.direction,
      offersToday: false)
    reloadData()
  }

  /// Asks the data source anew, in the next frame. The views of column titles stay, unless there are more or less of
  /// them.
  public func reloadData() {
    isStale = true
    setNeedsLayout()
    // The calendar dresses its bar itself, so that what its delegate does to the title stays.
    actions.refresh?()
  }

  /// The views of the column titles, from the leading edge on; anything but their frames may be changed.
  public var columnLabels: [View] { columns?.labels ?? [] }

  /// Shows what a calendar says, unless there is a data source.
  func update(_ content: Content) {
    given = content
    read()
    dress()
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    if standsAlone {
      if isStale { read() }
      // Its width decides about the size of the title.
      dress()
    }
    layOut()
  }

  public override func windowWillClose() {
    actions.drop()
    dataSource = nil
    delegate = nil
  }

  // MARK: - What is shown

  /// The most columns there are.
  private static let columnLimit = 64

  private func read() {
    isStale = false
    guard var content = given else { return }
    if let dataSource {
      problem = nil
      content.title = dataSource.title(of: self)
      content.level = dataSource.level(of: self)
      content.isToday = dataSource.highlightsTitle(of: self)
      content.canGoBack = !dataSource.isBackwardDisabled(of: self)
      content.canGoOn = !dataSource.isForwardDisabled(of: self)
      let count = min(max(dataSource.columnCount(of: self), 0), HeaderView.columnLimit)
      for column in 0..<count { content.columns.append(dataSource.headerView(self, titleOfColumn: column)) }
    } else if standsAlone {
      content.title = content.texts.phrases.calendar
      content.canGoBack = false
      content.canGoOn = false
      if problem == nil { window?.anomalyHandler?(HeaderError.noDataSource.message) }
      problem = .noDataSource
    }
    self.content = content
  }

  private func dress() {
    guard let content else { return }
    let (style, phrases, metrics) = (content.style, content.texts.phrases, content.style.header)
    accessibility.label = phrases.calendar
    layer = Layer(fill: metrics.fill)
    title.text = content.title
    var type = isCompact ? style.type.compactTitle : style.type.title
    if isCentered { type.alignment = .center }
    title.layer = Layer(
      textColor: content.isToday ? metrics.todayInk : metrics.titleInk, textStyle: type,
      textShadow: metrics.titleShadow)
    let arrow = HeaderView.ground(style.type.arrow, hasRing: !isCentered)
    today.text = phrases.today
    today.isHidden = !content.offersToday
    today.layer = HeaderView.ground(style.type.button, hasRing: true)
    let isLeftToRight = content.direction == .leftToRight
    previous.text = isLeftToRight ? "‹" : "›"
    next.text = isLeftToRight ? "›" : "‹"
    previous.accessibility.label = phrases.previous(content.level)
    next.accessibility.label = phrases.next(content.level)
    previous.layer = arrow
    next.layer = arrow
    previous.isEnabled = content.canGoBack
    next.isEnabled = content.canGoOn
    switcher.update(content, isCompact: !isCompact && frame.width < HeaderView.switchWidth)
    if columns == nil, !content.columns.isEmpty {
      let made = HeaderColumns()
      columns = made
      addSubview(made)
    }
    columns?.update(content.columns, style: style, direction: content.direction)
  }

  private static func ground(_ style: TextStyle, hasRing: Bool) -> Layer {
    Layer(
      leadingRadius: 6, trailingRadius: 6,
      ring: hasRing ? Ring(color: .role(CalendarRole.hairline), width: 1) : nil,
      textColor: .role(CalendarRole.ink), textStyle: style, cursor: .pointingHand)
  }

  // MARK: - What is pressed

  private func step(_ count: Int) {
    if let delegate {
      if count > 0 { delegate.headerViewDidGoForward(self) } else { delegate.headerViewDidGoBackward(self) }
    } else {
      actions.perform?(count > 0 ? .showNext : .showPrevious)
    }
  }

  /// Fingers need more room than buttons are drawn with: what is tapped beside one counts as the nearest.
  private func press(near location: Point) {
    let point = location - frameInWindow.origin
    let reach = Insets(
      top: -HeaderView.reach, leading: -HeaderView.reach, bottom: -HeaderView.reach, trailing: -HeaderView.reach)
    let near = [previous, today, next].filter { !$0.isHidden && $0.frame.inset(by: reach).contains(point) }
    if let nearest = near.min(by: { abs($0.frame.midX - point.x) < abs($1.frame.midX - point.x) }) {
      if nearest.takesTaps { _ = nearest.activate() }
    } else if let columns, !columns.isHidden, columns.frame.contains(point) {
      columns.column(at: point.x - columns.frame.minX).map { delegate?.headerView(self, didTap: .column($0)) }
    } else {
      delegate?.headerView(self, didTap: .title)
    }
  }

  /// With it, a button 32 points high takes taps on 44.
  private static let reach = 6.0
}
