import CalendarLayout
import CalendarSystems
import Geometry
import ViewKit

/// The list below a strip: of a day, or of the days of a week. Turned sideways, it leads to the next or the previous
/// one, whose list follows beside it.
///
/// The list rests in the middle of the content. As soon as it is released where it leads to another period, that is
/// asked for, and the list of that period becomes the middle one: content and offset move together, and nothing is seen.
final class StripListView: ScrollView {
  private var list = DayListCanvas()
  /// The list of the period before or after, which is shown while the lists are turned.
  private var neighbour = DayListCanvas()
  private var context: LevelContext?
  private var level = ZoomLevel.day
  private var day: DayNumber?
  /// The width of a list.
  private var pitch = 0.0

  init(scrolling: LevelForm.Scrolling) {
    super.init(traits: scrolling.traits(isSideways: true))
    for view in [list, neighbour] { addSubview(view) }
    neighbour.isHidden = true
  }

  /// Shows the period of a day.
  func update(_ context: LevelContext, _ level: ZoomLevel, day: DayNumber) {
    self.context = context
    self.level = level
    let last = self.day
    self.day = day
    let days = days(ofPeriodOf: day)
    if pitch != frame.width || days != list.days { rest() }
    list.frame = frame(at: 0)
    contentSize = extent
    // Another week begins with its first day, unless it is shown for the sake of another day.
    let isStep = last.map { $0 != day && (day - $0) % 7 == 0 } ?? false
    let isOther = days != list.days
    list.update(context, days: days)
    if isOther ? !isStep : last != day && !isStep && list.focusedRow(of: day) == nil {
      list.show(day, animated: !isOther)
    }
  }

  func reconfigure() { list.reconfigure() }

  /// Ends a turn where it is asked to lead.
  func rest() {
    window?.cancelAnimation(of: self)
    pitch = frame.width
    contentSize = extent
    scroll(to: restingPoint)
    neighbour.isHidden = true
  }

  /// The day at a point in the parent's coordinates; `nil` below the last.
  func day(at point: Point) -> DayNumber? { list.day(at: point - frame.origin) }

  /// The frame of what is listed of a day, in the parent's coordinates.
  func dayFrame(of day: DayNumber) -> Rect? { list.dayFrame(of: day)?.offset(by: frame.origin) }

  /// The list in the middle.
  var canvas: ScrollView { list }

  func focusedRow(of day: DayNumber) -> View? { list.focusedRow(of: day) }

  func elementViews() -> [View] { list.elementViews() }

  override func windowWillClose() { context = nil }

  // MARK: - Turning

  override func restingOffset(near offset: Point, velocity: Point) -> Point {
    let pages = ((offset.x - restingPoint.x) / max(1, pitch)).rounded()
    let side = min(max(pages, -1), 1)
    return side == 0 || day(beside: side) == nil ? restingPoint : restingPoint + Point(x: side * pitch, y: 0)
  }

  override func didScroll() {
    super.didScroll()
    let distance = contentOffset.x - restingPoint.x
    guard abs(distance) > 0.01 else { return neighbour.isHidden = true }
    showNeighbour(distance > 0 ? 1 : -1)
  }

  override func didRelease() { turn() }

  override func didEndScrolling() {
    turn()
    // Also after what else moves the content, as a host that looks for a text in it.
    if motionGoal == nil || motionGoal == restingPoint { rest() }
  }

  /// Asks for the period that the content comes to rest at, if it is another one.
  private func turn() {
    let distance = (motionGoal ?? contentOffset).x - restingPoint.x
    guard let context, abs(distance) > pitch / 2 else { return }
    let side = distance > 0 ? 1.0 : -1
    showNeighbour(side)
    guard !neighbour.isHidden else { return }
    (list, neighbour) = (neighbour, list)
    list.frame = frame(at: 0)
    neighbour.frame = frame(at: -side)
    rebase(to: contentOffset - Point(x: side * pitch, y: 0))
    context.responder?.step(count(of: side))
  }

  /// Shows the list at a side: 1 is right, -1 left.
  private func showNeighbour(_ side: Double) {
    guard let context, let day = day(beside: side) else { return neighbour.isHidden = true }
    neighbour.frame = frame(at: side)
    let days = days(ofPeriodOf: day)
    guard neighbour.isHidden || neighbour.days != days else { return }
    neighbour.isHidden = false
    neighbour.update(context, days: days)
    neighbour.scroll(to: .zero)
  }

  /// A day of the period at a side; `nil` if there is none.
  private func day(beside side: Double) -> DayNumber? {
    guard let context, let day else { return nil }
    return context.state.neighbour(count(of: side), of: day, context.configuration)
  }

  private func count(of side: Double) -> Int { (side > 0) == (context?.direction == .leftToRight) ? 1 : -1 }

  private func days(ofPeriodOf day: DayNumber) -> [DayNumber] {
    guard level == .week, let context else { return [day] }
    let first = context.grid.firstDay(of: context.grid.week(of: day))
    return (0..<7).map { first + $0 }.filter {
      context.configuration.showsWeekday(of: $0) && context.configuration.isReachable($0)
    }
  }

  private var extent: Size { Size(width: (1 + 2 * StripListView.middle) * pitch, height: frame.height) }

  private var restingPoint: Point { Point(x: StripListView.middle * pitch, y: 0) }

  private func frame(at side: Double) -> Rect {
    Rect(x: (StripListView.middle + side) * pitch, y: 0, width: pitch, height: frame.height)
  }

  /// The lists before the middle one: more than a fling reaches, so that it ends at a list, not at an end.
  private static let middle = 2.0
}
