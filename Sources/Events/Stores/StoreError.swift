import Basics

/// Why a store refused.
public enum StoreError: Error, Sendable {
  /// There is no such event; it may have been deleted.
  case notFound(EventID)
  /// An event names a calendar that the store does not have.
  case calendarNotFound(CalendarID)
  /// An event was to be inserted under a number that another one has.
  case duplicate(EventID)
  /// Somebody else changed the event first.
  case conflict(EventID, current: Revision)
  /// The event itself is wrong, as an end before its start.
  case invalid(uid: String, reason: String)
  /// The store takes no changes.
  case readOnly
  /// The medium failed; the code and text are the medium's own.
  case storage(code: Int32, message: String)
}

extension StoreError: Equatable {
  /// Texts are compared byte by byte.
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
