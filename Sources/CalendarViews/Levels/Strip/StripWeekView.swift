import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import Geometry
import ViewKit

/// The seven days of a week of the strip.
final class StripWeekView: ReusableView {
  private var days: [StripDayView] = []
  private var number: View?
  private var contexts: [DayContext] = []

  /// Shows a week. Days that are shown already are left alone, unless `force` configures everything anew.
  func show(_ week: Int, _ marks: EventDays, _ input: LevelContext, _ geometry: StripGeometry, force: Bool) {
    accessibility.role = .row
    showNumber(input.configuration.month.showsWeekNumbers ? week : nil, input, geometry)
    let columns = geometry.columns
    while days.count < columns.count {
      let day = StripDayView()
      days.append(day)
      addSubview(day)
    }
    let first = geometry.grid.firstDay(of: week)
    let mask = marks.days(of: MonthBlock(index: 0, firstDay: first, dayCount: 7), input.timeline)
    var shown: [DayContext] = []
    for (column, day) in days.enumerated() {
      day.isHidden = column >= columns.count
      guard column < columns.count else { continue }
      let offset = columns.dayOffsets[column]
      let context = self.context(first + offset, hasEvents: mask >> UInt64(offset) & 1 == 1, input)
      shown.append(context)
      day.frame = geometry.dayFrame(column: column)
      if !force, column < contexts.count, contexts[column] == context { continue }
      day.responder = input.responder
      day.show(
        context, letter: input.texts.date.weekdayName(context.weekday, width: .narrow),
        number: context.flags.contains(.nameless) ? "" : input.texts.date.number(context.fields.day),
        label: input.texts.label(of: context), style: input.configuration.style)
    }
    contexts = shown
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    contexts = []
  }

  func dayView(for day: DayNumber) -> View? { days.first { !$0.isHidden && $0.day == day } }

  /// The views that assistive technology and tools see, in reading order.
  func elementViews() -> [View] {
    var views: [View] = [self]
    if let number, !number.isHidden { views.append(number) }
    for day in days where !day.isHidden { views.append(day) }
    return views
  }

  /// The number of a week before its days; nothing where weeks cannot be counted.
  private func showNumber(_ week: Int?, _ input: LevelContext, _ geometry: StripGeometry) {
    guard let week, let count = input.configuration.weekNumber(of: geometry.grid.firstDay(of: week)) else {
      number?.isHidden = true
      return
    }
    let view = number ?? View()
    if number == nil {
      number = view
      addSubview(view)
    }
    view.isHidden = false
    view.frame = StripDayView.numberFrame(in: geometry.weekNumberFrame)
    view.text = input.texts.date.number(count)
    view.accessibility.role = .rowHeader
    view.accessibility.label = input.texts.phrases.name(of: .week) + " " + view.text
    var type = input.configuration.style.type.time
    type.alignment = .center
    view.layer = Layer(textColor: .role(CalendarRole.secondaryInk), textStyle: type)
  }

  private func context(_ day: DayNumber, hasEvents: Bool, _ input: LevelContext) -> DayContext {
    let valid = input.calendar.validDays
    let named = min(max(day, valid.lowerBound), valid.upperBound)
    let weekday = Weekday(day)
    var flags = DayFlags(of: day, input.configuration, input.state, input.responder)
    if hasEvents { flags.insert(.hasEvents) }
    if named != day { flags.insert(.outOfScope) }
    return DayContext(
      day: day, fields: input.calendar.fields(of: named), weekday: weekday, flags: flags, eventCount: 0, hiddenCount: 0)
  }
}
