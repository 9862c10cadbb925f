/// The edits of a store that can be undone and redone, shared by all its views.
///
/// It keeps the latest 1,000 edits or 16 MB, whichever is less. Undo applies the inverse of an edit, which expects the
/// revisions that the edit left. If another client has changed one of the events since, the undo fails instead of
/// overwriting that change. Event identifiers survive undo and redo. Key steps on one event in quick succession form
/// one entry.
public struct UndoStack {
  var done: [UndoEntry] = []
  var undone: [UndoEntry] = []
  var size = 0

  /// The maximum number of edits, and of their bytes.
  static let limit = (count: 1000, bytes: 16 << 20)
  /// The number of seconds within which steps are joined.
  static let joining = 1.0

  init() {}

  /// The label of the edit to undo; `nil` if there is none.
  public var undoLabel: EditLabel? { done.last?.label }
  /// The label of the edit to redo; `nil` if there is none.
  public var redoLabel: EditLabel? { undone.last?.label }
  /// The number of edits that can be undone.
  public var count: Int { done.count }

  /// Returns whether the events of the latest edit are unchanged since then.
  /// - Parameter revision: the current revision of an event; `nil` if it no longer exists.
  func isCurrent(_ revision: (EventID) -> Revision?) -> Bool {
    done.last?.references.allSatisfy { revision($0.id) == $0.after } ?? false
  }

  /// Adds an edit, and removes all edits that could be redone.
  mutating func add(_ entry: UndoEntry) {
    undone = []
    if let time = entry.stepTime, let last = done.last, let lastTime = last.stepTime, time >= lastTime,
      time - lastTime <= Self.joining, last.label.kind == entry.label.kind, last.leads(to: entry)
    {
      size -= last.size
      done[done.count - 1].join(entry)
      size += done[done.count - 1].size
    } else {
      done.append(entry)
      size += entry.size
    }
    var dropped = 0
    while done.count - dropped > Self.limit.count || size > Self.limit.bytes && dropped + 1 < done.count {
      size -= done[dropped].size
      dropped += 1
    }
    done.removeFirst(dropped)
  }

  /// The change that undoes the latest edit, and its label; `nil` if there is none.
  var undo: (label: EditLabel, change: EventChange)? {
    done.last.map { ($0.label, UndoEntry.expecting($0.undo, { $0.after }, $0.references)) }
  }

  /// The change that redoes the latest undone edit, and its label; `nil` if there is none.
  var redo: (label: EditLabel, change: EventChange)? {
    undone.last.map { ($0.label, UndoEntry.expecting($0.redo, { $0.before }, $0.references)) }
  }

  /// Records that the latest edit was undone.
  mutating func didUndo(_ receipt: StoreReceipt) {
    var entry = done.removeLast()
    size -= entry.size
    entry.didUndo(receipt)
    for index in entry.references.indices {
      let (id, old) = (entry.references[index].id, entry.references[index].before)
      let new = receipt.stored.last { $0.id == id }?.revision
      entry.references[index].before = new
      // The store is in the state after an earlier edit, under a different revision.
      if let old { for other in done.indices { done[other].renameAfter(id, from: old, to: new) } }
    }
    undone.append(entry)
  }

  /// Records that the latest undone edit was redone.
  mutating func didRedo(_ receipt: StoreReceipt) {
    var entry = undone.removeLast()
    entry.undo = receipt.inverse
    for index in entry.references.indices {
      let (id, old) = (entry.references[index].id, entry.references[index].after)
      let new = receipt.stored.last { $0.id == id }?.revision
      entry.references[index].after = new
      if let old { for other in undone.indices { undone[other].renameBefore(id, from: old, to: new) } }
    }
    done.append(entry)
    size += entry.size
  }

  /// Returns the calendar of the next entry if another client has changed or deleted it since.
  func missingCalendar(known: [CalendarInfo], isUndone: Bool) -> CalendarID? {
    guard let calendar = (isUndone ? undone : done).last?.calendar else { return nil }
    let expected = isUndone ? calendar.before : calendar.after
    let current = known.first { $0.id == calendar.after.id }
    return current == expected ? nil : calendar.after.id
  }

  /// Removes the latest edit, or the latest undone one, which can no longer be undone or redone because another client
  /// has changed one of its events.
  mutating func forget(isUndone: Bool) {
    if isUndone { undone.removeLast() } else { size -= done.removeLast().size }
  }
}
