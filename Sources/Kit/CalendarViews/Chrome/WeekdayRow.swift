import Basics
import CalendarLayout
import CalendarSystems
import CalendarText
import Geometry
import ViewKit

/// The row of weekday names above a month or a row of days.
final class WeekdayRow: View {
  private var labels: [View] = []
  private var columns: WeekColumns?

  /// Updates the names of the visible weekdays. A row with a height of 0 is hidden.
  ///
  /// - Parameter isCentered: whether names are centered in their columns, regardless of the style.
  func update(
    columns: WeekColumns, grid: WeekGrid, texts: CalendarTexts, style: CalendarStyle, isCentered: Bool = false
  ) {
    isHidden = frame.height <= 0
    if self.columns != columns { setNeedsLayout() }
    self.columns = columns
    accessibility.role = .row
    layer = Layer(fill: style.menu.fill)
    while labels.count < columns.count {
      let label = View()
      label.partName = .weekday
      labels.append(label)
      addSubview(label)
    }
    let menu = style.menu
    var type = style.type.weekdayMenu
    if isCentered { type.alignment = .center }
    let isNarrow = columns.span(0, 0).width < WeekdayRow.narrowWidth
    for (column, label) in labels.enumerated() {
      label.isHidden = column >= columns.count
      guard column < columns.count else { continue }
      let weekday = grid.firstWeekday.advanced(by: columns.dayOffsets[column])
      let width: NameWidth =
        switch menu.symbols {
        case .automatic: isNarrow ? .narrow : .short
        case .normal: .wide
        case .short: .short
        case .veryShort: .narrow
        }
      let name = texts.date.weekdayName(weekday, width: width)
      label.text = menu.isUppercase ? Capitals.text(name, language: texts.date.locale.identifier) : name
      label.accessibility.role = .columnHeader
      label.accessibility.columnIndex = column + 1
      label.accessibility.label = texts.date.weekdayName(weekday)
      label.layer = Layer(
        fill: menu.background(of: weekday), textColor: menu.color(of: weekday) ?? menu.ink,
        textStyle: type, textShadow: menu.shadow,
        textInsets: isCentered ? Insets() : Insets(leading: 6, trailing: 2))
    }
  }

  override func layoutSubviews() {
    guard let columns else { return }
    for (column, label) in labels.enumerated() where column < columns.count {
      let span = columns.span(column, column)
      label.frame = Rect(x: span.x, y: 0, width: span.width, height: frame.height)
    }
  }

  /// The views of the names in reading order.
  var elementViews: [View] { isHidden ? [] : labels }

  /// The column width, in points, below which the shortest names are shown.
  private static let narrowWidth = 44.0
}
