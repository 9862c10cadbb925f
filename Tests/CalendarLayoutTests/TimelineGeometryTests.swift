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
    #expect(week.maximumOffset == 552)
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
        #expect((geometry.location(at: Point(x: 10, y: 10)) == nil) == (days == 0))
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

  @Test("a lone day of 25 hours is higher, with the repeated hour twice; of 23 hours lower")
  func loneDays() throws {
    let autumn = try Timelines.geometry("2026-10-25", days: 1)
    #expect(autumn.contentHeight == 25 * 48)
    #expect(autumn.labels().map(\.hour.hour) == [0, 1, 2, 2] + Array(3..<24))
    #expect(autumn.labels()[3].y == 3 * 48)
    let pass = try #require(autumn.repeatedFrames(column: 0).first)
    #expect(pass.first?.minY == 96 && pass.first?.height == 48)
    #expect(pass.second?.minY == 144 && pass.second?.height == 48)
    let spring = try Timelines.geometry("2026-03-29", days: 1)
    #expect(spring.contentHeight == 23 * 48)
    #expect(spring.skippedFrames(column: 0).isEmpty)
    #expect(spring.y(ofMinute: 180, column: 0) == 96)
  }

  @Test("in a week the skipped hour is a band, and the repeated hour has two passes of half its height")
  func weekWithChange() throws {
    let spring = try Timelines.geometry("2026-03-23", days: 7)
    #expect(spring.contentHeight == 1152)
    #expect(spring.skippedFrames(column: 6) == [Rect(x: 656, y: 96, width: 100, height: 48)])
    #expect(spring.skippedFrames(column: 5).isEmpty)
    #expect(spring.y(ofMinute: 720, column: 6) == spring.y(ofMinute: 720, column: 0))
    let inGap = try #require(spring.location(at: Point(x: 700, y: 120)))
    #expect(inGap.wallSecond == 3 * 3600)
    let autumn = try Timelines.geometry("2026-10-19", days: 7)
    let pass = try #require(autumn.repeatedFrames(column: 6).first)
    #expect(pass.first == Rect(x: 656, y: 96, width: 100, height: 24))
    #expect(pass.second == Rect(x: 656, y: 120, width: 100, height: 24))
    #expect(autumn.y(ofMinute: 720, column: 6) == 576)
    // A day that is left out is one band.
    let samoa = try Timelines.geometry("2011-12-28", days: 5, zone: Timelines.samoa)
    #expect(samoa.skippedFrames(column: 2) == [samoa.columnFrame(2)])
    #expect(samoa.location(column: 2, y: 300).elapsed == 0)
  }

  @Test("hidden hours close up and leave a seam")
  func hiddenHours() throws {
    let hours = VisibleHours([7 * 60..<12 * 60, 13 * 60..<19 * 60])
    for days in [1, 7] {
      let geometry = try Timelines.geometry("2026-07-06", days: days, hours: hours)
      #expect(geometry.contentHeight == 11 * 48)
      #expect(geometry.hiddenSeams(column: 0) == [240])
      #expect(geometry.labels().map(\.hour.hour) == [7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18])
      #expect(geometry.y(ofMinute: 12 * 60 + 30, column: 0) == 240)
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

  @Test("the inverse gives every quarter of an hour of every day back", arguments: [0.25, 0.7, 1, 2.9, 4])
  func inverse(zoom: Double) throws {
    var random = SeededGenerator(seed: 71)
    for start in ["2026-03-23", "2026-10-19", "2026-07-06"] {
      for days in [1, 5, 7] {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
          let geometry = try Timelines.geometry(
            start, offset: 7 - days, days: days, width: Double.random(in: 300...900, using: &random), zoom: zoom,
            hours: Bool.random(using: &random) ? .all : VisibleHours([60..<300, 420..<1200]), direction: direction,
            pixels: PixelGrid(scale: [1, 1.5, 2][Int.random(in: 0..<3, using: &random)]))
          for column in 0..<days {
            let frame = geometry.columnFrame(column)
            let axis = geometry.axes[column]
            for elapsed in stride(from: 0, to: axis.length, by: 900)
            where geometry.rulers[column].isVisible(elapsed: elapsed) {
              let point = Point(
                x: frame.minX + frame.width * [0, 0.3, 0.99][Int.random(in: 0..<3, using: &random)],
                y: geometry.y(ofElapsed: elapsed, column: column))
              let found = try #require(geometry.location(at: point, step: 900))
              if found.column != column || found.elapsed != elapsed {
                Issue.record("\(start) \(days) \(column) \(elapsed): \(found)")
              }
              let raw = geometry.location(column: column, y: point.y)
              let pixel = geometry.pixels.hairline / geometry.hourHeight * 3600 * 2
              if abs(Double(raw.elapsed - elapsed)) > pixel + 1 { Issue.record("\(elapsed): \(raw)") }
            }
          }
        }
      }
    }
  }

  @Test("times are moved to the nearest line of the clock's grid, which starts anew where clocks change")
  func snapping() throws {
    let geometry = try Timelines.geometry("2026-07-06", days: 1)
    let y = geometry.y(ofMinute: 9 * 60, column: 0)
    #expect(geometry.location(column: 0, y: y + 11, step: 900).wallSecond == 9 * 3600)
    #expect(geometry.location(column: 0, y: y + 11, step: 900, .nearest).wallSecond == 9 * 3600 + 900)
    #expect(geometry.location(column: 0, y: 1e9, step: 900, .nearest).elapsed == 86_400)
    #expect(geometry.location(column: 0, y: -1e9).elapsed == 0)
    let spring = DayAxis(day: try ISODate.parse("2026-03-29"), in: Timelines.paris)
    #expect(spring.snapped(elapsed: 7100, step: 3600, .nearest) == 7200)
    #expect(spring.snapped(elapsed: 7300, step: 10_800, .down) == 7200)
  }

  @Test("what lies under the pointer stays there while the zoom changes")
  func anchors() throws {
    for (zoom, y) in [(2.0, 100.0), (0.6, 300), (4, 0)] {
      let before = try Timelines.geometry("2026-07-06", days: 7)
      let after = try Timelines.geometry("2026-07-06", days: 7, zoom: zoom)
      let anchor = before.anchor(atViewportY: y, offset: 250)
      let offset = after.offset(keeping: anchor)
      #expect(
        abs(after.anchor(atViewportY: y, offset: offset).hours - anchor.hours) * after.hourHeight <= 0.51 || offset == 0
      )
      #expect(offset <= after.maximumOffset)
    }
    let day = try Timelines.geometry("2026-07-06", days: 7)
    #expect(day.offset(showing: 9 * 60, column: 0, atViewportY: 100) == 332)
    #expect(day.offset(showing: 1439, column: 0, atViewportY: 0) == day.maximumOffset)
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
    pixels: PixelGrid = PixelGrid(scale: 1)
  ) throws -> TimelineGeometry {
    let day = try ISODate.parse(first) + offset
    return TimelineGeometry(
      axes: DayAxis.axes(of: (0..<days).map { day + $0 }, in: zone), viewport: Size(width: width, height: 600),
      zoom: zoom, hours: hours, hasSecondZone: hasSecondZone, direction: direction, pixels: pixels)
  }

  static func instant(_ geometry: TimelineGeometry, _ column: Int, minute: Int) -> Instant {
    let axis = geometry.axes[column]
    return axis.instant(atElapsed: axis.elapsed(ofWallSecond: minute * 60))
  }
}
