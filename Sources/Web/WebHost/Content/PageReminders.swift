import Almanac

/// Reports the reminders of the events of a page. The page asks often, so they are kept until events change.
final class PageReminders {
  private let parts: PageParts
  /// The last answer: the number of the timeline's changes, the zone, the range, and the reminders.
  private var known: (generation: Int, zone: String, from: Instant, to: Instant, reminders: [EventReminder])?

  /// The seconds that are searched beyond the end of a range.
  private static let ahead: Int64 = 86_400

  init(_ parts: PageParts) { self.parts = parts }

  /// Reports the reminders that are due from one instant up to another, exclusive; see `almanac_reminders`.
  func report(from: Instant, to: Instant, texts: CalendarTexts) {
    let (timeline, loader) = (parts.timeline, parts.loader)
    let today = parts.settings.today(in: timeline.displayZone)
    var fields: [String] = []
    for reminder in reminders(from, to) where reminder.due >= from && reminder.due < to {
      let occurrence = reminder.occurrence
      guard let event = timeline.event(occurrence.id.event)?.event,
        let alarm = event.alarmComponentIndex(reminder.alarm)
      else { continue }
      fields += [
        String(reminder.due.seconds), decimal(alarm), loader.serverNumber(of: event.calendar).map { String($0) } ?? "",
        event.recurrenceID?.iCalendarText ?? "", texts.when(occurrence, today: today),
      ]
      fields += EventFields.of(event, occurrence, in: timeline, loader)
    }
    parts.port.post(.export, fields)
  }

  /// Reports the sentence about a number of missed reminders.
  func reportMissed(_ count: Int) {
    let number = DateText(locale: parts.settings.locale).number(count)
    parts.port.post(.export, [parts.settings.editWords.text(.missedReminders, [("count", number)], count: count)])
  }

  private func reminders(_ from: Instant, _ to: Instant) -> [EventReminder] {
    let timeline = parts.timeline
    let (generation, zone) = (timeline.generation, timeline.displayZone)
    if let known, known.generation == generation, known.zone.hasSameBytes(as: zone.identifier), known.from <= from,
      known.to >= to
    {
      return known.reminders
    }
    let schedule = ReminderSchedule(displayZone: zone, zones: parts.loader.zones)
    let end = to + Self.ahead
    let found = (try? schedule.reminders(in: parts.loader.store, from: from, to: end)) ?? []
    known = (generation, zone.identifier, from, end, found)
    return found
  }
}
