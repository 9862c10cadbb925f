import Almanac
import Geometry
import TestSupport
import Testing

@testable import CalendarViews

/// What is under the fingers during a pinch.
struct PinchTests {
  @Test(
    "SH-16, SH-17: during a pinch the day stays under the fingers at every progress, in both levels",
    arguments: [CalendarLevel.ID.year, .month, .week, .day], [MonthArrangement.endless, .sidewaysPages])
  func dayUnderFingers(from level: CalendarLevel.ID, arrangement: MonthArrangement) throws {
    for size in [Size(width: 1050, height: 700), Size(width: 600, height: 900)] {
      for (factor, isArabic) in [(1.06, false), (1 / 1.06, false), (1.06, true), (1 / 1.06, true)] {
        let next = factor > 1 ? level.deeper : level.shallower
        guard let next else { continue }
        for corner in [Point(x: 0.1, y: 0.2), Point(x: 0.55, y: 0.5), Point(x: 0.85, y: 0.9)] {
          let harness = harness(level, arrangement, size, isArabic: isArabic)
          let point = try #require(place(near: corner, in: harness))
          let day = try #require(harness.view.day(at: point))
          pinch(harness, .began, 1, at: point)
          var progress: [Double] = []
          for _ in 0..<20 {
            pinch(harness, .changed, factor, at: point)
            let transition = try #require(harness.transition)
            progress.append(transition.progress)
            for shown in [transition.outer, transition.inner] {
              #expect(try #require(shown.pictured(day)).contains(point), "\(next) \(transition.progress) \(size)")
            }
          }
          #expect(Set(progress).count > 12)
          pinch(harness, .ended, 1, at: point)
          harness.settle()
          #expect(harness.view.state.level == next && harness.view.visibleDays.contains(day))
          #expect(harness.transition == nil && harness.shownViews(LevelView.self).map(\.effect) == [.none])
        }
      }
    }
  }

  @Test("SH-16: a pinch that ends moves the day to its place without a jump")
  func settles() throws {
    let harness = harness(.year, .endless, Size(width: 1050, height: 700), isArabic: false)
    let point = try #require(place(near: Point(x: 0.1, y: 0.4), in: harness))
    let day = try #require(harness.view.day(at: point))
    pinch(harness, .began, 1, at: point)
    for _ in 0..<20 { pinch(harness, .changed, 1.2, at: point) }
    var last = try #require(harness.transition?.inner.pictured(day))
    pinch(harness, .ended, 1, at: point)
    while let inner = harness.transition?.inner {
      let frame = try #require(inner.pictured(day))
      #expect(abs(frame.minX - last.minX) < 120 && abs(frame.minY - last.minY) < 120)
      last = frame
      harness.tick()
    }
    let frame = try #require(harness.cell(day)?.frameInWindow)
    #expect(abs(frame.minX - last.minX) < 2 && abs(frame.minY - last.minY) < 2)
  }

  // MARK: - Parts

  private func harness(
    _ level: CalendarLevel.ID, _ arrangement: MonthArrangement, _ size: Size, isArabic: Bool
  ) -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = level
    configuration.month.arrangement = arrangement
    if isArabic { configuration.locale = .arabic }
    let harness = CalendarHarness(configuration: configuration, size: size)
    harness.settle()
    return harness
  }

  /// A point with a day around a part of the view.
  private func place(near part: Point, in harness: CalendarHarness) -> Point? {
    let top = harness.view.header.frame.maxY
    let wanted = Point(
      x: harness.view.frame.width * part.x, y: top + (harness.view.frame.height - top) * part.y)
    let days = harness.view.visibleDays
    var best: Point?
    for day in days.lowerBound.rawValue..<days.upperBound.rawValue {
      guard let frame = harness.view.frame(of: .day(DayNumber(day))), frame.minY >= top else { continue }
      let middle = Point(x: frame.midX + 2, y: frame.midY + 2)
      func distance(_ point: Point) -> Double { abs(point.x - wanted.x) + abs(point.y - wanted.y) }
      guard harness.view.day(at: middle) == DayNumber(day) else { continue }
      if best.map({ distance(middle) < distance($0) }) ?? true { best = middle }
    }
    return best
  }

  private func pinch(_ harness: CalendarHarness, _ phase: MagnifyEvent.Phase, _ factor: Double, at point: Point) {
    harness.window.send(.magnify(MagnifyEvent(phase: phase, location: point, factor: factor, time: harness.now)))
    harness.tick()
  }
}

extension CalendarHarness {
  fileprivate var transition: (outer: LevelView, inner: LevelView, progress: Double)? {
    let levels = view.stage.levels
    guard levels.count == 2, let progress = view.stage.progress else { return nil }
    return (levels[0], levels[1], progress)
  }
}

extension LevelView {
  /// The frame of a day in the window, as the level is scaled and moved.
  fileprivate func pictured(_ day: DayNumber) -> Rect? {
    guard let tile = dayTile(of: day) else { return nil }
    let placed = frameInWindow
    return Rect(
      x: placed.minX + tile.minX * effect.scaleX, y: placed.minY + tile.minY * effect.scaleY,
      width: tile.width * effect.scaleX, height: tile.height * effect.scaleY)
  }
}
