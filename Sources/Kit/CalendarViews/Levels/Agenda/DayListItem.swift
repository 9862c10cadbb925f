import CalendarSystems
import CalendarText
import CollectionKit
import Events

/// An item of a list of days.
enum DayListItem: Equatable {
  /// The heading of a day.
  case heading(AgendaHeading)
  /// An event of a day, or a message that it has none.
  case row(AgendaRow)

  var day: DayNumber {
    switch self {
    case .heading(let heading): heading.day
    case .row(let row): row.day
    }
  }

  /// Whether the item is an event, which can have the focus.
  var isEvent: Bool {
    switch self {
    case .heading: false
    case .row(let row): row.event != nil
    }
  }

  /// Whether the item is the heading of a day.
  var isHeading: Bool { if case .heading = self { true } else { false } }

  /// Returns the identifier of the view class for the item.
  func reuseIdentifier(_ context: LevelContext) -> ReuseIdentifier {
    switch self {
    case .heading: .listHeading
    case .row(let row): context.rowIdentifier(for: row)
    }
  }

  /// Returns the items of days. Each day has its events, or a row that says that there are none, below a heading if
  /// there are several days.
  static func items(of days: [DayNumber], _ context: LevelContext, isAmongHours: Bool) -> [DayListItem] {
    let builder = context.timeline.map { EventContextBuilder(timeline: $0, texts: context.texts) }
    let hidesAll = context.timeline?.hidesAllCalendars == true
    var items: [DayListItem] = []
    for day in days {
      if days.count > 1 {
        let text = context.texts.heading(of: day, in: context.timeline)
        items.append(.heading(AgendaHeading(day: day, text: text, isToday: day == context.configuration.today)))
      }
      // The reason why there are no events is shown only once.
      if hidesAll, day != days.first { continue }
      var rows = builder?.rows(of: day, isAmongHours: isAmongHours) ?? []
      // Follows the existing events if some may be missing.
      if rows.isEmpty || context.timeline?.isLoaded(day) == false {
        rows.append(AgendaRow(day: day, event: nil, detail: ""))
      }
      items += rows.map { .row($0) }
    }
    return items
  }
}
