public import Basics

/// The object that permits, refuses and hears edits. Every requirement has a default.
///
/// ```swift
/// final class Rooms: CalendarEditingDelegate {
///   func validate(_ plan: EditPlan, isFinal: Bool) -> EditDecision {
///     plan.after.allSatisfy { !$0.location.isEmpty } ? .allow : .refuse("A booking needs a room.")
///   }
/// }
/// ```
///
/// The editor keeps its own rules first: a delegate can only permit less. It must not edit the store while it is asked.
public protocol CalendarEditingDelegate: AnyObject {
  /// Returns the verbs that are permitted for an event, or for a new one. Default: all.
  func verbs(for event: Event) -> EditVerbs
  /// Returns the scope of an edit of a series; `nil` to have people asked, which is the default.
  func scope(for question: EditQuestion) -> EditScope?
  /// Returns whether an edit is allowed. Asked at each step of a session, and at the end with `isFinal`. Default: yes.
  func validate(_ plan: EditPlan, isFinal: Bool) -> EditDecision
  /// Tells that an edit was made, taken back or made again.
  func didCommit(_ receipt: EditReceipt)
}

extension CalendarEditingDelegate {
  /// Permits all verbs.
  public func verbs(for event: Event) -> EditVerbs { .all }
  /// Lets people be asked.
  public func scope(for question: EditQuestion) -> EditScope? { nil }
  /// Allows the edit.
  public func validate(_ plan: EditPlan, isFinal: Bool) -> EditDecision { .allow }
  /// Does nothing.
  public func didCommit(_ receipt: EditReceipt) {}
}

/// The question how much of a series an edit is meant for.
public struct EditQuestion: Equatable, Sendable {
  /// The instance before the edit.
  public var before: Event
  /// The instance after the edit; `nil` for a deletion.
  public var after: Event?
  /// The scopes that are possible, from narrow to wide.
  public var scopes: [EditScope]
}

/// The answer of a delegate to an edit.
public enum EditDecision: Equatable, Sendable {
  /// The edit is allowed.
  case allow
  /// The edit is refused, with a reason in the words of the program.
  case refuse(ByteText)
  /// At the end of an edit, another change is made instead; before that, it counts as `allow`.
  case replace(EventChange)
}
