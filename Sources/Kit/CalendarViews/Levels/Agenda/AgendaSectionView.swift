import Basics
import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import Diffing
import Geometry
import ViewKit

/// A day of the agenda, with a heading that stays in view while the day's rows scroll below it. The list's provider
/// provides the views of both. Unused views wait in the section that showed them.
final class AgendaSectionView: ReusableView {
  private let rowsView = View()
  private let heading = View(traits: .sticks)
  private(set) var headingView: ReusableView?
  private var headingModel: AgendaHeading?
  /// The facts about the day when its heading was last shown.
  private var headingFacts: DayContext?
  private(set) var cells: [Cell] = []
  /// The unused views of rows and headings.
  private var store: ReuseStore?
  /// The unused view that the provider dequeued last. The provider may use another one.
  private var lastDequeued: ReusableView?
  private(set) var day: DayNumber?
  @Unowned private var responder: (any CalendarResponder)?

  /// The agenda that shows the day.
  var canvas: AgendaCanvas? { superview as? AgendaCanvas }

  /// A visible row.
  struct Cell {
    let row: AgendaRow
    let view: ReusableView
    /// Whether its display has not been reported yet.
    var isNew: Bool
  }

  required init(traits: ViewTraits = []) {
    super.init(traits: traits)
    addSubview(rowsView)
    addSubview(heading)
    heading.addGesture(TapGesture(action: callback(to: self) { $0.tapHeading($1) }))
    // Built-in rows have their own tap gestures, which take precedence.
    rowsView.addGesture(TapGesture(action: callback(to: self) { $0.tapRow($1) }))
  }

  /// Shows a day with its rows. Rows with the same content keep their views.
  ///
  /// - Parameter asksAnew: whether all views are requested again.
  func show(_ day: DayNumber, _ context: LevelContext, _ list: AgendaList, asksAnew: Bool) {
    guard let section = list.days.section(of: day), let source = list.source else { return }
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
    showRows(list.days.rows(of: day), section, list, source, asksAnew)
    rowsView.frame = Rect(
      x: 0, y: metrics.headingHeight, width: frame.width, height: Double(cells.count) * metrics.rowHeight)
    for (index, cell) in cells.enumerated() {
      cell.view.frame = Rect(
        x: 0, y: Double(index) * metrics.rowHeight, width: frame.width, height: metrics.rowHeight)
    }
    tellDisplayed(section, list)
  }

  /// Sets the row that the Tab key moves to; `nil` for none.
  func setFocusRow(_ row: Int?) {
    for (index, cell) in cells.enumerated() where cell.view.isTabStop != (index == row) {
      cell.view.isTabStop = index == row
    }
  }

  /// Called when the day is no longer shown. Its views can then be reused.
  func retire() {
    tellEnded()
    for cell in cells { retire(cell.view) }
    cells = []
    if let headingView { keep(headingView) }
    headingView = nil
    headingModel = nil
  }

  /// Notifies the delegate that nothing is displayed anymore. Visible views stay.
  func tellEnded() {
    guard let list = canvas?.list, let day, let section = list.days.section(of: day) else { return }
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

  /// Returns the view of a row of the day.
  func rowView(_ index: Int) -> ReusableView? { cells.indices.contains(index) ? cells[index].view : nil }

  /// Returns the index of a view among the rows.
  func row(of view: View) -> Int? { cells.firstIndex { view === $0.view } }

  /// Returns the views that are exposed to assistive technology and tools, in reading order.
  func elementViews() -> [View] {
    [self] + (headingView.map { [$0 as View] } ?? []) + cells.map { $0.view as View }
  }

  // MARK: - Views from the provider

  /// Returns an unused or a new view; `nil` if the identifier is not registered.
  func dequeue(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?) -> ReusableView? {
    let view = store?.take(identifier, ofKind: kind)
    if kind == nil, view?.superview != nil { lastDequeued = view }
    return view
  }

  private func showHeading(
    _ model: AgendaHeading, _ path: ItemPath, _ list: AgendaList, _ source: any CollectionSource, _ asksAnew: Bool
  ) {
    let facts = list.facts(of: model.day)
    if headingView != nil, model == headingModel, !asksAnew, looksSame(facts, list) { return }
    headingFacts = facts
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

  /// Returns whether the heading looks the same with other facts about its day. Without a decorator, it only says
  /// whether the day may be selected.
  private func looksSame(_ facts: DayContext?, _ list: AgendaList) -> Bool {
    if list.context?.isDecorated == true { return facts == headingFacts }
    return facts?.flags.contains(.disabled) == headingFacts?.flags.contains(.disabled)
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

  /// Called when a row is no longer shown.
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
