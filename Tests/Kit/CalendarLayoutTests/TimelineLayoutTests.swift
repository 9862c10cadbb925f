import CalendarLayout
import CalendarSystems
import Geometry
import TestSupport
import Testing
import TimeZones

struct TimelineLayoutTests {
  /// An event by columns and minutes.
  private func span(
    _ geometry: TimelineGeometry, _ column: Int, _ minute: Int, _ endColumn: Int, _ endMinute: Int,
    isAllDay: Bool = false
  ) -> TimelineSpan {
    let first = geometry.axes[0].day
    return TimelineSpan(
      start: Timelines.instant(geometry, column, minute: minute),
      end: Timelines.instant(geometry, endColumn, minute: endMinute), firstDay: first + column,
      lastDay: first + (endMinute == 0 && endColumn > column ? endColumn - 1 : endColumn), isAllDay: isAllDay)
  }

  @Test("SH-14: an event from 9 to 11 is at its hours, a point short of its edges")
  func placed() throws {
    let geometry = try Timelines.geometry("2026-07-06", days: 1, width: 456)
    let layout = TimelineLayout(spans: [span(geometry, 0, 540, 0, 660)], geometry: geometry)
    let segment = try #require(layout.segments.first)
    #expect(segment.frame == Rect(x: 56, y: 432, width: 399, height: 95))
    #expect(!segment.continuesBefore && !segment.continuesAfter)
  }

  @Test("an event over midnight is cut into two segments; one that ends at midnight is not")
  func overMidnight() throws {
    let geometry = try Timelines.geometry("2026-07-06", days: 7)
    let spans = [span(geometry, 1, 22 * 60, 2, 120), span(geometry, 3, 22 * 60, 4, 0)]
    let segments = TimelineLayout(spans: spans, geometry: geometry).segments
    #expect(segments.map(\.column) == [1, 2, 3])
    #expect(segments.map(\.span) == [0, 0, 1])
    #expect(segments.map(\.continuesBefore) == [false, true, false])
    #expect(segments.map(\.continuesAfter) == [true, false, false])
    #expect(segments[1].frame.minY == 0)
    #expect(segments[1].frame.maxY == 95)
  }

  @Test("events of 24 hours or more and all-day events are in the lane only")
  func lane() throws {
    let geometry = try Timelines.geometry("2026-07-06", days: 7)
    let spans = [
      span(geometry, 1, 600, 2, 600), span(geometry, 1, 600, 2, 599), span(geometry, 3, 0, 4, 0, isAllDay: true),
    ]
    let layout = TimelineLayout(spans: spans, geometry: geometry)
    #expect(Set(layout.segments.map(\.span)) == [1])
    #expect(spans.map(\.belongsToLane) == [true, false, true])
    let endless = TimelineSpan(
      start: Instant(seconds: .min), end: Instant(seconds: .max), firstDay: DayNumber(-5), lastDay: DayNumber(9),
      isAllDay: false)
    #expect(endless.belongsToLane)
  }

  @Test("short events are as high as the least height, and neighbors give way")
  func shortEvents() throws {
    let geometry = try Timelines.geometry("2026-07-06", days: 1, width: 456)
    let spans = [
      span(geometry, 0, 600, 0, 601), span(geometry, 0, 605, 0, 700), span(geometry, 0, 1439, 0, 1439),
      span(geometry, 0, 1410, 0, 1430),
    ]
    let segments = TimelineLayout(spans: spans, geometry: geometry).segments
    #expect(segments.map(\.span) == [0, 1, 3, 2])
    #expect(segments[0].frame.height == 15)
    #expect(segments[0].frame.width == 199 && segments[1].frame.width == 199)
    #expect(segments[3].frame.maxY == 1151 && segments[3].frame.height == 15)
    #expect(!segments[2].frame.intersects(segments[3].frame))
  }

  @Test("thirty events at once: as many as have room are drawn, the others are one overflow as high as they are")
  func overflow() throws {
    let geometry = try Timelines.geometry("2026-07-06", days: 7, width: 756)
    let spans = (0..<30).map { span(geometry, 1, 600 + ($0 < 29 ? 0 : 30), 1, 690) } + [span(geometry, 1, 720, 1, 780)]
    let layout = TimelineLayout(spans: spans, geometry: geometry)
    #expect(layout.segments.map(\.span) == [0, 1, 30])
    #expect(layout.segments.allSatisfy { $0.frame.width >= 28 })
    let overflow = try #require(layout.overflows.first)
    #expect(overflow.spans == Array(2..<30) && overflow.column == 1)
    #expect(overflow.frame.minY == 480 && overflow.frame.height == 71)
    #expect(overflow.frame.maxX == geometry.columnFrame(1).maxX - 1)
    let lone = try Timelines.geometry("2026-07-07", days: 1, width: 1280)
    let all = (0..<30).map { _ in span(lone, 0, 600, 0, 660) }
    #expect(TimelineLayout(spans: all, geometry: lone).segments.count == 30)
    #expect(TimelineLayout(spans: all, geometry: lone).overflows.isEmpty)
  }

  @Test("an event in hidden hours is not drawn, and one that reaches into them is cut")
  func hiddenHours() throws {
    let hours = VisibleHours([7 * 60..<12 * 60, 13 * 60..<19 * 60])
    let geometry = try Timelines.geometry("2026-07-06", days: 1, hours: hours)
    let spans = [
      span(geometry, 0, 60, 0, 120), span(geometry, 0, 360, 0, 480), span(geometry, 0, 690, 0, 750),
      span(geometry, 0, 735, 0, 800), span(geometry, 0, 1080, 0, 1200),
    ]
    let layout = TimelineLayout(spans: spans, geometry: geometry)
    #expect(layout.segments.map(\.span) == [1, 2, 3, 4])
    #expect(layout.segments.map(\.continuesBefore) == [true, false, true, false])
    #expect(layout.segments.map(\.continuesAfter) == [false, true, false, true])
    #expect(layout.segments[0].frame.minY == 0)
    #expect(layout.segments[3].frame.maxY == geometry.contentHeight - 1)
  }

  @Test("both passes of the repeated hour hold their own events in a week")
  func repeatedHour() throws {
    let geometry = try Timelines.geometry("2026-10-19", days: 7)
    let axis = geometry.axes[6]
    let spans = [7200, 10_800].map { elapsed in
      TimelineSpan(
        start: axis.instant(atElapsed: elapsed), end: axis.instant(atElapsed: elapsed + 3600), firstDay: axis.day,
        lastDay: axis.day, isAllDay: false)
    }
    let segments = TimelineLayout(spans: spans, geometry: geometry).segments
    #expect(segments.map(\.frame.minY) == [96, 120])
    #expect(segments.allSatisfy { $0.frame.height == 23 && $0.frame.width == 99 })
  }
}
