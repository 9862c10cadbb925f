import ViewKit

/// The press that puts down an event in move mode. It wins immediately, so that no pressed view reacts, and follows the
/// pointer until it is released.
final class MoveModeGesture: GestureRecognizer {
  private let isWanted: (PointerEvent) -> Bool
  private let follow: (PointerEvent) -> Void
  private let drop: (PointerEvent) -> Void

  init(
    wants: @escaping (PointerEvent) -> Bool, follow: @escaping (PointerEvent) -> Void,
    drop: @escaping (PointerEvent) -> Void
  ) {
    isWanted = wants
    self.follow = follow
    self.drop = drop
    super.init()
    tracksHover = true
  }

  override func hover(_ event: PointerEvent?) {
    if let event, isWanted(event) { follow(event) }
  }

  override func wants(_ event: PointerEvent) -> Bool { isWanted(event) }

  override func handle(_ event: PointerEvent) -> Outcome {
    switch event.phase {
    // A finger may be about to scroll.
    case .down, .move: if event.kind != .touch { follow(event) }
    case .up: drop(event)
    case .cancel: break
    }
    return .recognized
  }
}
