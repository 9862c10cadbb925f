/// The decision which recognizer a press belongs to. The first that recognizes wins, asked from the innermost view
/// outwards; only the winner receives the rest of the press.
///
/// It is a class because a recognizer may call back into it by removing views, closing the window or sending events.
/// Recognizers whose view is gone are left out, because their closures call the view.
final class GestureArena {
  private var contenders: [GestureRecognizer] = []
  private var hasWinner = false
  /// The view on which the present press began.
  private(set) var target: View?

  /// The recognizer that has won the present press and claims it; `nil` if others may end it.
  var claimant: GestureRecognizer? { hasWinner ? contenders.first { $0.claimsPress } : nil }

  /// Begins a press on `target`. Returns whether any recognizer takes part.
  func begin(_ event: PointerEvent, target: View?) -> Bool {
    cancel()
    self.target = target
    var current = target
    while let view = current {
      contenders += view.gestures.filter { $0.isEnabled && $0.wants(event) }
      current = view.superview
    }
    return proceed(event)
  }

  /// Continues or ends the press. Returns whether any recognizer takes part.
  func proceed(_ event: PointerEvent) -> Bool {
    let isInteresting = !contenders.isEmpty
    let isOver = event.phase == .up || event.phase == .cancel
    let asked = contenders
    let hadWinner = hasWinner
    if isOver { reset() }
    if hadWinner {
      for recognizer in asked where recognizer.view != nil { _ = recognizer.handle(event) }
    } else {
      ask(asked, event, isOver: isOver)
    }
    return isInteresting
  }

  /// Lets a recognizer that takes part win without an event, after a delay. Returns whether it won.
  func claim(_ recognizer: GestureRecognizer) -> Bool {
    guard !hasWinner, contenders.contains(where: { $0 === recognizer }) else { return false }
    let losers = contenders.filter { $0 !== recognizer }
    contenders = [recognizer]
    hasWinner = true
    cancel(losers)
    return true
  }

  /// Cancels the press because of something else, as content that scrolled, unless a recognizer claims it.
  func interrupt() {
    if claimant == nil { cancel() }
  }

  /// Cancels the press.
  func cancel() {
    let losers = contenders
    reset()
    cancel(losers)
  }

  private func cancel(_ losers: [GestureRecognizer]) {
    for loser in losers where loser.view != nil { loser.cancel() }
  }

  private func reset() {
    contenders = []
    hasWinner = false
    target = nil
  }

  private func ask(_ asked: [GestureRecognizer], _ event: PointerEvent, isOver: Bool) {
    var remaining: [GestureRecognizer] = []
    for (index, recognizer) in asked.enumerated() where recognizer.view != nil {
      let outcome = recognizer.handle(event)
      // A recognizer that was cancelled meanwhile stays out.
      guard isOver || contenders.contains(where: { $0 === recognizer }) else { return }
      switch outcome {
      case .possible: remaining.append(recognizer)
      case .failed: break
      case .recognized:
        if !isOver {
          contenders = [recognizer]
          hasWinner = true
        }
        cancel(Array(asked[(index + 1)...]))
        cancel(remaining)
        return
      }
    }
    if !isOver { contenders = remaining }
  }
}
