import Basics

/// Changes by a server to events that were edited here.
extension UndoStack {
  /// Records that versions of a server have replaced events, so that edits of them can still be undone and redone; see
  /// `EventEditor.adopt(_:of:as:)`.
  mutating func adopt(_ replaced: [(old: StoredEvent, new: StoredEvent)], of uid: String, as newUID: String) {
    for index in done.indices { done[index].adopt(replaced, of: uid, as: newUID) }
    for index in undone.indices { undone[index].adopt(replaced, of: uid, as: newUID) }
    countSize()
  }

  /// Removes the edits that cannot be undone or redone any more.
  /// - Parameters:
  ///   - revision: the current revision of an event; `nil` if it does not exist.
  ///   - isPresent: whether the store already has an event that a change would insert.
  mutating func forgetStale(_ revision: (EventID) -> Revision?, _ isPresent: (EventChange) -> Bool) {
    done = Self.applicable(done, isUndone: false, revision, isPresent)
    undone = Self.applicable(undone, isUndone: true, revision, isPresent)
    countSize()
  }

  private mutating func countSize() { size = done.reduce(0) { $0 + $1.size } }

  /// Returns the entries that apply to what the later ones lead to.
  private static func applicable(
    _ entries: [UndoEntry], isUndone: Bool, _ revision: (EventID) -> Revision?, _ isPresent: (EventChange) -> Bool
  ) -> [UndoEntry] {
    var known: [UndoEntry.Reference] = []
    var kept: [UndoEntry] = []
    for entry in entries.reversed() {
      let isCurrent = entry.references.allSatisfy { reference in
        let later = known.last { $0.id == reference.id }
        let current = later.map { isUndone ? $0.after : $0.before } ?? revision(reference.id)
        return current == (isUndone ? reference.before : reference.after)
      }
      guard isCurrent, !isPresent(isUndone ? entry.redo : entry.undo) else { continue }
      known += entry.references
      kept.append(entry)
    }
    return kept.reversed()
  }
}

extension UndoEntry {
  fileprivate mutating func adopt(
    _ replaced: [(old: StoredEvent, new: StoredEvent)], of uid: String, as newUID: String
  ) {
    for (old, new) in replaced {
      for index in references.indices where references[index].id == old.id {
        if references[index].before == old.revision { references[index].before = new.revision }
        if references[index].after == old.revision { references[index].after = new.revision }
      }
    }
    undo = Self.adopted(undo, replaced, uid, newUID)
    redo = Self.adopted(redo, replaced, uid, newUID)
  }

  private static func adopted(
    _ change: EventChange, _ replaced: [(old: StoredEvent, new: StoredEvent)], _ uid: String, _ newUID: String
  ) -> EventChange {
    func adopted(_ event: Event, _ id: EventID?) -> Event {
      var event = event
      for (old, new) in replaced where old.id == id && old.event != new.event {
        event = EventMerge(base: old.event, mine: event, theirs: new.event).merged
      }
      if event.uid.hasSameBytes(as: uid) { event.uid = newUID }
      return event
    }
    return .group(
      change.steps.map { step in
        switch step {
        case .insert(let event, let id): .insert(adopted(event, id), id: id)
        case .update(let id, let event, let expected): .update(id, adopted(event, id), expecting: expected)
        default: step
        }
      })
  }
}
