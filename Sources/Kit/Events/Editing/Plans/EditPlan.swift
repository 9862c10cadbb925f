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

  init(_ steps: [EventChange], _ label: EditLabel, before: [Event]) {
    change = .group(steps)
    self.label = label
    self.before = before
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
