import CalendarSystems
package import CalendarText
import Events

/// The words of one calendar: dates in its language and system, phrases, accessible names.
///
/// A class only because it is large and handed around a lot; what it says never changes.
package final class CalendarTexts {
  package let date: DateText
  package let phrases: Phrases
  /// See `CalendarConfiguration`; it decides what is said of an event, as words do.
  let loadsRemoteImages: Bool
  /// See `CalendarConfiguration`; it decides which events are past.
  let today: DayNumber
  private let wording: EventWording
  /// The times that were asked for, by minute; empty ones were not.
  private var times: [String] = []

  package init(_ configuration: CalendarConfiguration) {
    date = DateText(box: configuration.localeBox, calendar: configuration.calendar)
    loadsRemoteImages = configuration.loadsRemoteImages
    today = configuration.today
    phrases = configuration.phrases ?? configuration.locale.phrases
    wording = EventWording(text: date, phrases: phrases)
  }

  /// "14:00". Whole minutes are remembered: an event says its times in several places.
  package func time(secondOfDay second: Int) -> String {
    guard second % 60 == 0, 0...86_400 ~= second else { return date.time(secondOfDay: second) }
    if times.isEmpty { times = [String](repeating: "", count: 1441) }
    if times[second / 60].utf8.isEmpty { times[second / 60] = date.time(secondOfDay: second) }
    return times[second / 60]
  }

  /// "Monday, 16 February 2026, Today, 3 events"; nothing for a day without a name. "Not loaded" comes last.
  func label(of day: DayContext) -> String {
    if day.flags.contains(.nameless) { return "" }
    var name = date.fullDate(day.day)
    if day.flags.contains(.today) { name += phrases.separator + phrases.today }
    if day.eventCount > 0 { name += phrases.separator + phrases.eventCount(day.eventCount, text: date) }
    return day.flags.contains(.notLoaded) ? name + phrases.separator + phrases.notLoaded : name
  }

  /// "Monday, 16 February 2026" above a list of events, and "Not loaded" if some may be missing.
  func heading(of day: DayNumber, in timeline: EventTimeline?) -> String {
    let name = date.fullDate(day)
    return timeline?.isLoaded(day) == false ? name + phrases.separator + phrases.notLoaded : name
  }

  /// The same with the titles of events that are the background of the day: "Monday, 16 February 2026, Holiday".
  func label(of day: DayContext, _ backgrounds: [WeekContent.Background]) -> String {
    var label = label(of: day)
    for background in backgrounds where !day.flags.contains(.nameless) { label += phrases.separator + background.title }
    return label
  }

  /// "Team meeting, 14:00 – 15:00", and that it is canceled if it is.
  func label(of occurrence: Occurrence, title: String, status: EventStatus) -> String {
    let name = self.label(of: occurrence, title: title)
    return status == .cancelled ? name + phrases.separator + phrases.cancelled : name
  }

  private func label(of occurrence: Occurrence, title: String) -> String {
    occurrence.isAllDay
      ? wording.allDay(title: title, firstDay: occurrence.firstDay, lastDay: occurrence.lastDay)
      : wording.timed(
        title: title, startDay: occurrence.firstDay, startSecond: occurrence.startSecond, endDay: occurrence.lastDay,
        endSecond: occurrence.endSecond
      ) { time(secondOfDay: $0) }
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
