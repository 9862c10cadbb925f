import CalendarLayout
import CalendarSystems
import Geometry
import TestSupport
import Testing
import TimeZones

struct TimelineGeometryTests {
  @Test("a week has seven columns beside a gutter, and an hour 48 points")
  func week() throws {
    let week = try Timelines.geometry("2026-07-06", days: 7, width: 756)
    #expect(week.gutterWidth == 56)
    #expect(week.columnFrame(0) == Rect(x: 56, y: 0, width: 100, height: 1152))
    #expect(week.columnFrame(6).maxX == 756)
    #expect(week.contentHeight == 1152)
    #expect(week.lines(column: 0).count == 48)
    #expect(week.lines(column: 3).filter(\.isHour).map(\.y) == (0..<24).map { Double($0) * 48 })
    #expect(week.labels().map(\.hour.hour) == Array(0..<24))
    #expect(week.labels()[9].y == 9 * 48)
    #expect(week.labels()[9].frame == Rect(x: 0, y: 9 * 48 - 7, width: 48, height: 14))
    #expect(week.labels()[0].frame.minY == 0)
  }

  @Test("narrow views have no gutter, and views without width or days do not trap")
  func narrow() throws {
    #expect(try Timelines.geometry("2026-07-06", days: 1, width: 200).gutterWidth == 0)
    for width in [0.0, 30, 56, 240, 250] {
      for days in [0, 1, 14] {
        let geometry = try Timelines.geometry("2026-07-06", days: days, width: width, hasSecondZone: true)
        #expect(geometry.columnCount == days)
        #expect(geometry.labels().count == (days == 0 ? 0 : 24))
        for column in 0..<days { #expect(geometry.columnFrame(column).width >= 0) }
      }
    }
    for zoom in [-1.0, 0, .nan, 0.1] { #expect(try Timelines.geometry("2026-07-06", days: 1, zoom: zoom).zoom == 0.25) }
    #expect(try Timelines.geometry("2026-07-06", days: 1, zoom: .infinity).zoom == 4)
  }

  @Test("low hours have fewer labels and no half-hour lines")
  func labelSteps() throws {
    let steps = try [0.25, 0.5, 1, 4].map { try Timelines.geometry("2026-07-06", days: 1, zoom: $0).labelStep }
    #expect(steps == [2, 1, 1, 1])
    #expect(try Timelines.geometry("2026-07-06", days: 1, zoom: 0.5).lines(column: 0).count == 24)
  }

  @Test("slots of 20 minutes have a line each, and labels follow their own interval")
  func slots() throws {
    var metrics = TimelineMetrics()
    (metrics.slotDuration, metrics.slotLabelInterval) = (20, 20)
    let day = try Timelines.geometry("2026-07-06", days: 1, hours: VisibleHours([540..<600]), metrics: metrics)
    #expect(day.lines(column: 0).map(\.y) == [0, 16, 32])
    #expect(day.lines(column: 0).map(\.isHour) == [true, false, false])
    #expect(day.labels().map { $0.hour.secondOfDay / 60 } == [540, 560, 580])
    metrics.slotLabelInterval = 40
    let wide = try Timelines.geometry("2026-07-06", days: 7, hours: VisibleHours([540..<600]), metrics: metrics)
    #expect(wide.lines(column: 6).count == 3 && wide.labels().map { $0.hour.secondOfDay / 60 } == [560])
    (metrics.slotDuration, metrics.slotLabelInterval) = (120, 180)
    let coarse = try Timelines.geometry("2026-07-06", days: 1, metrics: metrics)
    #expect(coarse.lines(column: 0).count == 12 && coarse.labels().map(\.hour.hour) == [0, 3, 6, 9, 12, 15, 18, 21])
  }

  @Test("slots without room have lines at full hours, and labels never overlap")
  func lowSlots() throws {
    var metrics = TimelineMetrics()
    (metrics.slotDuration, metrics.slotLabelInterval) = (5, 10)
    let day = try Timelines.geometry("2026-07-06", days: 1, metrics: metrics)
    #expect(day.lines(column: 0).count == 24 && day.labels().count == 24)
    let high = try Timelines.geometry("2026-07-06", days: 1, zoom: 2, metrics: metrics)
    #expect(high.lines(column: 0).count == 288 && high.labels().count == 144)
    (metrics.slotDuration, metrics.slotLabelInterval) = (0, 100_000)
    let odd = try Timelines.geometry("2026-07-06", days: 1, metrics: metrics)
    #expect(odd.lines(column: 0).count == 24 && odd.labels().count == 1)
  }

  @Test("a lone day of 25 hours is higher, with the repeated hour twice; of 23 hours lower")
  func loneDays() throws {
    let autumn = try Timelines.geometry("2026-10-25", days: 1)
    #expect(autumn.contentHeight == 25 * 48)
    #expect(autumn.labels().map(\.hour.hour) == [0, 1, 2, 2] + Array(3..<24))
    #expect(autumn.labels()[3].y == 3 * 48)
    let passes = [7200, 10_800].map { autumn.frame(ofElapsed: $0..<$0 + 3600, column: 0) }
    #expect(passes.map { $0?.minY } == [96, 144] && passes.allSatisfy { $0?.height == 48 })
    // Clocks show these minutes without a break.
    #expect(autumn.frames(ofMinutes: 120..<180, column: 0).map { [$0.minY, $0.maxY] } == [[96, 192]])
    let spring = try Timelines.geometry("2026-03-29", days: 1)
    #expect(spring.contentHeight == 23 * 48)
    #expect(spring.skippedFrames(column: 0).isEmpty)
    #expect(spring.y(180, column: 0) == 96)
  }

  @Test("in a week the skipped hour is a band, and the repeated hour has two passes of half its height")
  func weekWithChange() throws {
    let spring = try Timelines.geometry("2026-03-23", days: 7)
    #expect(spring.contentHeight == 1152)
    #expect(spring.skippedFrames(column: 6) == [Rect(x: 656, y: 96, width: 100, height: 48)])
    #expect(spring.skippedFrames(column: 5).isEmpty)
    #expect(spring.y(720, column: 6) == spring.y(720, column: 0))
    let autumn = try Timelines.geometry("2026-10-19", days: 7)
    let passes = [96.0, 120].map { Rect(x: 656, y: $0, width: 100, height: 24) }
    #expect([7200, 10_800].compactMap { autumn.frame(ofElapsed: $0..<$0 + 3600, column: 6) } == passes)
    #expect(autumn.y(720, column: 6) == 576)
    // A day that is left out is one band.
    let samoa = try Timelines.geometry("2011-12-28", days: 5, zone: Timelines.samoa)
    #expect(samoa.skippedFrames(column: 2) == [samoa.columnFrame(2)])
  }

  @Test("hidden hours close up")
  func hiddenHours() throws {
    let hours = VisibleHours([7 * 60..<12 * 60, 13 * 60..<19 * 60])
    for days in [1, 7] {
      let geometry = try Timelines.geometry("2026-07-06", days: days, hours: hours)
      #expect(geometry.contentHeight == 11 * 48)
      #expect(geometry.labels().map(\.hour.hour) == [7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18])
      #expect(geometry.y(12 * 60 + 30, column: 0) == 240)
      #expect(geometry.nowLine(at: Timelines.instant(geometry, 0, minute: 12 * 60 + 30)) == nil)
      #expect(geometry.nowLine(at: Timelines.instant(geometry, 0, minute: 13 * 60 + 30))?.y == 264)
      let business = geometry.frames(ofMinutes: 11 * 60..<14 * 60, column: 0)
      #expect(business.map(\.minY) == [192])
      #expect(business.map(\.maxY) == [288])
    }
  }

  @Test("a second zone has labels of its own, and of a zone half an hour away between the lines")
  func secondZone() throws {
    let geometry = try Timelines.geometry("2026-07-06", days: 1, hasSecondZone: true)
    #expect(geometry.gutterWidth == 112)
    let labels = geometry.secondLabels(in: .fixed(offset: 19_800, identifier: "Asia/Kolkata"))
    #expect(labels.first?.y == 24)
    #expect(labels.first?.hour.hour == 4)
    #expect(labels.allSatisfy { $0.frame.minX == 0 && $0.frame.maxX <= 56 })
    #expect(geometry.labels().allSatisfy { $0.frame.minX == 56 && $0.frame.maxX <= 112 })
  }

  @Test("times of a day are moved to lines of the clock's grid, which starts anew where clocks change")
  func snapping() throws {
    let spring = DayAxis(day: try ISODate.parse("2026-03-29"), in: Timelines.paris)
    #expect(spring.snapped(elapsed: 7100, step: 3600, .nearest) == 7200)
    #expect(spring.snapped(elapsed: 7300, step: 10_800, .down) == 7200)
  }

  @Test("what lies under the pointer stays there while the zoom changes")
  func anchors() throws {
    for (zoom, y) in [(2.0, 100.0), (0.6, 300), (4, 0)] {
      let anchor = TimelineAnchor(atViewportY: y, offset: 250, hourHeight: 48)
      let height = 48 * zoom
      let offset = anchor.offset(hourHeight: height, maximum: 24 * height - 600)
      let after = TimelineAnchor(atViewportY: y, offset: offset, hourHeight: height)
      #expect(abs(after.hours - anchor.hours) < 1e-9 || offset == 0)
    }
    let end = TimelineAnchor(atViewportY: 0, offset: 552, hourHeight: 48)
    #expect(end.offset(hourHeight: 96, maximum: 600) == 600)
  }

  @Test("right to left is the mirror image")
  func mirroring() throws {
    for days in [1, 3, 7, 14] {
      let left = try Timelines.geometry("2026-03-23", days: days, width: 755, hasSecondZone: true)
      let right = try Timelines.geometry(
        "2026-03-23", days: days, width: 755, hasSecondZone: true, direction: .rightToLeft)
      for column in 0..<days {
        #expect(right.columnFrame(column) == left.columnFrame(column).mirrored(in: 755))
        #expect(right.skippedFrames(column: column) == left.skippedFrames(column: column).map { $0.mirrored(in: 755) })
      }
      #expect(right.labels().map(\.frame) == left.labels().map { $0.frame.mirrored(in: 755) })
      #expect(
        right.secondLabels(in: .utc).map(\.frame) == left.secondLabels(in: .utc).map { $0.frame.mirrored(in: 755) })
    }
  }

  @Test("ED-8, ED-20: each second has a height of its own, on days of any length")
  func exactHeights() throws {
    for (first, days) in [("2026-03-28", 3), ("2026-10-24", 3), ("2026-03-29", 1), ("2026-10-25", 1)] {
      for zoom in [0.25, 1, 4] {
        let geometry = try Timelines.geometry(first, days: days, zoom: zoom)
        for column in 0..<days {
          let length = geometry.axes[column].length
          for elapsed in stride(from: 0, through: length, by: 997) {
            let y = geometry.exactY(ofElapsed: elapsed, column: column)
            #expect(geometry.elapsed(atY: y, column: column) == elapsed)
          }
          #expect(geometry.elapsed(atY: -100, column: column) == 0)
          #expect(geometry.elapsed(atY: 1e9, column: column) == length)
        }
      }
    }
    let hours = VisibleHours([8 * 60..<12 * 60, 14 * 60..<18 * 60])
    let cut = try Timelines.geometry("2026-07-06", days: 1, hours: hours)
    #expect(cut.elapsed(atY: 4 * 48, column: 0) == 14 * 3600)
    #expect(cut.elapsed(atY: cut.exactY(ofElapsed: 18 * 3600, column: 0), column: 0) == 18 * 3600)
    // The hour that clocks skip belongs to the instant after it.
    let spring = try Timelines.geometry("2026-03-28", days: 3)
    #expect(spring.elapsed(atY: 2.5 * 48, column: 1) == 2 * 3600)
  }
}

extension TimelineGeometry {
  /// The height of a minute of a day's clock.
  func y(_ minute: Int, column: Int) -> Double {
    y(ofElapsed: axes[column].elapsed(ofWallSecond: minute * 60), column: column)
  }
}

/// Timelines for tests.
enum Timelines {
  static let paris = zone("Europe/Paris", "CET-1CEST,M3.5.0,M10.5.0/3")
  static let samoa = ZoneRules(
    identifier: "Pacific/Apia", initialOffset: -36_000, initialAbbreviation: "-10",
    transitions: [
      ZoneTransition(
        instant: Instant(seconds: 1_325_239_200), offset: 50_400, isDaylight: true, abbreviation: "+14")
    ])

  static func zone(_ identifier: String, _ text: String) -> ZoneRules {
    guard let rule = PosixRule(posixText: text) else { return .utc }
    return ZoneRules(identifier: identifier, initialType: rule.standard, transitions: [], finalRule: rule)
  }

  static func geometry(
    _ first: String, offset: Int = 0, days: Int, width: Double = 756, zoom: Double = 1, hours: VisibleHours = .all,
    hasSecondZone: Bool = false, zone: ZoneRules = paris, direction: LayoutDirection = .leftToRight,
    metrics: TimelineMetrics = TimelineMetrics(), pixels: PixelGrid = PixelGrid(scale: 1)
  ) throws -> TimelineGeometry {
    let day = try ISODate.parse(first) + offset
    return TimelineGeometry(
      axes: (0..<days).map { DayAxis(day: day + $0, in: zone) }, viewport: Size(width: width, height: 600),
      zoom: zoom, hours: hours, hasSecondZone: hasSecondZone, direction: direction, metrics: metrics,
      pixels: pixels)
  }

  static func instant(_ geometry: TimelineGeometry, _ column: Int, minute: Int) -> Instant {
    let axis = geometry.axes[column]
    return axis.instant(atElapsed: axis.elapsed(ofWallSecond: minute * 60))
  }
}
