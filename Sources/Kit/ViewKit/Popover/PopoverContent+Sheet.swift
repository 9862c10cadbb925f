import Basics
import Geometry

/// Dragging a sheet down with a finger, which closes it.
extension PopoverContent {
  func addSheetGesture() {
    let pan = PanGesture(
      begins: callback(to: self) { sheet, event in
        sheet.isSheet && event.kind == .touch && sheet.isAtTop(event.location)
      },
      accepts: { $0.y > abs($0.x) },
      action: callback(to: self) { $0.follow($1, $2) })
    pan.claimsPress = true
    addGesture(pan)
  }

  /// Shows the bar at the top of a sheet.
  func placeGrabber() {
    if isSheet, grabber == nil {
      let made = View(traits: .letsPointersThrough)
      made.layer = Layer(
        fill: .dynamic(light: RGBA(0, opacity: 72), dark: RGBA(0xFFFFFF, opacity: 96)), leadingRadius: 2,
        trailingRadius: 2)
      addSubview(made)
      grabber = made
    }
    grabber?.isHidden = !isSheet
    grabber?.frame = Rect(x: ((frame.width - 36) / 2).rounded(), y: 5, width: 36, height: 4)
  }

  /// Returns whether nothing below a point can scroll further up.
  private func isAtTop(_ location: Point) -> Bool {
    var view = hitTest(location - frameInWindow.origin)
    while let next = view, next !== self {
      if let scroll = next as? ScrollView, scroll.contentOffset.y > 0.5 { return false }
      view = next.superview
    }
    return true
  }

  private func follow(_ phase: PanPhase, _ pan: Pan) {
    switch phase {
    case .began, .changed:
      sheetMotion = nil
      drag(to: max(0, pan.translation.y))
    case .ended:
      let isFling = pan.velocity.y > PopoverContent.fling
      if isFling || effect.offset.y > frame.height / 3 && pan.velocity.y > -PopoverContent.fling {
        onClose?()
        // The owner may ask before it closes.
        if window != nil { returnSheet() }
      } else {
        returnSheet()
      }
    case .cancelled: returnSheet()
    }
  }

  func drag(to distance: Double) {
    if distance == 0 { sheetMotion = nil }
    if effect.offset.y != distance { effect = distance == 0 ? .none : ViewEffect(offset: Point(x: 0, y: distance)) }
  }

  private func returnSheet() {
    guard let window, !window.reducesMotion else { return drag(to: 0) }
    let motion = SheetMotion(self)
    sheetMotion = motion
    window.animate(motion)
  }

  /// The speed above which a release is a fling, in points per second.
  private static let fling = 500.0
}

/// The motion of a sheet back to its place.
final class SheetMotion: Animation {
  let owner: View
  @Unowned private var sheet: PopoverContent
  private var spring: Spring
  private var last: Double?

  init(_ sheet: PopoverContent) {
    owner = sheet
    spring = Spring(value: sheet.effect.offset.y, damping: 1)
    self.sheet = sheet
  }

  func advance(to now: Double) -> Bool {
    guard sheet.sheetMotion === self else { return false }
    spring.advance(by: now - (last ?? now))
    last = now
    sheet.drag(to: spring.isAtRest ? 0 : spring.value)
    return !spring.isAtRest
  }
}
