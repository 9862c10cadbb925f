import Basics
import CalendarViews
import Geometry
import ViewKit

/// The motion of a panel over the calendar, which follows a finger.
extension CalendarScreen {
  /// Lets a finger drag the panel out, on it and beside it.
  func addDrawerGestures() {
    for view in [panel, backdrop] {
      let pan = PanGesture(
        begins: callback(to: self) { screen, event in screen.isSheetOpen && event.kind != .mouse },
        accepts: callback(to: self) { screen, distance in
          abs(distance.x) > abs(distance.y) && distance.x * screen.outward > 0
        },
        action: callback(to: self) { $0.drag($1, $2) })
      pan.claimsPress = true
      view.addGesture(pan)
    }
  }

  /// The sign of the direction in which the panel leaves.
  private var outward: Double { calendar.configuration.direction == .leftToRight ? -1 : 1 }

  private func drag(_ phase: PanPhase, _ pan: Pan) {
    guard isSheetOpen else { return }
    switch phase {
    case .began, .changed:
      if phase == .began { (caught, motion) = (drawer, nil) }
      move(to: min(max(0, caught + pan.translation.x * outward), panelWidth))
    case .ended:
      let speed = pan.velocity.x * outward
      if speed > Self.fling || drawer > panelWidth / 2 && speed > -Self.fling {
        closeSheet()
      } else {
        slide(from: drawer)
      }
    case .cancelled: slide(from: drawer)
    }
  }

  /// The speed above which a release is a fling, in points per second.
  private static let fling = 300.0

  /// Moves the panel to its place, or out of view if it is closed.
  func slide(from distance: Double) {
    let target = isSheetOpen ? 0 : panelWidth
    guard let window, !window.reducesMotion else {
      motion = nil
      return move(to: target)
    }
    let motion = DrawerMotion(self, from: distance, to: target)
    self.motion = motion
    move(to: distance)
    window.animate(motion)
  }

  func move(to distance: Double) {
    drawer = distance
    setNeedsLayout()
  }

  /// Shows the panel and, over the calendar, the backdrop, which is darker the more of the panel is in view.
  func placeDrawer(isShown: Bool, isSheet: Bool) {
    let isMoving = motion != nil && !isShown
    backdrop.isHidden = !isSheet && !isMoving
    panel.isHidden = !isShown && !isMoving
    let isOver = isSheet || isMoving
    panel.effect = isOver && drawer != 0 ? ViewEffect(offset: Point(x: drawer * outward, y: 0)) : .none
    backdrop.effect = isOver ? ViewEffect(opacity: panelWidth > 0 ? 1 - drawer / panelWidth : 1) : .none
  }
}

/// The motion of a panel to its place, or out of view.
final class DrawerMotion: Animation {
  let owner: View
  @Unowned private var screen: CalendarScreen
  private let target: Double
  private var spring: Spring
  private var last: Double?

  init(_ screen: CalendarScreen, from distance: Double, to target: Double) {
    (owner, self.target) = (screen.panel, target)
    // Without overshooting, which would show a gap at the edge.
    spring = Spring(value: distance - target, damping: 1)
    self.screen = screen
  }

  func advance(to now: Double) -> Bool {
    guard screen.motion === self else { return false }
    spring.advance(by: now - (last ?? now))
    last = now
    if spring.isAtRest { screen.motion = nil }
    screen.move(to: target + (spring.isAtRest ? 0 : spring.value))
    return !spring.isAtRest
  }
}
