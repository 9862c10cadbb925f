public import Basics

/// The merge of two versions of an event that were made from the same one, field by field.
///
/// A field that one side changed takes that change, and one that both changed alike takes it, too. A field that both
/// changed differently is a conflict; the merged event then has the value of `mine`. Exchanging both sides exchanges
/// only these values.
///
/// ```swift
/// let merge = EventMerge(base: original, mine: draft, theirs: stored)
/// if merge.conflicts.isEmpty { try editor.perform(.change(id, to: merge.merged, .all)) }
/// ```
///
/// Takes time for the lines and exceptions of the events, each compared with all others.
public struct EventMerge: Equatable, Sendable {
  /// A part of an event that is merged as one.
  public enum Field: Equatable, Sendable {
    case title, place, notes, color, status, calendar, link
    /// Whether the time counts as busy (TRANSP).
    case busy
    /// Whether others may see the event (CLASS).
    case privacy
    /// Start, end, zone and whether it lasts whole days.
    case times
    /// The rules, and whether the event repeats; extra and excluded starts are merged one by one.
    case repetition
    /// Whether there is an event at all.
    case existence
    /// All other lines of a property, by its name.
    case property(ByteText)
  }

  /// The merged event; with the values of `mine` in the fields of `conflicts`.
  public let merged: Event
  /// The fields that both sides changed differently, each once.
  public let conflicts: [Field]

  /// Merges two versions of an event.
  /// - Parameter base: the version that both were made from; without one, all fields that differ are conflicts.
  public init(base: Event?, mine: Event, theirs: Event) {
    var event = mine
    var conflicts: [Field] = []
    func choose<Value>(_ field: Field, _ value: (Event) -> Value, _ areSame: (Value, Value) -> Bool) -> Value {
      let (own, other) = (value(mine), value(theirs))
      if areSame(own, other) { return own }
      if let base {
        if areSame(value(base), other) { return own }
        if areSame(value(base), own) { return other }
      }
      conflicts.append(field)
      return own
    }
    let areSame: (String, String) -> Bool = { $0.hasSameBytes(as: $1) }
    event.summary = choose(.title, { $0.summary }, areSame)
    event.location = choose(.place, { $0.location }, areSame)
    event.notes = choose(.notes, { $0.notes }, areSame)
    event.color = choose(.color, { $0.color }, ==)
    event.status = choose(.status, { $0.status }, ==)
    event.calendar = choose(.calendar, { $0.calendar }, ==)
    let repetition = RecurrenceMerge(base: base, mine: mine, theirs: theirs)
    if repetition.isEntangled {
      conflicts += [.times, .repetition]
    } else {
      let times = choose(.times, { $0 }, { $0.hasTimes(of: $1) })
      (event.start, event.end, event.nominalDays) = (times.start, times.end, times.nominalDays)
      event.recurrence = repetition.merged
      if repetition.isConflict { conflicts.append(.repetition) }
    }
    let lines = LineMerge(base: base?.otherLines, mine: mine.otherLines, theirs: theirs.otherLines)
    event.otherLines = lines.merged
    (merged, self.conflicts) = (event, conflicts + lines.conflicts)
  }
}

extension Event {
  /// Returns whether start, end and kind of length are equal.
  func hasTimes(of other: Event) -> Bool {
    start == other.start && end == other.end && nominalDays == other.nominalDays
  }
}
