import ViewKit

/// Changes in a frame that assistive technology has to know.
struct SpeechNews: Equatable {
  /// Whether elements appeared, disappeared, or changed their role.
  var isLayoutChanged = false
  /// The newly focused view.
  var focused: ViewID?
  /// The text of a live region that changed; the latest one if there are several.
  var announcement: String?

  /// Whether there is nothing to announce.
  var isEmpty: Bool { self == SpeechNews() }
}
