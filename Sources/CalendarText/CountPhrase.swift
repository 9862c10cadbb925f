/// A pattern of a number with the words around it: "3 events".
///
/// ```swift
/// let events = CountPhrase(one: "1 event", after: " events")
/// events.of(3, text: text)  // "3 events"
/// ```
public struct CountPhrase: Sendable {
  /// The whole phrase for one, "1 event"; `nil` in languages that write one like other numbers.
  public var one: String?
  /// The text before the number, including the space between.
  public var before: String
  /// The text after the number, including the space between.
  public var after: String

  /// Creates a phrase; by default it is the number alone.
  public init(one: String? = nil, before: String = "", after: String = "") {
    self.one = one
    self.before = before
    self.after = after
  }

  /// Returns the phrase for a number, in the digits of `text`.
  public func of(_ count: Int, text: DateText) -> String {
    if count == 1, let one { return one }
    return before + text.number(count) + after
  }
}
