package import Almanac

/// A calendar that is read from a URL, and that nobody edits.
package struct Subscription: Equatable, Sendable {
  /// The calendar, which has one subscription at most.
  package var calendar: CalendarID
  /// The URL with `https` or `http`. It may contain secrets, so it is never shown or logged.
  package var url: String
  /// Whether the URL may lead to a private network.
  package var allowsPrivate: Bool
  /// The ETag of the last content.
  package var tag: String?
  /// The Last-Modified of the last content.
  package var modified: String?
  /// When the content was last read, or found to be unchanged.
  package var lastRead: Instant?
  /// When to read it again; `nil` if only a person does.
  package var due: Instant?
  /// The number of failures since `lastRead`.
  package var failures = 0
  /// Why the last attempt failed; `nil` if it succeeded.
  package var error: String?

  /// Creates a subscription that was never read.
  package init(calendar: CalendarID, url: String, allowsPrivate: Bool) {
    self.calendar = calendar
    self.url = url
    self.allowsPrivate = allowsPrivate
  }
}
