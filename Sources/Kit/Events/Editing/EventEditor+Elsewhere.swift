import Basics

/// Changes that somebody else makes to an event while it is edited here.
extension EventEditor {
  /// The change that somebody else has made to the event of a session.
  package enum ForeignChange: Sendable {
    /// No change that the session has to show.
    case none
    /// The event says something else; the session has taken that over.
    case taken
    /// The event was deleted; a session that moves it makes a copy from now on.
    case deleted
  }

  /// Takes over what somebody else has changed meanwhile in the event of a session. Changed times do not move what is
  /// held: they are merged when it is dropped.
  package func refresh(_ session: inout EditSession) -> ForeignChange {
    guard let id = session.occurrence, !session.isOrphaned else { return .none }
    guard let subject = try? subject(id) else {
      session.orphan()
      update(&session)
      return .deleted
    }
    if subject.stored.revision == session.revision { return .none }
    let former = session.original
    session.take(subject.instance, revision: subject.stored.revision)
    if former == session.original { return .none }
    update(&session)
    return .taken
  }

  /// Returns the versions of the event of a session whose drop failed, where both changed the same fields; `nil` if there
  /// is nothing to decide.
  package func conflict(of session: EditSession) -> SeriesMerge.Conflict? {
    guard let id = session.occurrence, let subject = try? subject(id) else { return nil }
    let merge = merge(session, subject)
    if merge.conflicts.isEmpty { return nil }
    return SeriesMerge.Conflict(mine: merge.merged, theirs: subject.instance, fields: merge.conflicts)
  }

  /// Merges the draft of a session with the event as it is stored now.
  func merge(_ session: EditSession, _ subject: EditSubject) -> EventMerge {
    EventMerge(base: session.original, mine: session.draft, theirs: subject.instance)
  }

  /// Makes a change that decides between two versions of an event, without asking rules and delegate. It can be undone.
  @discardableResult
  package func settle(_ change: EventChange, title: String) throws(EditError) -> EditReceipt {
    let label = EditLabel(.change, title: ByteText(title))
    let receipt = try apply(change)
    undoStack.add(UndoEntry(label, change, receipt, stepTime: nil))
    return report(EditReceipt(.edit, label, change, receipt))
  }
}
