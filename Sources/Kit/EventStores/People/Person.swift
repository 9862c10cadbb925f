/// Somebody who uses a server, with personal keys and a right for each calendar.
public struct Person: Equatable, Sendable {
  /// The number of the person, which no other person of the store ever gets.
  public var id: Int64
  /// The name, which no other person has: 1 to 100 bytes without control characters and colons.
  public var name: String
  /// Whether the person manages the people, and owns the calendars that nobody else owns. The first person does.
  public var isOwner: Bool

  /// Creates a person; called by stores.
  public init(id: Int64, name: String, isOwner: Bool) {
    self.id = id
    self.name = name
    self.isOwner = isOwner
  }
}
