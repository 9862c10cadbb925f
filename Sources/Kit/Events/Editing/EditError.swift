/// A reason why an edit was not made.
public enum EditError: Error, Equatable, Sendable {
  /// Rules, permissions or the delegate refuse the edit.
  case refused([EditReason])
  /// The series has to be told how much of it is meant; these scopes are possible.
  case scopeNeeded([EditScope])
  /// The series cannot be edited so.
  case series(SeriesEditError)
  /// The store rejected the change: somebody else changed the event meanwhile (`conflict`, `notFound`), or it cannot be
  /// written.
  case store(StoreError)
  /// There is nothing that the command applies to: no session, nothing to undo or to redo.
  case notApplicable
}
