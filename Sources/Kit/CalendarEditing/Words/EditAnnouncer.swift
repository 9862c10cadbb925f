import Basics
import CalendarSystems
import CalendarText
import CalendarViews
import Events
import TimeZones

/// The sentences that describe the progress of an edit, in the language of a calendar, for assistive technology,
/// labels, notices, and questions.
///
///     EditAnnouncer(words, texts, today: today, clock: editor.clock, timeline).made(receipt, session.draft)
struct EditAnnouncer {
  let words: EditPhrases
  let texts: CalendarTexts
  let today: DayNumber
  let clock: EditClock
  /// The source of calendar names and of the titles of conflicting events.
  let timeline: EventTimeline?
  /// The resources with columns, for their titles.
  var resources: [Resource?] = []

  init(
    _ words: EditPhrases, _ texts: CalendarTexts, today: DayNumber, clock: EditClock, _ timeline: EventTimeline?
  ) {
    self.words = words
    self.texts = texts
    self.today = today
    self.clock = clock
    self.timeline = timeline
  }

  /// The title of an event, or its replacement if empty.
  func title(_ event: Event) -> String { title(event.summary) }

  /// Days and times of an event as it is displayed.
  func when(_ event: Event) -> String { texts.when(clock.shown(event), today: today) }

  /// Returns how an event repeats: "every month on the last Friday"; empty if it does not.
  func repeats(_ event: Event) -> String {
    sentence(event.start).sentence(event.recurrence ?? Recurrence())
  }

  /// Returns the writer of sentences about the rules of an event with a start.
  func sentence(_ start: EventTime) -> RuleSentence { RuleSentence(words, texts, clock, start: start) }

  /// An event in one line: title, days and times, and location.
  func line(_ event: Event) -> String {
    let line = title(event) + texts.phrases.separator + when(event)
    return event.location.utf8.isEmpty ? line : line + texts.phrases.separator + event.location
  }

  private func title(_ text: String) -> String { text.utf8.isEmpty ? texts.phrases.untitled : text }

  func text(_ key: EditPhrases.Key, _ event: Event) -> String {
    words.text(key, [("title", title(event)), ("when", when(event))])
  }

  // MARK: - Sessions

  /// An event was picked up.
  /// - Parameter isFirst: whether the keys are named as well.
  func pickedUp(_ session: EditSession, isFirst: Bool) -> String {
    guard isFirst else { return text(.pickedUp, session.original) }
    return words.text(
      .pickedUpHelp,
      [("title", title(session.original)), ("when", when(session.original)), ("help", words[.moveHelp])])
  }

  /// An event returned to its place before the edit.
  func returned(_ session: EditSession) -> String { text(.returned, session.original) }

  /// A step of a session: the reason against it, or what it changed; `nil` if nothing changed.
  func step(from old: EditSession, to new: EditSession) -> String? {
    guard old.draft != new.draft || old.kind != new.kind || old.validation != new.validation else { return nil }
    if let reason = new.validation.reasons.first { return self.reason(reason) }
    if old.kind != new.kind, new.kind == .copy || old.kind == .copy {
      return words[new.kind == .copy ? .copying : .moving]
    }
    if old.draft.calendar != new.draft.calendar { return calendar(new.draft.calendar) }
    var moved = new.draft
    moved.otherLines = old.draft.otherLines
    let resource = old.draft.otherLines.hasSameBytes(as: new.draft.otherLines) ? "" : self.resource(new)
    if moved == old.draft, !resource.utf8.isEmpty { return resource }
    let place = place(clock.shown(new.draft), before: clock.shown(old.draft))
    return resource.utf8.isEmpty ? place : resource + texts.phrases.separator + place
  }

  /// The title of the resource to which a session moves its event, if the original does not have it; otherwise empty.
  func newResource(_ session: EditSession) -> String {
    session.draft.otherLines.hasSameBytes(as: session.original.otherLines) ? "" : resource(session)
  }

  private func resource(_ session: EditSession) -> String { session.resources.map { title(ofResource: $0.to) } ?? "" }

  /// The title of a resource, or its identifier if it has no column; the heading of events without a resource for `nil`.
  func title(ofResource id: String?) -> String {
    guard let id else { return texts.phrases.noResource }
    for resource in resources {
      if let resource, resource.id.hasSameBytes(as: id) { return resource.title }
    }
    return id
  }

  /// The calendar to which an event moves.
  func calendar(_ id: CalendarID) -> String { words.text(.calendar, [("calendar", name(id))]) }

  /// The place of an event, compared with the one before.
  private func place(_ now: Occurrence, before: Occurrence) -> String {
    let whole = texts.when(now, today: today)
    if now.isAllDay {
      return before.isAllDay && now.dayCount == before.dayCount ? whole : words.text(.days, [("when", whole)])
    }
    guard !before.isAllDay else { return whole }
    if now.end - now.start != before.end - before.start {
      return words.text(
        .resized,
        [("start", reading(now, .start)), ("end", reading(now, .end)), ("length", length(now.end - now.start))])
    }
    guard now.firstDay == before.firstDay, now.lastDay == now.firstDay else { return whole }
    return texts.date.range(reading(now, .start), reading(now, .end))
  }

  /// The time of an edge, with its day if the event spans several days.
  private func reading(_ occurrence: Occurrence, _ edge: EventEdge) -> String {
    let (day, second) =
      edge == .start
      ? (occurrence.firstDay, occurrence.startSecond) : (occurrence.lastDay, occurrence.endSecond)
    let time = texts.time(secondOfDay: second)
    return occurrence.dayCount == 1 ? time : texts.date.monthDay(day) + texts.phrases.separator + time
  }

  /// A length of time: "1 h 30 min".
  func length(_ seconds: Int64) -> String {
    let minutes = Int(clamping: seconds / 60)
    let values: [(name: String, text: String)] = [
      ("hours", texts.date.number(minutes / 60)), ("minutes", texts.date.number(minutes % 60)),
    ]
    return words.text(minutes < 60 ? .minutes : minutes % 60 == 0 ? .hours : .hoursMinutes, values)
  }

  /// A focused slot, and the number of events there.
  /// - Parameter resource: the title of the slot's resource; empty for none.
  func slot(_ target: EditTarget, eventCount: Int, resource: String = "") -> String {
    var when = texts.date.fullDate(target.day)
    switch target {
    case .day: break
    case .allDay: when += texts.phrases.separator + texts.phrases.allDay
    case .time(let day, let second):
      let wall = DayAxis(day: day, in: clock.zone).wallSecond(atElapsed: second)
      when += texts.phrases.separator + texts.time(secondOfDay: wall)
    }
    if !resource.utf8.isEmpty { when += texts.phrases.separator + resource }
    let values: [(name: String, text: String)] = [("when", when), ("count", texts.date.number(eventCount))]
    return words.text(eventCount == 0 ? .slotFree : .slotEvents, values, count: eventCount)
  }

  // MARK: - Results

  /// An edit was made, undone, or redone.
  /// - Parameters:
  ///   - event: the current event; `nil` to take it from the receipt.
  ///   - resource: the title of the resource to which the event moved; empty for none.
  func made(_ receipt: EditReceipt, _ event: Event? = nil, resource: String = "") -> String {
    let written = receipt.label.kind.isOfCalendar ? [] : receipt.written
    guard receipt.origin == .edit else {
      let values: [(name: String, text: String)] = [
        ("what", short(receipt.label)), ("when", written.first.map { self.when($0) } ?? ""),
      ]
      let isUndo = receipt.origin == .undo
      return words.text(
        written.count == 1 ? isUndo ? .undoneWhen : .redoneWhen : isUndo ? .undone : .redone, values)
    }
    let key: EditPhrases.Key =
      switch receipt.label.kind {
      case .create: .created
      case .move: .moved
      case .resize: .resizedTo
      case .change: .changed
      case .delete: .deleted
      case .copy: .copiedTo
      case .duplicate: .duplicated
      case .paste: .pasted
      case .makeCalendar, .renameCalendar, .colorCalendar, .remindCalendar, .deleteCalendar:
        EditAnnouncer.calendarKey(receipt.label.kind)
      }
    var when = (event ?? written.last).map { self.when($0) } ?? ""
    if !resource.utf8.isEmpty { when += texts.phrases.separator + resource }
    return words.text(key, [("title", title(receipt.label.title.string)), ("when", when)])
  }

  /// The outcome of an edit, without its time: "Lunch moved".
  func short(_ label: EditLabel) -> String {
    let key: EditPhrases.Key =
      switch label.kind {
      case .create: .createdShort
      case .move: .movedShort
      case .resize: .resizedShort
      case .change: .changedShort
      case .delete: .deletedShort
      case .copy: .copiedShort
      case .duplicate: .duplicatedShort
      case .paste: .pastedShort
      case .makeCalendar, .renameCalendar, .colorCalendar, .remindCalendar, .deleteCalendar:
        EditAnnouncer.calendarKey(label.kind)
      }
    return words.text(key, [("title", title(label.title.string))])
  }

  private static func calendarKey(_ kind: EditLabel.Kind) -> EditPhrases.Key {
    switch kind {
    case .makeCalendar: .calendarMade
    case .renameCalendar: .calendarRenamed
    case .colorCalendar: .calendarColored
    case .remindCalendar: .changedShort
    default: .calendarDeleted
    }
  }

  /// An event was put on the clipboard.
  /// - Parameter isCut: whether pasting moves it.
  func toClipboard(_ event: Event, isCut: Bool) -> String { text(isCut ? .cutOut : .toClipboard, event) }

  /// The name of a calendar.
  func name(_ id: CalendarID) -> String { timeline?.calendar(id)?.name ?? "" }
}
