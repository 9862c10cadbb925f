import Basics

/// A planner that turns edits into changes for a store, without side effects.
///
///     let planner = EditPlanner(context)
///     let plan = try planner.change(of: subject, to: draft, .thisAndFollowing, as: .move)
///     try store.apply(plan.change)
///
/// Every change expects the revisions that it was planned for. The planner updates DTSTAMP, LAST-MODIFIED, and
/// SEQUENCE. All other unedited lines of `Event.otherLines` keep their bytes and their order.
public struct EditPlanner {
  private let context: EditContext

  /// Creates a planner.
  public init(_ context: EditContext) { self.context = context }

  /// Returns the possible scopes of an edit; for a single event, only `.all`.
  /// - Parameter draft: the event after the edit; `nil` for a deletion.
  public func scopes(of subject: EditSubject, to draft: Event?) -> [EditScope] {
    subject.editor?.scopes(for: subject.id, to: draft) ?? [.all]
  }

  // MARK: - Plans

  /// Returns the plan for creating an event. An event without a UID gets the context's new UID.
  /// - Parameter overrides: changed occurrences of a series. They get its UID and its calendar.
  public func creation(of event: Event, overrides: [Event] = []) -> EditPlan {
    var event = event
    if event.uid.isEmpty { event.uid = context.newUID }
    var steps: [EventChange] = [.insert(event)]
    for var override in overrides {
      (override.uid, override.calendar) = (event.uid, event.calendar)
      steps.append(.insert(override))
    }
    return plan(steps, EditLabel(.create, title: ByteText(event.summary)), nil)
  }

  /// Returns the plan for copying an event. The copy is a single event with the context's new UID, even if the original
  /// belongs to a series.
  public func copy(of event: Event, as kind: EditLabel.Kind) -> EditPlan {
    plan([.insert(single(event))], EditLabel(kind, title: ByteText(event.summary)), nil, modelUID: event.uid)
  }

  /// Returns the plan for changing an event.
  ///
  /// An occurrence that moves to another calendar on its own leaves its series: the series excludes it, and a single
  /// event with the new UID replaces it. An override in another calendar would not belong to the series.
  /// - Parameter draft: the edited version of `EditSubject.instance`.
  public func change(
    of subject: EditSubject, to draft: Event, _ scope: EditScope, as kind: EditLabel.Kind
  ) throws(SeriesEditError) -> EditPlan {
    let label = EditLabel(kind, title: ByteText(draft.summary))
    guard let editor = subject.editor else {
      return plan([.update(subject.stored.id, draft, expecting: subject.stored.revision)], label, subject)
    }
    if scope == .this, draft.calendar != editor.master.calendar {
      let rest = try editor.deletion(subject.id, .this)
      return plan(rest.steps + [.insert(single(draft))], label, subject, scope)
    }
    return plan(try editor.change(subject.id, to: draft, scope, newUID: context.newUID).steps, label, subject, scope)
  }

  /// Returns the plan for deleting an event or a part of a series.
  public func deletion(of subject: EditSubject, _ scope: EditScope) throws(SeriesEditError) -> EditPlan {
    let label = EditLabel(.delete, title: ByteText(subject.instance.summary))
    guard let editor = subject.editor else {
      return plan([.delete(subject.stored.id, expecting: subject.stored.revision)], label, subject)
    }
    return plan(try editor.deletion(subject.id, scope).steps, label, subject, scope)
  }

  // MARK: - Parts

  private func single(_ event: Event) -> Event {
    var single = event
    single.uid = context.newUID
    (single.recurrence, single.recurrenceID, single.recurrenceRange) = (nil, nil, .this)
    return single
  }

  private func plan(
    _ steps: [EventChange], _ label: EditLabel, _ subject: EditSubject?, _ scope: EditScope? = nil,
    modelUID: String = ""
  ) -> EditPlan {
    let stamp = EditStamp(context.now)
    var before: [Event] = []
    var stamped: [EventChange] = []
    for step in steps {
      let old = step.replaced.flatMap { subject?.event($0.id) }
      if let old { before.append(old) }
      switch step {
      case .insert(let event, let id):
        // An override is another version of the occurrence that it replaces.
        stamped.append(
          .insert(stamp.stamped(event, replacing: event.recurrenceID == nil ? nil : subject?.instance), id: id))
      case .update(let id, let event, let expecting):
        stamped.append(.update(id, stamp.stamped(event, replacing: old), expecting: expecting))
      default: stamped.append(step)
      }
    }
    return EditPlan(
      stamped, label, before: before, scope: scope, modelUID: subject?.stored.event.uid ?? modelUID)
  }
}
