import EventStores
import HTTPTypes
import Hummingbird

/// The condition of a request that replaces or deletes a calendar object: `If-Match` with its tag, or
/// `If-None-Match: *`.
enum ObjectCondition {
  /// The calendar object does not exist.
  case absent
  /// The calendar object has one of these tags.
  case tagged(EntityTags)

  /// Reads the condition of a request. Throws if there is none, so that nobody overwrites a version they have not seen.
  init(_ request: Request) throws(APIError) {
    let match = request.headers[.ifMatch], noneMatch = request.headers[.ifNoneMatch].map { EntityTags($0) }
    switch (match, noneMatch) {
    case (let tags?, nil): self = .tagged(EntityTags(tags))
    case (nil, let tags?) where tags.isAny && request.method == .put: self = .absent
    case (nil, nil):
      let expected = request.method == .put ? "If-Match, or If-None-Match: *" : "If-Match"
      throw APIError(.preconditionRequired, "expected " + expected)
    default: throw APIError(.badRequest, "expected either If-Match or, to create an event by PUT, If-None-Match: *")
    }
  }

  /// Returns the replacement condition for a calendar object whose present state is `current`.
  func condition(for current: CalendarObject, in era: Era) -> ObjectReplacement.Condition {
    switch self {
    case .absent: return .absent
    case .tagged(let tags):
      // Tags begin with 1, so 0 matches nothing.
      guard let tag = current.tag, tags.matchStrongly(current.entityTag(in: era) ?? "") else { return .tag(0) }
      return .tag(tag)
    }
  }
}

extension CalendarObject {
  /// The value of `ETag`; `nil` if there are no events, or if the store does not count changes.
  func entityTag(in era: Era) -> String? { tag.map { "\"\(era.text(ofTag: $0))\"" } }
}
