import TimeZones

extension EventEditor {
  /// Carries out a command that belongs to a session.
  func step(
    _ command: EditCommand, in session: inout EditSession?, at time: Double?
  ) throws(EditError) -> EditReceipt? {
    if case .begin(let kind, let id, let target, let grid) = command {
      session = nil
      session = try begin(kind, id, at: target, grid)
      return nil
    }
    if case .insert(let event, let target, let grid, let length) = command {
      session = nil
      try require(.create, for: event)
      var inserted = EditSession.inserting(event, at: target, grid: grid, clock: clock, length: length)
      update(&inserted)
      session = inserted
      return nil
    }
    guard var held = session else { throw .notApplicable }
    switch (command, held.phase) {
    case (.cancel, _):
      session = nil
      return nil
    case (.choose(let scope), .asking): return try finish(held, scope, &session, at: time)
    case (.drop, .editing): return try finish(held, nil, &session, at: time)
    case (.move(let target, let grid), .editing): held.move(to: target, grid: grid, clock: clock)
    case (.nudge(let step, let edge, let grid), .editing):
      held.step(step, edge: edge, grid: grid, clock: clock)
    case (.copy(let isCopy), .editing): held.setCopy(isCopy)
    case (.allDay(let isAllDay), .editing): held.setAllDay(isAllDay, clock: clock)
    case (.calendar(let calendar), .editing): held.setCalendar(calendar)
    case (.resource(let from, let to), .editing):
      let isFixed = held.kind != .create && !mayChangeResources(of: held.original)
      held.setResource(from: from, to: isFixed ? from : to)
    default: throw .notApplicable
    }
    // The same draft has the same plan.
    if held.held !== session?.held || held.kind != session?.kind { update(&held) }
    session = held
    return nil
  }

  private func begin(
    _ kind: EditSession.Kind, _ id: OccurrenceID?, at target: EditTarget, _ grid: EditGrid
  ) throws(EditError) -> EditSession {
    guard let id else {
      guard kind == .create else { throw .notApplicable }
      let event = try blank()
      try require(.create, for: event)
      var session = EditSession(
        kind, of: event, at: target, grid: grid, clock: clock, length: options.defaultLength)
      update(&session)
      return session
    }
    let subject = try subject(id)
    let verb: EditVerbs =
      switch kind {
      case .move: .move
      case .copy, .create: .create
      case .resizeStart, .resizeEnd: .resize
      }
    try require(verb, for: subject.instance)
    return EditSession(
      kind == .create ? .copy : kind, of: subject.instance, occurrence: id, revision: subject.stored.revision,
      at: target, grid: grid, clock: clock, length: options.defaultLength)
  }

  /// Plans what the draft of a session would store with the scope `.this`, and validates it.
  func update(_ session: inout EditSession) {
    (session.plan, session.validation) = (nil, EditValidation())
    if session.isUnchanged { return }
    if session.kind == .create { session.remind(defaultReminders(in: session.draft.calendar)) }
    let planner = planner()
    let isNew = session.kind == .create || session.kind == .copy
    guard let plan = isNew ? newEvent(session, planner) : changed(session, planner) else { return }
    session.plan = plan
    do throws(EditError) {
      try permit(session)
      session.validation = validation(of: plan, from: isNew ? nil : session.original, to: session.draft)
    } catch {
      if case .refused(let reasons) = error { session.validation = EditValidation(reasons) }
    }
    if session.validation.isAllowed, case .refuse(let reason) = delegate?.validate(plan, isFinal: false) ?? .allow {
      session.validation = EditValidation([.other(reason)])
    }
  }

  private func newEvent(_ session: EditSession, _ planner: EditPlanner) -> EditPlan {
    session.kind == .create ? planner.creation(of: session.draft) : planner.copy(of: session.draft, as: .copy)
  }

  private func changed(_ session: EditSession, _ planner: EditPlanner) -> EditPlan? {
    guard let id = session.occurrence, let subject = try? subject(id) else { return nil }
    return try? planner.change(of: subject, to: session.draft, .this, as: session.labelKind)
  }

  /// Returns what a session would store if it were dropped with a scope; pass it to the timeline to preview it.
  /// - Throws: `EditError.series` if the series cannot be edited this way, or `.store` if it is gone.
  public func plan(of session: EditSession, _ scope: EditScope) throws(EditError) -> EditPlan? {
    guard session.kind != .create, session.kind != .copy, let id = session.occurrence else { return session.plan }
    let subject = try subject(id)
    do throws(SeriesEditError) {
      return try planner().change(of: subject, to: session.draft, scope, as: session.labelKind)
    } catch {
      throw .series(error)
    }
  }

  /// Returns what a draft would store; pass it to the timeline to preview it. `nil` if it changes nothing or cannot be
  /// stored.
  ///
  /// - Parameter id: the occurrence that the draft changes; of a series, only this occurrence. `nil` for a new event.
  package func plan(of draft: Event, as id: OccurrenceID?) -> EditPlan? {
    guard let id else { return planner().creation(of: draft) }
    guard let subject = try? subject(id), subject.instance != draft else { return nil }
    return try? planner().change(of: subject, to: draft, .this, as: .change)
  }

  /// Returns what deleting an event with a scope would store; pass it to the timeline to preview it.
  /// - Throws: `EditError.series` if the series cannot be edited this way, or `.store` if it is gone.
  public func plan(ofDeleting id: OccurrenceID, _ scope: EditScope) throws(EditError) -> EditPlan {
    let subject = try subject(id)
    do throws(SeriesEditError) { return try planner().deletion(of: subject, scope) } catch { throw .series(error) }
  }

  /// Throws unless the edit of a session is permitted.
  private func permit(_ session: EditSession) throws(EditError) {
    if session.kind == .create || session.kind == .copy {
      try require(.create, for: session.draft)
    } else {
      try require(
        EditVerbs.needed(from: session.original, to: session.draft), for: session.original, to: session.draft)
    }
  }

  /// Stores the result of a session and ends it. If the user has to choose a scope or the store fails, the session
  /// stays.
  private func finish(
    _ held: EditSession, _ scope: EditScope?, _ session: inout EditSession?, at time: Double?
  ) throws(EditError) -> EditReceipt? {
    session = nil
    if held.isUnchanged { return nil }
    do throws(EditError) {
      return try drop(held, scope, at: time)
    } catch {
      switch error {
      case .refused: break
      case .scopeNeeded(let scopes):
        session = held
        session?.phase = .asking(scopes)
        return nil
      default: session = held
      }
      throw error
    }
  }

  private func drop(_ session: EditSession, _ scope: EditScope?, at time: Double?) throws(EditError) -> EditReceipt {
    try permit(session)
    let planner = planner()
    let stepTime = session.isStepped ? time : nil
    guard session.kind != .create, session.kind != .copy, let id = session.occurrence else {
      let plan = newEvent(session, planner)
      let validation = validation(of: plan, from: nil, to: session.draft)
      guard validation.isAllowed else { throw .refused(validation.reasons) }
      return try commit(plan)
    }
    let subject = try subject(id)
    var draft = session.draft
    // Another client changed the event while it was held.
    if let revision = session.revision, subject.stored.revision != revision {
      let merge = merge(session, subject)
      guard merge.conflicts.isEmpty else {
        throw .store(.conflict(subject.stored.id, current: subject.stored.revision))
      }
      draft = merge.merged
    }
    let chosen = try self.scope(subject, to: draft, scope, planner)
    return try commit(subject, to: draft, chosen, as: session.labelKind, planner, stepTime: stepTime)
  }
}
