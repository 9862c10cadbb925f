import Basics
import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import Geometry
import ViewKit

/// One month of the year level: its name, and the weekday letters above its days, in rows of weeks.
final class MonthBlockView: ReusableView {
  /// The values that differ between months.
  struct Content: Equatable {
    var month: MonthBlock
    var eventDays: EventDensity
    var title: String

    static func == (a: Content, b: Content) -> Bool {
      a.month == b.month && a.eventDays == b.eventDays && a.title.hasSameBytes(as: b.title)
    }
  }

  private let title = View()
  private var letters: [View] = []
  private var rows: [View] = []
  private var days: [YearDayView] = []
  private var content: Content?
  private var state: CalendarState?

  required init(traits: ViewTraits = []) {
    super.init(traits: traits)
    addSubview(title)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    content = nil
  }

  /// Shows a month. Does nothing if it is already shown, unless `force` is set, which configures everything again.
  func show(_ content: Content, _ context: LevelContext, _ geometry: YearGeometry, force: Bool) {
    let isSame = self.content == content && state == context.state
    if isSame && !force { return }
    if !force, self.content == content, let state, !touches(content.month, state, context.state) {
      self.state = context.state
      return
    }
    self.content = content
    state = context.state
    let style = context.configuration.style
    let isPresent = content.month.days.contains(context.configuration.today)
    accessibility.role = .grid
    accessibility.label = context.texts.date.monthYear(content.month.firstDay)
    title.text = content.title
    title.layer = Layer(
      textColor: .role(isPresent ? CalendarRole.accent : CalendarRole.ink),
      textStyle: style.type.yearMonth)
    let origin = geometry.monthFrame(content.month.index).origin
    let heading = geometry.monthTitleFrame(content.month.index)
    title.frame = Rect(origin: heading.origin - origin, size: heading.size)
    context.responder?.willDisplay(title: title, of: content.month.firstDay, unit: .month)
    showLetters(content.month.index, context, geometry, origin)
    showDays(content, context, geometry, origin)
  }

  /// Returns the view of a day of the month.
  func dayView(for day: DayNumber) -> View? {
    guard let content, content.month.days.contains(day) else { return nil }
    return days.first { !$0.isHidden && $0.day == day }
  }

  /// Returns the views that are exposed to assistive technology and tools, in reading order.
  func elementViews() -> [View] {
    var views: [View] = [self]
    for row in rows where !row.isHidden {
      views.append(row)
      for day in days where day.superview === row && !day.isHidden { views.append(day) }
    }
    return views
  }

  private func touches(_ month: MonthBlock, _ a: CalendarState, _ b: CalendarState) -> Bool {
    // The first end of a span determines which days may be the second.
    if a.rangeStart != b.rangeStart { return true }
    if a.selection != b.selection {
      for span in a.selection.ranges + b.selection.ranges where month.days.overlaps(span) { return true }
    }
    if a.dragged != b.dragged {
      for span in [a.dragged, b.dragged] { if let span, month.days.overlaps(span) { return true } }
    }
    if a.pressedDay != b.pressedDay {
      for day in [a.pressedDay, b.pressedDay] { if let day, month.days.contains(day) { return true } }
    }
    return a.focusedDay != b.focusedDay && (month.days.contains(a.focusedDay) || month.days.contains(b.focusedDay))
  }

  /// Shows the weekday letters. They are not accessible, because each day's label begins with its weekday.
  private func showLetters(_ index: Int, _ context: LevelContext, _ geometry: YearGeometry, _ origin: Point) {
    while letters.count < geometry.columns.count {
      let letter = View()
      letters.append(letter)
      addSubview(letter)
    }
    let style = context.configuration.style
    var type = style.type.weekdayMenu
    type.size = min(type.size, MonthBlockView.letterSize)
    type.alignment = .center
    for (column, letter) in letters.enumerated() {
      letter.isHidden = column >= geometry.columns.count
      guard column < geometry.columns.count else { continue }
      let frame = geometry.weekdayFrame(index, column: column)
      letter.frame = Rect(origin: frame.origin - origin, size: frame.size)
      letter.text = context.texts.date.weekdayName(
        geometry.weeks.firstWeekday.advanced(by: geometry.columns.dayOffsets[column]), width: .narrow)
      letter.layer = Layer(textColor: .role(CalendarRole.tertiaryInk), textStyle: type)
    }
  }

  private static let letterSize = 10.0

  private func showDays(_ content: Content, _ context: LevelContext, _ geometry: YearGeometry, _ origin: Point) {
    prepare(columns: geometry.columns.count)
    var used = Array(repeating: 0, count: rows.count)
    let firstWeek = geometry.weeks.week(of: content.month.firstDay)
    let responder = context.responder
    for index in 0..<content.month.dayCount {
      let day = content.month.firstDay + index
      guard let frame = geometry.dayFrame(day, in: content.month) else { continue }
      let rowIndex = geometry.weeks.week(of: day) - firstWeek
      let row = rows[rowIndex]
      if used[rowIndex] == 0 {
        row.frame = Rect(
          x: 0, y: frame.minY - origin.y, width: geometry.columns.width, height: frame.height)
      }
      let view = days[rowIndex * geometry.columns.count + used[rowIndex]]
      used[rowIndex] += 1
      view.isHidden = false
      view.frame = Rect(x: frame.minX - origin.x, y: 0, width: frame.width, height: frame.height)
      var dayContext = DayContext(of: day, context.configuration, context.state, context.decoratedResponder)
      dayContext.flags.formUnion(content.eventDays[index])
      view.responder = responder
      view.show(
        dayContext, number: context.texts.date.number(dayContext.fields.day),
        label: context.texts.label(of: dayContext),
        style: context.configuration.style)
    }
    // Views are not hidden and shown again, because that would cancel a press on a day.
    for (rowIndex, count) in used.enumerated() {
      rows[rowIndex].isHidden = count == 0
      for column in count..<geometry.columns.count { days[rowIndex * geometry.columns.count + column].isHidden = true }
    }
  }

  private func prepare(columns: Int) {
    guard days.count != YearGeometry.weekRows * columns else { return }
    for row in rows { row.removeFromSuperview() }
    rows = []
    days = []
    for _ in 0..<YearGeometry.weekRows {
      let row = View()
      row.accessibility.role = .row
      addSubview(row)
      rows.append(row)
      for _ in 0..<columns {
        let day = YearDayView()
        row.addSubview(day)
        days.append(day)
      }
    }
  }
}
