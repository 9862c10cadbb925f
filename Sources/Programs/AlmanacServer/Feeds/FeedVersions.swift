import Almanac
import SystemServices

/// The present content of each feed that was read since the server started, for conditional requests.
final class FeedVersions: Sendable {
  struct Version: Equatable {
    /// The tag, made of the content.
    var tag: String
    /// When the content was first seen. It grows with each change, also within a second.
    var modified: Instant
    /// The position in the changes of the store for which it is known.
    var position: StreamPosition
  }

  private let versions = Lock<[Int64: Version]>([:])

  /// Returns the version of a feed at a position; `nil` if something has changed since it was read.
  func version(of feed: Int64, at position: StreamPosition) -> Version? {
    versions.withLock { $0[feed] }.flatMap { $0.position == position ? $0 : nil }
  }

  /// Records the tag of a feed's content, read after `position`, and returns its version.
  func note(_ feed: Int64, tag: String, at position: StreamPosition, now: Instant) -> Version {
    versions.withLock { versions in
      var version = Version(tag: tag, modified: now, position: position)
      if let last = versions[feed] {
        version.modified = last.tag == tag ? last.modified : max(now, last.modified + 1)
      }
      versions[feed] = version
      return version
    }
  }
}
