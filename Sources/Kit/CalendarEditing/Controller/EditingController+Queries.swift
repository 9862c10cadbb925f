import CalendarText
import CalendarViews
package import Events

/// Questions to the store.
extension EditingController {
  /// Returns the answer of the store. If the store fails, shows a notice and returns `nil`.
  func read<Value>(_ query: (any EventStore) throws(StoreError) -> Value) -> Value? {
    do throws(StoreError) {
      return try query(editor.store)
    } catch {
      showReadingFailure(.store(error))
      return nil
    }
  }

  /// Returns the answer of the editor; `nil` if the event is gone, or its series cannot be edited this way. If the store
  /// fails, shows a notice and returns `nil`.
  func answer<Value>(_ query: (EventEditor) throws(EditError) -> Value) -> Value? {
    do throws(EditError) {
      return try query(editor)
    } catch {
      showReadingFailure(error)
      return nil
    }
  }

  /// Returns an event as an edit begins with it; `nil` if it is gone. For a series, returns one occurrence.
  func instance(of id: OccurrenceID) -> Event? {
    answer { editor throws(EditError) in
      try EditSubject(id, in: editor.store, zones: editor.clock.zones).instance
    }
  }

  /// Returns the stored events with a UID in a calendar; `nil` if the store fails.
  func series(of event: Event) -> [StoredEvent]? {
    read { store throws(StoreError) in try store.events(uid: event.uid, in: event.calendar) }
  }

  private func showReadingFailure(_ error: EditError) {
    if error.isStoreFailure { refuse(announcer?.texts.phrases.unreachable ?? "") }
  }

  /// Announces and shows why a change without a command was not stored.
  package func refuse(_ error: EditError, title: String) {
    refuse(reason(for: error, of: .cancel, title: title))
  }
}

extension EditError {
  /// Whether a rule, a permission, or the host rejected the edit.
  var isRefusal: Bool { if case .refused = self { true } else { false } }

  /// Whether the store failed. An event or calendar that another client changed or deleted is not a failure.
  var isStoreFailure: Bool {
    switch self {
    case .store(.storage), .store(.readOnly), .store(.invalid), .store(.duplicate): true
    default: false
    }
  }
}
