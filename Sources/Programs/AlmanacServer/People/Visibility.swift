/// How much of a calendar object a viewer sees.
enum Visibility: Equatable, Sendable {
  /// All of it.
  case full
  /// When it is, as "Busy", without texts.
  case busy
  /// Nothing: for the viewer it does not exist.
  case hidden
}
