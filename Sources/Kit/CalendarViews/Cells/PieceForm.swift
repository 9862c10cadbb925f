/// The form in which a view shows a day, "+n", or a piece of an event.
public enum PieceForm: UInt8, Sendable {
  /// A bar in a week or in the all-day lane.
  case bar
  /// A block in the hours.
  case block
  /// A row of a list.
  case row
  /// A tint behind the hours.
  case background
  /// A day, without an event.
  case day
  /// The "+n" of a day.
  case more
}
