import CalendarSystems
import CalendarText
import CollectionKit
import ViewKit

/// The title of a year, or of a part of a year, above its months.
final class YearTitleView: ReusableView {
  /// Shows the period, a year or some months, that begins on a day; empty for a year that cannot be named.
  func show(_ firstDay: DayNumber?, _ context: LevelContext, _ period: CalendarPeriod) {
    text = firstDay.map { context.title(of: period, from: $0) } ?? ""
    accessibility.role = .heading
    // The title bar names the year, too, so this title is smaller.
    layer = Layer(
      textColor: .role(CalendarRole.ink), textStyle: context.configuration.style.type.compactTitle)
    if let firstDay, period == .year {
      context.responder?.willDisplay(title: self, of: firstDay, unit: .year)
    }
  }
}

extension LevelContext {
  /// Returns the title of a year that begins on a day; of several months, the first and the last.
  func title(of period: CalendarPeriod, from day: DayNumber) -> String {
    if period == .year { return texts.date.year(day) }
    let last = period.start(after: day, by: 1, calendar, grid) - 1
    return texts.date.shortMonthYear(day) + " – " + texts.date.shortMonthYear(max(day, last))
  }
}
