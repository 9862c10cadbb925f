import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import Geometry
import ViewKit

/// The seven days of a week of the strip.
final class StripWeekView: ReusableView {
  private var days: [StripDayView] = []
  private let number = WeekNumberView()
  private var contexts: [DayContext] = []

  required init(traits: ViewTraits = []) {
    super.init(traits: traits)
    addSubview(number)
  }

  /// Shows a week. Days that are shown already are left alone, unless `force` configures everything anew.
  func show(_ week: Int, _ eventDays: EventDays, _ context: LevelContext, _ geometry: StripGeometry, force: Bool) {
    accessibility.role = .row
    let first = geometry.grid.firstDay(of: week)
    number.show(
      context.configuration.month.showsWeekNumbers ? context.configuration.weekNumber(of: first) : nil,
      in: StripDayView.numberFrame(in: geometry.weekNumberFrame, factor: context.configuration.style.type.factor),
      context)
    let columns = geometry.columns
    while days.count < columns.count {
      let day = StripDayView()
      days.append(day)
      addSubview(day)
    }
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
    if !number.isHidden { views.append(number) }
    for day in days where !day.isHidden { views.append(day) }
    return views
  }
}
