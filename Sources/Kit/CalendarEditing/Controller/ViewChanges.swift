/// The changes of a view that undo reverts along with edits: calendars that were hidden, shown, or moved in a list.
struct ViewChanges {
  private struct Change {
    /// The number of edits on the undo stack when the change was made.
    let editCount: Int
    /// Shows the state before the change if the argument is `true`, otherwise the state after it.
    let show: (Bool) -> Void
  }

  private var done: [Change] = []
  private var undone: [Change] = []

  /// The number of changes to keep.
  private static let limit = 100

  /// Whether a change can be undone.
  var canUndo: Bool { !done.isEmpty }
  /// Whether a change can be redone.
  var canRedo: Bool { !undone.isEmpty }

  /// Adds a change that was made after `editCount` edits.
  ///
  /// - Parameter show: shows the state before the change if its argument is `true`, otherwise the state after it.
  mutating func add(after editCount: Int, show: @escaping (Bool) -> Void) {
    undone = []
    done.append(Change(editCount: editCount, show: show))
    if done.count > ViewChanges.limit { done.removeFirst() }
  }

  /// Forgets the undone changes, because an edit was made.
  mutating func forgetUndone() { undone = [] }

  /// Undoes the latest change. Returns whether there is one after the latest edit.
  mutating func undo(after editCount: Int) -> Bool {
    guard let last = done.last, last.editCount >= editCount else { return false }
    undone.append(done.removeLast())
    last.show(true)
    return true
  }

  /// Redoes the latest undone change. Returns whether there is one before the next edit.
  mutating func redo(after editCount: Int) -> Bool {
    guard let last = undone.last, last.editCount <= editCount else { return false }
    done.append(undone.removeLast())
    last.show(false)
    return true
  }
}
