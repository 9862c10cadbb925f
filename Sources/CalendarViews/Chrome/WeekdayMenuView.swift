import CalendarLayout
import CalendarSystems
import CalendarText
import Geometry
import ViewKit

/// The row of weekday names above a month.
final class WeekdayMenuView: View {
  private var labels: [View] = []
  private var columns: WeekColumns?

  /// Shows the names of the shown weekdays, as wide as there is room.
  func update(columns: WeekColumns, grid: WeekGrid, texts: CalendarTexts, style: CalendarStyle) {
    if self.columns != columns { setNeedsLayout() }
    self.columns = columns
    accessibility.role = .row
    layer = Layer(fill: style.menu.fill)
    while labels.count < columns.count {
      let label = View()
      labels.append(label)
      addSubview(label)
    }
    let isNarrow = columns.span(0, 0).width < WeekdayMenuView.narrowWidth
    for (column, label) in labels.enumerated() {
      label.isHidden = column >= columns.count
      guard column < columns.count else { continue }
      let weekday = grid.firstWeekday.advanced(by: columns.dayOffsets[column])
      label.text = texts.date.weekdayName(weekday, width: isNarrow ? .narrow : .short)
      label.accessibility.role = .columnHeader
      label.accessibility.columnIndex = column + 1
      label.accessibility.label = texts.date.weekdayName(weekday)
      let isSpecial = style.menu.specialDays.contains(weekday)
      label.layer = Layer(
        fill: isSpecial ? style.menu.specialFill : nil, textColor: isSpecial ? style.menu.specialInk : style.menu.ink,
        textStyle: style.type.weekdayMenu, textShadow: style.menu.shadow,
        textInsets: Insets(leading: 6, trailing: 2))
    }
  }

  override func layoutSubviews() {
    guard let columns else { return }
    for (column, label) in labels.enumerated() where column < columns.count {
      let span = columns.span(column, column)
      label.frame = Rect(x: span.x, y: 0, width: span.width, height: frame.height)
    }
  }

  /// In reading order.
  var elementViews: [View] { labels }

  private static let narrowWidth = 44.0
}
