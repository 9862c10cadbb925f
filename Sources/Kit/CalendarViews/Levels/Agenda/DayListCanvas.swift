import Basics
import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import Events
import Geometry
import ViewKit

/// A list of the events of some days; if there are several days, each has a heading. Only the items near the viewport
/// and the one that the Tab key moves to exist.
///
/// The scroll position of the list is not part of the calendar's state: other days start at their first event.
final class DayListCanvas: ScrollView {
  private static let overscan = 4

  private var context: LevelContext?
  private var recycler: ItemRecycler<Int>?
  /// The listed days.
  private(set) var days: [DayNumber] = []
  private var items: [DayListItem] = []
  /// The top of each item, and the bottom of the last one.
  private var tops = [0.0]
  private var shown = 0..<0
  private var isStale = true
  /// The item that the Tab key moves to.
  private var focusRow = 0

  init() {
    super.init()
    accessibility.role = .group
    addGesture(TapGesture(action: callback(to: self) { $0.tap($1) }))
  }

  /// The number of items.
  var rowCount: Int { items.count }

  /// Updates the list for some days.
  func update(_ context: LevelContext, days: [DayNumber], isAmongHours: Bool = false) {
    self.context = context
    let items = DayListItem.items(of: days, context, isAmongHours: isAmongHours)
    layer = Layer(
      fill: .role(CalendarRole.background), lines: .top, lineColor: .role(CalendarRole.hairline))
    accessibility.label = label(of: days, context)
    let metrics = context.configuration.style.agenda
    var tops = [0.0]
    for item in items {
      if case .heading = item {
        tops.append(tops[tops.count - 1] + metrics.headingHeight)
      } else {
        tops.append(tops[tops.count - 1] + metrics.rowHeight)
      }
    }
    if contentSize.width != frame.width || tops != self.tops { isStale = true }
    self.tops = tops
    contentSize = Size(width: frame.width, height: tops[tops.count - 1])
    if days != self.days { scroll(to: .zero) }
    guard days != self.days || items != self.items || isStale else { return }
    let first = items.firstIndex { $0.isEvent } ?? items.firstIndex { !$0.isHeading } ?? 0
    focusRow = days == self.days && items.indices.contains(focusRow) && items[focusRow].isEvent ? focusRow : first
    self.days = days
    self.items = items
    isStale = true
    setNeedsLayout()
  }

  func reconfigure() {
    isStale = true
    setNeedsLayout()
  }

  /// Moves the heading of a day to the top, as far as the content below it allows.
  func show(_ day: DayNumber, animated: Bool) {
    guard days.count > 1, let index = items.firstIndex(where: { $0.day == day }) else { return }
    let offset = Point(x: 0, y: tops[index])
    if animated { animateScroll(to: offset) } else { scroll(to: offset) }
  }

  /// Returns the day at a point of the list; `nil` below the last day.
  func day(at point: Point) -> DayNumber? {
    let y = point.y + contentOffset.y
    guard y >= 0, let index = items.indices.first(where: { y < tops[$0 + 1] }) else { return nil }
    return items[index].day
  }

  /// Returns the frame of a day's items in the list.
  func dayFrame(of day: DayNumber) -> Rect? {
    guard let first = items.firstIndex(where: { $0.day == day }), let last = items.lastIndex(where: { $0.day == day })
    else { return nil }
    return Rect(x: 0, y: tops[first] - contentOffset.y, width: frame.width, height: tops[last + 1] - tops[first])
  }

  /// Scrolls to the row that the Tab key moves to and returns it; `nil` if there are no events.
  func focusTarget() -> View? { view(ofItem: focusRow) }

  /// Moves keyboard focus by a number of rows, as far as possible.
  func moveFocus(by count: Int) {
    if let view = view(ofItem: min(max(0, focusRow + count), items.count - 1)) { window?.focus(view) }
  }

  /// Returns the row of a day that has keyboard focus.
  func focusedRow(of day: DayNumber) -> View? {
    guard let row = window?.focusedView as? PieceView, row.superview === self, row.shownDay == day else {
      return nil
    }
    return row
  }

  /// Handles that a row received the focus, for any reason.
  func didFocus(_ row: AgendaRowView) {
    guard let index = recycler?.liveKeys.first(where: { recycler?.view(for: $0) === row }) else { return }
    setFocusRow(index)
  }

  /// Returns the views that are exposed to assistive technology and tools, in reading order.
  func elementViews() -> [View] { [self] + shown.compactMap { index in recycler?.view(for: index).map { $0 as View } } }

  override func windowWillClose() { context = nil }

  override func didScroll() {
    super.didScroll()
    context?.responder?.didScrollList()
  }

  override func layoutSubviews() {
    guard let context else { return }
    let recycler = recycler ?? ItemRecycler<Int>(pool: context.pool)
    self.recycler = recycler
    if contentSize.width != frame.width {
      contentSize.width = frame.width
      isStale = true
    }
    // The indices of the items in view.
    let first = tops.dropLast().partitioningIndex { $0 > contentOffset.y } - 1 - DayListCanvas.overscan
    let last = tops.dropLast().partitioningIndex { $0 >= contentOffset.y + frame.height } + DayListCanvas.overscan
    let visible = max(0, min(first, items.count))..<max(0, min(last, items.count))
    guard isStale || visible != shown else { return }
    // Clear the flags first: reconciling can cancel a press, which invalidates again.
    let isStale = isStale
    self.isStale = false
    var indices = Array(visible)
    if focusRow < visible.lowerBound { indices.insert(focusRow, at: 0) }
    if focusRow >= visible.upperBound, focusRow < items.count { indices.append(focusRow) }
    let placed = indices.map { index in
      PlacedItem(
        key: index, reuseIdentifier: items[index].reuseIdentifier(context),
        frame: Rect(x: 0, y: tops[index], width: frame.width, height: tops[index + 1] - tops[index]))
    }
    recycler.reconcile(placed, in: self)
    for index in indices where isStale || recycler.isNew(index) {
      guard let view = recycler.view(for: index) else { continue }
      configure(view, index, context)
    }
    shown = visible
  }

  private func configure(_ view: ReusableView, _ index: Int, _ context: LevelContext) {
    switch items[index] {
    case .heading(let heading):
      guard let view = view as? AgendaHeadingView else { return }
      view.look = context.configuration.style.type.section
      view.update(with: heading)
      view.layer.fill = .role(CalendarRole.surface)
      view.layer.lines = .bottom
      view.layer.lineColor = .role(CalendarRole.hairline)
      view.layer.cursor = .pointingHand
    case .row(let row):
      context.show(row, in: view)
      view.isTabStop = index == focusRow
    }
  }

  private func label(of days: [DayNumber], _ context: LevelContext) -> String {
    guard let first = days.first, let last = days.last else { return "" }
    return first == last
      ? context.texts.heading(of: first, in: context.timeline) : context.texts.date.interval(first, last)
  }

  /// Built-in rows have their own taps, which take precedence.
  private func tap(_ event: PointerEvent) {
    let point = event.location - frameInWindow.origin
    guard days.count > 1, let day = day(at: point) else { return }
    context?.responder?.tap(day, count: event.clickCount)
  }

  /// Brings an event's row into view and makes it the one that the Tab key moves to.
  private func view(ofItem index: Int) -> View? {
    guard items.indices.contains(index), items[index].isEvent else { return nil }
    setFocusRow(index)
    if tops[index] < contentOffset.y { scroll(to: Point(x: 0, y: tops[index])) }
    if tops[index + 1] > contentOffset.y + frame.height {
      scroll(to: Point(x: 0, y: tops[index + 1] - frame.height))
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
    // The old row may have been kept only for the focus.
    isStale = true
    setNeedsLayout()
  }
}
