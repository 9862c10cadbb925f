import Almanac
import Foundation
import TestSupport
import Testing

@testable import CalendarViews

/// Shapes behind numbers, and indicators of events: pure geometry, and cells that follow it.
struct IndicatorTests {
  private static let size = Size(width: 60, height: 40)

  @Test("CV-52: a circle lies in the middle, its radius half of the smaller side less 10")
  func circle() throws {
    let place = try #require(DayShape.circle.placement(in: Size(width: 40, height: 40), inset: 10))
    #expect(place.frame == Rect(x: 5, y: 5, width: 30, height: 30))
    #expect(place.leadingRadius == 15 && place.trailingRadius == 15)
    #expect(DayShape.circle.placement(in: Size(width: 10, height: 40), inset: 10) == nil)
    #expect(DayShape.circle.placement(in: Size(width: .infinity, height: .infinity), inset: 10) == nil)
    #expect(DayShape.none.placement(in: Self.size, inset: 10) == nil)
  }

  @Test(
    "CV-53: flags go on to one edge, a bar to both; all are as high as the circle",
    arguments: [
      (DayShape.circle, Rect(x: 15, y: 5, width: 30, height: 30), 15.0, 15.0),
      (.startFlag, Rect(x: 15, y: 5, width: 45, height: 30), 15, 0),
      (.endFlag, Rect(x: 0, y: 5, width: 45, height: 30), 0, 15),
      (.bar, Rect(x: 0, y: 5, width: 60, height: 30), 0, 0),
      (.roundedSquare(0.2), Rect(x: 15, y: 5, width: 30, height: 30), 6, 6),
      (.outline(OutlineRole(0)), Rect(x: 15, y: 5, width: 30, height: 30), 0, 0),
    ])
  func shapes(shape: DayShape, frame: Rect, leading: Double, trailing: Double) {
    let place = shape.placement(in: Self.size, inset: 10)
    #expect(place == ShapePlacement(frame: frame, leadingRadius: leading, trailingRadius: trailing))
  }

  @Test("CV-53: the days of a span show a start, bars and an end, which meet; colors are those given")
  func span() throws {
    for locale in [LocaleInfo.english, .arabic] {
      var style = CalendarStyle.circles()
      style.day.add(.shapeRing(Ring(color: StyleSamples.paint(1), width: 1)), any: .inRange)
      let harness = try StyleSamples.harness(style) {
        $0.selectionMode = .range(maximum: 0)
        $0.locale = locale
      }
      harness.view.send(.setSelection(DaySelection(november(8)..<november(13))))
      harness.settle()
      let shapes = try (8...12).map { try #require(harness.cell(november($0))?.shapeView) }
      #expect(shapes.allSatisfy { !$0.isHidden && $0.layer.ring?.width == 1 })
      #expect(shapes.map { $0.layer.leadingRadius > 0 } == [true, false, false, false, false])
      #expect(shapes.map { $0.layer.trailingRadius > 0 } == [false, false, false, false, true])
      for (a, b) in zip(shapes, shapes.dropFirst()) {
        let (a, b) = (a.frameInWindow, b.frameInWindow)
        #expect(abs(a.minY - b.minY) > 1 || a.maxX == b.minX || b.maxX == a.minX)
      }
    }
  }

  @Test("up to three events are dots; for more, the last dot is longer, so that eight do not look like three")
  func moreThanDots() throws {
    let counts = [1, 3, 4, 8]
    let events = counts.enumerated().flatMap { index, count in
      (0..<count).map { Event.days("\(index)-\($0)", november(10 + index), november(10 + index)) }
    }
    var configuration = CalendarConfiguration.november()
    configuration.monthEvents = .dots
    let harness = CalendarHarness(configuration: configuration, store: try .holding(events))
    harness.settle()
    func shapes(_ day: Int) -> [DayIndicator.Shape]? { harness.cell(november(day))?.indicators.map(\.shape) }
    #expect(shapes(10) == [.dot] && shapes(11) == [.dot, .dot, .dot])
    #expect(shapes(12) == [.dot, .dot, .bar] && shapes(13) == shapes(12))
    harness.view.configure { $0.monthEvents = .indicator }
    harness.settle()
    #expect(shapes(13) == [.dot])
  }

  @Test("CV-54: a single selection can be a rounded square or any outline")
  func customShape() throws {
    var style = CalendarStyle.circles()
    style.day.add(.shape(.roundedSquare(0.25)), all: .selected, none: .inRange)
    var harness = try StyleSamples.harness(style)
    harness.view.send(.select(november(10)))
    harness.settle()
    let shape = try #require(harness.cell(november(10))?.shapeView)
    #expect(shape.layer.leadingRadius == shape.frame.height / 4)
    var builder = OutlineBuilder()
    builder.line(to: Point(x: 0.5, y: 0))
    builder.curve(to: Point(x: 1, y: 0.5), control: Point(x: 1, y: 0))
    builder.curve(to: Point(x: 0.5, y: 1), controls: Point(x: 1, y: 0.8), Point(x: 0.8, y: 1))
    builder.line(to: Point(x: 0, y: 0.5))
    #expect(builder.outline.points.count == 26 && builder.outline.points.last == Point(x: 0, y: 0.5))
    let role = style.define(builder.outline)
    style.day.add(.shape(.outline(role)), all: .selected)
    harness = try StyleSamples.harness(style)
    harness.view.send(.select(november(10)))
    harness.settle()
    #expect(harness.cell(november(10))?.shapeView?.layer.outline == role)
    let picture = SVGExport.text(harness, style, .light)
    #expect(picture.components(separatedBy: "L").count > 25 && picture.contains("Z\" fill=\"#0000ff\""))
  }

  @Test("CV-45, CV-46: a day has an indicator if its delegate says so, in the color it says")
  func perDay() throws {
    final class Marker: CalendarDecorator {
      func calendarView(_ view: CalendarView, indicatorsFor context: DayContext, standard: [DayIndicator])
        -> [DayIndicator]
      { context.day == november(12) ? [DayIndicator(color: StyleSamples.paint(0x123456))] : [] }
    }
    let harness = try StyleSamples.harness(.circles())
    let marker = Marker()
    harness.view.decorator = marker
    harness.view.reload()
    harness.settle()
    let marked = harness.shownViews(DayCell.self).filter { cell in
      cell.subviews.contains { !$0.isHidden && $0.layer.fill == StyleSamples.paint(0x123456) }
    }
    #expect(marked.map { $0.context?.day } == [november(12)])
    #expect(harness.cell(november(10))?.subviews.filter { !$0.isHidden }.count == 1, "the number alone")
  }

  @Test("CV-47: one indicator is in the middle, two at 2/5 and 3/5, three at 1/3, 1/2 and 2/3; a fourth is reported")
  func threeMarks() throws {
    final class Marker: CalendarDecorator {
      var count = 0

      func calendarView(_ view: CalendarView, indicatorsFor context: DayContext, standard: [DayIndicator])
        -> [DayIndicator]
      { Array(repeating: DayIndicator(color: StyleSamples.paint(7), size: 6), count: count) }
    }
    let expected: [[Double]] = [
      [], [1.0 / 2], [2.0 / 5, 3.0 / 5], [1.0 / 3, 1.0 / 2, 2.0 / 3], [1.0 / 3, 1.0 / 2, 2.0 / 3],
    ]
    for locale in [LocaleInfo.english, .arabic] {
      let harness = try StyleSamples.harness(.circles()) { $0.locale = locale }
      let marker = Marker()
      harness.view.decorator = marker
      var anomalies = 0
      harness.window.anomalyHandler = { _ in anomalies += 1 }
      for (count, parts) in expected.enumerated() {
        marker.count = count
        anomalies = 0
        harness.view.reload()
        harness.settle()
        let cell = try #require(harness.cell(november(10)))
        let marks = cell.subviews.filter { !$0.isHidden && $0.layer.fill == StyleSamples.paint(7) }
        let middles = marks.map { $0.frame.midX / cell.frame.width }.sorted()
        #expect(middles.count == parts.count)
        #expect((anomalies > 0) == (count > 3))
        for (a, b) in zip(middles, parts) { #expect(abs(a - b) < 1e-9) }
      }
    }
  }

  @Test("CV-48, CV-49: indicators have the size that is given, and lie as far down as their part and offset say")
  func sizeAndOffset() throws {
    for (size, part, offset) in [(13.0, 0.7, 0.0), (3, 0.8, -1.5), (5, 0.5, 4)] {
      var style = CalendarStyle.circles()
      style.indicator.size = size
      style.indicator.centerPart = part
      style.indicator.offset = offset
      let harness = try StyleSamples.harness(style)
      let cell = try #require(harness.cell(november(10)))
      let mark = try #require(cell.subviews.last { !$0.isHidden && $0 !== cell.numberView })
      #expect(mark.frame.size == Size(width: size, height: size))
      #expect(abs(mark.frame.midY - cell.frame.height * part - offset) < 1e-9)
    }
  }

  @Test(
    "CV-50: indicators move just below the circle of a selected day and back again; where they stay, they change color"
  )
  func moving() throws {
    let harness = try StyleSamples.harness(.circles())
    let cell = try #require(harness.cell(november(10)))
    let mark = try #require(cell.subviews.last { !$0.isHidden && $0 !== cell.numberView })
    let (place, color) = (mark.frame, mark.layer.fill)
    harness.view.send(.select(november(10)))
    harness.settle()
    let shape = try #require(cell.shapeView)
    #expect(mark.frame.minY >= shape.frame.maxY && mark.frame.maxY <= cell.frame.height + 1e-9)
    #expect(mark.layer.fill == color)
    harness.view.send(.clearSelection)
    harness.settle()
    #expect(mark.frame == place)
  }

  @Test("CV-51: every day has a line at its top, as wide as the day, unless there is none or it has another color")
  func topLine() throws {
    func lines(_ color: Color?) throws -> Set<[Color?]> {
      var values = CircleAppearance()
      values.topMarker = color
      let style = CalendarStyle.circles(values)
      let harness = try StyleSamples.harness(style)
      return Set(
        harness.shownViews(DayCell.self).map { [$0.layer.lines == .top ? style.plain($0.layer.lineColor) : nil] })
    }
    #expect(try lines(CircleAppearance().topMarker) == [[StyleSamples.paint(0x808080)]])
    #expect(try lines(StyleSamples.paint(5)) == [[StyleSamples.paint(5)]])
    #expect(try lines(nil) == [[nil]])
  }
}
