/// The reason that an edit failed.
public enum EditError: Error, Equatable, Sendable {
  /// A rule, a permission, or the delegate rejects the edit.
  case refused([EditReason])
  /// The edit of a series needs one of these scopes.
  case scopeNeeded([EditScope])
  /// The series cannot be edited this way.
  case series(SeriesEditError)
  /// The store rejected the change, for example because another client changed or deleted the event (`conflict`,
  /// `notFound`), or because the store cannot be written.
  case store(StoreError)
  /// The command does not apply: there is no session, or nothing to undo or redo.
  case notApplicable
}
