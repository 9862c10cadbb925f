import Basics
import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import CollectionManager
import Diffing
import Geometry
import ViewKit

/// A day of the agenda: a heading that stays in view while the day's rows pass below it. The manager of the list
/// provides the views of both; idle ones wait in the section that showed them.
final class AgendaSectionView: ReusableView {
  private let rowsView = View()
  private let heading = View(traits: .sticks)
  private(set) var headingView: ReusableView?
  private var headingModel: AgendaHeading?
  private(set) var cells: [Cell] = []
  /// The views of rows and headings that wait to be used again.
  private var store: ReuseStore?
  /// The idle view that the manager dequeued last; it may use another.
  private var lastDequeued: ReusableView?
  private(set) var day: DayNumber?
  @Unowned private var responder: (any CalendarResponder)?

  /// The agenda that shows the day.
  var canvas: AgendaCanvas? { superview as? AgendaCanvas }

  /// A row that is shown.
  struct Cell {
    let row: AgendaRow
    let view: ReusableView
    /// Whether its display was not reported yet.
    var isNew: Bool
  }

  required init(traits: ViewTraits = []) {
    super.init(traits: traits)
    addSubview(rowsView)
    addSubview(heading)
    heading.addGesture(TapGesture(action: callback(to: self) { $0.tapHeading($1) }))
    // Rows of the kit have taps of their own, which come first.
    rowsView.addGesture(TapGesture(action: callback(to: self) { $0.tapRow($1) }))
  }

  /// Shows a day with its rows. Those that say the same keep their views.
  ///
  /// - Parameter asksAnew: all views are asked for anew.
  func show(_ day: DayNumber, _ context: LevelContext, _ list: AgendaList, asksAnew: Bool) {
    guard let section = list.storage.section(of: day), let source = list.source else { return }
    let metrics = context.configuration.style.agenda
    self.day = day
    if store == nil { store = ReuseStore(pool: list.pool) }
    responder = context.responder
    let isToday = day == context.configuration.today
    let label = context.texts.heading(of: day, in: context.timeline)
    accessibility.role = .group
    accessibility.label = label
    heading.frame = Rect(x: 0, y: 0, width: frame.width, height: metrics.headingHeight)
    heading.layer = Layer(
      fill: .role(CalendarRole.surface), lines: .bottom, lineColor: .role(CalendarRole.hairline),
      cursor: .pointingHand)
    let model = AgendaHeading(day: day, text: label, isToday: isToday)
    showHeading(model, ItemPath(section: section, item: 0), list, source, asksAnew)
    headingView?.frame = Rect(x: 0, y: 0, width: frame.width, height: metrics.headingHeight)
    showRows(list.storage.rows(of: day), section, list, source, asksAnew)
    rowsView.frame = Rect(
      x: 0, y: metrics.headingHeight, width: frame.width, height: Double(cells.count) * metrics.rowHeight)
    for (index, cell) in cells.enumerated() {
      cell.view.frame = Rect(
        x: 0, y: Double(index) * metrics.rowHeight, width: frame.width, height: metrics.rowHeight)
    }
    tellDisplayed(section, list)
  }

  /// The row that the Tab key stops at; `nil` for none.
  func setFocusRow(_ row: Int?) {
    for (index, cell) in cells.enumerated() where cell.view.isTabStop != (index == row) {
      cell.view.isTabStop = index == row
    }
  }

  /// The day is shown no longer: its views wait for another.
  func retire() {
    tellEnded()
    for cell in cells { retire(cell.view) }
    cells = []
    if let headingView { keep(headingView) }
    headingView = nil
    headingModel = nil
  }

  /// Tells the delegate that nothing is displayed any more; what is seen stays.
  func tellEnded() {
    guard let list = canvas?.list, let day, let section = list.storage.section(of: day) else { return }
    for (index, cell) in cells.enumerated() where !cell.isNew {
      list.notifyDelegates {
        $0.collection(.didEndDisplaying, at: ItemPath(section: section, item: index), view: cell.view)
      }
      cells[index].isNew = true
    }
    if let headingView, headingModel != nil {
      headingModel = nil
      list.notifyDelegates {
        $0.collection(
          .didEndDisplaying, ofKind: list.headerKind, at: ItemPath(section: section, item: 0), view: headingView
        )
      }
    }
  }

  /// A row of the day.
  func rowView(_ index: Int) -> ReusableView? { cells.indices.contains(index) ? cells[index].view : nil }

  /// The place of a view among the rows.
  func row(of view: View) -> Int? { cells.firstIndex { view === $0.view } }

  /// The views that assistive technology and tools see, in reading order.
  func elementViews() -> [View] {
    [self] + (headingView.map { [$0 as View] } ?? []) + cells.map { $0.view as View }
  }

  // MARK: - Views from the manager

  /// Returns an idle view or a new one; `nil` for an identifier that is not registered.
  func dequeue(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?) -> ReusableView? {
    let view = store?.take(identifier, ofKind: kind)
    if kind == nil, view?.superview != nil { lastDequeued = view }
    return view
  }

  private func showHeading(
    _ model: AgendaHeading, _ path: ItemPath, _ list: AgendaList, _ source: any CollectionSource, _ asksAnew: Bool
  ) {
    if headingView != nil, model == headingModel, !asksAnew { return }
    if let old = headingView {
      if headingModel != nil {
        list.notifyDelegates { $0.collection(.didEndDisplaying, ofKind: list.headerKind, at: path, view: old) }
      }
      keep(old)
      headingView = nil
    }
    headingModel = nil
    guard source.hasSupplementaryView(ofKind: list.headerKind, at: path) else { return }
    let view = source.supplementaryView(ofKind: list.headerKind, at: path)
    if view.superview !== heading { heading.addSubview(view) }
    view.isHidden = false
    headingView = view
    headingModel = model
    list.notifyDelegates { $0.collection(.willDisplay, ofKind: list.headerKind, at: path, view: view) }
  }

  private func showRows(
    _ rows: [AgendaRow], _ section: Int, _ list: AgendaList, _ source: any CollectionSource, _ asksAnew: Bool
  ) {
    if !asksAnew, rows.count == cells.count, rows.indices.allSatisfy({ rows[$0] == cells[$0].row }) { return }
    let old = cells
    cells = []
    for (index, cell) in old.enumerated() where !rows.contains(where: { $0.isSame(as: cell.row) }) {
      end(cell, ItemPath(section: section, item: index), list)
      retire(cell.view)
    }
    for (item, row) in rows.enumerated() {
      if let index = old.firstIndex(where: { $0.row.isSame(as: row) }) {
        if old[index].row == row, !asksAnew {
          cells.append(old[index])
          continue
        }
        end(old[index], ItemPath(section: section, item: index), list)
        retire(old[index].view)
      }
      cells.append(Cell(row: row, view: makeCell(ItemPath(section: section, item: item), source), isNew: true))
    }
  }

  private func makeCell(_ path: ItemPath, _ source: any CollectionSource) -> ReusableView {
    lastDequeued = nil
    let view = source.cell(at: path)
    if let lastDequeued, lastDequeued !== view { retire(lastDequeued) }
    lastDequeued = nil
    if view.superview !== rowsView { rowsView.addSubview(view) }
    canvas?.adopt(view)
    return view
  }

  private func end(_ cell: Cell, _ path: ItemPath, _ list: AgendaList) {
    if !cell.isNew { list.notifyDelegates { $0.collection(.didEndDisplaying, at: path, view: cell.view) } }
  }

  /// A row is shown no longer.
  private func retire(_ view: ReusableView) {
    canvas?.letGo(view)
    keep(view)
  }

  private func keep(_ view: ReusableView) {
    view.isHidden = true
    if store?.give(view) != true { view.removeFromSuperview() }
  }

  private func tellDisplayed(_ section: Int, _ list: AgendaList) {
    for index in cells.indices where cells[index].isNew {
      cells[index].isNew = false
      list.notifyDelegates {
        $0.collection(.willDisplay, at: ItemPath(section: section, item: index), view: cells[index].view)
      }
    }
  }

  // MARK: - Taps

  private func tapHeading(_ event: PointerEvent) {
    if let day { responder?.tap(day, count: event.clickCount) }
  }

  private func tapRow(_ event: PointerEvent) {
    let point = event.location - rowsView.frameInWindow.origin
    guard let cell = cells.first(where: { $0.view.frame.contains(point) }) else { return }
    canvas?.press(cell.view, count: event.clickCount)
  }
}
