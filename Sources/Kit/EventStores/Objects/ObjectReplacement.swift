public import Almanac

/// A request to replace, create, or delete a calendar object if a condition is met.
///
/// ```swift
/// let replacement = ObjectReplacement(calendar: work, uid: "lunch", events: [lunch], condition: .absent)
/// let tags = try store.replace([replacement])
/// ```
public struct ObjectReplacement: Equatable, Sendable {
  /// The required state of the calendar object before the replacement.
  public enum Condition: Equatable, Sendable {
    /// The calendar object does not exist.
    case absent
    /// The calendar object's last change has this number.
    case tag(Int64)
  }

  /// The calendar of the object, and of `events`.
  public var calendar: CalendarID
  /// The UID of the calendar object, and of `events`.
  public var uid: String
  /// All new events; empty to delete the calendar object.
  public var events: [Event]
  /// The required state before the replacement.
  public var condition: Condition

  /// Creates a replacement.
  public init(calendar: CalendarID, uid: String, events: [Event], condition: Condition) {
    self.calendar = calendar
    self.uid = uid
    self.events = events
    self.condition = condition
  }

  /// Returns whether the current calendar object may be replaced. Always allowed if it already has the requested
  /// content, because the request may be a repetition whose first response was lost.
  public func isAllowed(for current: CalendarObject) -> Bool {
    switch condition {
    case .absent where current.events.isEmpty: true
    case .tag(let tag) where current.tag == tag: true
    default: change(of: current) == nil
    }
  }

  /// Returns the change that gives the calendar object its requested content; `nil` if it already has it.
  ///
  /// Events with the same content keep identifier and revision, and events for the same occurrence keep their
  /// identifier.
  public func change(of current: CalendarObject) -> EventChange? {
    var old = RemainingEvents(current.events)
    let new = events.filter { !old.takeSame(as: $0) }
    var changes = new.map { event in
      old.takeFirst(like: event).map { .update($0.id, event, expecting: $0.revision) } ?? EventChange.insert(event)
    }
    changes += old.all.map { .delete($0.id, expecting: $0.revision) }
    return changes.isEmpty ? nil : .group(changes)
  }
}
