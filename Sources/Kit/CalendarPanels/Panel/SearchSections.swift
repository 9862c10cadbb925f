import CalendarSystems
import CalendarText
import CalendarViews
import Events

/// Search results as sections of a list: one per day, and a row with the number of further results.
struct SearchSections {
  let builder: EventContextBuilder
  let texts: CalendarTexts
  let today: DayNumber
  /// Returns the heading of a day.
  let heading: (DayNumber) -> String

  func sections(of search: EventSearch) -> [PanelSection] {
    var sections: [PanelSection] = []
    let found = search.results
    for occurrence in found {
      let day = occurrence.lastListedDay < today ? occurrence.firstDay : max(occurrence.firstDay, today)
      if sections.last?.key != Int64(day.rawValue) {
        sections.append(PanelSection(key: Int64(day.rawValue), heading: heading(day)))
      }
      sections[sections.count - 1].items.append(.event(row(of: occurrence, on: day)))
    }
    if search.count > found.count, let day = sections.last?.key {
      let more = texts.phrases.moreEvents(search.count - found.count, text: texts.date)
      sections[sections.count - 1].items.append(
        .event(AgendaRow(day: DayNumber(Int(clamping: day)), event: nil, detail: more)))
    }
    return sections
  }

  /// Returns the row of a result. A series, of which only the nearest occurrence is listed, is marked as repeating.
  private func row(of occurrence: Occurrence, on day: DayNumber) -> AgendaRow {
    var row = builder.row(of: occurrence, on: day)
    guard builder.isRepeating(occurrence) else { return row }
    row.detail = "↻ " + row.detail
    row.event?.label += texts.phrases.separator + texts.phrases.repeats
    return row
  }
}
