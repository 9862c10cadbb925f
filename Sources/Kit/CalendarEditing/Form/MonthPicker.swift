import Basics
import CalendarLayout
import CalendarSystems
import CalendarText
import CalendarViews
import Geometry
import ViewKit

/// A month in a calendar system for picking a day: its name between two buttons, weekday letters, and days.
///
/// Arrow keys move by days and weeks, Page Up and Page Down by months, and Home and End to the ends of the week. Enter
/// and a press pick a day.
final class MonthPicker: View {
  /// Called with the picked day.
  var onPick: ((DayNumber) -> Void)?
  /// Called with a day that receives the focus.
  var onFocus: ((View) -> Void)?
  private let title = View()
  private let grid = View()
  private var arrows: [HeaderButton] = []
  private var rows: [View] = []
  private(set) var days: [FormDay] = []
  private var letters: [View] = []
  private let dates: DateText
  private let configuration: CalendarConfiguration
  private let rowHeight: Double
  private(set) var current = DayNumber(0)
  /// The day of the field.
  private(set) var chosen = DayNumber(0)

  init(_ dates: DateText, _ configuration: CalendarConfiguration, isTouch: Bool) {
    (self.dates, self.configuration) = (dates, configuration)
    rowHeight = isTouch ? 44 : max(28, configuration.style.type.row.lineHeight + 8)
    super.init()
    isHidden = true
    let (type, phrases) = (configuration.style.type, configuration.phrases ?? configuration.locale.phrases)
    accessibility.role = .group
    title.accessibility = AccessibilityNode(role: .heading, states: .live)
    var style = type.section
    style.alignment = .center
    title.layer = Layer(textColor: .role(CalendarRole.ink), textStyle: style)
    grid.accessibility.role = .grid
    let labels = [phrases.previous(.months(1), text: dates), phrases.next(.months(1), text: dates)]
    arrows = [("‹", labels[0], -1), ("›", labels[1], 1)].map { sign, label, step in
      let button = HeaderButton(action: callback(to: self) { $0.turn(by: step) })
      button.text = isRightToLeft ? (step < 0 ? "›" : "‹") : sign
      button.layer = HeaderButton.layer(type.arrow, hasRing: false)
      button.accessibility.label = label
      return button
    }
    for view in [arrows[0], title, arrows[1], grid] { addSubview(view) }
    for _ in 0..<7 {
      let letter = View()
      letters.append(letter)
      addSubview(letter)
    }
  }

  private var isRightToLeft: Bool { configuration.direction == .rightToLeft }

  /// The day that receives the focus when the month opens.
  var focusTarget: View? { days.first { $0.day == current } }

  /// Shows the month of a day.
  func show(_ day: DayNumber, label: String) {
    accessibility.label = label
    chosen = day
    move(to: day)
  }

  private func turn(by months: Int) {
    if let day = current.offset(byMonths: months, in: dates.calendar) { move(to: day) }
  }

  private func move(to day: DayNumber) {
    let valid = dates.calendar.validDays
    current = min(max(day, valid.lowerBound), valid.upperBound)
    let month = MonthGrid(
      containing: current, in: dates.calendar,
      weeks: WeekRule(firstWeekday: configuration.grid.firstWeekday, minimalDays: 1))
    title.text = dates.monthYear(current)
    grid.accessibility.label = title.text
    for (column, letter) in letters.enumerated() {
      var style = configuration.style.type.weekdayMenu
      style.alignment = .center
      letter.text = dates.weekdayName(month.columns[column], width: .narrow)
      letter.layer = Layer(textColor: .role(CalendarRole.secondaryInk), textStyle: style)
    }
    while rows.count < 6 {
      let row = View()
      row.accessibility.role = .row
      grid.addSubview(row)
      rows.append(row)
      for _ in 0..<7 {
        let day = FormDay(configuration.style.type)
        day.onPick = callback(to: self) { $0.onPick?($1) }
        day.onFocus = callback(to: self) { $0.onFocus?($1) }
        row.addSubview(day)
        days.append(day)
      }
    }
    for (index, view) in days.enumerated() {
      let day = month.day(row: index / 7, column: index % 7)
      view.isHidden = index / 7 >= month.rowCount || !month.isInMonth(day)
      rows[index / 7].isHidden = index / 7 >= month.rowCount
      view.show(
        day, number: dates.number(month.dayOfMonth(day)), label: dates.fullDate(day),
        isToday: day == configuration.today, isChosen: day == chosen)
      view.isTabStop = day == current
    }
    setNeedsLayout()
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    guard window?.focusedView is FormDay, event.modifiers.isEmpty else { return super.keyDown(event) }
    let weekday = Weekday(current).index(from: configuration.grid.firstWeekday)
    switch event.key {
    case .arrowLeft: move(to: current + (isRightToLeft ? 1 : -1))
    case .arrowRight: move(to: current + (isRightToLeft ? -1 : 1))
    case .arrowUp: move(to: current - 7)
    case .arrowDown: move(to: current + 7)
    case .home: move(to: current - weekday)
    case .end: move(to: current + (6 - weekday))
    case .pageUp: turn(by: -1)
    case .pageDown: turn(by: 1)
    case .enter, .space: onPick?(current)
    default: return super.keyDown(event)
    }
    if let focusTarget, !isHidden { window?.focus(focusTarget) }
    return true
  }

  // MARK: - Layout

  /// The height of the picker, in points.
  var wantedHeight: Double { 7 * rowHeight + 24 }

  override func layoutSubviews() {
    func place(_ view: View, _ rect: Rect, in width: Double) {
      view.frame = isRightToLeft ? rect.mirrored(in: width) : rect
    }
    let (width, side) = (frame.width, rowHeight)
    let column = min((width / 7).rounded(.down), 64)
    let inset = ((width - 7 * column) / 2).rounded(.down)
    place(arrows[0], Rect(x: inset, y: 0, width: column, height: side), in: width)
    place(title, Rect(x: inset + column, y: 0, width: 5 * column, height: side), in: width)
    place(arrows[1], Rect(x: inset + 6 * column, y: 0, width: column, height: side), in: width)
    for (index, letter) in letters.enumerated() {
      place(letter, Rect(x: inset + Double(index) * column, y: side, width: column, height: 20), in: width)
    }
    place(grid, Rect(x: inset, y: side + 20, width: 7 * column, height: 6 * side), in: width)
    for (index, row) in rows.enumerated() {
      row.frame = Rect(x: 0, y: Double(index) * side, width: 7 * column, height: side)
    }
    for (index, day) in days.enumerated() {
      place(day, Rect(x: Double(index % 7) * column, y: 0, width: column, height: side), in: 7 * column)
    }
  }

  override func windowWillClose() { (onPick, onFocus) = (nil, nil) }
}
