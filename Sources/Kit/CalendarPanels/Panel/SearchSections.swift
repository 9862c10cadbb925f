import Basics
import CalendarSystems
import CalendarText
import CalendarViews
import Events

/// Search results as sections of a list: one per month, and a row with the number of further results. Past months follow
/// the coming ones.
struct SearchSections {
  let builder: EventContextBuilder
  let texts: CalendarTexts
  let today: DayNumber
  /// Returns the days around an occurrence of a series.
  let dates: (Occurrence) -> SeriesDates

  func sections(of search: EventSearch) -> [PanelSection] {
    var sections: [PanelSection] = []
    let found = search.results
    for occurrence in found {
      let isPast = occurrence.lastListedDay < today
      let day = isPast ? occurrence.firstDay : max(occurrence.firstDay, today)
      let month = texts.date.calendar.startOfMonth(containing: day)
      let key = 2 * Int64(month.rawValue) + (isPast ? 1 : 0)
      if sections.last?.key != key {
        sections.append(PanelSection(key: key, heading: texts.date.monthYear(month)))
      }
      sections[sections.count - 1].items.append(.event(row(of: occurrence, on: day)))
    }
    if search.count > found.count, let last = found.last {
      let more = texts.phrases.moreEvents(search.count - found.count, text: texts.date)
      sections[sections.count - 1].items.append(
        .event(AgendaRow(day: last.firstDay, event: nil, detail: more)))
    }
    return sections
  }

  /// Returns the row of a result, with its day. A series, of which only the nearest occurrence is listed, is marked as
  /// repeating, with its next days and the one before.
  private func row(of occurrence: Occurrence, on day: DayNumber) -> AgendaRow {
    var row = builder.row(of: occurrence, on: day)
    let separator = texts.phrases.separator
    var (shown, spoken) = (short(day, near: day), full(day))
    if builder.isRepeating(occurrence) {
      let dates = dates(occurrence)
      shown = "↻ " + shown
      spoken = texts.phrases.repeats + separator + spoken
      for next in dates.next {
        shown += separator + short(next, near: day)
        spoken += separator + full(next)
      }
      if let earlier = dates.earlier {
        shown += " · " + texts.phrases.earlier.of(short(earlier, near: day))
        spoken += separator + texts.phrases.earlier.of(full(earlier))
      }
    }
    row.detail = shown + " · " + row.detail
    row.event?.label += separator + spoken
    return row
  }

  /// Returns a day such as "Nov 30", with its year if that differs from the year of another day.
  private func short(_ day: DayNumber, near other: DayNumber) -> String {
    if day == today { return texts.phrases.today }
    if day == today + 1 { return texts.phrases.tomorrow }
    let isSameYear = texts.date.year(day).hasSameBytes(as: texts.date.year(other))
    return isSameYear ? texts.date.shortMonthDay(day) : texts.date.shortDate(day)
  }

  private func full(_ day: DayNumber) -> String {
    day == today ? texts.phrases.today : day == today + 1 ? texts.phrases.tomorrow : texts.date.fullDate(day)
  }
}
