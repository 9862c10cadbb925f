public import CalendarSystems

/// Writes the accessible names of events: one sentence with the title and the time of an event.
///
/// ```swift
/// let wording = EventWording(text: DateText(locale: .english))
/// wording.allDay(title: "Holiday", firstDay: day, lastDay: day + 2)
/// wording.allDay(title: "Holiday", firstDay: day, lastDay: day + 2)
/// ```
public struct EventWording: Sendable {
  /// The writer of dates and times.
  public let text: DateText
  /// The words between dates and times.
  public let phrases: Phrases

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - text: the writer of dates and times.
  ///   - phrases: the words; if `nil`, the locale's words.
  public init(text: DateText, phrases: Phrases? = nil) {
    self.text = text
    self.phrases = phrases ?? text.locale.phrases
  }

  /// Returns the sentence for a timed event: "Team meeting, 14:00 – 15:00". If the event ends on another day, dates are
  /// included: "Trip, 3 May, 22:00 – 5 May, 09:00".
  ///
  /// Seconds are 0..<86,400. If the end is not after the start, only the start is written. An end at midnight belongs
  /// to the previous day.
  public func timed(
    title: String, startDay: DayNumber, startSecond: Int, endDay: DayNumber, endSecond: Int,
    isContinued: Bool = false
  ) -> String {
    timed(
      title: title, startDay: startDay, startSecond: startSecond, endDay: endDay, endSecond: endSecond,
      isContinued: isContinued
    ) { text.time(secondOfDay: $0) }
  }

  /// Returns the sentence for an event whose times another function writes.
  ///
  /// - Parameter time: returns the text of a second of a day.
  package func timed(
    title: String, startDay: DayNumber, startSecond: Int, endDay: DayNumber, endSecond: Int,
    isContinued: Bool = false, time clock: (Int) -> String
  ) -> String {
    let start = clock(startSecond)
    let end = clock(endSecond)
    let endsSameDay = endDay == startDay || (endDay == startDay + 1 && endSecond == 0)
    let time: String
    if (endDay, endSecond) <= (startDay, startSecond) {
      time = start
    } else if endsSameDay {
      time = text.range(start, end)
    } else {
      time =
        text.range(
          text.monthDay(startDay) + phrases.separator + start, text.monthDay(endDay) + phrases.separator + end)
    }
    return name(title) + phrases.separator + time + suffix(isContinued)
  }

  /// Returns the sentence for an all-day event: "Holiday, all day, 3–9 May".
  ///
  /// - Parameter lastDay: the last day that belongs to the event.
  public func allDay(
    title: String, firstDay: DayNumber, lastDay: DayNumber, isContinued: Bool = false
  ) -> String {
    name(title) + phrases.separator + phrases.allDay + phrases.separator
      + text.interval(firstDay, max(firstDay, lastDay)) + suffix(isContinued)
  }

  private func name(_ title: String) -> String { title.utf8.isEmpty ? phrases.untitled : title }

  private func suffix(_ isContinued: Bool) -> String { isContinued ? phrases.separator + phrases.continues : "" }
}
