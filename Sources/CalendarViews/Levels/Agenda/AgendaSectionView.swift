import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import Geometry
import ViewKit

/// A day of the agenda: a heading that stays in view while the day's rows pass below it.
final class AgendaSectionView: ReusableView {
  private let rowsView = View()
  private let heading = View(traits: .sticks)
  private let label = View()
  private var recycler: ItemRecycler<Int>?
  private(set) var rows: [AgendaRow] = []

  required init(traits: ViewTraits = []) {
    super.init(traits: traits)
    addSubview(rowsView)
    addSubview(heading)
    heading.addSubview(label)
    heading.addGesture(TapGesture { [unowned(unsafe) self] event in tap(event) })
  }

  private(set) var day: DayNumber?
  /// Is told which row got the focus; it owns the section.
  unowned(unsafe) var canvas: AgendaCanvas?
  private unowned(unsafe) var responder: (any CalendarResponder)?

  /// Shows a day with its rows.
  func show(_ day: DayNumber, _ rows: [AgendaRow], _ input: LevelInput, focusRow: Int?) {
    let metrics = input.configuration.style.agenda
    self.day = day
    self.rows = rows
    responder = input.responder
    accessibility.role = .list
    accessibility.label = input.texts.date.fullDate(day)
    let isToday = day == input.configuration.today
    heading.frame = Rect(x: 0, y: 0, width: frame.width, height: metrics.headingHeight)
    heading.layer = Layer(
      fill: .role(CalendarRole.surface), lines: .bottom, lineColor: .role(CalendarRole.hairline),
      cursor: .pointingHand)
    label.frame = Rect(x: 0, y: 0, width: frame.width, height: metrics.headingHeight)
    label.text = input.texts.date.fullDate(day)
    label.accessibility.role = .heading
    label.layer = Layer(
      textColor: .role(isToday ? CalendarRole.accent : CalendarRole.ink),
      textStyle: input.configuration.style.type.section,
      textInsets: Insets(leading: 16, trailing: 16))
    rowsView.frame = Rect(
      x: 0, y: metrics.headingHeight, width: frame.width, height: Double(rows.count) * metrics.rowHeight)
    let recycler = recycler ?? ItemRecycler<Int>(pool: input.pool)
    self.recycler = recycler
    let items = rows.indices.map { index in
      PlacedItem(
        key: index, reuseIdentifier: .agendaRow,
        frame: Rect(x: 0, y: Double(index) * metrics.rowHeight, width: frame.width, height: metrics.rowHeight))
    }
    recycler.reconcile(items, in: rowsView)
    for (index, row) in rows.enumerated() {
      guard let view = recycler.view(for: index) as? AgendaRowView else { continue }
      view.section = self
      view.show(row, input, isTabStop: index == focusRow)
    }
  }

  /// A row of the day.
  func rowView(_ index: Int) -> AgendaRowView? { recycler?.view(for: index) as? AgendaRowView }

  /// A row got the focus, by whatever means.
  func didFocus(_ row: AgendaRowView) {
    guard let day, let index = rows.indices.first(where: { rowView($0) === row }) else { return }
    canvas?.didFocus(AgendaCanvas.RowPlace(day: day, row: index))
  }

  /// In reading order.
  func elementViews() -> [View] { [self, label] + rows.indices.compactMap { rowView($0).map { $0 as View } } }

  private func tap(_ event: PointerEvent) {
    if let day { responder?.tap(day, count: event.clickCount) }
  }
}

extension ReuseIdentifier {
  /// Days of the agenda.
  static let agendaSection = ReuseIdentifier(-7)
  /// Rows of lists of events.
  static let agendaRow = ReuseIdentifier(-8)
}
