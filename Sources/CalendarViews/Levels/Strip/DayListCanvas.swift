import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import Geometry
import ViewKit

/// The events of the focused day, one below the other. Only rows near the viewport exist.
///
/// How far the list is scrolled is no state of the calendar: another day begins at its first event.
final class DayListCanvas: ScrollView {
  private static let overscan = 4

  private var input: LevelInput?
  private var recycler: ItemRecycler<Int>?
  private var rows: [AgendaRow] = []
  private var day: DayNumber?
  private var shown = 0..<0
  private var isStale = true

  init() {
    super.init()
    accessibility.role = .list
  }

  func update(_ input: LevelInput) {
    self.input = input
    let day = input.state.focusedDay
    var rows: [AgendaRow] = []
    if let timeline = input.timeline {
      rows = EventContextBuilder(timeline: timeline, texts: input.texts).rows(of: day)
    }
    if rows.isEmpty { rows = [AgendaRow(day: day, event: nil, detail: "")] }
    layer = Layer(
      fill: .role(CalendarRole.background), lines: .top, lineColor: .role(CalendarRole.hairline))
    accessibility.label = input.texts.date.fullDate(day)
    if contentSize.width != frame.width { isStale = true }
    contentSize = Size(width: frame.width, height: Double(rows.count) * rowHeight)
    if day != self.day { scroll(to: .zero) }
    self.day = day
    guard rows != self.rows || isStale else { return }
    self.rows = rows
    isStale = true
    setNeedsLayout()
  }

  func redress() {
    isStale = true
    setNeedsLayout()
  }

  /// In reading order.
  func elementViews() -> [View] { [self] + shown.compactMap { index in recycler?.view(for: index).map { $0 as View } } }

  override func windowWillClose() { input = nil }

  override func layoutSubviews() {
    guard let input else { return }
    let recycler = recycler ?? ItemRecycler<Int>(pool: input.pool)
    self.recycler = recycler
    let first = max(0, Int(contentOffset.y / rowHeight) - DayListCanvas.overscan)
    let last = min(rows.count, Int((contentOffset.y + frame.height) / rowHeight) + 1 + DayListCanvas.overscan)
    let visible = min(first, last)..<last
    guard isStale || visible != shown else { return }
    // What happens meanwhile, as the end of a press on a day that goes away, is for the next layout.
    let isStale = isStale
    self.isStale = false
    let items = visible.map { index in
      PlacedItem(
        key: index, reuseIdentifier: .agendaRow,
        frame: Rect(x: 0, y: Double(index) * rowHeight, width: frame.width, height: rowHeight))
    }
    recycler.reconcile(items, in: self)
    for index in visible where isStale || recycler.isNew(index) {
      (recycler.view(for: index) as? AgendaRowView)?.show(rows[index], input, isTabStop: index == 0)
    }
    shown = visible
  }

  private var rowHeight: Double { input?.configuration.style.agenda.rowHeight ?? 44 }
}
