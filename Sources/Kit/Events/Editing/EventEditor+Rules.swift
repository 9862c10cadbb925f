import Basics
import CalendarSystems
package import TimeZones

extension EventEditor {
  /// Returns the verdict of the rules on a plan.
  /// - Parameters:
  ///   - old: the edited occurrence, and `new` its edited version; rules only check changed times, calendars, and
  ///     resources, and events that begin to take time.
  ///   - isWhole: whether other occurrences of a series change with it.
  ///   - more: rules in addition to the ones of the editor.
  ///   - isExplained: whether the delegate may reword the reasons.
  func validation(
    of plan: EditPlan, from old: Event?, to new: Event, isWhole: Bool = false, adding more: [EditRule] = [],
    isExplained: Bool = true
  ) -> EditValidation {
    let isMoved = old.map { $0 != $0.withTimes(of: new) || $0.recurrence != new.recurrence } ?? true
    let isElsewhere =
      old.map {
        $0.calendar != new.calendar || $0.takesTime != new.takesTime
          || !$0.resourceIDs.hasSameBytes(as: new.resourceIDs)
      } ?? true
    guard isMoved || isElsewhere else { return EditValidation() }
    let limits = delegate?.limits(for: new)
    var rules = options.rules
    for rule in more + (limits?.rules ?? []) where !rules.rules.contains(rule) { rules.rules.append(rule) }
    let resources = resources(of: new).filter { !$0.overlap || !$0.businessHours.isEmpty }
    guard limits != nil || !rules.rules.isEmpty || !resources.isEmpty else { return EditValidation() }
    let timeline = self.timeline ?? EventTimeline(store: store, displayZone: clock.zone, zones: clock.zones)
    self.timeline = timeline
    let edited =
      isWhole
      ? changed(by: plan, to: new, keepsKnown: !isElsewhere, in: timeline) : [shown(new, in: plan, timeline)]
    let delegate = self.delegate
    let overlap: ((Event) -> Bool?)? = limits == nil ? nil : { delegate?.limits(for: $0)?.overlap }
    let validation = rules.validation(of: edited, new, among: timeline, overlap: overlap, resources: resources)
    timeline.preview(nil)
    guard isExplained, !validation.isAllowed, let reasons = delegate?.explain(validation.reasons, against: plan),
      !reasons.isEmpty
    else { return validation }
    return EditValidation(reasons)
  }

  /// Returns a new event without a title, as it would be created at a time; also if new events are not permitted.
  package func event(from start: Instant, to end: Instant, resource: String?) -> Event {
    // No calendar takes new events: the rules reject the event, and say why.
    var event = (try? blank()) ?? Event(title: "", day: DayNumber(0), calendar: CalendarID(0))
    (event.start, event.end) = (clock.time(at: start), clock.time(at: end))
    if let resource { event.resourceIDs = [resource] }
    return event
  }

  /// Returns the verdict of the rules on a new event, whether or not new events are permitted.
  /// - Parameter more: rules in addition to the ones of the editor.
  package func validation(ofNew event: Event, adding more: [EditRule] = []) -> EditValidation {
    validation(of: planner().creation(of: event), from: nil, to: event, adding: more, isExplained: false)
  }

  /// Returns the resources of an event that are in the list of the store; none if it cannot be read.
  func resources(of event: Event) -> [Resource] {
    let ids = event.resourceIDs
    if ids.isEmpty { return [] }
    let all = (try? store.resources()) ?? []
    return all.filter { ResourceLines.contains(ids, $0.id) }
  }

  /// Previews a plan, and returns the edited occurrence in it.
  private func shown(_ new: Event, in plan: EditPlan, _ timeline: EventTimeline) -> Occurrence {
    let edited = clock.shown(new)
    timeline.preview(plan.change)
    let found = timeline.occurrences(touching: edited.firstDay..<edited.lastDay + 1).first {
      guard $0.start == edited.start, $0.end == edited.end else { return false }
      return timeline.event($0.id.event).map { plan.after.contains($0.event) } ?? false
    }
    return found ?? edited
  }

  /// Previews a plan, and returns the occurrences of a series that it changes.
  private func changed(
    by plan: EditPlan, to new: Event, keepsKnown: Bool, in timeline: EventTimeline
  ) -> [Occurrence] {
    let edited = clock.shown(new)
    var first = edited.firstDay
    for event in plan.after { first = min(first, event.start.writtenDay) }
    first = max(first, edited.firstDay - EditRules.days / 2)
    let days = first..<first + EditRules.days
    var known = keepsKnown ? own(plan.before, on: days, in: timeline) : []
    timeline.preview(plan.change)
    let changed = own(plan.after, on: days, in: timeline).filter { new in
      let index = known.firstIndex { $0.start == new.start && $0.end == new.end && $0.isAllDay == new.isAllDay }
      if let index { known.remove(at: index) }
      return index == nil
    }
    return Array(changed.prefix(EditRules.limit))
  }

  private func own(_ events: [Event], on days: Range<DayNumber>, in timeline: EventTimeline) -> [Occurrence] {
    timeline.occurrences(touching: days).filter { occurrence in
      guard let event = timeline.event(occurrence.id.event)?.event else { return false }
      return events.contains { $0.isOfSeries(of: event) }
    }
  }
}
