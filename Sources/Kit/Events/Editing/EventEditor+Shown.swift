extension EventEditor {
  /// Returns when the draft of a session takes place, in the display zone.
  package func shown(_ session: EditSession) -> Occurrence { session.held.occurrence }
}
