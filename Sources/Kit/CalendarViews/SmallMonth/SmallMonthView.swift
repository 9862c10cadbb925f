import Basics
import CalendarLayout
import CalendarSystems
import CalendarText
import Geometry
package import ViewKit

/// One month beside a calendar, as in the year level, with buttons for a typed date and for the previous and next month.
///
/// It shows the month of the calendar's current day, until its buttons show another one.
package final class SmallMonthView: LeadingDaysView {
  /// The field for a date, which lies over the name of the month.
  package let field = TextField(kind: .text)

  /// The name of the month. The block has none, because the buttons beside the name come before the days.
  private let title = View()
  private let block = MonthBlockView()
  /// The buttons that open the field and that show the previous and the next month.
  private var buttons: [HeaderButton] = []
  private var geometry: YearGeometry?
  /// The calendar's day that was followed last.
  private var followed: DayNumber?
  /// The number of the month in the sequence of months.
  private var month = 0
  private var isDateWrong = false

  /// Creates a month that follows a calendar.
  package init(calendar: CalendarView) {
    super.init(calendar: calendar, period: .months(1), traits: [])
    buttons = [
      HeaderButton(action: callback(to: self) { $0.askForDate() }),
      HeaderButton(action: callback(to: self) { $0.turn(by: -1) }),
      HeaderButton(action: callback(to: self) { $0.turn(by: 1) }),
    ]
    addSubview(title)
    for button in buttons { addSubview(button) }
    addSubview(field)
    addSubview(block)
    field.isHidden = true
    field.onKey = callback(to: self) { $0.fieldKey($1) }
    field.onChange = callback(to: self) { month, _ in month.markDate(isWrong: false) }
    block.addGesture(TapGesture(action: callback(to: self) { $0.tap($1) }))
  }

  // MARK: - Content

  package override func update() {
    guard frame.width > 0 else { return }
    let geometry = geometry(width: frame.width, metrics)
    let isOther = geometry.years.calendar !== self.geometry?.years.calendar
    self.geometry = geometry
    let day = calendar.currentDay
    if isOther || day != followed { (followed, month) = (day, geometry.years.year(of: day)) }
    guard let shown = geometry.years.months(ofYear: month).first else { return }
    let (texts, configuration) = (calendar.texts, calendar.configuration)
    accessibility.label = texts.phrases.levels[1]
    title.text = texts.date.monthYear(shown.firstDay)
    let isPresent = shown.days.contains(configuration.today)
    title.layer = Layer(
      fill: .role(CalendarRole.background), textColor: .role(isPresent ? CalendarRole.accent : CalendarRole.ink),
      textStyle: configuration.style.type.yearMonth)
    block.frame = geometry.monthFrame(0).offset(by: Point(x: 0, y: SmallMonthView.barHeight))
    block.show(
      MonthBlockView.Content(
        month: shown, eventDays: eventDays.days(of: shown, calendar.shownTimeline),
        title: ""),
      context(of: shown), geometry, force: true)
    let (phrases, reachable) = (texts.phrases, configuration.reachableDays)
    let isRightToLeft = configuration.direction == .rightToLeft
    show(0, isRightToLeft ? "←" : "→", phrases.goToDate)
    show(1, isRightToLeft ? "›" : "‹", phrases.previous(.months(1), text: texts.date))
    show(2, isRightToLeft ? "‹" : "›", phrases.next(.months(1), text: texts.date))
    buttons[1].isEnabled = shown.firstDay > reachable.lowerBound
    buttons[2].isEnabled = shown.days.upperBound <= reachable.upperBound
    configureField()
    setNeedsLayout()
  }

  private func show(_ index: Int, _ sign: String, _ label: String) {
    buttons[index].layer = HeaderButton.layer(calendar.configuration.style.type.arrow, hasRing: false)
    buttons[index].text = sign
    buttons[index].accessibility.label = label
  }

  override func follow(_ day: DayNumber) {
    guard let geometry else { return }
    (followed, month) = (calendar.currentDay, geometry.years.year(of: day))
  }

  override func dayView(for day: DayNumber) -> View? { block.dayView(for: day) }

  /// Returns the height for a width, in points.
  package func wantedHeight(width: Double) -> Double {
    SmallMonthView.barHeight + geometry(width: width, metrics).monthFrame(0).maxY + SmallMonthView.margin
  }

  private var metrics: YearMetrics {
    var metrics = YearMetrics()
    (metrics.yearTitleHeight, metrics.gap) = (0, SmallMonthView.margin)
    (metrics.monthTitleHeight, metrics.weekdayHeight) = (0, 20)
    return metrics
  }

  package override func layoutSubviews() {
    let (side, bar, margin) = (SmallMonthView.buttonSide, SmallMonthView.barHeight, SmallMonthView.margin)
    func place(_ view: View, _ rect: Rect) {
      view.frame = calendar.configuration.direction == .rightToLeft ? rect.mirrored(in: frame.width) : rect
    }
    for (index, button) in buttons.enumerated() {
      let x = frame.width - margin - Double(buttons.count - index) * side
      place(button, Rect(x: x, y: (bar - side) / 2, width: side, height: side))
    }
    place(title, Rect(x: margin + 4, y: 0, width: max(0, frame.width - 2 * margin - 3 * side - 4), height: bar))
    place(field, Rect(x: margin, y: 0, width: max(0, frame.width - 2 * (margin + side) - 4), height: bar))
  }

  private static let margin = 12.0
  private static let barHeight = 32.0
  private static let buttonSide = 28.0

  // MARK: - Input

  private func turn(by count: Int) {
    month += count
    update()
  }

  private func tap(_ event: PointerEvent) {
    var point = event.location - frameInWindow.origin
    point.y -= SmallMonthView.barHeight
    guard case .day(let day, _)? = geometry?.hit(at: point, inYear: month) else { return }
    go(to: day)
  }

  /// Shows the field for a date, and moves the focus into it.
  package func askForDate() {
    field.text = ""
    (field.isHidden, buttons[0].isHidden) = (false, true)
    markDate(isWrong: false)
    window?.notify { [self] in window?.focus(field) }
  }

  private func fieldKey(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty, event.key == .enter || event.key == .escape else { return false }
    let day = event.key == .enter ? calendar.day(named: field.text) : nil
    if event.key == .enter, day == nil {
      markDate(isWrong: true)
      return true
    }
    if let day { lead(to: day) }
    (field.isHidden, buttons[0].isHidden) = (true, false)
    if window?.focusedView === field {
      window?.focus(day.flatMap { dayView(for: calendar.configuration.clamp($0)) } ?? buttons[0])
    }
    if day != nil { onGo?() }
    return true
  }

  private func markDate(isWrong: Bool) {
    isDateWrong = isWrong
    configureField()
  }

  /// Sets the look and the label of the field, which has an example after a text that is no date.
  private func configureField() {
    let (texts, type) = (calendar.texts, calendar.configuration.style.type)
    let example = isDateWrong ? texts.phrases.separator + texts.date.fullDate(calendar.configuration.today) : ""
    field.label = texts.phrases.goToDate + example
    field.layer = Layer(
      fill: .role(CalendarRole.surface), leadingRadius: 6, trailingRadius: 6,
      ring: Ring(color: .role(isDateWrong ? CalendarRole.accent : CalendarRole.hairline), width: 1),
      textColor: .role(CalendarRole.ink), textStyle: type.row, textInsets: Insets(leading: 8, trailing: 6))
  }
}
