/// A number with what stands around it: "3 events".
public struct CountPhrase: Sendable {
  /// The whole phrase for one, "1 event", in languages that say it in another way; `nil` where one is a number as
  /// others.
  public var one: String?
  /// What stands before the number, with the space between.
  public var before: String
  /// What stands after the number, with the space between.
  public var after: String

  /// Nothing but the number unless given.
  public init(one: String? = nil, before: String = "", after: String = "") {
    self.one = one
    self.before = before
    self.after = after
  }

  /// The phrase for a number, in the digits of a language.
  public func of(_ count: Int, text: DateText) -> String {
    if count == 1, let one { return one }
    return before + text.number(count) + after
  }
}
