import Basics
import CalendarSystems
import CalendarText
import CalendarViews
import Events
import Geometry
import TimeZones
import ViewKit

/// The label and the look of the held event.
extension EditingController {
  /// The event that shows handles while nothing is held: selected by a finger, below a hovering pointer, with its
  /// details shown, or focused.
  var eventWithHandles: OccurrenceID? {
    if selected == nil, case .event(let id, on: _, _) = hovered { return id }
    if let id = selected ?? calendar?.state.details?.id { return id }
    guard let view = calendar?.window?.focusedView, case .event(let id, on: _, _)? = calendar?.part(shownIn: view)
    else { return nil }
    return id
  }

  /// The day below a hovering pointer that shows a button for creating an event.
  var dayWithPlus: DayNumber? {
    guard session == nil, let calendar, calendar.createsOnDays, let day = hovered?.day,
      calendar.configuration.isReachable(day), editor.mayCreate
    else { return nil }
    return day
  }

  /// Returns the frames of the draft's pieces that are in view, in the coordinates of the calendar. If the draft is
  /// behind "+n", returns the frame of the day. With several resources, only the pieces of the held one count.
  /// - Returns: the frames, and whether they belong to pieces.
  func frames(of session: EditSession) -> (frames: [Rect], arePieces: Bool) {
    guard let calendar, let shown = heldOccurrence else { return ([], false) }
    let pieces = calendar.frames(of: shown.id, in: heldColumn)
    if !pieces.isEmpty { return (pieces, true) }
    guard calendar.hourHeight == nil, calendar.visibleDays.contains(shown.firstDay),
      let frame = calendar.frame(of: .day(shown.firstDay))
    else { return ([], false) }
    return ([frame], false)
  }

  /// Returns the title of the draft.
  func title(of session: EditSession) -> String {
    session.draft.summary.utf8.isEmpty ? calendar?.texts.phrases.untitled ?? "" : session.draft.summary
  }

  /// Returns the color of an event; by default, its calendar's color.
  func color(of event: Event?) -> EventColor {
    guard let event else { return .named(.blue) }
    return event.color ?? calendar?.timeline?.calendar(event.calendar)?.color ?? .named(.blue)
  }

  /// Returns the layers of the held event.
  func look(of session: EditSession) -> HeldLook {
    HeldLook(
      color(of: session.draft), isRefused: !session.validation.isAllowed, isCopy: session.kind == .copy,
      isOutside: drag?.isOutside == true, calendar?.configuration.style ?? .standard)
  }

  /// Returns the label beside the held event: when it would take place, its new length, and any reason against the
  /// edit.
  func label(of session: EditSession) -> String {
    guard let texts = calendar?.texts, let announcer else { return "" }
    var text = when(session, texts)
    let resource = session.kind == .create ? "" : announcer.newResource(session)
    if !resource.utf8.isEmpty { text += texts.phrases.separator + resource }
    let draft = editor.shown(session)
    if session.kind != .move, session.kind != .copy, !draft.isAllDay {
      text += texts.phrases.separator + announcer.length(draft.end - draft.start)
    }
    if let reason = session.validation.reasons.first { text += " – " + announcer.reason(reason) }
    return text
  }

  /// Returns a short text for when the draft would take place, with days only if they changed.
  private func when(_ session: EditSession, _ texts: CalendarTexts) -> String {
    let draft = editor.shown(session)
    let before = drag.map { $0.press.target.day }
    func day(_ day: DayNumber) -> String {
      texts.date.weekdayName(Weekday(day), width: .short) + texts.phrases.separator + texts.date.shortMonthDay(day)
    }
    func time(_ second: Int) -> String { texts.time(secondOfDay: second) }
    if draft.isAllDay {
      return draft.firstDay == draft.lastDay ? day(draft.firstDay) : texts.date.interval(draft.firstDay, draft.lastDay)
    }
    let isOneDay = draft.firstDay == draft.lastDay
    let namesDay = !isOneDay || draft.firstDay != before || calendar?.hourHeight == nil
    var text = namesDay ? day(draft.firstDay) + texts.phrases.separator : ""
    text += time(draft.startSecond)
    guard draft.start != draft.end else { return text }
    text += " – "
    if !isOneDay { text += day(draft.lastDay) + texts.phrases.separator }
    return text + time(draft.endSecond)
  }
}
