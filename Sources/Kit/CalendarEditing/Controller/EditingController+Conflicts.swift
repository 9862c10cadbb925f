import Basics
import CalendarText
import CalendarViews
package import Events
import Geometry
import ViewKit

/// The versions of an event that was changed here and elsewhere, and what happens when one is chosen.
struct EditingConflict {
  var conflicts: [SeriesMerge.Conflict]
  /// Called with the chosen version; `nil` if the user did not decide.
  var onAnswer: (ConflictSide?) -> Void
}

/// Changes that somebody else makes, to the held event or to events that were also changed here.
extension EditingController {
  // MARK: - While an event is held

  /// Adopts changes that somebody else made to the held event.
  func storeDidChange(_ change: StoreChange) {
    guard !isPerforming else { return }
    // The undo stack contains an edit by a script or another view once it is done.
    calendar?.window?.notify(callback(to: self) { $0.withdrawUndo() })
    guard var held = session, held.occurrence != nil else { return }
    let outcome = editor.refresh(&held)
    let isAsked = held.phase != .editing
    if case .deleted = outcome, isAsked {
      perform(.cancel)
    } else if !isAsked {
      replaceSession(held)
    }
    layer.setNeedsLayout()
    guard case .deleted = outcome, let announcer else { return }
    let isCopy = held.kind == .copy && !isAsked
    let key: EditPhrases.Key = isCopy ? .heldDeleted : .deletedElsewhere
    alert.say(words.text(key, [("title", announcer.title(held.draft))]), isFinal: true)
  }

  /// Asks which times to keep when an event was dropped whose times somebody else has changed. Returns whether there is
  /// anything to ask.
  func askForVersion(of session: EditSession?, _ error: EditError) -> Bool {
    guard case .store(.conflict) = error, let session, let id = session.occurrence,
      let conflict = editor.conflict(of: session), let merged = conflict.mine
    else { return false }
    if self.session != nil { perform(.cancel) }
    decide(about: conflict) { controller in
      controller.leadingFocus { controller.perform(.change(id, to: merged, nil)) }
    }
    return true
  }

  // MARK: - After an event was edited in fields

  /// Stores an edited event, merged with changes that somebody else made in the meantime. Asks about fields that both
  /// changed.
  ///
  /// - Parameters:
  ///   - base: the event when its editing began.
  ///   - scope: how much of a series to change; `nil` if the user was not asked yet.
  ///   - didEnd: called with whether the event was stored; if a scope must be asked for, after the answer. Without this
  ///     closure, a version that was not stored is offered in a notice.
  func store(
    _ mine: Event, madeOf base: Event, as id: OccurrenceID, _ scope: EditScope? = nil, didEnd: ((Bool) -> Void)? = nil
  ) {
    guard let theirs = instance(of: id) else {
      didEnd?(false)
      return
    }
    let merge = EventMerge(base: base, mine: mine, theirs: theirs)
    let change: (EditingController) -> Void = { controller in
      let isStored = controller.leadingFocus { controller.perform(.change(id, to: merge.merged, scope)) }
      if case .scope = controller.question { return }
      didEnd?(isStored)
    }
    guard !merge.conflicts.isEmpty else { return change(self) }
    let conflict = SeriesMerge.Conflict(mine: merge.merged, theirs: theirs, fields: merge.conflicts)
    decide(about: conflict, onOther: didEnd.map { didEnd in { didEnd(false) } }, onMine: change)
  }

  /// Asks about one event. Calls `onMine` for the local version. Otherwise calls `onOther`, or offers the local version
  /// in a notice.
  private func decide(
    about conflict: SeriesMerge.Conflict, onOther: (() -> Void)? = nil, onMine: @escaping (EditingController) -> Void
  ) {
    ask(
      about: [conflict],
      onAnswer: callback(to: self) { controller, side in
        if side == .mine {
          onMine(controller)
        } else if let onOther {
          onOther()
        } else {
          let words = controller.words
          controller.showToast(words[.draftKept], button: words[.restore], duration: KeptForm.duration, action: onMine)
        }
      })
  }

  // MARK: - Questions

  /// Asks which version of an event to keep, as soon as nothing is held and no other question is open.
  ///
  /// - Parameter onAnswer: called with the version; `nil` if the user did not decide.
  package func ask(about conflicts: [SeriesMerge.Conflict], onAnswer: @escaping (ConflictSide?) -> Void) {
    let former = waitingConflict
    let isTaken = listener.shouldAnswer?(conflicts, onAnswer) == true
    waitingConflict = isTaken ? nil : EditingConflict(conflicts: conflicts, onAnswer: onAnswer)
    former?.onAnswer(nil)
    askWaiting()
  }

  /// Asks the waiting question after the current step.
  func askWaiting() {
    guard waitingConflict != nil else { return }
    calendar?.window?.notify { [self] in showConflict() }
  }

  /// Ends the waiting questions without a decision.
  func dropConflicts() {
    let former = waitingConflict
    waitingConflict = nil
    former?.onAnswer(nil)
  }

  private func showConflict() {
    guard session == nil, question == nil, let conflict = waitingConflict, let calendar, let announcer else { return }
    waitingConflict = nil
    let popover = ConflictPopover(conflict.conflicts, announcer, calendar.configuration)
    popover.onChoose = callback(to: self) { $0.decide($1) }
    let (id, frame) = place(of: conflict)
    calendar.show(popover, at: { frame }, of: id, onClose: callback(to: self) { $0.decide(nil) })
    question = .version(conflict)
    alert.say(announcer.question(conflict.conflicts), isFinal: true)
  }

  private func decide(_ side: ConflictSide?) {
    guard case .version(let conflict) = question else { return }
    question = nil
    if side != nil { calendar?.closePopover() }
    conflict.onAnswer(side)
  }

  /// Returns the event of a conflict and the visible part of its frame, or the middle of the levels.
  private func place(of conflict: EditingConflict) -> (OccurrenceID?, Rect?) {
    guard let calendar, let event = conflict.conflicts.lazy.compactMap({ $0.mine ?? $0.theirs }).first else {
      return (nil, nil)
    }
    let ids = (series(of: event) ?? []).map { $0.id }
    let area = calendar.levelArea
    let shown = calendar.timeline?.occurrences(touching: calendar.visibleDays).first { ids.contains($0.id.event) }
    let frame = shown.flatMap { calendar.pieces(of: $0.id).first }.flatMap { calendar.frame(of: $0) }
    if let frame = frame?.intersection(area), !frame.isEmpty { return (shown?.id, frame) }
    return (shown?.id, Rect(x: area.midX, y: area.minY + area.height / 4, width: 1, height: 1))
  }
}
