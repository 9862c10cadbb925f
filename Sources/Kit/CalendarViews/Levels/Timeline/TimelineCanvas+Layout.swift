import CalendarLayout
import CalendarSystems
import Geometry
import ViewKit

/// The layout of a timeline: the days around the viewport, with the events in the visible hours and a margin.
extension TimelineCanvas {
  /// Lays out what came into view or changed. In other frames, prepares what comes next.
  func layOut(_ context: LevelContext, _ plan: TimelinePlan) {
    awaitMargin()
    let now = partsInView(context, plan)
    guard isContentStale || now != shown else { return prepareNext(now, plan) }
    let changes = takeChanges()
    if changes.isContentStale || now.alive != shown?.alive { hasPrepared = (false, false) }
    parts.layOut(self, context, plan, now, from: shown, changes)
    shown = now
  }

  private func partsInView(_ context: LevelContext, _ plan: TimelinePlan) -> TimelineParts.Shown {
    let visible = columns(at: distance)
    var alive = visible.lowerBound - 1..<visible.upperBound + 1
    if let reachable = reachableColumns { alive = alive.clamped(to: reachable) }
    if let arrival {
      if !arrival.isUnderWay { window?.notify { [self] in continueArrival() } }
      alive = self.arrival?.days(of: alive) ?? alive
    }
    return TimelineParts.Shown(
      alive: alive, focused: column(of: context.state.focusedDay),
      reference: plan.columns.day(of: column(at: distance + axis.viewport / 2).column).rawValue, band: band(plan),
      lead: laneDays.lowerBound.rawValue)
  }

  // MARK: - Arrival

  /// Begins to create the visible days over several frames, starting with a day and its neighbors.
  func beginArrival(around day: DayNumber) {
    arrival = TimelineArrival(column: column(of: day))
    setNeedsLayout()
  }

  /// Creates all missing days in the next frame.
  func arrive() {
    guard arrival != nil else { return }
    arrival = nil
    setNeedsLayout()
  }

  /// Called after a frame with only some of the days.
  private func continueArrival() {
    guard arrival != nil else { return }
    if arrival?.goOn() == false { arrival = nil }
    setNeedsLayout()
  }

  // MARK: - Hours

  /// Returns the band of the visible hours, including those below the header, and a margin.
  private func band(_ plan: TimelinePlan) -> TimelineBand {
    let top = contentOffset.y - headerHeight
    let bottom = top + plan.viewport.height
    let margin = margin.height(of: plan.viewport.height)
    if !isContentStale, let band = shown?.band, band.serves(from: top, to: bottom, margin: margin) { return band }
    return TimelineBand(from: top, to: bottom, margin: margin)
  }

  private func awaitMargin() {
    guard margin.isNone, !margin.isAwaited, let window else { return }
    margin.isAwaited = true
    window.after(TimelineMargin.rest, for: marginClock) { [self] in growMargin() }
  }

  private func growMargin() {
    guard let window, let plan, context != nil, margin.grow(in: plan.viewport.height) else { return }
    setNeedsLayout()
    window.notify { [self] in growMargin() }
  }

  // MARK: - Preparation

  /// Prepares the content of the next day in a frame in which no day enters.
  private func prepareNext(_ shown: TimelineParts.Shown, _ plan: TimelinePlan) {
    if !hasPrepared.after {
      hasPrepared.after = true
      prepare(shown.alive.upperBound, plan)
    } else if !hasPrepared.before {
      hasPrepared.before = true
      prepare(shown.alive.lowerBound - 1, plan)
    }
  }

  private func prepare(_ column: Int, _ plan: TimelinePlan) {
    if reachableColumns?.contains(column) != false { content.prepare(column, rows: laneRows) }
  }
}
