import Basics
import TimeZones

extension EventEditor {
  /// Makes an edit, or one step of an edit.
  ///
  /// - Parameters:
  ///   - session: the edit in progress, which the caller keeps; `nil` for none. Beginning another edit ends it. If the
  ///     store fails, the session stays, so that nothing is lost.
  ///   - time: the time of any clock, in seconds. Key steps on one event within a second are undone together; without a
  ///     time, each is undone separately.
  /// - Returns: the result; `nil` if nothing was stored, as for all steps of a session except the last.
  /// - Throws: an `EditError`; the store is unchanged.
  @discardableResult
  public func perform(
    _ command: EditCommand, in session: inout EditSession?, at time: Double? = nil
  ) throws(EditError) -> EditReceipt? {
    switch command {
    case .create(let event, let overrides):
      try require(.create, for: event)
      let plan = planner().creation(of: event, overrides: overrides)
      return try store(plan, from: nil, to: event, isWhole: !overrides.isEmpty)
    case .change(let id, let event, let scope): return try change(subject(id), to: event, scope)
    case .delete(let id, let scope): return try delete(subject(id), scope)
    case .duplicate(let id):
      let event = try subject(id).instance
      try require(.create, for: event)
      return try store(planner().copy(of: event, as: .duplicate), from: nil, to: event)
    case .paste(let event, let target): return try paste(event, at: target)
    case .importEvents(let changes, let name): return try importEvents(changes, from: name)
    case .putCalendar(let info): return try put(info)
    case .deleteCalendar(let id): return try deleteCalendar(id)
    case .undo: return try undo()
    case .redo: return try redo()
    default: return try step(command, in: &session, at: time)
    }
  }

  /// Whether the latest edit can be undone: no other client has changed one of its events since.
  package var canUndo: Bool { undoStack.isCurrent { id in (try? store.event(id))??.revision } }

  /// Returns an event as an edit begins with it, or `nil` if it is gone. For a series, returns one occurrence.
  public func instance(of id: OccurrenceID) -> Event? { try? subject(id).instance }

  /// Returns how many occurrences of a series with a single rule precede the given one; 0 for any other event.
  package func countBefore(_ id: OccurrenceID) -> Int {
    guard let series = (try? subject(id))?.editor else { return 0 }
    return (try? series.countBefore(id)) ?? 0
  }

  func subject(_ id: OccurrenceID) throws(EditError) -> EditSubject {
    try EditSubject(id, in: store, zones: clock.zones)
  }

  private func store(
    _ plan: EditPlan, from old: Event?, to new: Event, isWhole: Bool = false
  ) throws(EditError) -> EditReceipt {
    let validation = validation(of: plan, from: old, to: new, isWhole: isWhole)
    guard validation.isAllowed else { throw .refused(validation.reasons) }
    return try commit(plan)
  }

  private func change(
    _ subject: EditSubject, to event: Event, _ scope: EditScope?
  ) throws(EditError) -> EditReceipt? {
    let old = subject.instance
    if event == old { return nil }
    try require(EditVerbs.needed(from: old, to: event), for: old, to: event)
    let planner = planner()
    let scope = try self.scope(subject, to: event, scope, planner)
    return try commit(subject, to: event, scope, as: .change, planner)
  }

  /// Plans, checks and stores the change of a subject.
  func commit(
    _ subject: EditSubject, to event: Event, _ scope: EditScope, as kind: EditLabel.Kind, _ planner: EditPlanner,
    stepTime: Double? = nil
  ) throws(EditError) -> EditReceipt {
    let plan: EditPlan
    do throws(SeriesEditError) {
      plan = try planner.change(of: subject, to: event, scope, as: kind)
    } catch {
      throw .series(error)
    }
    let isWhole = subject.editor != nil && scope != .this
    let validation = validation(of: plan, from: subject.instance, to: event, isWhole: isWhole)
    guard validation.isAllowed else { throw .refused(validation.reasons) }
    return try commit(plan, stepTime: stepTime)
  }

  private func delete(_ subject: EditSubject, _ scope: EditScope?) throws(EditError) -> EditReceipt {
    try require(.delete, for: subject.instance)
    let planner = planner()
    let scope = try self.scope(subject, to: nil, scope, planner)
    let plan: EditPlan
    do throws(SeriesEditError) { plan = try planner.deletion(of: subject, scope) } catch { throw .series(error) }
    return try commit(plan)
  }

  private func paste(_ event: Event, at target: EditTarget?) throws(EditError) -> EditReceipt {
    try require(.create, for: event)
    var event = event
    (event.recurrence, event.recurrenceID, event.recurrenceRange) = (nil, nil, .this)
    if let target {
      var session = EditSession(
        .copy, of: event, at: .day(clock.shown(event).firstDay), clock: clock, length: options.defaultLength)
      session.move(to: target, grid: EditGrid(step: 60), clock: clock)
      event = session.draft
    }
    return try store(planner().copy(of: event, as: .paste), from: nil, to: event)
  }

  // MARK: - Scopes

  /// Returns the scope of an edit: the given one, the only possible one, or the delegate's choice.
  /// - Throws: `EditError.scopeNeeded` if several scopes are possible and none was chosen.
  func scope(
    _ subject: EditSubject, to event: Event?, _ scope: EditScope?, _ planner: EditPlanner
  ) throws(EditError) -> EditScope {
    if let scope { return scope }
    let scopes = planner.scopes(of: subject, to: event)
    if let only = scopes.first, scopes.count == 1 { return only }
    // The narrowest scope then reports why nothing is possible.
    guard let first = scopes.first else { return .all }
    let question = EditQuestion(before: subject.instance, after: event, scopes: scopes)
    if let answer = delegate?.scope(for: question) { return scopes.contains(answer) ? answer : first }
    throw .scopeNeeded(scopes)
  }

  // MARK: - Undo

  private func undo() throws(EditError) -> EditReceipt {
    guard let (label, change) = undoStack.undo else { throw .notApplicable }
    let receipt = try applyAgain(change, label, .undo)
    undoStack.didUndo(receipt)
    return report(EditReceipt(.undo, label, change, receipt))
  }

  private func redo() throws(EditError) -> EditReceipt {
    guard let (label, change) = undoStack.redo else { throw .notApplicable }
    let receipt = try applyAgain(change, label, .redo)
    undoStack.didRedo(receipt)
    return report(EditReceipt(.redo, label, change, receipt))
  }

  /// Applies an entry of the undo stack. If another client has changed its events, drops the entry, so that older ones
  /// can be undone.
  private func applyAgain(
    _ change: EventChange, _ label: EditLabel, _ origin: EditReceipt.Origin
  ) throws(EditError) -> StoreReceipt {
    let isUndone = origin == .redo
    do throws(EditError) {
      if let id = undoStack.missingCalendar(known: calendars, isUndone: isUndone) {
        throw .store(.calendarNotFound(id))
      }
      if let id = present(change) { throw .store(.duplicate(id)) }
      try ask(about: change, label, origin)
      return try apply(change)
    } catch {
      switch error {
      case .store(.conflict), .store(.notFound), .store(.duplicate), .store(.calendarNotFound):
        undoStack.forget(isUndone: isUndone)
      default: break
      }
      throw error
    }
  }

  /// Asks the delegate about a change that no rules check. Fails without asking if the store would reject the change,
  /// because another client has changed one of its events.
  func ask(about change: EventChange, _ label: EditLabel, _ origin: EditReceipt.Origin) throws(EditError) {
    var before: [Event] = []
    for step in change.steps {
      guard let (id, expected) = step.replaced else { continue }
      let found: StoredEvent?
      do throws(StoreError) { found = try store.event(id) } catch { throw .store(error) }
      guard let stored = found else {
        if expected != nil { throw .store(.notFound(id)) }
        continue
      }
      if let expected, stored.revision != expected { throw .store(.conflict(id, current: stored.revision)) }
      before.append(stored.event)
    }
    let plan = EditPlan(change.steps, label, before: before)
    if case .refuse(let reason)? = delegate?.validate(plan, for: origin) { throw .refused([.other(reason)]) }
  }

  /// Returns an event that a change would insert, but that another client has restored meanwhile.
  func present(_ change: EventChange) -> EventID? {
    let replaced = change.steps.compactMap { $0.replaced?.id }
    for step in change.steps {
      guard case .insert(let event, _) = step, !event.uid.utf8.isEmpty,
        let others = try? store.events(uid: event.uid, in: event.calendar)
      else { continue }
      for other in others where !replaced.contains(other.id) {
        if other.event.recurrenceID == event.recurrenceID, other.event.start == event.start { return other.id }
      }
    }
    return nil
  }
}
