/// Decides which recognizer a press belongs to. Recognizers are asked from the innermost view outward. The first one
/// that recognizes its gesture wins, and only the winner receives the rest of the press.
///
/// This is a class because a recognizer may call back into it by removing views, closing the window, or sending events.
/// Recognizers whose view is gone are skipped, because their closures call the view.
final class GestureArena {
  private var contenders: [GestureRecognizer] = []
  private var hasWinner = false
  /// The view on which the current press began.
  private(set) var target: View?

  /// The recognizer that has won the current press and claims it; `nil` if other causes may cancel the press.
  var claimant: GestureRecognizer? { hasWinner ? contenders.first { $0.claimsPress } : nil }

  /// Begins a press on `target`. Returns whether any recognizer takes part.
  func begin(_ event: PointerEvent, target: View?) -> Bool {
    cancel()
    self.target = target
    var current = target
    while let view = current {
      let enabled = view.gestures.filter { $0.isEnabled }
      for recognizer in enabled { recognizer.pressDidBegin(event) }
      contenders += enabled.filter { $0.wants(event) }
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

  /// Lets a participating recognizer win without an event, after a delay. Returns whether it won.
  func claim(_ recognizer: GestureRecognizer) -> Bool {
    guard !hasWinner, contenders.contains(where: { $0 === recognizer }) else { return false }
    let losers = contenders.filter { $0 !== recognizer }
    contenders = [recognizer]
    hasWinner = true
    cancel(losers)
    return true
  }

  /// Cancels the press for an external reason, such as content that scrolled, unless a recognizer claims it.
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
      // A recognizer that was canceled in the meantime stays out.
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
