import Basics

/// A reason why a store failed or rejected a change.
public enum StoreError: Error, Sendable {
  /// The event does not exist; it may have been deleted.
  case notFound(EventID)
  /// The calendar that an event names does not exist.
  case calendarNotFound(CalendarID)
  /// The identifier of an inserted event is in use.
  case duplicate(EventID)
  /// The event has another revision than the expected one, as somebody else changed it.
  case conflict(EventID, current: Revision)
  /// The event is invalid, for example its end is before its start.
  case invalid(uid: String, reason: String)
  /// The store accepts no changes.
  case readOnly
  /// The storage medium failed; code and message are its own.
  case storage(code: Int32, message: String)
}

extension StoreError: Equatable {
  /// Returns whether case and values are equal; texts are compared byte by byte.
  public static func == (a: StoreError, b: StoreError) -> Bool {
    switch (a, b) {
    case (.notFound(let a), .notFound(let b)): return a == b
    case (.calendarNotFound(let a), .calendarNotFound(let b)): return a == b
    case (.duplicate(let a), .duplicate(let b)): return a == b
    case (.conflict(let a, let revision), .conflict(let b, let otherRevision)):
      return a == b && revision == otherRevision
    case (.invalid(let uid, let reason), .invalid(let otherUID, let otherReason)):
      return uid.hasSameBytes(as: otherUID) && reason.hasSameBytes(as: otherReason)
    case (.readOnly, .readOnly): return true
    case (.storage(let code, let message), .storage(let otherCode, let otherMessage)):
      return code == otherCode && message.hasSameBytes(as: otherMessage)
    default: return false
    }
  }
}
