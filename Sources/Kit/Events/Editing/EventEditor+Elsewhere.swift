import Basics

/// Changes that other clients make to an event while it is edited here.
extension EventEditor {
  /// The change that another client made to the event of a session.
  package enum ForeignChange: Sendable {
    /// No change that the session has to show.
    case none
    /// The event has changed, and the session has adopted the change.
    case taken
    /// The event was deleted. A session that moves it now makes a copy.
    case deleted
  }

  /// Updates a session with the changes that other clients made to its event. Changed times do not move the held event;
  /// they are merged when it is dropped.
  package func refresh(_ session: inout EditSession) -> ForeignChange {
    guard let id = session.occurrence, !session.isOrphaned else { return .none }
    let subject: EditSubject
    do throws(EditError) {
      subject = try self.subject(id)
    } catch {
      // A store that fails says nothing about the event. The drop will report it.
      if case .store(.storage) = error { return .none }
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

  /// Returns the versions of an event whose drop failed because both changed the same fields; `nil` if there is no
  /// conflict to resolve.
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

  /// Records that versions of a server have replaced events of a UID, possibly with another UID, so that edits of them
  /// can still be undone and redone. Both then lead to versions with the fields that the server has changed.
  package func adopt(_ replaced: [(old: StoredEvent, new: StoredEvent)], of uid: String, as newUID: String) {
    undoStack.adopt(replaced, of: uid, as: newUID)
  }

  /// Returns an event as it was before an edit deleted it, under an identifier that is free; `nil` if none did.
  package func deletedVersion(of event: Event) -> StoredEvent? {
    guard let found = undoStack.deletedVersion(of: event) else { return nil }
    do throws(StoreError) { return try store.event(found.id) == nil ? found : nil } catch { return nil }
  }

  /// Removes the edits that cannot be undone or redone any more, because their events were changed, and those whose undo
  /// would change nothing, because the server has rejected them. An edit whose undo was rejected can be undone again.
  /// If the store cannot be read, all edits stay, and undoing one reports the error.
  package func forgetStaleEdits() {
    var applicable = undoStack
    var isRead = true
    applicable.forgetStale(
      { id in
        do throws(StoreError) { return try store.event(id) } catch {
          isRead = false
          return nil
        }
      }, { present($0) != nil })
    if isRead { undoStack = applicable }
  }

  /// Stores a change that resolves a conflict between two versions of an event, without checking rules. Can be undone.
  @discardableResult
  package func settle(_ change: EventChange, title: String) throws(EditError) -> EditReceipt {
    let label = EditLabel(.change, title: ByteText(title))
    try ask(about: change, label, .edit)
    let receipt = try apply(change)
    undoStack.add(UndoEntry(label, change, receipt, stepTime: nil))
    return report(EditReceipt(.edit, label, change, receipt))
  }
}
