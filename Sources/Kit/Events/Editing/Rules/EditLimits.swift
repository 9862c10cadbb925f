/// Editing rules of a single event, in addition to the rules of the editor. The delegate of the editor returns them.
///
/// ```swift
/// func limits(for event: Event) -> EditLimits? { EditLimits([.hours(hours)], overlap: false) }
/// ```
public struct EditLimits: Equatable, Sendable {
  /// The rules for the times of the event, in addition to the editor's rules.
  public var rules: [EditRule]
  /// Whether the event and others may overlap. With `false`, none may, not even a background event; with `true`, those
  /// may that do not say `false` themselves. With `nil`, the rules decide. Events may always overlap if both have
  /// resources, but none in common.
  public var overlap: Bool?
  /// Whether users may move the event to other resources; with `nil`, the options of the editor decide.
  public var resourceEditable: Bool?

  /// Creates limits, by default none.
  public init(_ rules: [EditRule] = [], overlap: Bool? = nil, resourceEditable: Bool? = nil) {
    self.rules = rules
    self.overlap = overlap
    self.resourceEditable = resourceEditable
  }
}
