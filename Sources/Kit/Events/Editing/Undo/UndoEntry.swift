/// An edit that can be undone or redone.
struct UndoEntry {
  /// The revisions of an event before and after an edit; `nil` if the event does not exist.
  struct Reference {
    let id: EventID
    var before: Revision?
    var after: Revision?
  }

  let label: EditLabel
  var undo: EventChange
  /// The change that redoes the edit; known after it was undone.
  var redo = EventChange.group([])
  var references: [Reference]
  /// The time of a step that may be joined with the next one, in seconds on the caller's clock; `nil` for an edit that
  /// is undone separately.
  var stepTime: Double?

  /// The deletion of a calendar. Redoing it also deletes events that were added meanwhile.
  private let deletion: EventChange?
  /// A changed calendar, before and after the edit; `before` is `nil` for a new calendar.
  let calendar: (before: CalendarInfo?, after: CalendarInfo)?

  init(_ label: EditLabel, _ change: EventChange, _ receipt: StoreReceipt, stepTime: Double?) {
    self.label = label
    deletion = label.kind == .deleteCalendar ? change : nil
    calendar = UndoEntry.calendar(in: change).map { (UndoEntry.calendar(in: receipt.inverse), $0) }
    self.stepTime = stepTime
    undo = receipt.inverse
    references = []
    for step in change.steps {
      guard let replaced = step.replaced, !references.contains(where: { $0.id == replaced.id }) else { continue }
      references.append(Reference(id: replaced.id, before: replaced.expecting))
    }
    for stored in receipt.stored {
      if let index = references.firstIndex(where: { $0.id == stored.id }) {
        references[index].after = stored.revision
      } else {
        references.append(Reference(id: stored.id, after: stored.revision))
      }
    }
  }

  private static func calendar(in change: EventChange) -> CalendarInfo? {
    guard change.steps.count == 1, case .putCalendar(let info) = change.steps[0] else { return nil }
    return info
  }

  /// Records that the edit was undone.
  mutating func didUndo(_ receipt: StoreReceipt) {
    redo = deletion ?? receipt.inverse
    stepTime = nil
  }

  /// The estimated size of the entry, in bytes.
  var size: Int { Self.size(of: undo) + Self.size(of: redo) + 64 }

  private static func size(of change: EventChange) -> Int {
    var size = 0
    for step in change.steps {
      size += 64
      guard let event = step.written else { continue }
      size += 256 + event.uid.utf8.count + event.summary.utf8.count + event.location.utf8.count + event.notes.utf8.count
      for line in event.otherLines { size += 16 + line.utf8.count }
    }
    return size
  }

  /// Returns a change whose first step for each event expects a revision.
  static func expecting(_ change: EventChange, _ revision: (Reference) -> Revision?, _ references: [Reference])
    -> EventChange
  {
    var open = references
    var steps: [EventChange] = []
    for step in change.steps {
      guard let id = step.replaced?.id, let index = open.firstIndex(where: { $0.id == id }) else {
        steps.append(step)
        continue
      }
      let expected = revision(open.remove(at: index))
      if case .update(_, let event, _) = step {
        steps.append(.update(id, event, expecting: expected))
      } else {
        steps.append(.delete(id, expecting: expected))
      }
    }
    return .group(steps)
  }

  /// Returns whether a later edit changes exactly what this one left, so that both can be undone together.
  func leads(to next: UndoEntry) -> Bool {
    for reference in next.references {
      guard let own = references.first(where: { $0.id == reference.id }), own.after == reference.before else {
        return false
      }
    }
    return !next.references.isEmpty
  }

  /// Joins a later edit with this one.
  mutating func join(_ next: UndoEntry) {
    for reference in next.references {
      if let index = references.firstIndex(where: { $0.id == reference.id }) {
        references[index].after = reference.after
      }
    }
    stepTime = next.stepTime
    let (own, later) = (undo.steps, next.undo.steps)
    // The older version of an event is enough.
    if own.count == 1, later.count == 1, case .update = own[0], case .update = later[0] { return }
    undo = .group(later + own)
  }

  /// Records that a revision that the edit left has a different number after another edit was undone or redone.
  mutating func renameAfter(_ id: EventID, from old: Revision, to new: Revision?) {
    for index in references.indices where references[index].id == id && references[index].after == old {
      references[index].after = new
    }
  }

  /// Records that a revision that the edit replaced has a different number after another edit was undone or redone.
  mutating func renameBefore(_ id: EventID, from old: Revision, to new: Revision?) {
    for index in references.indices where references[index].id == id && references[index].before == old {
      references[index].before = new
    }
  }
}
