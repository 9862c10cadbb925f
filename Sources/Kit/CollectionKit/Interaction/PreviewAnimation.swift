import Geometry
import ViewKit

/// The animation of previews from the parts that a menu showed to the parts it ends with.
final class PreviewAnimation: Animation {
  struct Step {
    let preview: ItemPreview
    let start: Rect
    let item: Rect
  }

  static let seconds = 0.15
  let owner: View
  private let steps: [Step]
  private var start: Double?

  init(owner: View, _ steps: [Step]) {
    self.owner = owner
    self.steps = steps
    show(0)
  }

  func advance(to now: Double) -> Bool {
    let start = start ?? now
    self.start = start
    let progress = min((now - start) / Self.seconds, 1)
    show(progress)
    return progress < 1
  }

  private func show(_ progress: Double) {
    for step in steps {
      let end = step.preview.shownPart(of: step.item)
      func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
      step.preview.show(
        step.item,
        in: Rect(
          x: between(step.start.minX, end.minX), y: between(step.start.minY, end.minY),
          width: between(step.start.width, end.width), height: between(step.start.height, end.height)))
    }
  }
}
