public import Basics

/// An object that approves, rejects, and observes edits. Every requirement has a default implementation.
///
/// ```swift
/// final class Rooms: CalendarEditingDelegate {
///   func validate(_ plan: EditPlan, isFinal: Bool) -> EditDecision {
///     plan.after.allSatisfy { !$0.location.isEmpty } ? .allow : .refuse("A booking needs a room.")
///   }
/// }
/// ```
///
/// The editor checks its own permissions and rules first, so a delegate can only restrict edits further. A delegate
/// must not change the store while one of its methods runs.
public protocol CalendarEditingDelegate: AnyObject {
  /// Returns the verbs that users may apply to an event, or to a new event. Default: all.
  func verbs(for event: Event) -> EditVerbs
  /// Returns the rules for one event, or for a new event, in addition to the editor's rules. Default: `nil`, none.
  func limits(for event: Event) -> EditLimits?
  /// Returns the reasons to show for an edit that the rules reject, such as one in other words. The edit is rejected in
  /// any case; with an empty list, for the given reasons. Called as often as `validate(_:isFinal:)`. Default: `reasons`.
  func explain(_ reasons: [EditReason], against plan: EditPlan) -> [EditReason]
  /// Returns the scope for an edit of a series, or `nil` to ask the user. Default: `nil`.
  func scope(for question: EditQuestion) -> EditScope?
  /// Returns whether an edit is allowed. Called at each step of a session, and with `isFinal` before the edit is
  /// stored. Default: yes.
  func validate(_ plan: EditPlan, isFinal: Bool) -> EditDecision
  /// Returns whether a change that no rules check is allowed: an undo, a redo, or, with `.edit`, the version of an
  /// event that the user chose in a conflict. Called before it is stored; `.replace` means `allow`. Default: yes.
  func validate(_ plan: EditPlan, for origin: EditReceipt.Origin) -> EditDecision
  /// Called after an edit was made, undone, or redone.
  func didCommit(_ receipt: EditReceipt)
}

extension CalendarEditingDelegate {
  /// Permits all verbs.
  public func verbs(for event: Event) -> EditVerbs { .all }
  /// Returns `nil`, so only the editor's rules apply.
  public func limits(for event: Event) -> EditLimits? { nil }
  /// Returns the given reasons.
  public func explain(_ reasons: [EditReason], against plan: EditPlan) -> [EditReason] { reasons }
  /// Returns `nil`, so the user is asked.
  public func scope(for question: EditQuestion) -> EditScope? { nil }
  /// Allows the edit.
  public func validate(_ plan: EditPlan, isFinal: Bool) -> EditDecision { .allow }
  /// Allows the change.
  public func validate(_ plan: EditPlan, for origin: EditReceipt.Origin) -> EditDecision { .allow }
  /// Does nothing.
  public func didCommit(_ receipt: EditReceipt) {}
}

/// A question to the delegate: how much of a series does an edit apply to?
public struct EditQuestion: Equatable, Sendable {
  /// The occurrence before the edit.
  public var before: Event
  /// The occurrence after the edit; `nil` for a deletion.
  public var after: Event?
  /// The possible scopes, from narrow to wide.
  public var scopes: [EditScope]
}

/// A delegate's answer to an edit.
public enum EditDecision: Equatable, Sendable {
  /// The edit is allowed.
  case allow
  /// The edit is rejected, for a reason in the program's own words; an empty text gives none.
  case refuse(ByteText)
  /// A different change is stored instead. Only has an effect when `isFinal` is `true`; before that, it means `allow`.
  case replace(EventChange)
}
