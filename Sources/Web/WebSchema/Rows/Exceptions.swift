extension Schema {
  /// The options and reports of Swift programs that pages do not have, each with the reason.
  static let exceptions: [(name: String, reason: String)] = [
    ("CalendarAction.choose", "a tap, which people make; pages select"),
    ("CalendarAction.extendSelection", "a key that people press"),
    ("CalendarAction.dragSelection", "a step of a gesture"),
    ("CalendarAction.endDragSelection", "a step of a gesture"),
    ("CalendarAction.cancelDragSelection", "a step of a gesture"),
    ("CalendarAction.press", "a step of a gesture"),
    ("CalendarAction.scrolled", "a report of the browser"),
    ("CalendarConfiguration.animatesWeekSteps", "the preset decides"),
    ("CalendarConfiguration.crossFadeTime", "the preset decides"),
    ("CalendarConfiguration.month.outDaysFadeTime", "the preset decides"),
    ("CalendarConfiguration.zone", "`time-zone` is the zone for events, and for today, too"),
    ("CalendarViewDelegate.shouldHighlight", "asked within a frame; what may be selected is data"),
    ("CalendarViewDelegate.didHighlight", "too fine for pages"),
    ("CalendarViewDelegate.didUnhighlight", "too fine for pages"),
    ("CalendarViewDelegate.willSelect", "`dateselect` follows immediately"),
    ("CalendarViewDelegate.didSelect", "`dateselect` reports all changes"),
    ("CalendarViewDelegate.didDeselect", "`dateselect` reports all changes"),
    ("CalendarViewDelegate.didSelectRange", "`dateselect` reports all changes"),
    ("CalendarViewDelegate.didDoubleTap", "leads to a level, which `levelchange` reports"),
    ("CalendarDecorator.cellIdentifier", "pages have no views"),
    ("CalendarDecorator.configure", "pages have no views"),
    ("CalendarDecorator.willDisplayTodayNumber", "pages have no views"),
    ("CalendarDecorator.willDisplayMonthTitle", "pages have no views"),
    ("CalendarDecorator.willDisplayYearTitle", "pages have no views"),
    ("CalendarDecorator.eventViewFor", "pages have no views"),
    ("CalendarDataSource.eventsOn", "`events` contains the events of all days"),
    ("CalendarDataSource.didReject", "`loaderror` reports problems"),
  ]

  /// All names of the Swift kit that a row or an exception mentions, without arguments.
  static let reached: Set<String> = {
    let rows = options.map(\.swift) + members.map(\.swift)
    var names = Set(exceptions.map(\.name))
    for row in rows {
      var owner = ""
      // "CalendarConfiguration.levels month" names two properties of one type.
      for word in row.split(separator: " ") {
        let name = String(word)
        if let dot = name.firstIndex(of: ".") { owner = String(name[..<dot]) }
        names.insert(name.contains(".") ? name : owner + "." + name)
      }
    }
    return names
  }()
}
