import CalendarSystems
package import CalendarText
import Events

/// The texts of a calendar: dates in its locale and calendar system, phrases, and accessibility labels.
///
/// This is a class only because it is large and shared by many objects. It is immutable.
package final class CalendarTexts {
  package let date: DateText
  package let phrases: Phrases
  /// See `CalendarConfiguration`. It is stored here because it affects how events are shown, as texts do.
  let loadsRemoteImages: Bool
  /// The patterns of the program. Where one is empty, the pattern of the language is used.
  let formats: DateFormats
  /// See `CalendarConfiguration`. It is stored here for the same reason.
  let eventTime: EventTimeStyle
  /// See `CalendarConfiguration`. It determines which events are past.
  let today: DayNumber
  private let wording: EventWording
  /// The cached times, by minute. Empty strings are not cached yet.
  private var times: [String] = []

  package init(_ configuration: CalendarConfiguration) {
    date = DateText(box: configuration.localeBox, calendar: configuration.calendar)
    loadsRemoteImages = configuration.loadsRemoteImages
    eventTime = configuration.eventTime
    formats = configuration.formats
    today = configuration.today
    phrases = configuration.phrases ?? configuration.locale.phrases
    wording = EventWording(text: date, phrases: phrases)
  }

  /// Returns a time, such as "14:00". Whole minutes are cached, because an event shows its times in several places.
  package func time(secondOfDay second: Int) -> String {
    guard second % 60 == 0, 0...86_400 ~= second else { return uncachedTime(second) }
    if times.isEmpty { times = [String](repeating: "", count: 1441) }
    if times[second / 60].utf8.isEmpty { times[second / 60] = uncachedTime(second) }
    return times[second / 60]
  }

  private func uncachedTime(_ second: Int) -> String {
    format(formats.eventTime, second: second) ?? date.time(secondOfDay: second)
  }

  /// Returns a time for narrow spaces, such as "2:05p".
  func shortTime(secondOfDay second: Int) -> String {
    formats.eventTime.utf8.isEmpty ? date.shortTime(secondOfDay: second) : time(secondOfDay: second)
  }

  /// Returns a day and a time in one of `formats`; `nil` for an empty pattern.
  func format(_ pattern: String, _ day: DayNumber = DayNumber(0), second: Int = 0) -> String? {
    pattern.utf8.isEmpty ? nil : date.format(pattern, day: day, secondOfDay: second)
  }

  /// Returns a day's label, such as "Monday, 16 February 2026, Today, 3 events", with "Not loaded" at the end if
  /// needed; empty for a day without a name.
  func label(of day: DayContext) -> String {
    if day.flags.contains(.nameless) { return "" }
    var name = date.fullDate(day.day)
    if day.flags.contains(.today) { name += phrases.separator + phrases.today }
    if day.eventCount > 0 { name += phrases.separator + phrases.eventCount(day.eventCount, text: date) }
    return day.flags.contains(.notLoaded) ? name + phrases.separator + phrases.notLoaded : name
  }

  /// Returns the heading above a list of events, such as "Monday, 16 February 2026", with "Not loaded" if events may be
  /// missing.
  func heading(of day: DayNumber, in timeline: EventTimeline?) -> String {
    let name = format(formats.listDay, day) ?? date.fullDate(day)
    return timeline?.isLoaded(day) == false ? name + phrases.separator + phrases.notLoaded : name
  }

  /// Returns a day's label with the titles of background events, such as "Monday, 16 February 2026, Holiday".
  func label(of day: DayContext, _ backgrounds: [WeekContent.Background]) -> String {
    var label = label(of: day)
    for background in backgrounds where !day.flags.contains(.nameless) { label += phrases.separator + background.title }
    return label
  }

  /// Returns an event's label, such as "Team meeting, 14:00 – 15:00", and whether it is canceled.
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

  /// Returns the number in a cell, such as "16"; on the first day of a month, "1 Dec" if it fits. The decision depends
  /// only on the number of characters, so that it is the same in all hosts.
  func dayNumber(of day: DayContext, width: Double) -> String {
    if day.flags.contains(.nameless) { return "" }
    let number = date.number(day.fields.day)
    guard day.flags.contains(.firstOfMonth) else { return number }
    let withMonth = date.shortMonthDay(day.day)
    return Double(withMonth.unicodeScalars.count) * 7.5 + 12 <= width ? withMonth : number
  }
}
