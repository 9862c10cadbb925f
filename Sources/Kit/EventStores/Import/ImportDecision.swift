public import Almanac

/// Decides how to import the events with one UID.
public enum ImportDecision {
  /// Returns the outcome for each event, with the resulting change; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - events: the events with one UID to import, without versions that other events in the list supersede.
  ///   - current: the events with this UID in the calendar.
  public static func changes(
    importing events: [Event], over current: [StoredEvent]
  ) -> [(outcome: ImportOutcome, change: EventChange?)] {
    var rest = RemainingEvents(current)
    let same = events.map { rest.takeSame(as: $0) }
    return zip(events, same).map { event, isSame in
      if isSame { return (.same, nil) }
      let outcome = ImportOutcome(importing: event, over: rest.first(like: event)?.event)
      switch outcome {
      case .new: return (outcome, .insert(event))
      case .changed:
        return (outcome, rest.takeFirst(like: event).map { .update($0.id, event, expecting: $0.revision) })
      default: return (outcome, nil)
      }
    }
  }
}
