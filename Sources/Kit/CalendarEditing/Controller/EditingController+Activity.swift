import Basics
package import Events
import ViewKit

/// The activity of a person who edits, from taking or opening an event until nothing is held, typed in or asked about.
struct EditingActivity {
  /// The kind of edit that it began as.
  var kind: EditLabel.Kind
  /// Whether something was stored since.
  var isCommitted = false
}

/// The functions by which a host permits and follows edits that people make. All are optional.
package struct EditingListener {
  /// Called before people begin to edit an event, by pointer, by keys or in fields; `false` prevents it.
  package var shouldBegin: ((EditLabel.Kind, Event) -> Bool)?
  /// Called when they have ended, with the kind that they began with and whether something was stored.
  package var didEnd: ((EditLabel.Kind, Bool) -> Void)?
  /// Called before a person is asked which versions of events count; `true` takes the question over. The function that it
  /// is given has to be called with the answer then; `nil` for none.
  package var shouldAnswer: (([SeriesMerge.Conflict], @escaping (ConflictSide?) -> Void) -> Bool)?

  package init() {}
}

extension EditingController {
  /// Returns whether people may begin to edit an event; what belongs to an edit that goes on is not asked about.
  func mayBegin(_ kind: EditLabel.Kind, _ event: Event) -> Bool {
    guard activity == nil else { return true }
    guard listener.shouldBegin?(kind, event) != false else { return false }
    activity = EditingActivity(kind: kind)
    return true
  }

  /// Ends the activity when the present step is done, if nothing goes on then.
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
  /// The kind of the edit that a session makes.
  var label: EditLabel.Kind {
    switch self {
    case .move: .move
    case .copy: .copy
    case .resizeStart, .resizeEnd: .resize
    case .create: .create
    }
  }
}
