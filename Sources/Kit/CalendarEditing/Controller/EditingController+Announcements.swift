import Basics
import CalendarSystems
import CalendarViews
package import Events
import TimeZones

/// Announcements of edits: where a held event is, and always the outcome at the end.
extension EditingController {
  /// The sentences in the language of the calendar; `nil` if there is no calendar.
  var announcer: EditAnnouncer? {
    guard let calendar else { return nil }
    var announcer = EditAnnouncer(
      words, calendar.texts, today: calendar.configuration.today, clock: editor.clock, calendar.timeline)
    announcer.resources = calendar.columnResources
    return announcer
  }

  /// Announces what a command did.
  func announce(_ command: EditCommand, from old: EditSession?, _ receipt: EditReceipt?) {
    guard let announcer else { return }
    if let receipt {
      let isNamed = receipt.origin == .edit && old != nil
      let text =
        isNamed
        ? announcer.made(receipt, old?.draft, resource: old.map { announcer.newResource($0) } ?? "")
        : announcer.made(receipt)
      return live.say(text, isFinal: true)
    }
    switch command {
    case .move, .nudge, .copy, .allDay, .calendar, .resource: announceStep(from: old)
    case .drop, .cancel:
      // A command that needs a scope announces that itself.
      if session == nil, let old, old.kind != .create { live.say(announcer.returned(old), isFinal: true) }
    default: break
    }
  }

  /// Announces what has changed in the held event.
  func announceStep(from old: EditSession?) {
    guard let old, let session, !isQuiet, let text = announcer?.step(from: old, to: session) else { return }
    live.say(text, isFinal: false)
  }

  /// Announces why a command was not carried out.
  func announce(_ error: EditError, of command: EditCommand, from old: EditSession?) {
    guard let announcer else { return }
    switch (error, command) {
    case (.notApplicable, .undo), (.notApplicable, .redo): break
    // A step that a pointer takes after its edit has ended is silent.
    case (.notApplicable, _): return
    default: break
    }
    let text = announcer.failure(error, of: command, title: title(of: command, old))
    // People who use keys hear other reasons, but see only these.
    if input.isPointed || error.isStoreFailure || error.isRefusal { return refuse(text) }
    alert.say(text, isFinal: true)
  }

  /// Announces and shows why something was not done.
  package func refuse(_ text: String) {
    alert.say(text, isFinal: true)
    guard let calendar else { return }
    (offeredUndo, noticed) = (nil, nil)
    toast.show(text, button: nil, calendar.configuration)
    placeToast()
  }

  /// Returns the sentence that explains why a command was not carried out.
  package func reason(for error: EditError, of command: EditCommand, title: String) -> String {
    announcer?.failure(error, of: command, title: title) ?? ""
  }

  /// Announces that an event is held in move mode; the first time, together with the keys.
  func announcePickUp() {
    guard let announcer, let session else { return }
    live.say(announcer.pickedUp(session, isFirst: !hasNamedKeys), isFinal: true)
    hasNamedKeys = true
  }

  /// Announces the slot, with the number of events there.
  func say(_ slot: EditSlot) {
    guard let announcer else { return }
    let count = eventCount(from: slot.target, to: slot.target, slot.resource)
    let column = calendar?.column(slot.resource)
    let title = column.map { announcer.title(ofResource: $0.id) } ?? ""
    live.say(announcer.slot(slot.target, eventCount: count, resource: title), isFinal: true)
  }

  private func title(of command: EditCommand, _ old: EditSession?) -> String {
    switch command {
    case .create(let event, overrides: _), .insert(let event, _, _, _), .paste(let event, at: _): return event.summary
    case .change(let id, _, _), .delete(let id, _), .duplicate(let id), .begin(_, let id?, _, _):
      return calendar?.timeline?.event(id.event)?.event.summary ?? ""
    default: return old?.draft.summary ?? ""
    }
  }
}
