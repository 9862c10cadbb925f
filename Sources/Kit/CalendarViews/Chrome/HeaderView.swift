public import Basics
import CalendarText
import Geometry
public import ViewKit

/// The title bar: the title, the arrows to other periods and, in a calendar, the buttons to today and to other levels.
///
/// A calendar has one, `CalendarView.header`, and fills it. One that is made with a configuration stands alone,
/// wherever its owner puts it, and needs a `dataSource`. A calendar can be both its source and its `delegate`:
///
///     let bar = HeaderView(configuration: calendar.configuration)
///     bar.dataSource = calendar
///     bar.delegate = calendar
///
/// Whoever knows that the source has something else to show calls `reloadData()`; for a calendar, that is its delegate
/// when the period or the level changes. A calendar's own bar can have another source and delegate as well.
public final class HeaderView: View {
  /// The source of the content. Held weakly.
  @WeakReference public var dataSource: (any HeaderViewDataSource)? { didSet { reloadData() } }
  /// The receiver of presses. Held weakly.
  @WeakReference public var delegate: (any HeaderViewDelegate)?

  /// Whether taps press the arrows. Keys and assistive technology press them all the same.
  public var arrowsTakeTaps = true {
    didSet { for arrow in [previous, next] { arrow.takesTaps = arrowsTakeTaps } }
  }
  /// The problem of this bar since it was last laid out; also reported to the window's `anomalyHandler`, once.
  public private(set) var problem: HeaderError?

  /// The content that is shown.
  var content: Content?
  /// The closures that presses call; the parts hold it, and this view fills it.
  let actions: HeaderActions
  let title = View()
  let switcher: LevelSwitcher
  let previous: HeaderButton
  let today: HeaderButton
  let next: HeaderButton
  var columns: HeaderColumns?
  /// A view before the title, as large as an arrow.
  var accessory: View? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let accessory else { return setNeedsLayout() }
      // The order of subviews is that of reading: the accessory comes first.
      for view in [accessory, title, switcher, previous, today, next] { addSubview(view) }
    }
  }
  /// The content as the calendar gives it, or for a bar that stands alone its configuration; without what the data
  /// source says.
  private(set) var baseContent: Content?
  private let standsAlone: Bool
  private var isStale = true

  /// Creates a bar that stands alone, in the language and the style of a configuration.
  public convenience init(configuration: CalendarConfiguration) {
    self.init(standsAlone: true)
    update(configuration: configuration)
  }

  /// Creates a bar.
  ///
  /// - Parameter standsAlone: whether no calendar fills it.
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

  /// Updates the language and the style of a bar that stands alone; a calendar's own bar follows its calendar.
  public func update(configuration: CalendarConfiguration) {
    guard standsAlone else { return }
    baseContent = Content(
      title: "", level: configuration.allowed(configuration.initialLevel), levels: [],
      texts: CalendarTexts(configuration), style: configuration.style, direction: configuration.direction,
      offersToday: false)
    reloadData()
  }

  /// Asks the data source anew, in the next frame. The views of column titles stay unless their number changes.
  public func reloadData() {
    isStale = true
    setNeedsLayout()
    // The calendar updates its bar itself, so that its delegate's changes to the title stay.
    actions.refresh?()
  }

  /// The views of the column titles, from the leading edge on. Everything but their frames may be changed.
  public var columnLabels: [View] { columns?.labels ?? [] }

  /// Updates the bar to the content of a calendar, or of the data source if there is one.
  func update(_ content: Content) {
    baseContent = content
    read()
    configureParts()
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    if standsAlone {
      if isStale { read() }
      // The size of the title depends on the width.
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

  /// The greatest number of columns.
  private static let columnLimit = 64

  private func read() {
    isStale = false
    guard var content = baseContent else { return }
    if let dataSource {
      problem = nil
      content.title = dataSource.title(of: self)
      content.shortTitle = ""
      content.level = dataSource.level(of: self)
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
    let (style, phrases, metrics) = (content.style, content.texts.phrases, content.style.header)
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
    previous.accessibility.label = phrases.previous(content.level)
    next.accessibility.label = phrases.next(content.level)
    previous.layer = arrow
    next.layer = arrow
    previous.isEnabled = content.canGoBack
    next.isEnabled = content.canGoForward
    switcher.update(content, room: roomForSwitch)
    if columns == nil, !content.columns.isEmpty {
      let made = HeaderColumns()
      columns = made
      addSubview(made)
    }
    columns?.update(content.columns, style: style, direction: content.direction)
    layOut()
    showTitle(type)
  }

  /// Shows the title or, where there is no room for it, a shorter one. Whether there is follows from the characters
  /// alone, so that every host decides alike.
  private func showTitle(_ type: TextStyle) {
    guard let content else { return }
    let room = title.frame.width
    let isShort = !content.shortTitle.utf8.isEmpty && HeaderView.width(of: content.title, type) > room
    title.text = isShort ? content.shortTitle : content.title
    title.accessibility.label = isShort ? content.title : ""
    // Large text is smaller where the year would be cut off.
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

  /// The least size to which titles shrink, in points.
  private static let leastTitleSize = 15.0

  /// The mean width of letters and digits, in parts of their size; ideographs are as wide as high.
  private static let letterWidth = 0.58

  // MARK: - Presses

  private func step(_ count: Int) {
    if let delegate {
      if count > 0 { delegate.headerViewDidGoForward(self) } else { delegate.headerViewDidGoBackward(self) }
    } else {
      actions.perform?(count > 0 ? .showNext : .showPrevious)
    }
  }

  /// Handles a tap beside the buttons: within the reach of a finger it presses the nearest one.
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

  /// The distance within which a tap presses a button, in points: one that is 32 points high takes taps on 44.
  private static let reach = 6.0
}
