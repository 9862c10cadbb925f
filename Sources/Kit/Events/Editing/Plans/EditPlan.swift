public import CalendarSystems

/// A planned edit: the change for the store to apply, and its effects.
///
///     let plan = try planner.change(of: subject, to: draft, .this, as: .move)
///     timeline.preview(plan.change)
public final class EditPlan: Sendable {
  /// The change, as one group.
  public let change: EventChange
  /// A short description of the edit.
  public let label: EditLabel
  /// The events that are replaced or deleted, in their current versions and in the order of the change.
  public let before: [Event]
  /// The events that are inserted or updated, in the order of the change.
  public let after: [Event]
  /// The part of a series that the edit applies to; `nil` for an event that does not repeat, and for undo and redo.
  package let scope: EditScope?
  /// The UID of the event that inserted events were made from, by a split or a copy; empty for none.
  package let modelUID: String

  init(
    _ steps: [EventChange], _ label: EditLabel, before: [Event], scope: EditScope? = nil, modelUID: String = ""
  ) {
    change = .group(steps)
    self.label = label
    self.before = before
    self.scope = scope
    self.modelUID = modelUID
    after = steps.compactMap { $0.written }
  }

  /// The days that may look different in some zone; `nil` for none.
  public var days: Range<DayNumber>? {
    var days: Range<DayNumber>?
    for event in before + after {
      let own = EventExtent.days(of: event)
      days = days.map { EventExtent.hull($0, own) } ?? own
    }
    return days
  }
}
