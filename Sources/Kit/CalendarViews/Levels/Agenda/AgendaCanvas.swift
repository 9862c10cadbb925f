import Basics
import CalendarLayout
import CalendarSystems
import CollectionKit
import Events
import Geometry
import ViewKit

/// The scrolling surface of the agenda. Days near the viewport exist, laid out from the one at its top; what they show
/// comes from the manager of the list.
///
/// Days have no numbers and no common length, so the picture lies somewhere in the content: scrolling moves the anchor
/// by as much as the offset. Where the list ends, the content ends too.
final class AgendaCanvas: EndlessCanvas {
  /// Points laid out above and below the viewport.
  private static let overscan = 300.0

  /// The views of days.
  var recycler: ItemRecycler<DayNumber>?
  /// The day at the top, and its distance from there when the offset was `base`.
  private var anchor = AgendaAnchor(day: DayNumber(0))
  private var base = EndlessAxis.span / 2
  /// The days that are laid out, from the top.
  private(set) var sections: [AgendaSection] = []
  /// Leads from rows to here.
  let link = CellLink()
  /// The row that is held down.
  var highlighted: ReusableView?
  /// The row that has the keyboard's focus, or had it last. It exists wherever the list is scrolled to.
  var held: RowIndex?

  /// The view in place of a list without events; made when it is first needed.
  private var gap: AgendaGapView?
  /// The day with events that is nearest to an anchor, and the generation of the events in which it was found.
  private var nearest: (day: DayNumber?, anchor: DayNumber, generation: Int)?

  /// A row, by its day and its index below the heading.
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
    // Rows may live on.
    link.didReceiveFocus = nil
    link.activate = nil
  }

  /// The list that is shown; the calendar's own.
  private(set) var list: AgendaList?

  /// The days that have views, in order.
  var liveSections: [AgendaSectionView] {
    (recycler?.liveKeys ?? []).compactMap { sectionView($0) }
  }

  /// Takes a new context.
  func update(_ context: LevelContext, level: LevelView) {
    let isResized = self.context == nil || contentSize.width != frame.width
    _ = take(context, level: level)
    list = context.responder?.agendaList ?? list
    list?.update(context, self)
    contentDidChange()
    follow(context.state.anchor, isResized: isResized, goal: nil)
  }

  /// Asks for all events and views anew in the next layout.
  override func reconfigure() {
    list?.storage.forget()
    super.reconfigure()
  }

  /// Tells the delegate that nothing is displayed any more; what is seen stays.
  func endDisplaying() {
    unhighlight()
    for section in liveSections { section.tellEnded() }
  }

  /// Brings a day, or the next one with events, to the top.
  override func show(_ day: DayNumber, animated: Bool) {
    endMotion()
    recenter(at: AgendaAnchor(day: day))
    report()
  }

  /// Moves as little as possible until the heading and the first row of a day are in view.
  func reveal(_ day: DayNumber) {
    // A row with the focus is brought into view by what led the focus there.
    if held?.day == day, visibleSections.contains(where: { $0.day == day }) { return }
    guard let section = sections.first(where: { $0.day == day }) else {
      if !(visibleDays(at: distance)?.contains(day) ?? false) { show(day, animated: false) }
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

  /// The days from the first section in view to the last, at a distance.
  func visibleDays(at distance: Double) -> Range<DayNumber>? {
    let visible = sections(at: distance)
    guard let first = visible.first, let last = visible.last else { return nil }
    return first.day..<last.day + 1
  }

  /// The days in view when the content has come to rest, with those without events before and after them.
  var restingDays: Range<DayNumber>? {
    guard let context, let visible = visibleDays(at: restingDistance) else { return nil }
    let reachable = context.configuration.reachableDays
    let before = sections.last { $0.day < visible.lowerBound }.map { $0.day + 1 } ?? reachable.lowerBound
    let after = sections.first { $0.day >= visible.upperBound }?.day ?? reachable.upperBound + 1
    return min(before, visible.lowerBound)..<max(after, visible.upperBound)
  }

  /// The day at a point, or `nil` below the last.
  func day(at point: Point) -> DayNumber? {
    sections.first { $0.y <= point.y + shift && point.y + shift < $0.maxY }?.day
  }

  /// The frame of a day, as far as it is laid out.
  func frame(of day: DayNumber) -> Rect? {
    guard let section = sections.first(where: { $0.day == day }) else { return nil }
    return Rect(x: 0, y: section.y - shift, width: frame.width, height: section.height)
  }

  /// The row of a day that has the focus or had it last, the first row of another day or, if the day is not there, of
  /// the first day in view.
  func focusTarget(for day: DayNumber) -> View? {
    stop(for: day).flatMap { sectionView($0.day)?.rowView($0.row) }
  }

  /// The views that assistive technology and tools see, in reading order.
  func elementViews() -> [View] {
    if sections.isEmpty, let gap { return gap.elementViews }
    return visibleSections.flatMap { sectionView($0.day)?.elementViews() ?? [] }
  }

  // MARK: - Motion

  /// The next layout finds out which day is at the top, and reports it.
  override func contentDidMove() {}

  override func restingAnchor(at distance: Double) -> ScrollAnchor? { nil }

  override func isOff(_ anchor: ScrollAnchor) -> Bool { false }

  override func recenter(at anchor: ScrollAnchor) {
    reportedAnchor = anchor
    recenter(at: AgendaAnchor(day: anchor.day, y: -anchor.fraction * rowHeight))
  }

  private func recenter(at anchor: AgendaAnchor) {
    self.anchor = anchor
    // Those of another place; the next layout finds out which are here.
    sections = []
    updateContentSize()
    rebase(to: offset(at: axis.start))
    base = contentOffset.y
    contentDidChange()
  }

  override func moveToMiddle() {
    // Without rows there is nothing to scroll, nor a middle to be near.
    guard !sections.isEmpty else { return }
    let offset = contentOffset.y
    updateContentSize()
    rebase(to: self.offset(at: axis.start))
    base += contentOffset.y - offset
    setNeedsLayout()
  }

  /// Reports the anchor of the list, if the calendar knows another.
  override func report() {
    guard let level, let context else { return }
    var anchor = ScrollAnchor(day: self.anchor.day, fraction: max(0, -self.anchor.y / rowHeight))
    // Back and forth between rows and points there are rounding errors, which are no motion.
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

  /// The distance that the content was scrolled by since the last layout.
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
    // Another canvas may show the list by now; then this one stays as it is.
    guard let context, let list, list.isShown(by: self) else { return }
    let storage = list.storage
    let reachable = context.configuration.reachable == .unlimited ? nil : context.configuration.reachableDays
    let geometry = AgendaGeometry(
      anchor: anchor.scrolled(by: shift), viewport: frame.size,
      overscan: AgendaCanvas.overscan, keptDay: context.configuration.today, reachable: reachable,
      metrics: context.configuration.style.agenda, pixels: context.pixels, counts: { storage.eventCounts(of: $0) })
    anchor = geometry.anchor
    base = contentOffset.y
    sections = geometry.sections
    end(geometry)
    showSections(context, list)
    showGap(context)
    report()
  }

  /// Without a day near, says so, and where the nearest event is.
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

  /// The sections in view, from the top.
  var visibleSections: [AgendaSection] { sections(at: distance) }

  private func sections(at distance: Double) -> [AgendaSection] {
    let shift = distance - base
    return sections.filter { $0.maxY - shift > 0 && $0.y - shift < frame.height }
  }

  /// The view of a day, if it exists now.
  func sectionView(_ day: DayNumber?) -> AgendaSectionView? {
    day.flatMap { recycler?.view(for: $0) as? AgendaSectionView }
  }

  /// Lets the content end where the list does.
  private func end(_ geometry: AgendaGeometry) {
    guard let first = sections.first, let last = sections.last else {
      // At the top first: content that becomes too short for its offset would count as scrolled far away, and grow
      // again, frame after frame.
      rebase(to: .zero)
      base = 0
      contentSize.height = frame.height
      return
    }
    var offset = contentOffset.y
    if geometry.reachesStart, first.y + offset != 0 { offset = -first.y }
    // After a time without events there is no room above yet.
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
