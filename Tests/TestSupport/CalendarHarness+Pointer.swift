public import Almanac

/// Presses that take time: drags, long presses, second taps.
extension CalendarHarness {
  /// Sends a pointer event at the present time.
  @discardableResult
  public func pointer(
    _ phase: PointerEvent.Phase, _ point: Point, kind: PointerEvent.Kind = .mouse, clickCount: Int = 1,
    modifiers: KeyEvent.Modifiers = []
  ) -> Bool {
    window.send(
      .pointer(
        PointerEvent(
          phase: phase, location: point, time: now, clickCount: clickCount, modifiers: modifiers, kind: kind)))
  }

  /// Returns a point in the lower part of a day's cell, where a free day has no bar; a distant one if there is no such
  /// cell.
  public func place(of day: DayNumber) -> Point {
    guard let frame = cell(day)?.frameInWindow else { return Point(x: -1, y: -1) }
    return Point(x: frame.midX, y: frame.maxY - 3)
  }

  /// Presses, moves from point to point with a frame after each, and releases if `releases`.
  public func drag(_ points: [Point], kind: PointerEvent.Kind = .mouse, releases: Bool = true) {
    guard let first = points.first, let last = points.last else { return }
    pointer(.down, first, kind: kind)
    tick()
    for point in points.dropFirst() {
      pointer(.move, point, kind: kind)
      tick()
    }
    if releases { pointer(.up, last, kind: kind) }
  }

  /// Taps twice in quick succession.
  public func doubleTap(_ point: Point) {
    for count in 1...2 {
      pointer(.down, point, clickCount: count)
      tick()
      pointer(.up, point, clickCount: count)
      tick()
    }
  }

  /// Lets time pass, with a frame each sixtieth of a second.
  public func pass(seconds: Double) {
    for _ in 0..<Int((seconds / ViewHarness.frameInterval).rounded(.up)) { tick() }
  }
}
