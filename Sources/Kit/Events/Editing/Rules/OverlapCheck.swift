import CalendarSystems

/// Whether the occurrences of an edited event may overlap others.
struct OverlapCheck {
  private let scope: EditOverlap?
  private let event: Event
  private let overlap: ((Event) -> Bool?)?
  /// `EditLimits.overlap` of the edited event; `nil` if it has none.
  private let own: Bool?
  private let ids: [String]
  /// The resources that forbid overlaps.
  private let exclusive: [Resource]

  /// - Parameters:
  ///   - scope: the events that the rules forbid to overlap; `nil` for none.
  ///   - overlap: returns `EditLimits.overlap` of any event; `nil` if no event has limits.
  ///   - resources: the resources of the event.
  init(scope: EditOverlap?, event: Event, overlap: ((Event) -> Bool?)?, resources: [Resource]) {
    self.scope = scope
    self.event = event
    self.overlap = overlap
    own = overlap?(event)
    ids = event.resourceIDs
    exclusive = resources.filter { !$0.overlap }
  }

  /// Returns the first other occurrence that an edited one must not overlap, but does; `nil` for none.
  func overlapped(by edited: Occurrence, in timeline: EventTimeline) -> OccurrenceID? {
    guard event.status != .cancelled else { return nil }
    for other in timeline.occurrences(touching: edited.firstDay..<edited.lastDay + 1)
    where other.id != edited.id && other.start < edited.end && edited.start < other.end {
      guard let stored = timeline.event(other.id.event)?.event, isForbidden(edited, other, stored) else { continue }
      return other.id
    }
    return nil
  }

  private func isForbidden(_ edited: Occurrence, _ other: Occurrence, _ stored: Event) -> Bool {
    guard stored.status != .cancelled else { return false }
    let otherIDs = stored.resourceIDs
    let sharesOne = ids.contains { ResourceLines.contains(otherIDs, $0) }
    if !sharesOne, !ids.isEmpty, !otherIDs.isEmpty { return false }
    let others = overlap?(stored)
    if own == false || others == false {
      // A background event that forbids overlaps blocks its days as a whole.
      return edited.isAllDay == other.isAllDay || edited.isBackground || other.isBackground
    }
    guard own == nil, others == nil, edited.isAllDay == other.isAllDay, event.takesTime, stored.takesTime
    else { return false }
    if exclusive.contains(where: { ResourceLines.contains(otherIDs, $0.id) }) { return true }
    guard let scope, ids.isEmpty == otherIDs.isEmpty else { return false }
    return scope == .allCalendars || stored.calendar == event.calendar
  }
}

extension Event {
  /// Whether events that must not overlap may not overlap this one.
  var takesTime: Bool { status != .cancelled && display != .background && !isFree }
}
