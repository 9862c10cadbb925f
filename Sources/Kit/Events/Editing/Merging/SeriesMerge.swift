/// The merge of two versions of all events of a UID: an event, or a series with its overrides.
///
/// ```swift
/// let merge = SeriesMerge(base: before, mine: edited, theirs: saved)
/// if merge.conflicts.isEmpty { save(merge.events) }
/// ```
///
/// Events are merged by instance, each field by field; see ``EventMerge``. What one side deleted stays deleted, unless the
/// other side changed it.
public struct SeriesMerge: Equatable, Sendable {
  /// The fields of an event that both sides changed differently.
  public struct Conflict: Equatable, Sendable {
    /// The event as `mine` has it; `nil` if it deleted the event.
    public var mine: Event?
    /// The event as `theirs` has it; `nil` if it deleted the event.
    public var theirs: Event?
    /// The fields, at least one.
    public var fields: [EventMerge.Field]

    /// Creates a conflict.
    public init(mine: Event?, theirs: Event?, fields: [EventMerge.Field]) {
      self.mine = mine
      self.theirs = theirs
      self.fields = fields
    }
  }

  /// The merged events, with what `mine` says in conflicts; empty if all were deleted.
  public private(set) var events: [Event] = []
  /// The events with conflicts.
  public private(set) var conflicts: [Conflict] = []

  /// Merges two versions; each has one event for each instance.
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

  /// Whether one side moved the series or changed its rules, and the other changed single instances, which may have no
  /// place in it any more.
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
  /// Returns whether both replace the same instance, or both none.
  package func isInstance(of other: Event) -> Bool {
    recurrenceID == other.recurrenceID && recurrenceRange == other.recurrenceRange
  }
}
