import Basics
import CalendarViews
import Geometry
import ViewKit

/// Scrolls or pages the content while something is held near one of its edges. It also makes the held event follow
/// content that moves by itself.
final class EdgeScroller: Animation {
  /// A side of the content.
  enum Side: CaseIterable { case top, bottom, left, right }

  let owner = View()
  @Unowned private var controller: EditingController
  private var location: Point
  /// The pointer's depth in the zone of each side at the start of the press, until it leaves that zone.
  private var depthsAtStart: [Double]
  private var last: Double?
  /// The depth at which the pointer rests in the top zone of the hours, and for how many seconds.
  private var restAtTop = (depth: 0.0, time: 0.0)
  /// The remaining time before the next page turns, in seconds.
  private var wait = 0.0
  /// The side at which pages turn, and the time of the next turn.
  private(set) var turning: (side: Side, next: Double)?
  /// The elapsed fraction of the wait before the next page turns, 0...1.
  private(set) var progress = 0.0

  /// The depth of the zones, in points; a quarter of the content if that is less.
  private static let depth = 40.0
  /// The maximum speed, in points per second.
  private static let speed = 600.0
  /// The time that the pointer must rest at the top edge of the hours before they scroll, in seconds. The all-day lane
  /// lies beyond that edge, and the pointer may be on its way there.
  private static let restBelowLane = 0.2
  /// The wait before the first page turns, and between turns, in seconds.
  private static let (firstRest, rest) = (0.6, 0.8)

  init(_ controller: EditingController, from location: Point) {
    self.controller = controller
    self.location = location
    depthsAtStart = [0, 0, 0, 0]
    depthsAtStart = Side.allCases.map { depth(at: $0) }
  }

  /// Follows the pointer, and begins to move the content if it is near an edge.
  func follow(_ location: Point) {
    self.location = location
    let depth = depth(at: .top)
    // A finger never rests completely.
    if depth == 0 || depth > restAtTop.depth + 0.05 && restAtTop.time < Self.restBelowLane { restAtTop = (depth, 0) }
    for (index, side) in Side.allCases.enumerated() where self.depth(at: side) == 0 { depthsAtStart[index] = 0 }
    if Side.allCases.contains(where: { strength(at: $0) > 0 }) { run() }
  }

  /// Makes the held event follow the content, in the next frame.
  func run() {
    guard let window = controller.calendar?.window, !window.isAnimating(owner) else { return }
    last = nil
    window.animate(self)
  }

  func advance(to now: Double) -> Bool {
    guard let drag = controller.drag, drag.edges === self, let calendar = controller.calendar else { return false }
    let seconds = last.map { min(now - $0, 0.1) } ?? 0
    last = now
    let isScrolling = scroll(for: seconds, calendar.edges)
    let isTurning = turn(now, calendar)
    if isScrolling || drag.hasContentMoved { drag.aim() }
    return isScrolling || isTurning
  }

  private func scroll(for seconds: Double, _ edges: CalendarEdges?) -> Bool {
    guard let view = edges?.scrollView else { return false }
    let (up, down) = (strength(at: .top), strength(at: .bottom))
    let (left, right) = edges?.scrollsSideways == true ? (strength(at: .left), strength(at: .right)) : (0, 0)
    guard up > 0 || down > 0 || left > 0 || right > 0 else { return false }
    if up > 0, left == 0, right == 0, controller.calendar?.hourHeight != nil {
      restAtTop.time += seconds
      guard restAtTop.time >= Self.restBelowLane else { return true }
    }
    let before = view.contentOffset
    let way = Point(x: right * right - left * left, y: down * down - up * up)
    view.scroll(to: Point(x: before.x + Self.speed * seconds * way.x, y: before.y + Self.speed * seconds * way.y))
    return seconds == 0 || view.contentOffset != before
  }

  private func turn(_ now: Double, _ calendar: CalendarView) -> Bool {
    let edges = calendar.edges
    let side = Side.allCases.first { side in
      let turns = side == .left || side == .right ? edges?.turnsSideways : edges?.turnsUpAndDown
      return turns == true && strength(at: side) > 0
    }
    guard let side else {
      if turning != nil { controller.layer.setNeedsLayout() }
      turning = nil
      return false
    }
    controller.layer.setNeedsLayout()
    guard let turning, turning.side == side else {
      self.turning = (side, now + Self.firstRest)
      (progress, wait) = (0, Self.firstRest)
      return true
    }
    progress = min(max(0, 1 - (turning.next - now) / wait), 1)
    if now >= turning.next {
      self.turning = (side, now + Self.rest)
      (progress, wait) = (0, Self.rest)
      let isForward = side == .bottom || side == (calendar.configuration.direction == .rightToLeft ? .left : .right)
      calendar.send(isForward ? .showNext : .showPrevious)
    }
    return true
  }

  /// Returns how strongly a side moves the content, 0...1; 0 until the pointer has moved toward the side.
  private func strength(at side: Side) -> Double {
    let (depth, start) = (depth(at: side), depthsAtStart[Side.allCases.firstIndex(of: side) ?? 0])
    return start == 0 || depth > start + 0.1 ? depth : 0
  }

  /// Returns how deep the pointer is in the zone of a side, 0...1.
  private func depth(at side: Side) -> Double {
    let isUpright = side == .top || side == .bottom
    let edges = controller.calendar?.edges
    guard let area = isUpright ? edges?.scrollArea : edges?.area, area.contains(location) else { return 0 }
    let zone = min(Self.depth, (isUpright ? area.height : area.width) / 4)
    let distance =
      switch side {
      case .top: location.y - area.minY
      case .bottom: area.maxY - location.y
      case .left: location.x - area.minX
      case .right: area.maxX - location.x
      }
    return zone > 0 ? min(max(0, 1 - distance / zone), 1) : 0
  }
}
