import Basics
import CalendarText
import CalendarViews
import Events
import Geometry
import ViewKit

/// New events from a line of text: "Lunch Friday 1pm at Mokka".
extension EditingController {
  /// Reads the text of the field of a new event: shows below the field what was understood, and previews the event.
  func read(_ popover: QuickCreatePopover, for event: Event, _ reference: QuickReference) {
    guard let calendar, let announcer else { return }
    let entry = QuickEntry(popover.field.text, reference)
    popover.entry = entry
    let all = understood(event, entry, without: [])
    let kinds = QuickEntry.Kind.allCases.filter { entry.has($0) }
    let texts = kinds.map { announcer.text(of: $0, in: entry, of: all) }
    if popover.show(kinds, texts), !kinds.isEmpty {
      live.say(announcer.understood(texts), isFinal: false)
    }
    let draft = understood(event, entry, without: popover.rejected)
    popover.update(when: announcer.when(draft), in: calendar.timeline?.calendar(event.calendar))
    guard !kinds.isEmpty || formAnchor != nil else { return }
    // The event may then be elsewhere, but the field stays in place.
    formAnchor = formAnchor ?? place(of: nil, event, on: day(of: event.start))
    calendar.timeline?.preview(editor.plan(of: draft, as: nil)?.change)
  }

  /// Returns a new event with what its field says. If nothing was understood, the typed text is the title.
  func understood(_ event: Event, typed: String) -> Event {
    var event = event
    event.summary = typed
    guard case .title(let popover) = question, let entry = popover.entry else { return event }
    return understood(event, entry, without: popover.rejected)
  }

  private func understood(_ event: Event, _ entry: QuickEntry, without rejected: [QuickEntry.Kind]) -> Event {
    guard let announcer else { return event }
    var form = newForm(of: event, FormText(date: announcer.texts.date))
    form.apply(entry, without: rejected)
    return form.draft(of: event)
  }

  /// Shows the day of a new event if its text named one that is not in view.
  func show(_ event: Event) {
    guard let calendar else { return }
    let day = day(of: event.start)
    if !calendar.visibleDays.contains(day), calendar.configuration.isReachable(day) {
      calendar.send(.show(day, animated: true))
    }
  }
}

extension EditAnnouncer {
  /// Returns a part of a text as it was understood: "Friday, November 27, 2026", "13:00".
  /// - Parameter event: the event with all parts of the text.
  func text(of kind: QuickEntry.Kind, in entry: QuickEntry, of event: Event) -> String {
    switch kind {
    case .day: return entry.day.map { texts.date.fullDate($0) } ?? ""
    case .time:
      guard let start = entry.start else { return words[.allDay] }
      let first = texts.date.time(secondOfDay: start)
      return entry.end.map { texts.date.range(first, texts.date.time(secondOfDay: $0 % 86_400)) } ?? first
    case .length: return length(Int64(entry.length ?? 0))
    case .repetition: return repeats(event)
    case .place: return entry.place
    }
  }

  /// The understood parts of a text.
  func understood(_ parts: [String]) -> String {
    var text = words[.understood]
    for part in parts { text += texts.phrases.separator + part }
    return text
  }
}
