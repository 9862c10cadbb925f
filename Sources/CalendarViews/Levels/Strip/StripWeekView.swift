import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import Geometry
import ViewKit

/// The seven days of a week of the strip.
final class StripWeekView: ReusableView {
  private var days: [StripDayView] = []
  private var contexts: [DayContext] = []

  /// Shows a week. Days that are shown already are left alone, unless `force` dresses everything anew.
  func show(_ week: Int, _ marks: EventDays, _ input: LevelInput, _ geometry: StripGeometry, force: Bool) {
    accessibility.role = .row
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

  func elementViews() -> [View] { [self] + days.filter { !$0.isHidden }.map { $0 as View } }

  private func context(_ day: DayNumber, hasEvents: Bool, _ input: LevelInput) -> DayContext {
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
