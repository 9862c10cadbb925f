import Basics

/// Changes by a server to events that were edited here.
extension UndoStack {
  /// The events that a change leaves, or `nil` for those that it deletes.
  private typealias Contents = [(id: EventID, event: Event?)]

  /// Records that versions of a server have replaced events, so that edits of them can still be undone and redone; see
  /// `EventEditor.adopt(_:of:as:)`. Versions that an undone edit had left are not merged with others: its undo was
  /// rejected.
  mutating func adopt(_ replaced: [(old: StoredEvent, new: StoredEvent)], of uid: String, as newUID: String) {
    if let index = undone.lastIndex(where: { $0.isRedone(by: replaced) }) {
      for (old, new) in replaced {
        guard let after = undone[index].didRedo(old.id, as: new.revision) else { continue }
        for other in undone.indices { undone[other].renameBefore(old.id, from: after, to: new.revision) }
      }
      return
    }
    for index in done.indices { done[index].adopt(replaced, of: uid, as: newUID) }
    for index in undone.indices { undone[index].adopt(replaced, of: uid, as: newUID) }
    countSize()
  }

  /// Returns an event as it was before an edit of the stack deleted it; `nil` if none did.
  func deletedVersion(of event: Event) -> StoredEvent? {
    for entry in done.reversed() {
      if let found = entry.version(of: event, in: entry.undo, { $0.before }) { return found }
    }
    for entry in undone.reversed() {
      if let found = entry.version(of: event, in: entry.redo, { $0.after }) { return found }
    }
    return nil
  }

  /// Removes the edits that cannot be undone or redone any more, and those whose undo would change nothing. Undone edits
  /// whose events are as the edit had left them can be undone again.
  /// - Parameters:
  ///   - stored: the current version of an event; `nil` if it does not exist.
  ///   - isPresent: whether the store already has an event that a change would insert.
  mutating func forgetStale(_ stored: (EventID) -> StoredEvent?, _ isPresent: (EventChange) -> Bool) {
    restoreRedone { stored($0)?.revision }
    forgetEmpty(stored)
    done = Self.applicable(done, isUndone: false, { stored($0)?.revision }, isPresent)
    undone = Self.applicable(undone, isUndone: true, { stored($0)?.revision }, isPresent)
    countSize()
  }

  private mutating func countSize() { size = done.reduce(0) { $0 + $1.size } }

  /// Moves the undone edits whose events are as the edit had left them, from the latest one, to those that can be undone.
  private mutating func restoreRedone(_ revision: (EventID) -> Revision?) {
    while let last = undone.last, !last.references.isEmpty,
      last.references.allSatisfy({ $0.before != $0.after && revision($0.id) == $0.after })
    {
      done.append(undone.removeLast())
    }
  }

  /// Removes the edits whose undo would change nothing. Earlier edits then expect the revisions that events have now.
  private mutating func forgetEmpty(_ stored: (EventID) -> StoredEvent?) {
    var contents: Contents = []
    var known: [UndoEntry.Reference] = []
    for index in done.indices.reversed() {
      let entry = done[index]
      let result = Self.result(of: entry.undo)
      let isEmpty = result.allSatisfy { id, event in
        let later = contents.last { $0.id == id }
        guard let current = later.map({ $0.event }) ?? stored(id)?.event else { return event == nil }
        return event?.isEqualExceptForStamps(to: current) == true
      }
      guard isEmpty, !result.isEmpty else {
        contents += result
        known += entry.references
        continue
      }
      for reference in entry.references {
        guard let before = reference.before else { continue }
        let later = known.last { $0.id == reference.id }
        let current = later.map { $0.before } ?? stored(reference.id)?.revision
        for other in 0..<index { done[other].renameAfter(reference.id, from: before, to: current) }
      }
      done.remove(at: index)
    }
  }

  /// Returns the events that a change leaves; none if it also changes calendars.
  private static func result(of change: EventChange) -> Contents {
    var result: Contents = []
    for step in change.steps {
      switch step {
      case .insert(let event, let id?), .update(let id, let event, _): result.append((id, event))
      case .delete(let id, _): result.append((id, nil))
      default: return []
      }
    }
    // An event may have several steps, of which the last counts.
    return result.enumerated().filter { index, own in !result[(index + 1)...].contains { $0.id == own.id } }
      .map { $0.element }
  }

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
  /// Returns whether the edit was undone, and the new versions are the ones that it had left.
  fileprivate func isRedone(by replaced: [(old: StoredEvent, new: StoredEvent)]) -> Bool {
    !replaced.isEmpty
      && replaced.allSatisfy { old, new in
        guard references.contains(where: { $0.id == old.id && $0.before == old.revision }) else { return false }
        let step = redo.steps.last { $0.replaced?.id == old.id }
        return step?.written?.isEqualExceptForStamps(to: new.event) == true
      }
  }

  /// Records that an event is as the edit had left it. Returns the revision that it had then.
  fileprivate mutating func didRedo(_ id: EventID, as revision: Revision) -> Revision? {
    guard let index = references.firstIndex(where: { $0.id == id }) else { return nil }
    defer { references[index].after = revision }
    return references[index].after
  }

  /// Returns an event of the same occurrence that a change inserts, with its revision; `nil` if it inserts none.
  fileprivate func version(
    of event: Event, in change: EventChange, _ revision: (Reference) -> Revision?
  ) -> StoredEvent? {
    for case .insert(let own, let id?) in change.steps {
      guard own.uid.hasSameBytes(as: event.uid), own.recurrenceID == event.recurrenceID,
        let reference = references.first(where: { $0.id == id }), let revision = revision(reference)
      else { continue }
      return StoredEvent(id: id, revision: revision, event: own)
    }
    return nil
  }

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
