/// A version of an event that was changed here and elsewhere.
package enum ConflictSide: CaseIterable, Sendable {
  /// The version that was made here.
  case mine
  /// The version that was made elsewhere.
  case theirs
}
