import CalendarLayout
import CalendarSystems
import Geometry
import ViewKit

/// The list below a strip, with the events of a day or of the days of a week. Swiping sideways goes to the next or
/// previous period, whose list appears beside it.
///
/// At rest, the list is in the middle of the content. When it is released toward another period, that period is
/// requested, and its list becomes the middle one: content and offset move together, which is not visible.
final class StripListView: ScrollView {
  private var list = DayListCanvas()
  /// The list of the next or previous period, which is visible during a swipe.
  private var neighbor = DayListCanvas()
  private var context: LevelContext?
  /// Whether the list has the events of the whole week.
  private var listsWeek = false
  private var day: DayNumber?
  /// The width of a list.
  private var pitch = 0.0

  init(scrolling: LevelForm.Scrolling) {
    super.init(traits: scrolling.traits(isSideways: true))
    for view in [list, neighbor] { addSubview(view) }
    neighbor.isHidden = true
  }

  /// Updates the list for the period of a day.
  func update(_ context: LevelContext, listsWeek: Bool, day: DayNumber) {
    self.context = context
    self.listsWeek = listsWeek
    let last = self.day
    self.day = day
    let days = days(ofPeriodOf: day)
    if pitch != frame.width || days != list.days { rest() }
    list.frame = frame(at: 0)
    contentSize = extent
    // Another week starts at its first day, unless a particular day is to be shown.
    let isStep = last.map { $0 != day && (day - $0) % 7 == 0 } ?? false
    let isOther = days != list.days
    list.update(context, days: days)
    if isOther ? !isStep : last != day && !isStep && list.focusedRow(of: day) == nil {
      list.show(day, animated: !isOther)
    }
  }

  func reconfigure() { list.reconfigure() }

  /// Ends a swipe at the requested period.
  func rest() {
    window?.cancelAnimation(of: self)
    pitch = frame.width
    contentSize = extent
    scroll(to: restingPoint)
    neighbor.isHidden = true
  }

  /// Returns the day at a point in the parent's coordinates; `nil` below the last day.
  func day(at point: Point) -> DayNumber? { list.day(at: point - frame.origin) }

  /// Returns the frame of a day's items, in the parent's coordinates.
  func dayFrame(of day: DayNumber) -> Rect? { list.dayFrame(of: day)?.offset(by: frame.origin) }

  /// The middle list.
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
    guard abs(distance) > 0.01 else { return neighbor.isHidden = true }
    showNeighbor(distance > 0 ? 1 : -1)
  }

  override func didRelease() { turn() }

  override func didEndScrolling() {
    turn()
    // This also follows other movements of the content, such as when a host searches for text in it.
    if motionGoal == nil || motionGoal == restingPoint { rest() }
  }

  /// Requests the period at which the content comes to rest, if it is a different one.
  private func turn() {
    let distance = (motionGoal ?? contentOffset).x - restingPoint.x
    guard let context, abs(distance) > pitch / 2 else { return }
    let side = distance > 0 ? 1.0 : -1
    showNeighbor(side)
    guard !neighbor.isHidden else { return }
    (list, neighbor) = (neighbor, list)
    list.frame = frame(at: 0)
    neighbor.frame = frame(at: -side)
    rebase(to: contentOffset - Point(x: side * pitch, y: 0))
    context.responder?.step(count(of: side))
  }

  /// Shows the list at a side: 1 for right, -1 for left.
  private func showNeighbor(_ side: Double) {
    guard let context, let day = day(beside: side) else { return neighbor.isHidden = true }
    neighbor.frame = frame(at: side)
    let days = days(ofPeriodOf: day)
    guard neighbor.isHidden || neighbor.days != days else { return }
    neighbor.isHidden = false
    neighbor.update(context, days: days)
    neighbor.scroll(to: .zero)
  }

  /// Returns a day of the period at a side; `nil` if there is none.
  private func day(beside side: Double) -> DayNumber? {
    guard let context, let day else { return nil }
    return context.state.neighbor(count(of: side), of: day, context.configuration)
  }

  private func count(of side: Double) -> Int { (side > 0) == (context?.direction == .leftToRight) ? 1 : -1 }

  private func days(ofPeriodOf day: DayNumber) -> [DayNumber] {
    guard listsWeek, let context else { return [day] }
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

  /// The number of lists before the middle one; more than a fling reaches, so that it never ends at the edge of the
  /// content.
  private static let middle = 2.0
}
