import Basics
import Geometry
import ViewKit

/// The motion of an event back to its old place after a rejected drop.
final class ReturnAnimation: Animation {
  let owner = View()
  @Unowned private var layer: EditingLayer
  private let (from, to): (Rect, Rect)
  private var start: Double?
  /// The current frame of the event, in the coordinates of the calendar.
  private(set) var frame: Rect

  /// The duration of the motion, in seconds.
  private static let duration = 0.25

  init(_ layer: EditingLayer, from: Rect, to: Rect) {
    self.layer = layer
    (self.from, self.to) = (from, to)
    frame = from
  }

  func advance(to now: Double) -> Bool {
    guard layer.returning === self else { return false }
    let start = self.start ?? now
    self.start = start
    let rest = max(0, 1 - (now - start) / Self.duration)
    // Fast at first.
    let part = rest * rest * rest
    frame = Rect(
      x: to.minX + (from.minX - to.minX) * part, y: to.minY + (from.minY - to.minY) * part,
      width: to.width + (from.width - to.width) * part, height: to.height + (from.height - to.height) * part)
    if rest == 0 { layer.returning = nil }
    layer.setNeedsLayout()
    return rest > 0
  }
}

extension EditingLayer {
  /// Moves the held event back to its first original piece when it is released. With reduced motion, shows it there
  /// immediately.
  func beginReturn(to original: [OriginalPiece]) {
    guard let controller, let session = controller.session, let calendar = controller.calendar, let window,
      !window.reducesMotion, let to = original.first?.frame(in: calendar),
      let from = dragImage.isHidden ? controller.frames(of: session).frames.first : dragImage.frame
    else { return }
    dragImage.text = controller.title(of: session)
    dragImage.layer = controller.look(of: session).image
    let animation = ReturnAnimation(self, from: from, to: to)
    returning = animation
    window.animate(animation)
  }

  /// Shows the returning event.
  func layOutReturning() {
    dragImage.isHidden = returning == nil
    if let returning { dragImage.frame = returning.frame }
  }
}
