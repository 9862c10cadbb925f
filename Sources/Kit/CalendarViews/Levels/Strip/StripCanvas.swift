import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import Geometry
import ViewKit

/// The row of days of the strip: endless weeks side by side, one of which is in view at rest. A week consists of the
/// same cells as at the month level.
final class StripCanvas: PageCanvas {
  private var geometry: MonthGeometry?

  init(scrolling: LevelForm.Scrolling) {
    super.init(isSideways: true, scrolling: scrolling)
    accessibility.role = .rowGroup
  }

  /// Adopts a new context and the layout of one week.
  func update(_ context: LevelContext, _ geometry: MonthGeometry, level: LevelView) {
    let isChanged = geometry != self.geometry
    let isRenumbered = geometry.grid != self.geometry?.grid
    self.geometry = geometry
    take(context, level: level, pitch: frame.width, isRenumbered: isRenumbered, isLookStale: isChanged)
  }

  override func unit(of day: DayNumber) -> Int { geometry?.grid.week(of: day) ?? 0 }

  override func firstDay(ofUnit page: Int) -> DayNumber { geometry?.grid.firstDay(of: page) ?? DayNumber(0) }

  override func didRest() {
    super.didRest()
    if let reportedAnchor { (level as? StripLevelView)?.didRest(at: reportedAnchor) }
  }

  override func reachablePages(_ context: LevelContext) -> Range<Int>? {
    guard context.configuration.reachable != .unlimited else { return nil }
    let days = context.configuration.reachableDays
    return context.grid.week(of: days.lowerBound)..<context.grid.week(of: days.upperBound) + 1
  }

  override func show(_ page: Int, in view: ReusableView, _ context: LevelContext, force: Bool) {
    guard let geometry else { return }
    let builder = WeekContentBuilder(context, geometry, at: .strip)
    (view as? WeekRowView)?.show(builder.content(ofWeek: page), context, geometry, force: force)
  }

  /// Returns the days of the weeks in view at a distance.
  func visibleDays(at distance: Double) -> Range<DayNumber>? {
    guard let grid = geometry?.grid else { return nil }
    let weeks = axis.units(from: distance)
    return grid.firstDay(of: weeks.lowerBound)..<grid.firstDay(of: weeks.upperBound)
  }

  /// Returns the day at a point of the canvas; `nil` above and below it.
  func day(at point: Point) -> DayNumber? {
    guard point.y >= 0, point.y < frame.height, let hit = page(at: point) else { return nil }
    return geometry?.day(atX: hit.point.x, inWeek: hit.page)
  }

  func dayFrame(of day: DayNumber) -> Rect? {
    guard let frame = geometry?.dayFrame(of: day) else { return nil }
    return frame.offset(by: self.frame(ofPage: unit(of: day)).origin - contentOffset)
  }

  /// Returns the cell of a day, if it currently exists.
  func cell(for day: DayNumber) -> DayCell? { (view(ofPage: unit(of: day)) as? WeekRowView)?.cell(for: day) }

  /// Returns the views that are exposed to assistive technology and tools, in reading order.
  func elementViews() -> [View] {
    visiblePages.flatMap { (view(ofPage: $0) as? WeekRowView)?.elementViews() ?? [] }
  }
}
