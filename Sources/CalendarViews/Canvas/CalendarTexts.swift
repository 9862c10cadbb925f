import CalendarSystems
package import CalendarText
import Events

/// The words of one calendar: dates in its language and system, phrases, accessible names.
///
/// A class only because it is large and handed around a lot; it never changes.
package final class CalendarTexts {
  package let date: DateText
  package let phrases: Phrases
  /// See `CalendarConfiguration`; it decides what is said of an event, as words do.
  let loadsRemoteImages: Bool
  private let wording: EventWording

  package init(_ configuration: CalendarConfiguration) {
    date = DateText(box: configuration.localeBox, calendar: configuration.calendar)
    loadsRemoteImages = configuration.loadsRemoteImages
    phrases = .forLanguage(of: configuration.locale.identifier)
    wording = EventWording(text: date, phrases: phrases)
  }

  /// "Monday, 16 February 2026, 3 events"; nothing for a day without a name.
  func label(of day: DayContext) -> String {
    if day.flags.contains(.nameless) { return "" }
    let name = date.fullDate(day.day)
    guard day.eventCount > 0 else { return name }
    return name + phrases.separator + phrases.eventCount(day.eventCount, text: date)
  }

  /// "Team meeting, 14:00 – 15:00", and that it is cancelled if it is.
  func label(of occurrence: Occurrence, title: String, status: EventStatus) -> String {
    let name = self.label(of: occurrence, title: title)
    return status == .cancelled ? name + phrases.separator + phrases.cancelled : name
  }

  private func label(of occurrence: Occurrence, title: String) -> String {
    occurrence.isAllDay
      ? wording.allDay(title: title, firstDay: occurrence.firstDay, lastDay: occurrence.lastDay)
      : wording.timed(
        title: title, startDay: occurrence.firstDay, startSecond: occurrence.startSecond, endDay: occurrence.lastDay,
        endSecond: occurrence.endSecond)
  }

  /// The number in a cell of some width: "16", and on the first day of a month "1 Dec" where there is room, judged by
  /// the number of characters alone, so that every host decides alike.
  func dayNumber(of day: DayContext, width: Double) -> String {
    if day.flags.contains(.nameless) { return "" }
    let number = date.number(day.fields.day)
    guard day.flags.contains(.firstOfMonth) else { return number }
    let withMonth = date.shortMonthDay(day.day)
    return Double(withMonth.unicodeScalars.count) * 7.5 + 12 <= width ? withMonth : number
  }
}
