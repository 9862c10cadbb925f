import Basics
import CalendarLayout
import CalendarSystems
import CalendarText
import Geometry
import ViewKit

/// The seven days of a week above the hours of a day. A press goes to a day, and a swipe to the same weekday of the next or
/// previous week.
package final class WeekStripView: LeadingDaysView {
  /// The weeks before, of, and after the calendar's day, side by side.
  private let blocks = [MonthBlockView(), MonthBlockView(), MonthBlockView()]
  private var geometry: YearGeometry?
  private var week = 0
  /// The distance of the weeks from their places, in points, while a finger or a spring moves them.
  private var distance = 0.0
  /// The distance at which a finger caught the weeks.
  private var caught = 0.0
  private var motion: StripMotion?

  /// Creates a strip that follows a calendar.
  package init(calendar: CalendarView) {
    super.init(calendar: calendar, period: .weeks(1), traits: .clips)
    for block in blocks { addSubview(block) }
    addGesture(TapGesture(action: callback(to: self) { $0.tap($1) }))
    let pan = PanGesture(
      begins: { _ in true }, accepts: { abs($0.x) > abs($0.y) }, action: callback(to: self) { $0.swipe($1, $2) })
    pan.claimsPress = true
    addGesture(pan)
  }

  // MARK: - Content

  package override func update() {
    guard frame.width > 0 else { return }
    let geometry = geometry(width: frame.width, metrics)
    self.geometry = geometry
    let grid = calendar.configuration.grid
    week = grid.week(of: calendar.currentDay)
    layer = Layer(
      fill: .role(CalendarRole.background), lines: .bottom, lineColor: .role(CalendarRole.hairline))
    accessibility.label = calendar.texts.phrases.levels[2]
    for (index, block) in blocks.enumerated() {
      let days = MonthBlock(index: 0, firstDay: grid.firstDay(of: week + index - 1), dayCount: 7)
      block.show(
        MonthBlockView.Content(month: days, eventDays: eventDays.days(of: days, calendar.shownTimeline), title: ""),
        context(showing: days), geometry, force: true)
    }
    place()
  }

  /// Returns the calendar's context with the day in view as the selected one.
  private func context(showing days: MonthBlock) -> LevelContext {
    let context = context(of: days)
    var state = context.state
    state.selection = DaySelection(calendar.currentDay)
    return context.with(state)
  }

  override func dayView(for day: DayNumber) -> View? { blocks[1].dayView(for: day) }

  /// Returns the height for a width, in points.
  package func wantedHeight(width: Double) -> Double {
    let geometry = geometry(width: width, metrics)
    return geometry.weekdayFrame(0, column: 0).maxY + geometry.rowHeight + 4
  }

  private var metrics: YearMetrics {
    var metrics = YearMetrics()
    (metrics.yearTitleHeight, metrics.monthTitleHeight, metrics.weekdayHeight) = (0, 0, 18)
    (metrics.gap, metrics.maximumRowHeight) = (0, 44)
    return metrics
  }

  private var forward: Double { calendar.configuration.direction == .leftToRight ? 1 : -1 }

  private func place() {
    guard let frame = geometry?.monthFrame(0) else { return }
    for (index, block) in blocks.enumerated() {
      let x = distance + forward * Double(index - 1) * self.frame.width
      block.frame = frame.offset(by: Point(x: x, y: 0))
      // Weeks out of view have no tab stops.
      block.isHidden = index != 1 && distance == 0
    }
  }

  // MARK: - Input

  private func tap(_ event: PointerEvent) {
    guard let geometry, distance == 0 else { return }
    let point = event.location - frameInWindow.origin
    let days = MonthBlock(index: 0, firstDay: calendar.configuration.grid.firstDay(of: week), dayCount: 7)
    for index in 0..<7 where geometry.dayFrame(days.firstDay + index, in: days)?.contains(point) == true {
      go(to: days.firstDay + index)
    }
  }

  private func swipe(_ phase: PanPhase, _ pan: Pan) {
    switch phase {
    case .began:
      motion = nil
      caught = distance
      fallthrough
    case .changed: move(to: caught + pan.translation.x)
    case .ended:
      let isFar = abs(distance) > frame.width / 3 || abs(pan.velocity.x) > WeekStripView.fling
      let direction = pan.velocity.x != 0 ? pan.velocity.x : distance
      if isFar, distance * direction > 0 { turn(by: distance * forward < 0 ? 1 : -1) }
      settle(velocity: pan.velocity.x)
    case .cancelled: settle(velocity: 0)
    }
  }

  /// Goes to the same weekday of another week. What is in view stays in place.
  private func turn(by count: Int) {
    let old = week
    lead(to: calendar.currentDay + 7 * count)
    move(to: distance + forward * Double(week - old) * frame.width)
  }

  private func settle(velocity: Double) {
    guard let window, !window.reducesMotion else { return move(to: 0) }
    let motion = StripMotion(self, Spring(value: distance, velocity: velocity))
    self.motion = motion
    window.animate(motion)
  }

  fileprivate func move(to distance: Double) {
    self.distance = distance
    place()
  }

  fileprivate func isMoved(by motion: StripMotion) -> Bool { self.motion === motion }

  /// The speed above which a release is a fling, in points per second.
  private static let fling = 300.0
}

/// The motion of the weeks of a strip to their places.
private final class StripMotion: Animation {
  let owner: View
  @Unowned private var strip: WeekStripView
  private var spring: Spring
  private var last: Double?

  init(_ strip: WeekStripView, _ spring: Spring) {
    (owner, self.spring) = (strip, spring)
    self.strip = strip
  }

  func advance(to now: Double) -> Bool {
    guard strip.isMoved(by: self) else { return false }
    spring.advance(by: now - (last ?? now))
    last = now
    strip.move(to: spring.isAtRest ? 0 : spring.value)
    return !spring.isAtRest
  }
}
