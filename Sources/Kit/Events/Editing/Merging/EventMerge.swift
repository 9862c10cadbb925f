public import Basics

/// A field-by-field merge of two versions of an event that have the same base version.
///
/// A field changed by only one side takes that change, and so does a field that both sides changed to the same value. A
/// field that both sides changed differently is a conflict; the merged event then contains the value of `mine`.
/// Swapping the two sides only swaps the values of conflicts.
///
/// ```swift
/// let merge = EventMerge(base: original, mine: draft, theirs: stored)
/// if merge.conflicts.isEmpty { try editor.perform(.change(id, to: merge.merged, .all)) }
/// ```
///
/// The cost is quadratic in the number of lines and exceptions of the events.
public struct EventMerge: Equatable, Sendable {
  /// A part of an event that is merged as a unit.
  public enum Field: Equatable, Sendable {
    case title, place, notes, color, status, calendar, link
    /// Whether the time counts as busy (TRANSP).
    case busy
    /// Who can see the event (CLASS).
    case privacy
    /// The start, end, zone, and all-day state.
    case times
    /// The rules, and whether the event repeats. Extra and excluded starts are merged one by one.
    case repetition
    /// Whether the event exists.
    case existence
    /// All other lines of one property, by the property's name.
    case property(ByteText)
  }

  /// The merged event. Contains the values of `mine` for all fields in `conflicts`.
  public let merged: Event
  /// The fields that both sides changed differently, each once.
  public let conflicts: [Field]

  /// Merges two versions of an event.
  /// - Parameter base: the version that both sides started from. Without it, every field that differs is a conflict.
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
  /// Returns whether start, end, and kind of length are equal.
  func hasTimes(of other: Event) -> Bool {
    start == other.start && end == other.end && nominalDays == other.nominalDays
  }
}
