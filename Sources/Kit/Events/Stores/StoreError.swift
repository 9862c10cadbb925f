import Basics

/// The reason that a store failed or rejected a change.
public enum StoreError: Error, Sendable {
  /// The event does not exist; it may have been deleted.
  case notFound(EventID)
  /// The calendar of an event does not exist.
  case calendarNotFound(CalendarID)
  /// The identifier of an inserted event is already in use.
  case duplicate(EventID)
  /// The event has a different revision than expected, because another client changed it.
  case conflict(EventID, current: Revision)
  /// The event is invalid; for example, its end is before its start.
  case invalid(uid: String, reason: String)
  /// The store is read-only.
  case readOnly
  /// The storage medium failed; code and message come from the medium.
  case storage(code: Int32, message: String)
}

extension StoreError: Equatable {
  /// Returns whether case and values are equal. Strings are compared byte by byte.
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
