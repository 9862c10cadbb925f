public import Basics
import CalendarText
import Geometry
public import ViewKit

/// A title bar with the title, arrows that step through periods and, in a calendar, the Today button and the level
/// switcher.
///
/// A calendar has its own title bar, `CalendarView.header`, and fills it. A title bar that you create with a
/// configuration can be placed anywhere and needs a `dataSource`. A calendar can be both its data source and its
/// `delegate`:
///
///     let bar = HeaderView(configuration: calendar.configuration)
///     bar.dataSource = calendar
///     bar.delegate = calendar
///
/// Call `reloadData()` when the content changes; for a calendar, call it in the calendar's delegate when the period or
/// the level changes. You can also replace the data source and delegate of a calendar's own title bar.
public final class HeaderView: View {
  /// The object that provides the content. Held weakly.
  @WeakReference public var dataSource: (any HeaderViewDataSource)? { didSet { reloadData() } }
  /// The object that is notified of presses. Held weakly.
  @WeakReference public var delegate: (any HeaderViewDelegate)?

  /// Whether taps press the arrows. Keys and assistive technology can always press them.
  public var arrowsTakeTaps = true {
    didSet { for arrow in [previous, next] { arrow.takesTaps = arrowsTakeTaps } }
  }
  /// Whether there are arrows. A picture has none, because nobody can press them.
  package var hasArrows = true {
    didSet {
      for arrow in [previous, next] { arrow.isHidden = !hasArrows }
      setNeedsLayout()
    }
  }
  /// The widths that are left free for views of the host at the leading and the trailing edge, including their distance from
  /// the edge, in points; 0 for none.
  package var hostSpace = (start: 0.0, end: 0.0) {
    didSet { if let baseContent, hostSpace != oldValue { update(baseContent) } }
  }
  /// The problem found in the last layout, if any. It is also reported once to the window's `anomalyHandler`.
  public private(set) var problem: HeaderError?

  /// The visible content.
  var content: Content?
  /// The closures called by presses. The parts hold this object, and this view sets its closures.
  let actions: HeaderActions
  let title = View()
  let switcher: LevelSwitcher
  let previous: HeaderButton
  let today: HeaderButton
  let next: HeaderButton
  var columns: HeaderColumns?
  /// A view before the title, with the size of an arrow.
  var accessory: View? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let accessory else { return setNeedsLayout() }
      // Subviews are in reading order, so the accessory comes first.
      for view in [accessory, title, switcher, previous, today, next] { addSubview(view) }
    }
  }
  /// The content from the calendar or, in a separate title bar, from its configuration, without the data source's
  /// content.
  private(set) var baseContent: Content?
  private let standsAlone: Bool
  private var isStale = true
  /// Whether the parts have an order of their own.
  private var hasOrder = false

  /// Creates a separate title bar with the locale and style of a configuration.
  public convenience init(configuration: CalendarConfiguration) {
    self.init(standsAlone: true)
    update(configuration: configuration)
  }

  /// Creates a title bar.
  ///
  /// - Parameter standsAlone: whether it does not belong to a calendar.
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
    (partName, title.partName, today.partName) = (.header, .title, .todayButton)
    title.accessibility.role = .heading
    title.accessibility.states = .live
    for view in [title, switcher, previous, today, next] { addSubview(view) }
    addGesture(TapGesture(action: callback(to: self) { $0.press(near: $1.location) }))
    actions.step = callback(to: self) { $0.step($1) }
  }

  /// Updates the locale and style of a separate title bar. A calendar's own title bar follows its calendar.
  public func update(configuration: CalendarConfiguration) {
    guard standsAlone else { return }
    baseContent = Content(
      title: "", level: nil, period: configuration.level(configuration.initialLevel).period, levels: [],
      texts: CalendarTexts(configuration), style: configuration.style, direction: configuration.direction,
      offersToday: false)
    reloadData()
  }

  /// Asks the data source again in the next frame. The views of column titles are kept unless their number changes.
  public func reloadData() {
    isStale = true
    setNeedsLayout()
    // The calendar updates its title bar itself, so that its delegate's changes to the title are kept.
    actions.refresh?()
  }

  /// The views of the column titles, from the leading edge. You may change anything but their frames.
  public var columnLabels: [View] { columns?.labels ?? [] }

  /// Updates the bar with the content of a calendar, or with the data source's content if there is one.
  func update(_ content: Content) {
    baseContent = content
    read()
    configureParts()
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    if standsAlone {
      if isStale { read() }
      // The text size of the title depends on the width.
      configureParts()
    }
    layOut()
  }

  public override func windowWillClose() {
    actions.drop()
    dataSource = nil
    delegate = nil
  }

  // MARK: - Content

  /// The maximum number of columns.
  private static let columnLimit = 64

  private func read() {
    isStale = false
    guard var content = baseContent else { return }
    if let dataSource {
      problem = nil
      content.title = dataSource.title(of: self)
      content.shortTitle = ""
      content.period = dataSource.period(of: self)
      content.isToday = dataSource.highlightsTitle(of: self)
      content.canGoBack = !dataSource.isBackwardDisabled(of: self)
      content.canGoForward = !dataSource.isForwardDisabled(of: self)
      let count = min(max(dataSource.columnCount(of: self), 0), HeaderView.columnLimit)
      for column in 0..<count { content.columns.append(dataSource.headerView(self, titleOfColumn: column)) }
    } else if standsAlone {
      content.title = content.texts.phrases.calendar
      content.canGoBack = false
      content.canGoForward = false
      if problem == nil { window?.anomalyHandler?(HeaderError.noDataSource.message) }
      problem = .noDataSource
    }
    self.content = content
  }

  private func configureParts() {
    guard let content else { return }
    let (style, phrases, date) = (content.style, content.texts.phrases, content.texts.date)
    let metrics = style.header
    accessibility.label = phrases.calendar
    layer = Layer(fill: metrics.fill)
    var type = isCompact ? style.type.compactTitle : style.type.title
    if isCentered { type.alignment = .center }
    title.layer = Layer(
      textColor: content.isToday ? metrics.todayInk : metrics.titleInk, textStyle: type,
      textShadow: metrics.titleShadow)
    let arrow = HeaderButton.layer(style.type.arrow, hasRing: !isCentered)
    today.text = phrases.today
    today.isHidden = !content.offersToday
    today.layer = HeaderButton.layer(style.type.button, hasRing: true)
    let isLeftToRight = content.direction == .leftToRight
    previous.text = isLeftToRight ? "‹" : "›"
    next.text = isLeftToRight ? "›" : "‹"
    previous.accessibility.label = phrases.previous(content.period, text: date)
    next.accessibility.label = phrases.next(content.period, text: date)
    previous.layer = arrow
    next.layer = arrow
    previous.isEnabled = content.canGoBack
    next.isEnabled = content.canGoForward
    switcher.update(content, room: roomForSwitch)
    if hasOrder || !content.order.isEmpty { arrange(content) }
    if columns == nil, !content.columns.isEmpty {
      let made = HeaderColumns()
      columns = made
      addSubview(made)
    }
    columns?.update(content.columns, style: style, direction: content.direction)
    layOut()
    showTitle(type)
  }

  /// Shows the parts in their order, or again in the standard arrangement.
  private func arrange(_ content: Content) {
    hasOrder = !content.order.isEmpty
    title.isHidden = false
    for arrow in [previous, next] { arrow.isHidden = !hasArrows }
    showOrder(hasOrder ? content.order : [.title, .levels, .previous, .today, .next])
  }

  /// Shows the title or, if it does not fit, a shorter one. The decision depends only on the characters, so that it is
  /// the same in all hosts.
  private func showTitle(_ type: TextStyle) {
    guard let content else { return }
    let room = title.frame.width
    let isShort = !content.shortTitle.utf8.isEmpty && HeaderView.width(of: content.title, type) > room
    title.text = isShort ? content.shortTitle : content.title
    title.accessibility.label = isShort ? content.title : ""
    // Large text is reduced if the year would be cut off.
    let wanted = HeaderView.width(of: title.text, type)
    guard wanted > room, room > 0 else { return }
    title.layer.textStyle?.size = max(
      min(type.size, HeaderView.leastTitleSize), (type.size * room / wanted).rounded(.down))
  }

  private static func width(of text: String, _ type: TextStyle) -> Double {
    var width = 0.0
    for scalar in text.unicodeScalars { width += scalar.value < 0x2E80 ? letterWidth : 1 }
    return width * type.size
  }

  /// The minimum text size of a title, in points.
  private static let leastTitleSize = 15.0

  /// The mean width of letters and digits, as a fraction of the text size. Ideographs are as wide as they are high.
  private static let letterWidth = 0.58

  // MARK: - Presses

  private func step(_ count: Int) {
    if let delegate {
      if count > 0 { delegate.headerViewDidGoForward(self) } else { delegate.headerViewDidGoBackward(self) }
    } else {
      actions.perform?(count > 0 ? .showNext : .showPrevious)
    }
  }

  /// Handles a tap outside the buttons. Within a finger's reach, it presses the nearest button.
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

  /// The distance within which a tap presses a button, in points, so that a 32-point button has a 44-point target.
  private static let reach = 6.0
}
