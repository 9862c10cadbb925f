import Basics

extension EventEditor {
  /// Inserts and updates events of a file with a name; returns `nil` if there is no change. The rules for edits do not
  /// apply, because people cannot correct a file.
  func importEvents(_ changes: [EventChange], from name: ByteText) throws(EditError) -> EditReceipt? {
    var before: [Event] = []
    for change in changes {
      guard let event = change.written else { continue }
      guard let id = change.replaced?.id else {
        try require(.create, for: event)
        continue
      }
      let stored: StoredEvent?
      do throws(StoreError) { stored = try store.event(id) } catch { throw .store(error) }
      guard let stored else { throw .store(.notFound(id)) }
      try require(EditVerbs.needed(from: stored.event, to: event), for: stored.event, to: event)
      before.append(stored.event)
    }
    if changes.isEmpty { return nil }
    return try commit(EditPlan(changes, EditLabel(.create, title: name), before: before))
  }
}
