/// A merge of two versions of all events with one UID: a single event, or a series with its overrides.
///
/// ```swift
/// let merge = SeriesMerge(base: before, mine: edited, theirs: saved)
/// if merge.conflicts.isEmpty { save(merge.events) }
/// ```
///
/// Occurrences are merged separately, each field by field; see ``EventMerge``. An event that one side deleted stays
/// deleted, unless the other side changed it.
public struct SeriesMerge: Equatable, Sendable {
  /// An event with fields that both sides changed differently.
  public struct Conflict: Equatable, Sendable {
    /// The version of `mine`; `nil` if `mine` deleted the event.
    public var mine: Event?
    /// The version of `theirs`; `nil` if `theirs` deleted the event.
    public var theirs: Event?
    /// The conflicting fields, at least one.
    public var fields: [EventMerge.Field]

    /// Creates a conflict.
    public init(mine: Event?, theirs: Event?, fields: [EventMerge.Field]) {
      self.mine = mine
      self.theirs = theirs
      self.fields = fields
    }
  }

  /// The merged events, with the values of `mine` for conflicts; empty if all events were deleted.
  public private(set) var events: [Event] = []
  /// The conflicts, one for each affected event.
  public private(set) var conflicts: [Conflict] = []

  /// Merges two versions. Each version contains at most one event for each occurrence.
  public init(base: [Event], mine: [Event], theirs: [Event]) {
    let lists = [base, mine, theirs]
    if lists.contains(where: { Self.hasDoubles($0) }) || Self.isEntangled(base, mine, theirs) {
      let isSame = Self.haveSame(mine, theirs)
      events = isSame || !Self.haveSame(base, mine) ? mine : theirs
      if !isSame, !Self.haveSame(base, mine), !Self.haveSame(base, theirs) {
        conflicts = [Conflict(mine: mine.first, theirs: theirs.first, fields: [.times, .repetition])]
      }
      return
    }
    let isNew: (Event) -> Bool = { event in !mine.contains { $0.isInstance(of: event) } }
    for event in mine + theirs.filter(isNew) {
      let old = base.first { $0.isInstance(of: event) }
      let own = mine.first { $0.isInstance(of: event) }
      let other = theirs.first { $0.isInstance(of: event) }
      if let own, let other {
        let merge = EventMerge(base: old, mine: own, theirs: other)
        events.append(merge.merged)
        if !merge.conflicts.isEmpty { conflicts.append(Conflict(mine: own, theirs: other, fields: merge.conflicts)) }
      } else if let old {
        // One side deleted it.
        guard event != old else { continue }
        conflicts.append(Conflict(mine: own, theirs: other, fields: [.existence]))
        if let own { events.append(own) }
      } else {
        events.append(event)
      }
    }
  }

  /// Returns whether one side moved the series or changed its rules while the other changed single occurrences, which
  /// may not exist in the changed series.
  private static func isEntangled(_ base: [Event], _ mine: [Event], _ theirs: [Event]) -> Bool {
    guard let base = Sides(base), let mine = Sides(mine), let theirs = Sides(theirs) else { return false }
    return mine.moves(base) && theirs.changesInstances(of: base)
      || theirs.moves(base) && mine.changesInstances(of: base)
  }

  private struct Sides {
    let series: Event
    let instances: [Event]

    init?(_ events: [Event]) {
      guard let series = events.first(where: { $0.recurrenceID == nil }), series.recurrence != nil else { return nil }
      self.series = series
      instances = events.filter { $0.recurrenceID != nil }
    }

    func moves(_ base: Sides) -> Bool {
      series.start != base.series.start || series.recurrence?.rules != base.series.recurrence?.rules
    }

    func changesInstances(of base: Sides) -> Bool { !SeriesMerge.haveSame(instances, base.instances) }
  }

  private static func hasDoubles(_ events: [Event]) -> Bool {
    events.indices.contains { index in events[..<index].contains { $0.isInstance(of: events[index]) } }
  }

  fileprivate static func haveSame(_ a: [Event], _ b: [Event]) -> Bool {
    a.count == b.count && a.allSatisfy { b.contains($0) }
  }
}

extension Event {
  /// Returns whether both events replace the same occurrence, or neither replaces one.
  package func isInstance(of other: Event) -> Bool {
    recurrenceID == other.recurrenceID && recurrenceRange == other.recurrenceRange
  }
}
