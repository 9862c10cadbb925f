import Basics
package import Events
import ViewKit

/// The activity of a user who edits, from picking up or opening an event until nothing is held, typed, or asked about.
struct EditingActivity {
  /// The kind of edit that the activity began as.
  var kind: EditLabel.Kind
  /// Whether anything has been stored since the activity began.
  var isCommitted = false
}

/// The functions by which a host permits and follows user edits. All are optional.
package struct EditingListener {
  /// Called before a user begins to edit an event by pointer, keys, or fields; `false` prevents it.
  package var shouldBegin: ((EditLabel.Kind, Event) -> Bool)?
  /// Called when a user edit has ended, with the kind that it began as and whether anything was stored.
  package var didEnd: ((EditLabel.Kind, Bool) -> Void)?
  /// Called before a user is asked which versions of events to keep; `true` takes over the question. The function that
  /// is passed must then be called with the answer; `nil` for none.
  package var shouldAnswer: (([SeriesMerge.Conflict], @escaping (ConflictSide?) -> Void) -> Bool)?

  package init() {}
}

extension EditingController {
  /// Returns whether a user may begin to edit an event. Steps of an edit in progress do not ask again.
  func mayBegin(_ kind: EditLabel.Kind, _ event: Event) -> Bool {
    guard activity == nil else { return true }
    guard listener.shouldBegin?(kind, event) != false else { return false }
    activity = EditingActivity(kind: kind)
    return true
  }

  /// Ends the activity after the current step, if nothing is in progress then.
  func endActivitySoon() {
    guard activity != nil, session == nil, question == nil else { return }
    calendar?.window?.notify(callback(to: self) { $0.endActivity() })
  }

  func endActivity() {
    guard let ended = activity, session == nil, question == nil else { return }
    activity = nil
    listener.didEnd?(ended.kind, ended.isCommitted)
  }
}

extension EditSession.Kind {
  /// The kind of edit that a session represents.
  var label: EditLabel.Kind {
    switch self {
    case .move: .move
    case .copy: .copy
    case .resizeStart, .resizeEnd: .resize
    case .create: .create
    }
  }
}
