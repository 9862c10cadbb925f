import CalendarSystems
import CalendarText
import CalendarViews
import Events

/// The question how much of a series to change, in words.
extension EditAnnouncer {
  /// Returns the title of the button for a scope, such as "Delete this event".
  func action(on scope: EditScope, deletes: Bool) -> String {
    switch scope {
    case .this: words[deletes ? .deleteThis : .changeThis]
    case .thisAndFollowing: words[deletes ? .deleteFollowing : .changeFollowing]
    case .all: words[deletes ? .deleteAll : .changeAll]
    }
  }

  /// The extent of a scope, in words: "18 events from 24 November".
  func extent(_ extent: EditExtent) -> String {
    let (date, isEndless) = (texts.date, extent.count == nil)
    let fields = (date.calendar.fields(of: extent.day), date.calendar.fields(of: today))
    let isThisYear = fields.0.year == fields.1.year && fields.0.era == fields.1.era
    let values: [(name: String, text: String)] = [
      ("count", date.number(extent.count ?? 0)), ("past", date.number(extent.past)),
      ("date", isThisYear ? date.monthDay(extent.day) : date.date(extent.day)),
    ]
    let key: EditPhrases.Key
    switch extent.scope {
    case .this: return date.fullDate(extent.day)
    case .thisAndFollowing: key = isEndless ? .followingEndless : .followingCount
    case .all:
      key = extent.past > 0 ? isEndless ? .allEndlessPast : .allPast : isEndless ? .allEndless : .allCount
    }
    return words.text(key, values, count: extent.count)
  }

  /// The question, with what its first answer would change.
  func question(_ extent: EditExtent) -> String { words.text(.scopeAsked, [("extent", self.extent(extent))]) }
}
