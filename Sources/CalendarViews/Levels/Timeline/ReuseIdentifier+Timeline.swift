public import CollectionKit

extension ReuseIdentifier {
  /// Parts of events among the hours; register another maker for a custom class.
  public static let eventBlock = ReuseIdentifier(-10)
  /// Events that are the ground of their hours; register another maker for a custom class.
  public static let backgroundEvent = ReuseIdentifier(-14)
  /// Columns of days.
  static let dayColumn = ReuseIdentifier(-11)
  /// What lies below the lines of the hours.
  static let dayGround = ReuseIdentifier(-12)
  /// Names of days above their columns.
  static let dayHeading = ReuseIdentifier(-13)
}
