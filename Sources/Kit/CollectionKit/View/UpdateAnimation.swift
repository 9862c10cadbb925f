import Geometry
import ViewKit

/// The animation of an update in three stages: deleted views fade out, remaining views move, inserted views appear. A
/// stage without views takes no time.
final class UpdateAnimation: Animation {
  struct Traveler {
    let view: View
    /// The initial distance from its new position.
    let distance: Point
  }

  let owner: View
  private let leaving: [View]
  private let traveling: [Traveler]
  private let arriving: [View]
  private let stages: [Double]
  private var end: (() -> Void)?
  private var start: Double?

  /// - Parameter seconds: How long moving takes; `nil` for the standard duration.
  init(
    owner: View, leaving: [View], traveling: [Traveler], arriving: [View], seconds: Double? = nil,
    end: @escaping () -> Void
  ) {
    self.owner = owner
    self.leaving = leaving
    self.traveling = traveling
    self.arriving = arriving
    self.end = end
    stages = [
      leaving.isEmpty ? 0 : 0.12, traveling.isEmpty ? 0 : seconds ?? 0.22, arriving.isEmpty ? 0 : 0.14,
    ]
    show(0)
  }

  func advance(to now: Double) -> Bool {
    let start = start ?? now
    self.start = start
    guard now - start < stages[0] + stages[1] + stages[2] else {
      finish()
      return false
    }
    show(now - start)
    return true
  }

  /// Finishes the animation immediately.
  func finish() {
    guard let end else { return }
    self.end = nil
    for traveler in traveling { traveler.view.effect = .none }
    for view in leaving + arriving { view.effect = .none }
    end()
  }

  private func show(_ time: Double) {
    let left = progress(time, from: 0, stages[0])
    let gone = progress(time, from: stages[0], stages[1])
    let come = progress(time, from: stages[0] + stages[1], stages[2])
    for view in leaving { view.effect = ViewEffect(opacity: 1 - left) }
    for traveler in traveling {
      let rest = 1 - gone
      traveler.view.effect = ViewEffect(offset: Point(x: traveler.distance.x * rest, y: traveler.distance.y * rest))
    }
    for view in arriving { view.effect = ViewEffect(opacity: come) }
  }

  /// Returns the progress of a stage from 0 to 1, eased at both ends: the cubic with horizontal tangents there.
  private func progress(_ time: Double, from start: Double, _ length: Double) -> Double {
    guard length > 0 else { return time >= start ? 1 : 0 }
    let part = min(max(0, (time - start) / length), 1)
    return part * part * (3 - 2 * part)
  }
}
