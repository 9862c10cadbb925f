import Basics
import CalendarSystems
import CalendarText
import CalendarViews
import Events
import Geometry
import ViewKit

/// Questions in a popover before an edit is performed.
enum EditingQuestion {
  /// The title of a new event.
  case title(QuickCreatePopover)
  /// The form in which an event is edited.
  case form(EventFormPopover)
  /// How much of a series to change, for the dropped session or for a command.
  case scope(of: EditCommand?)
  /// Which version of an event to keep.
  case version(EditingConflict)
}

/// The title of a new event, and the scope of a series.
extension EditingController {
  // MARK: - New events

  /// Asks for the title of the held new event, at its place.
  func askForTitleOfHeld() {
    if let session, session.kind == .create { askForTitle(of: session.draft) }
  }

  /// Asks for the title of a new event.
  /// - Parameter text: the initial text of the field.
  func askForTitle(of event: Event, text: String = "") {
    guard let calendar, let announcer, mayBegin(.create, event) else { return }
    let popover = QuickCreatePopover(words, calendar.configuration, text: text, isTouch: input.isFinger)
    popover.update(when: announcer.when(event), in: calendar.timeline?.calendar(event.calendar))
    popover.onSave = callback(to: self) { $0.save(event, title: $1) }
    popover.onDiscard = callback(to: self) { $0.discard(event, typed: $1) }
    popover.onMore = callback(to: self) { controller, text in
      let event = controller.understood(event, typed: text)
      controller.openForm(ofNew: event, title: event.summary)
    }
    let day = day(of: event.start)
    ask(popover, of: nil, at: callback(to: self) { $0.formAnchor ?? $0.frame(ofNew: event, on: day) })
    guard let reference = quickReference else { return }
    popover.onType = callback(to: self) { $0.read($1, for: event, reference) }
    if !text.utf8.isEmpty { read(popover, for: event, reference) }
  }

  /// Shows a field beside the visible part of a frame.
  private func ask(_ popover: QuickCreatePopover, of id: OccurrenceID?, at frame: @escaping () -> Rect?) {
    popover.onEmpty = callback(to: self) { $0.live.say($0.words[.titleNeeded], isFinal: true) }
    calendar?.show(
      popover, at: callback(to: self) { $0.shownPart(of: frame()) }, of: id,
      onClose: callback(to: popover) { $0.finish() })
    question = .title(popover)
    // The popover has its frame by then.
    calendar?.window?.notify(callback(to: self) { $0.uncover(frame(), below: popover) })
  }

  /// Returns the part of a frame that lies in the levels; `nil` if there is none.
  func shownPart(of frame: Rect?) -> Rect? {
    guard let calendar, let shown = frame?.intersection(calendar.levelArea), !shown.isEmpty else { return nil }
    return shown
  }

  /// Scrolls what lies below a popover, such as a sheet on a phone, until it is visible above the popover.
  private func uncover(_ frame: Rect?, below popover: QuickCreatePopover) {
    guard let calendar, let frame, let edges = calendar.edges, let view = edges.scrollView, popover.window != nil
    else { return }
    let cover = popover.frameInWindow.offset(by: .zero - calendar.frameInWindow.origin)
    guard !frame.intersection(cover).isEmpty else { return }
    let way = min(frame.maxY - cover.minY + 8, frame.minY - edges.scrollArea.minY)
    if way > 0 { view.animateScroll(to: view.contentOffset + Point(x: 0, y: way)) }
  }

  /// Asks for a new title for an event.
  func rename(_ event: ShownEvent) {
    let id = event.occurrence.id
    guard let calendar, let announcer, let instance = instance(of: id), mayBegin(.change, instance) else {
      return
    }
    let popover = QuickCreatePopover(words, calendar.configuration, text: instance.summary, isTouch: input.isFinger)
    popover.original = instance.summary
    popover.accessibility.label = words[.rename]
    popover.update(when: announcer.when(instance), in: calendar.timeline?.calendar(instance.calendar))
    popover.onSave = callback(to: self) { $0.save(instance, of: id, title: $1) }
    popover.onDiscard = callback(to: self) { controller, _ in controller.endQuestion() }
    popover.onMore = callback(to: self) { $0.openForm(of: id, title: $1) }
    let part = event.part
    ask(popover, of: id, at: callback(to: self) { $0.calendar?.frame(of: part) })
  }

  private func save(_ instance: Event, of id: OccurrenceID, title: String) {
    endQuestion()
    guard !title.hasSameBytes(as: instance.summary) else { return }
    var event = instance
    event.summary = title
    store(event, madeOf: instance, as: id)
  }

  private func save(_ event: Event, title: String) {
    let event = understood(event, typed: title)
    endQuestion()
    let isMade = leadingFocus {
      if session?.kind == .create { perform(.cancel) }
      return perform(.create(event))
    }
    if isMade { show(event) } else { keep(event) }
  }

  private func discard(_ event: Event, typed: String) {
    endQuestion()
    if session?.kind == .create { perform(.cancel) }
    guard KeptForm.isWorthKeeping(typed) else { return }
    var event = event
    event.summary = typed
    keep(event)
  }

  /// Offers an event again that was not stored.
  private func keep(_ event: Event) {
    showToast(words[.draftKept], button: words[.restore], duration: KeptForm.duration) { controller in
      var draft = event
      draft.summary = ""
      controller.askForTitle(of: draft, text: event.summary)
    }
  }

  /// The frame of a new event, or of its day as long as the event has no view.
  func frame(ofNew event: Event, on day: DayNumber) -> Rect? {
    guard let calendar else { return nil }
    let frame = heldOccurrence.flatMap { calendar.frames(of: $0.id, in: heldColumn).first }
    return frame ?? calendar.frame(of: .day(day), in: heldColumn)
  }

  // MARK: - Scopes

  /// Asks how much of a series to change, and shows what each answer would do.
  /// - Parameter command: the command that waits for the answer; `nil` for the session that was dropped.
  func askForScope(of id: OccurrenceID, _ scopes: [EditScope], for command: EditCommand?) {
    guard let calendar, let announcer else { return }
    let (today, now) = (calendar.configuration.today, calendar.configuration.now)
    let extents =
      answer { editor throws(EditError) in try editor.extents(of: id, scopes, today: today, now: now) } ?? []
    // Without the question, nothing would ever end the edit.
    guard let first = extents.first else { return cancelScope(of: command) }
    var deletes = false
    if case .delete = command { deletes = true }
    let popover = ScopePopover(extents, deletes: deletes, announcer, calendar.configuration)
    popover.onFocus = callback(to: self) { $0.preview($1, of: command) }
    let asked = instance(of: id)
    popover.onChoose = callback(to: self) { $0.choose($1, for: command, of: asked) }
    // The event may disappear in a preview.
    let piece = (command == nil ? heldOccurrence?.id : id).flatMap { calendar.pieces(of: $0).first }
    let frame = piece.flatMap { calendar.frame(of: $0) }?.intersection(calendar.levelArea)
    calendar.show(
      popover, at: { frame }, of: id, onClose: callback(to: self) { $0.cancelScope(of: command) })
    question = .scope(of: command)
    preview(first.scope, of: command)
    live.say(announcer.question(first), isFinal: true)
  }

  private func preview(_ scope: EditScope, of command: EditCommand?) {
    guard let command else { return show(scope) }
    guard case .delete(let id, _) = command,
      let plan = answer({ editor throws(EditError) in try editor.plan(ofDeleting: id, scope) })
    else { return }
    calendar?.timeline?.preview(plan.change)
  }

  /// Performs the edit that waited for a scope, merged with changes that somebody else made to the event since the
  /// question.
  private func choose(_ scope: EditScope, for command: EditCommand?, of asked: Event?) {
    endQuestion()
    guard let command else {
      leadingFocus { perform(.choose(scope)) }
      return
    }
    calendar?.timeline?.preview(nil)
    switch command {
    case .delete(let id, _): leadingFocus { perform(.delete(id, scope)) }
    case .change(let id, let event, _):
      store(event, madeOf: asked ?? event, as: id, scope, didEnd: callback(to: self) { $0.didSaveForm(of: id, $1) })
    default: break
    }
  }

  private func cancelScope(of command: EditCommand?) {
    question = nil
    if command != nil {
      calendar?.timeline?.preview(nil)
      if case .change(let id, _, _) = command { didSaveForm(of: id, false) }
    } else if session != nil {
      if isKeyed { cancel() } else { perform(.cancel) }
    }
  }

  // MARK: - Ends

  /// Whether a form or the field of a title is open with typed text that is worth keeping. Hosts ask before they leave.
  package var hasTypedText: Bool {
    switch question {
    case .form(let popover): popover.form.isWorthKeeping
    case .title(let popover): KeptForm.isWorthKeeping(popover.title, insteadOf: popover.original)
    default: false
    }
  }

  /// Asks for a scope if a command needs one. Returns whether it does.
  func askForScope(of command: EditCommand, _ error: EditError) -> Bool {
    guard case .scopeNeeded(let scopes) = error else { return false }
    switch command {
    case .delete(let id, _), .change(let id, _, _): askForScope(of: id, scopes, for: command)
    default: return false
    }
    return true
  }

  /// Asks for the scope of a session that needs one, and closes a question whose session has ended.
  func updateQuestion(after command: EditCommand, from old: EditSession?) {
    if case .drop = command, case .asking(let scopes) = session?.phase, let id = session?.occurrence {
      return askForScope(of: id, scopes, for: nil)
    }
    switch question {
    case .title where old?.kind == .create && session == nil: endQuestion()
    case .scope(of: nil) where session == nil: endQuestion()
    default: break
    }
  }

  /// Closes the current question.
  func endQuestion() {
    guard let former = question else { return }
    endPreviewOfForm()
    question = nil
    calendar?.closePopover()
    if case .version(let conflict) = former { conflict.onAnswer(nil) }
  }
}
