extension EventEditor {
  /// Returns the time of a session's draft in the display zone.
  package func shown(_ session: EditSession) -> Occurrence { session.held.occurrence }
}
