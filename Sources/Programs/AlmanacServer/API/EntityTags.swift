import Foundation

/// The value of `If-Match` or `If-None-Match`: a list of entity tags, or `*` (RFC 9110, 13.1).
struct EntityTags {
  /// Whether the value is `*`, which matches any existing calendar object.
  let isAny: Bool
  /// The tags as written, in quotation marks; weak ones start with `W/`.
  let tags: [String]

  init(_ value: String) {
    tags = value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    isAny = tags == ["*"]
  }

  /// Returns whether `tag` matches in the strong comparison of RFC 9110, 8.8.3.2, in which weak tags never match.
  func matchStrongly(_ tag: String) -> Bool { isAny || tags.contains(tag) }

  /// Returns whether `tag` matches in the weak comparison.
  func matchWeakly(_ tag: String) -> Bool { isAny || tags.contains { $0 == tag || $0 == "W/" + tag } }
}
