public import Almanac

/// A key of a person, of which stores know only the hash.
public struct PersonKey: Equatable, Sendable {
  /// How a key may be used.
  public enum Kind: Int, CaseIterable, Sendable {
    /// A personal link, which one browser exchanges for a key of its own, within a week.
    case link
    /// The key of a browser, in a cookie.
    case browser
    /// The key of a phone or another program.
    case device
  }

  /// The number of the key, which no other key of the store ever gets.
  public var id: Int64
  /// The number of the person.
  public var person: Int64
  /// How it may be used.
  public var kind: Kind
  /// What the person calls it; may be empty.
  public var label: String
  /// When it was made.
  public var made: Instant
  /// When it was last used, to within ten minutes; `nil` if it never was.
  public var used: Instant?

  /// Creates a key; called by stores.
  public init(id: Int64, person: Int64, kind: Kind, label: String, made: Instant, used: Instant?) {
    self.id = id
    self.person = person
    self.kind = kind
    self.label = label
    self.made = made
    self.used = used
  }
}
