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
  func show(_ week: Int, _ eventDays: EventDays, _ context: LevelContext, _ geometry: StripGeometry, force: Bool) {
    accessibility.role = .row
    showNumber(context.configuration.month.showsWeekNumbers ? week : nil, context, geometry)
    let columns = geometry.columns
    while days.count < columns.count {
      let day = StripDayView()
      days.append(day)
      addSubview(day)
    }
    let first = geometry.grid.firstDay(of: week)
    let density = eventDays.days(of: MonthBlock(index: 0, firstDay: first, dayCount: 7), context.timeline)
    var shown: [DayContext] = []
    for (column, day) in days.enumerated() {
      day.isHidden = column >= columns.count
      guard column < columns.count else { continue }
      let offset = columns.dayOffsets[column]
      var dayContext = context.day(first + offset)
      if density[offset].contains(.hasEvents) { dayContext.flags.insert(.hasEvents) }
      if dayContext.flags.contains(.nameless) { dayContext.flags.insert(.outOfScope) }
      shown.append(dayContext)
      day.frame = geometry.dayFrame(column: column)
      if !force, column < contexts.count, contexts[column] == dayContext { continue }
      day.responder = context.responder
      day.show(
        dayContext, letter: context.texts.date.weekdayName(dayContext.weekday, width: .narrow),
        number: dayContext.flags.contains(.nameless) ? "" : context.texts.date.number(dayContext.fields.day),
        label: context.texts.label(of: dayContext), style: context.configuration.style)
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
  private func showNumber(_ week: Int?, _ context: LevelContext, _ geometry: StripGeometry) {
    guard let week, let count = context.configuration.weekNumber(of: geometry.grid.firstDay(of: week)) else {
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
    view.text = context.texts.date.number(count)
    view.accessibility.role = .rowHeader
    view.accessibility.label = context.texts.phrases.weekNumber.of(view.text)
    var type = context.configuration.style.type.time
    type.alignment = .center
    view.layer = Layer(textColor: .role(CalendarRole.secondaryInk), textStyle: type)
  }
}
