import Basics
import CalendarLayout
import CalendarSystems
import CollectionKit
import Events
import Geometry
import ViewKit

/// The scrolling surface of the agenda. Days near the viewport exist and are laid out from the day at its top. The
/// list's provider creates their views.
///
/// Days have neither numbers nor a common height, so the position of the list in the content is arbitrary: scrolling
/// moves the anchor by the change of the offset. At the ends of the list, the content ends, too.
final class AgendaCanvas: EndlessCanvas {
  /// The distance laid out above and below the viewport, in points.
  private static let overscan = 300.0

  /// Whether the list has only the days of the level's period that contains the anchor of the state.
  var isLimited = false
  /// The recycler of the day views.
  var recycler: ItemRecycler<DayNumber>?
  /// The day at the top, and the distance from it when the offset was `base`.
  private var anchor = AgendaAnchor(day: DayNumber(0))
  private var base = EndlessAxis.span / 2
  /// The days that are laid out, from top to bottom.
  private(set) var sections: [AgendaSection] = []
  /// The link from rows to this canvas.
  let link = CellLink()
  /// The pressed row.
  var highlighted: ReusableView?
  /// The row that has, or last had, keyboard focus. It exists wherever the list is scrolled to.
  var held: RowIndex?

  /// The view shown instead of a list without events. Created on first use.
  private var gap: AgendaGapView?
  /// The day with events nearest to an anchor, and the event generation for which it was found.
  private var nearest: (day: DayNumber?, anchor: DayNumber, generation: Int)?

  /// A row, identified by its day and its index below the heading.
  struct RowIndex: Equatable {
    var day: DayNumber
    var row: Int
  }

  init(scrolling: LevelForm.Scrolling) {
    super.init(isSideways: false, scrolling: scrolling)
    link.didReceiveFocus = callback(to: self) { $0.cellDidReceiveFocus($1) }
    link.activate = callback(to: self) { $0.press($1) }
    addGesture(PressGesture(action: callback(to: self) { $0.follow($1, $2) }))
  }

  deinit {
    // Rows may outlive the canvas.
    link.didReceiveFocus = nil
    link.activate = nil
  }

  /// The list to show, which the calendar owns.
  private(set) var list: AgendaList?

  /// The views of days, in order.
  var liveSections: [AgendaSectionView] {
    (recycler?.liveKeys ?? []).compactMap { sectionView($0) }
  }

  /// Adopts a new context.
  func update(_ context: LevelContext, level: LevelView) {
    let isResized = self.context == nil || contentSize.width != frame.width
    _ = take(context, level: level)
    list = context.responder?.agendaList ?? list
    list?.update(context, self)
    contentDidChange()
    follow(context.state.anchor, isResized: isResized, goal: nil)
  }

  /// Loads all events and views again in the next layout.
  override func reconfigure() {
    list?.days.forget()
    super.reconfigure()
  }

  /// Notifies the delegate that nothing is displayed anymore. Visible views stay.
  func endDisplaying() {
    unhighlight()
    for section in liveSections { section.tellEnded() }
  }

  /// Moves a day, or the next day with events, to the top.
  override func show(_ day: DayNumber, animated: Bool) {
    endMotion()
    recenter(at: AgendaAnchor(day: day))
    report()
  }

  /// Moves a day, or the next day with events, to the top. If the period of a limited list does not contain the day, the
  /// list shows the period before or after it or, for a day farther away, the period of that day.
  func bring(_ day: DayNumber) {
    guard isLimited, let context, let level = level?.level else { return show(day, animated: false) }
    if !period(context).contains(day) {
      let configuration = context.configuration
      let start = level.period.start(containing: context.state.anchor.day, context.calendar, context.grid)
      let next = configuration.clamp(configuration.period(after: start, by: day < start ? -1 : 1, of: level))
      show(configuration.contains(day, inPeriod: next, of: level) ? next : day, animated: false)
    }
    endMotion()
    recenter(at: AgendaAnchor(day: day))
  }

  /// Returns the days of the period of a limited list, as far as they can be reached.
  @inline(never)
  func period(_ context: LevelContext) -> ClosedRange<DayNumber> {
    let (configuration, day) = (context.configuration, context.state.anchor.day)
    guard let level = level?.level else { return day...day }
    let start = level.period.start(containing: day, context.calendar, context.grid)
    let days = configuration.days(ofPeriod: start, of: level)
    return (days.lowerBound...days.upperBound - 1).clamped(to: configuration.reachableDays)
  }

  /// Moves as little as possible to bring the heading and the first row of a day into view.
  func reveal(_ day: DayNumber) {
    // A row with the focus was already scrolled into view when it received the focus.
    if held?.day == day, visibleSections.contains(where: { $0.day == day }) { return }
    guard let section = sections.first(where: { $0.day == day }) else {
      if !(visibleDays(at: distance)?.contains(day) ?? false) { bring(day) }
      return
    }
    let top = section.y + base - contentOffset.y
    let bottom = top + min(section.height, frame.height)
    if top < 0 {
      animateScroll(to: contentOffset + Point(x: 0, y: top))
    } else if bottom > frame.height {
      animateScroll(to: contentOffset + Point(x: 0, y: bottom - frame.height))
    }
  }

  /// Returns the days from the first to the last section in view, at a distance.
  func visibleDays(at distance: Double) -> Range<DayNumber>? {
    let visible = sections(at: distance)
    guard let first = visible.first, let last = visible.last else { return nil }
    return first.day..<last.day + 1
  }

  /// Returns the days in view at a distance, including days without events before and after them; `nil` if there is no
  /// section in an endless list.
  @inline(never)
  func restingDays(at distance: Double) -> Range<DayNumber>? {
    guard let context else { return nil }
    let reachable = isLimited ? period(context) : context.configuration.reachableDays
    guard let visible = visibleDays(at: distance) else {
      return isLimited ? reachable.lowerBound..<reachable.upperBound + 1 : nil
    }
    let before = sections.last { $0.day < visible.lowerBound }.map { $0.day + 1 } ?? reachable.lowerBound
    let after = sections.first { $0.day >= visible.upperBound }?.day ?? reachable.upperBound + 1
    return min(before, visible.lowerBound)..<max(after, visible.upperBound)
  }

  /// Returns the day at a point, or `nil` below the last day.
  func day(at point: Point) -> DayNumber? {
    sections.first { $0.y <= point.y + shift && point.y + shift < $0.maxY }?.day
  }

  /// Returns the frame of a day, if it is laid out.
  func frame(of day: DayNumber) -> Rect? {
    guard let section = sections.first(where: { $0.day == day }) else { return nil }
    return Rect(x: 0, y: section.y - shift, width: frame.width, height: section.height)
  }

  /// Returns the row of a day that has, or last had, the focus; otherwise the day's first row or, if the day is not
  /// laid out, the first row of the first day in view.
  func focusTarget(for day: DayNumber) -> View? {
    stop(for: day).flatMap { sectionView($0.day)?.rowView($0.row) }
  }

  /// Returns the views that are exposed to assistive technology and tools, in reading order.
  func elementViews() -> [View] {
    if sections.isEmpty, let gap { return gap.elementViews }
    return visibleSections.flatMap { sectionView($0.day)?.elementViews() ?? [] }
  }

  // MARK: - Motion

  /// Does nothing: the next layout finds out which day is at the top and reports it.
  override func contentDidMove() {}

  override func restingAnchor(at distance: Double) -> ScrollAnchor? { nil }

  override func isOff(_ anchor: ScrollAnchor) -> Bool { false }

  override func recenter(at anchor: ScrollAnchor) {
    reportedAnchor = anchor
    recenter(at: AgendaAnchor(day: anchor.day, y: -anchor.fraction * rowHeight))
  }

  private func recenter(at anchor: AgendaAnchor) {
    self.anchor = anchor
    // These are sections of another place. The next layout creates the ones at the new place.
    sections = []
    updateContentSize()
    rebase(to: offset(at: axis.start))
    base = contentOffset.y
    contentDidChange()
  }

  override func moveToMiddle() {
    // Without rows, there is nothing to scroll and no middle to move to.
    guard !sections.isEmpty else { return }
    let offset = contentOffset.y
    updateContentSize()
    rebase(to: self.offset(at: axis.start))
    base += contentOffset.y - offset
    setNeedsLayout()
  }

  /// Reports the anchor of the list, if it differs from the calendar's.
  override func report() {
    guard let level, let context else { return }
    var anchor = ScrollAnchor(day: self.anchor.day, fraction: max(0, -self.anchor.y / rowHeight))
    // Converting between rows and points causes rounding errors, which are not motion.
    if let reportedAnchor, reportedAnchor.day == anchor.day, abs(reportedAnchor.fraction - anchor.fraction) < 1e-9 {
      anchor = reportedAnchor
    }
    reportedAnchor = anchor
    guard anchor != context.state.anchor else { return }
    var state = context.state
    state.anchor = anchor
    self.context = context.with(state)
    context.responder?.didScroll(to: anchor, in: level)
  }

  /// The scrolled distance since the last layout.
  private var shift: Double { contentOffset.y - base }

  private var rowHeight: Double { context?.configuration.style.agenda.rowHeight ?? 44 }

  override func didMove(to window: Window?) {
    if window == nil { list?.release(self) }
  }

  override func windowWillClose() {
    list?.release(self)
    list = nil
    nearest = nil
    super.windowWillClose()
  }

  override func layoutSubviews() {
    // If another canvas shows the list by now, this one stays unchanged.
    guard let context, let list, list.isShown(by: self) else { return }
    let days = list.days
    let configuration = context.configuration
    let reachable =
      isLimited ? period(context) : configuration.reachable == .unlimited ? nil : configuration.reachableDays
    let geometry = AgendaGeometry(
      anchor: anchor.scrolled(by: shift), viewport: frame.size,
      overscan: AgendaCanvas.overscan, keptDay: configuration.today, reachable: reachable, isLimited: isLimited,
      metrics: configuration.style.agenda, pixels: context.pixels, counts: { days.eventCounts(of: $0) })
    anchor = geometry.anchor
    base = contentOffset.y
    sections = geometry.sections
    end(geometry)
    showSections(context, list)
    showGap(context)
    report()
  }

  /// If there are no events nearby, shows a message and where the nearest event is.
  private func showGap(_ context: LevelContext) {
    gap?.isHidden = !sections.isEmpty
    guard sections.isEmpty else { return }
    let generation = context.timeline?.generation ?? 0
    if nearest?.generation != generation || nearest?.anchor != anchor.day {
      let found = context.timeline?.nearestDay(to: anchor.day).map { context.configuration.clamp($0) }
      nearest = (found, anchor.day, generation)
    }
    let view = gap ?? AgendaGapView(action: callback(to: self) { $0.goToNearest() })
    if gap == nil {
      gap = view
      addSubview(view)
    }
    view.frame = Rect(origin: contentOffset, size: frame.size)
    view.show(nearest?.day, context)
  }

  private func goToNearest() {
    if let day = nearest?.day { context?.responder?.show(day) }
  }

  // MARK: - Parts

  /// The sections in view, from top to bottom.
  var visibleSections: [AgendaSection] { sections(at: distance) }

  private func sections(at distance: Double) -> [AgendaSection] {
    let shift = distance - base
    return sections.filter { $0.maxY - shift > 0 && $0.y - shift < frame.height }
  }

  /// Returns the view of a day, if it currently exists.
  func sectionView(_ day: DayNumber?) -> AgendaSectionView? {
    day.flatMap { recycler?.view(for: $0) as? AgendaSectionView }
  }

  /// Makes the content end where the list ends.
  private func end(_ geometry: AgendaGeometry) {
    guard let first = sections.first, let last = sections.last else {
      // Scrolls to the top first: content that becomes too short for its offset would count as scrolled far away, and
      // would grow again in every frame.
      rebase(to: .zero)
      base = 0
      contentSize.height = frame.height
      return
    }
    var offset = contentOffset.y
    if geometry.reachesStart, first.y + offset != 0 { offset = -first.y }
    // After a time without events, there is no space above yet.
    if !geometry.reachesStart, offset < AgendaCanvas.overscan { offset = axis.start }
    contentSize.height =
      geometry.reachesEnd
      ? max(frame.height, offset + last.maxY) : max(EndlessAxis.span, offset + frame.height + AgendaCanvas.overscan)
    if offset != contentOffset.y {
      rebase(to: Point(x: 0, y: offset))
      base = contentOffset.y
    }
  }
}
