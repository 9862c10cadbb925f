public import CalendarSystems

/// Says in one sentence what an event is and when, for accessible names.
public struct EventWording: Sendable {
  /// Writes dates and times.
  public let text: DateText
  /// The words between them.
  @inline(__always) public var phrases: Phrases { box.value }

  /// Holds the words, so that what holds this is cheap to hand on.
  private let box: PhrasesBox

  /// - Parameter phrases: those of the locale's language if not given.
  public init(text: DateText, phrases: Phrases? = nil) {
    self.init(text: text, box: PhrasesBox(phrases ?? .forLanguage(of: text.locale.identifier)))
  }

  /// The same with words that are held already.
  package init(text: DateText, box: PhrasesBox) {
    self.text = text
    self.box = box
  }

  /// "Team meeting, 14:00 – 15:00"; with dates if it ends on another day: "Trip, 3 May, 22:00 – 5 May, 09:00".
  ///
  /// Seconds are 0..<86,400. An end that is not after the start leaves a single time; an end at midnight still
  /// belongs to the day before.
  public func timed(
    title: String, startDay: DayNumber, startSecond: Int, endDay: DayNumber, endSecond: Int,
    isContinued: Bool = false
  ) -> String {
    timed(
      title: title, startDay: startDay, startSecond: startSecond, endDay: endDay, endSecond: endSecond,
      isContinued: isContinued
    ) { text.time(secondOfDay: $0) }
  }

  /// The same with times that come from elsewhere.
  ///
  /// - Parameter time: writes a second of a day.
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
      time = start + " – " + end
    } else {
      time =
        text.monthDay(startDay) + phrases.separator + start + " – " + text.monthDay(endDay)
        + phrases.separator + end
    }
    return name(title) + phrases.separator + time + suffix(isContinued)
  }

  /// "Holiday, all day, 3–9 May".
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
