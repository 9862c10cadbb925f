import Basics
import CalendarSystems
import CalendarText
import Events
import TimeZones

/// Filling a form from a line of text.
extension EventForm {
  /// Sets the fields from the understood parts of a text, and the title to the rest, or to the whole text if nothing
  /// remains.
  /// - Parameter rejected: the kinds of parts that stay in the title.
  mutating func apply(_ entry: QuickEntry, without rejected: [QuickEntry.Kind]) {
    let accepted = QuickEntry.Kind.allCases.filter { entry.has($0) && !rejected.contains($0) }
    guard !accepted.isEmpty else { return }
    let title = entry.title(without: rejected)
    if !title.utf8.isEmpty { event.summary = title }
    for kind in accepted {
      switch kind {
      case .day: if let day = entry.day { set(day, .startDay) }
      case .time: setTimes(of: entry)
      case .length: if let length = entry.length, entry.end == nil || rejected.contains(.time) { setLength(length) }
      case .repetition: if let rule = entry.rule { set(rule) }
      case .place: event.location = entry.place
      }
    }
  }

  private mutating func setTimes(of entry: QuickEntry) {
    setAllDay(entry.isAllDay)
    guard let start = entry.start else { return }
    let midnight = Int64(day(of: .startDay).rawValue) * 86_400
    move(.startTime, to: midnight + Int64(start))
    if let end = entry.end { move(.endTime, to: midnight + Int64(end)) }
  }

  private mutating func setLength(_ length: Int) {
    guard times.isAllDay else { return move(.endTime, to: times.start + Int64(length)) }
    if length >= 86_400 { move(.endDay, to: times.start + Int64(length) - 86_400) }
  }

  private mutating func set(_ rule: QuickEntry.Rule) {
    var form = RuleForm(
      rule.unit, from: start, in: text.date.calendar.identifier, weekStart: text.date.locale.firstWeekday)
    form.interval = rule.interval
    if rule.weekdays.count > 0 { form.weekdays = rule.weekdays }
    set(form)
  }
}
