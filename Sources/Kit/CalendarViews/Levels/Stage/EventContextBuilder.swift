import Basics
import CalendarLayout
package import CalendarSystems
import CalendarText
package import Events
import ViewKit

/// Creates the contexts and list rows of occurrences from a timeline and a calendar's texts.
package struct EventContextBuilder {
  let timeline: EventTimeline
  let texts: CalendarTexts

  package init(timeline: EventTimeline, texts: CalendarTexts) {
    self.timeline = timeline
    self.texts = texts
  }

  /// - Parameters:
  ///   - day: the first day of the piece.
  ///   - row: the index among its neighbors, from the top.
  ///   - hasStart: whether the event begins with this piece. Only then is a time shown.
  func context(
    of occurrence: Occurrence, on day: DayNumber, row: Int, hasStart: Bool, hasEnd: Bool
  ) -> EventContext {
    let event = timeline.event(occurrence.id.event)?.event
    let title = event?.summary ?? ""
    let note = timeline.note(on: occurrence.id.event)
    let showsTime = !occurrence.isAllDay && hasStart && texts.eventTime != .none
    return EventContext(
      occurrence: occurrence, uid: event?.uid ?? "", firstDay: day,
      title: (note == nil ? "" : "○ ") + (title.utf8.isEmpty ? texts.phrases.untitled : title),
      color: color(of: event), status: event?.status ?? .unspecified, row: row, hasStart: hasStart, hasEnd: hasEnd,
      isPast: occurrence.lastDay < texts.today,
      timeText: showsTime ? texts.time(secondOfDay: occurrence.startSecond) : "",
      shortTimeText: showsTime ? texts.shortTime(secondOfDay: occurrence.startSecond) : "",
      label: texts.label(of: occurrence, title: title, status: event?.status ?? .unspecified)
        + (note.map { texts.phrases.separator + $0 } ?? "")
        + (timeline.isIncomplete(occurrence) ? texts.phrases.separator + texts.phrases.tooMany : "")
        + (timeline.readOnlyNote(on: event).map { texts.phrases.separator + $0 } ?? ""),
      image: event.flatMap { timeline.image(of: occurrence.id.event, $0) }.flatMap {
        Image($0, loadsRemote: texts.loadsRemoteImages)
      },
      // Few events have other lines, and a calendar's first frame needs no more than this test.
      appearance: event.flatMap { $0.otherLines.isEmpty ? nil : $0.appearance })
  }

  /// Returns the context of a piece of a bar. If "+n" hides the event on adjacent days, the label says that it
  /// continues.
  func context(of occurrence: Occurrence, on day: DayNumber, in bar: WeekRows.Bar) -> EventContext {
    var context = context(of: occurrence, on: day, row: bar.row, hasStart: bar.hasStart, hasEnd: bar.hasEnd)
    context.isHiddenBefore = bar.isHiddenBefore
    context.isHiddenAfter = bar.isHiddenAfter
    if bar.isHiddenBefore || bar.isHiddenAfter {
      context.label += texts.phrases.separator + texts.phrases.continues
    }
    return context
  }

  /// Returns whether an occurrence belongs to a series, by a rule or as an override.
  package func isRepeating(_ occurrence: Occurrence) -> Bool {
    guard let event = timeline.event(occurrence.id.event)?.event else { return false }
    return event.recurrence != nil || event.recurrenceID != nil
  }

  /// Returns the event's own color, or its calendar's color.
  func color(of event: Event?) -> EventColor {
    guard let event else { return .named(.graphite) }
    return event.color ?? timeline.calendar(event.calendar)?.color ?? .named(.blue)
  }

  /// Returns the rows of a day's list: all-day events first, then the others by time.
  /// - Parameter isAmongHours: whether all events on the day are listed, as in the hours.
  package func rows(of day: DayNumber, isAmongHours: Bool = false) -> [AgendaRow] {
    let days = day..<day + 1
    let occurrences =
      (isAmongHours ? timeline.occurrences(touching: days) : timeline.occurrences(listedOn: days))
      .filter { !$0.isBackground }
    var keys = occurrences.indices.map { SortKey(SortKey.key(Int64(start(of: occurrences[$0], on: day))), $0) }
    SortKey.sort(&keys) { occurrences[Int($0)] < occurrences[Int($1)] }
    return keys.enumerated().map { index, key in row(of: occurrences[Int(key.index)], on: day, row: index) }
  }

  /// Returns the row of an occurrence in the list of a day.
  package func row(of occurrence: Occurrence, on day: DayNumber, row index: Int = 0) -> AgendaRow {
    let context = context(
      of: occurrence, on: day, row: index, hasStart: occurrence.firstDay == day,
      hasEnd: occurrence.lastDay == day || occurrence.lastListedDay == day)
    return AgendaRow(day: day, event: context, detail: detail(of: occurrence, on: day))
  }

  /// Returns the sort key of an occurrence. All-day events come first, and events that continue from the previous day
  /// count as starting at midnight.
  private func start(of occurrence: Occurrence, on day: DayNumber) -> Int {
    if occurrence.isAllDay { return -1 }
    return occurrence.firstDay == day ? occurrence.startSecond : 0
  }

  /// Returns the time as text: "09:00 – 10:30 · Room 4"; "all day"; for an event that begins on this day, "22:30 –
  /// 01:00" if it ends on the next day, and "22:30 – 19 Nov, 01:00" if it ends later; "until 01:00" on the last day. If
  /// occurrences of the series are omitted, a note about it follows.
  private func detail(of occurrence: Occurrence, on day: DayNumber) -> String {
    var detail = time(of: occurrence, on: day)
    if timeline.isIncomplete(occurrence) { detail += " · " + texts.phrases.tooMany }
    let location = timeline.event(occurrence.id.event)?.event.location ?? ""
    return location.utf8.isEmpty ? detail : detail + " · " + location
  }

  private func time(of occurrence: Occurrence, on day: DayNumber) -> String {
    let date = texts.date
    let isMiddle = occurrence.firstDay < day && (occurrence.lastDay > day || occurrence.endSecond >= 86_400)
    if occurrence.isAllDay || isMiddle { return texts.phrases.allDay }
    let end = texts.time(secondOfDay: occurrence.endSecond)
    if occurrence.firstDay < day { return texts.phrases.until.of(end) }
    let start = texts.time(secondOfDay: occurrence.startSecond)
    if occurrence.start == occurrence.end { return start }
    let isFar = occurrence.lastDay > day + 1
    return date.range(start, (isFar ? date.shortMonthDay(occurrence.lastDay) + texts.phrases.separator : "") + end)
  }
}
