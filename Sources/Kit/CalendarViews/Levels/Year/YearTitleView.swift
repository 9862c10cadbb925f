import CalendarSystems
import CalendarText
import CollectionKit
import ViewKit

/// The title of a year above its months.
final class YearTitleView: ReusableView {
  /// Shows the year that begins on a day; empty for a year that cannot be named.
  func show(_ firstDay: DayNumber?, _ context: LevelContext) {
    text = firstDay.map { context.texts.date.year($0) } ?? ""
    accessibility.role = .heading
    // The title bar names the year, too, so this title is smaller.
    layer = Layer(
      textColor: .role(CalendarRole.ink), textStyle: context.configuration.style.type.compactTitle)
    if let firstDay { context.responder?.willDisplay(title: self, of: firstDay, unit: .year) }
  }
}
