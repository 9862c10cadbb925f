import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import Events
import Geometry
import ViewKit

/// The events of one day, one below the other. Only rows near the viewport exist, and the one that the Tab key stops
/// at.
///
/// How far the list is scrolled is no state of the calendar: another day begins at its first event.
final class DayListCanvas: ScrollView {
  private static let overscan = 4

  private var context: LevelContext?
  private var recycler: ItemRecycler<Int>?
  private var rows: [AgendaRow] = []
  private var day: DayNumber?
  private var shown = 0..<0
  private var isStale = true
  /// The row that the Tab key stops at.
  private var focusRow = 0

  init() {
    super.init()
    accessibility.role = .group
  }

  /// The number of rows; one if there are no events, one more if some may be missing.
  var rowCount: Int { rows.count }

  /// Shows a day.
  func update(_ context: LevelContext, day: DayNumber) {
    self.context = context
    var rows: [AgendaRow] = []
    if let timeline = context.timeline {
      rows = EventContextBuilder(timeline: timeline, texts: context.texts).rows(of: day)
    }
    // Behind the events there are, where some may be missing.
    if rows.isEmpty || context.timeline?.isLoaded(day) == false {
      rows += [AgendaRow(day: day, event: nil, detail: "")]
    }
    layer = Layer(
      fill: .role(CalendarRole.background), lines: .top, lineColor: .role(CalendarRole.hairline))
    accessibility.label = context.texts.heading(of: day, in: context.timeline)
    if contentSize.width != frame.width { isStale = true }
    contentSize = Size(width: frame.width, height: Double(rows.count) * rowHeight)
    if day != self.day {
      scroll(to: .zero)
      focusRow = 0
    }
    self.day = day
    guard rows != self.rows || isStale else { return }
    self.rows = rows
    focusRow = min(focusRow, rows.count - 1)
    isStale = true
    setNeedsLayout()
  }

  func reconfigure() {
    isStale = true
    setNeedsLayout()
  }

  /// Returns the row that the Tab key stops at, brought into view; `nil` if there are no events.
  func focusTarget() -> View? { view(ofRow: focusRow) }

  /// Leads the keyboard's focus some rows on, as far as there are any.
  func moveFocus(by count: Int) {
    if let view = view(ofRow: min(max(0, focusRow + count), rows.count - 1)) { window?.focus(view) }
  }

  /// A row got the focus, by whatever means.
  func didFocus(_ row: AgendaRowView) {
    guard let index = recycler?.liveKeys.first(where: { recycler?.view(for: $0) === row }) else { return }
    setFocusRow(index)
  }

  /// The views that assistive technology and tools see, in reading order.
  func elementViews() -> [View] { [self] + shown.compactMap { index in recycler?.view(for: index).map { $0 as View } } }

  override func windowWillClose() { context = nil }

  override func layoutSubviews() {
    guard let context else { return }
    let recycler = recycler ?? ItemRecycler<Int>(pool: context.pool)
    self.recycler = recycler
    if contentSize.width != frame.width {
      contentSize.width = frame.width
      isStale = true
    }
    let first = max(0, Int(contentOffset.y / rowHeight) - DayListCanvas.overscan)
    let last = min(rows.count, Int((contentOffset.y + frame.height) / rowHeight) + 1 + DayListCanvas.overscan)
    let visible = min(first, last)..<last
    guard isStale || visible != shown else { return }
    // Clear the flags first: reconciling can cancel a press, which invalidates again.
    let isStale = isStale
    self.isStale = false
    var indices = Array(visible)
    if focusRow < visible.lowerBound { indices.insert(focusRow, at: 0) }
    if focusRow >= visible.upperBound, focusRow < rows.count { indices.append(focusRow) }
    let items = indices.map { index in
      PlacedItem(
        key: index, reuseIdentifier: .agendaRow,
        frame: Rect(x: 0, y: Double(index) * rowHeight, width: frame.width, height: rowHeight))
    }
    recycler.reconcile(items, in: self)
    for index in indices where isStale || recycler.isNew(index) {
      guard let view = recycler.view(for: index) as? AgendaRowView else { continue }
      view.show(rows[index], context)
      view.isTabStop = index == focusRow
    }
    shown = visible
  }

  private var rowHeight: Double { context?.configuration.style.agenda.rowHeight ?? 44 }

  /// Brings an event's row into view and makes it the one that the Tab key stops at.
  private func view(ofRow index: Int) -> View? {
    guard rows.indices.contains(index), rows[index].event != nil else { return nil }
    setFocusRow(index)
    let top = Double(index) * rowHeight
    if top < contentOffset.y { scroll(to: Point(x: 0, y: top)) }
    if top + rowHeight > contentOffset.y + frame.height {
      scroll(to: Point(x: 0, y: top + rowHeight - frame.height))
    }
    layoutSubviews()
    return recycler?.view(for: index)
  }

  private func setFocusRow(_ index: Int) {
    guard index != focusRow else { return }
    let old = recycler?.view(for: focusRow)
    focusRow = index
    old?.isTabStop = false
    recycler?.view(for: index)?.isTabStop = true
    // The old row may have been kept for the focus alone.
    isStale = true
    setNeedsLayout()
  }
}
