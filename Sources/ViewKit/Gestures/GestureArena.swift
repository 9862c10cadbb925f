/// Decides which recognizer a press belongs to: the first to recognise wins, the innermost asked first. The winner
/// gets the rest of the press alone.
///
/// A class, because what a recognizer does may come back here: it removes views, closes the window, sends events.
final class GestureArena {
  private var contenders: [GestureRecognizer] = []
  private var hasWinner = false
  /// The view the press began on, while it lasts.
  private(set) var target: View?

  /// A press begins on `target`. Returns whether any recognizer was interested.
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

  /// The press goes on or ends. Returns whether any recognizer was interested.
  func proceed(_ event: PointerEvent) -> Bool {
    let isInteresting = !contenders.isEmpty
    let isOver = event.phase == .up || event.phase == .cancel
    let asked = contenders
    let hadWinner = hasWinner
    if isOver { reset() }
    if hadWinner {
      for recognizer in asked { _ = recognizer.handle(event) }
    } else {
      ask(asked, event, isOver: isOver)
    }
    return isInteresting
  }

  /// A recognizer that takes part recognises without an event, because time has passed. Returns whether the rest of the
  /// press is its own now.
  func claim(_ recognizer: GestureRecognizer) -> Bool {
    guard !hasWinner, contenders.contains(where: { $0 === recognizer }) else { return false }
    let losers = contenders.filter { $0 !== recognizer }
    contenders = [recognizer]
    hasWinner = true
    for loser in losers { loser.cancel() }
    return true
  }

  /// The press was taken away, by a scroll for example.
  func cancel() {
    let losers = contenders
    reset()
    for recognizer in losers { recognizer.cancel() }
  }

  private func reset() {
    contenders = []
    hasWinner = false
    target = nil
  }

  private func ask(_ asked: [GestureRecognizer], _ event: PointerEvent, isOver: Bool) {
    var remaining: [GestureRecognizer] = []
    for (index, recognizer) in asked.enumerated() {
      let outcome = recognizer.handle(event)
      // Whoever was cancelled meanwhile stays out.
      guard isOver || contenders.contains(where: { $0 === recognizer }) else { return }
      switch outcome {
      case .possible: remaining.append(recognizer)
      case .failed: break
      case .recognized:
        if !isOver {
          contenders = [recognizer]
          hasWinner = true
        }
        for loser in asked[(index + 1)...] { loser.cancel() }
        for loser in remaining { loser.cancel() }
        return
      }
    }
    if !isOver { contenders = remaining }
  }
}
