import ViewKit

/// The news for assistive technology after a frame.
struct SpeechNews: Equatable {
  /// Whether elements came, went or changed their kind.
  var isLayoutChanged = false
  /// The view that the focus moved to.
  var focused: ViewID?
  /// The text of a live view that changed; the latest counts.
  var announcement: String?

  /// Whether there is nothing to announce.
  var isEmpty: Bool { self == SpeechNews() }
}
