import CalendarSystems
public import Geometry
public import TimeZones

/// A line across a column at a clock time.
public struct TimelineLine: Hashable, Sendable {
  /// The distance below the first shown minute, in points, rounded to a pixel.
  public var y: Double
  /// The clock time, in minutes since midnight.
  public var minute: Int
  /// Whether the line marks a full hour. Other lines are drawn paler.
  public var isHour: Bool
}

/// The label of an hour in the gutter.
public struct TimelineLabel: Hashable, Sendable {
  /// The vertical position of its line.
  public var y: Double
  /// The frame of its text, vertically centered on the line, but always inside the grid.
  public var frame: Rect
  /// The clock time. With the wall-clock rule for several days, it belongs to no day: its offset is 0, and it is never
  /// ambiguous.
  public var hour: HourLabel
}

extension TimelineGeometry {
  /// Returns the lines of slots in a column, from the top: by default, of hours and half-hours. After hidden hours, lines
  /// begin again.
  public func lines(column: Int) -> [TimelineLine] {
    readings(every: lineStep, column: column).map { reading, position in
      TimelineLine(
        y: y(atPosition: position), minute: reading.secondOfDay / 60, isHour: reading.secondOfDay % 3600 == 0)
    }
  }

  /// The number of seconds between two lines. Slots that are lower than `leastSlotHeight` have lines at full hours only.
  @inline(__always) private var lineStep: Int {
    guard let minutes = metrics.slotDuration else { return hourHeight >= metrics.minimumHalfHourHeight ? 1800 : 3600 }
    let step = TimelineGeometry.seconds(minutes)
    return step >= 3600 || height(ofSeconds: step) >= TimelineGeometry.leastSlotHeight ? step : 3600
  }

  /// The number of seconds between two labels: the interval of the metrics, or more where labels would overlap.
  @inline(__always) private var labelInterval: Int {
    guard let minutes = metrics.slotLabelInterval else { return labelStep * 3600 }
    let step = TimelineGeometry.seconds(minutes)
    return height(ofSeconds: step) >= metrics.labelHeight ? step : max(step, labelStep * 3600)
  }

  @inline(__always) private func height(ofSeconds seconds: Int) -> Double { hourHeight * Double(seconds) / 3600 }

  /// Returns minutes as seconds, clamped to one minute and one day.
  @inline(__always) private static func seconds(_ minutes: Int) -> Int { min(max(minutes, 1), 1440) * 60 }

  /// The least height of slots with a line each, in points.
  private static let leastSlotHeight = 6.0

  /// The number of hours between two labels: 1, or more if hours are low.
  package var labelStep: Int {
    for hours in [1, 2, 3, 4, 6] where Double(hours) * hourHeight >= metrics.minimumLabelDistance { return hours }
    return 12
  }

  /// Returns the labels in the gutter.
  ///
  /// - Parameter column: the day whose hours are labeled. With the wall-clock rule, all days have the same labels.
  public func labels(column: Int = 0) -> [TimelineLabel] {
    guard axes.indices.contains(column) else { return [] }
    return readings(every: labelInterval, column: column).map { reading, position in
      label(reading, position, from: 0, width: metrics.gutterWidth)
    }
  }

  /// Returns the labels of another time zone along a day, in the outer column of the gutter. If the zones differ by
  /// half an hour, they lie between the lines.
  public func secondLabels(in zone: ZoneRules, column: Int = 0) -> [TimelineLabel] {
    guard axes.indices.contains(column) else { return [] }
    let ruler = rulers[column]
    var result: [TimelineLabel] = []
    for reading in axes[column].hourLabels(every: labelInterval, in: zone)
    where ruler.isVisible(elapsed: reading.elapsed) {
      let position = ruler.position(ofElapsed: reading.elapsed)
      result.append(label(reading, position, from: metrics.gutterWidth, width: metrics.secondGutterWidth))
    }
    return result
  }

  private func label(_ reading: HourLabel, _ position: Int, from inner: Double, width: Double) -> TimelineLabel {
    let line = y(atPosition: position)
    let top = min(max(line - metrics.labelHeight / 2, 0), max(0, contentHeight - metrics.labelHeight))
    // Counted from the gutter's edge beside the columns. Without a gutter, labels lie over the first column.
    let leading = gutterWidth > 0 ? gutterWidth - inner - width : 0
    let width = max(0, width - metrics.labelInset)
    let x = direction == .leftToRight ? leading : pixels.snap(viewport.width) - leading - width
    return TimelineLabel(
      y: line, frame: Rect(x: x, y: pixels.snap(top), width: width, height: metrics.labelHeight), hour: reading)
  }

  /// Returns the shown clock times with their ticks.
  private func readings(every step: Int, column: Int) -> [(HourLabel, Int)] {
    var result: [(HourLabel, Int)] = []
    switch rule {
    case .elapsed:
      let ruler = rulers[column]
      for reading in axes[column].hourLabels(every: step) where ruler.isVisible(elapsed: reading.elapsed) {
        result.append((reading, ruler.position(ofElapsed: reading.elapsed)))
      }
    case .wallClock:
      var shown = 0
      for range in hours.ranges {
        let from = range.lowerBound * 60
        var second = (from + step - 1) / step * step
        while second < range.upperBound * 60 {
          let reading = HourLabel(elapsed: second, wallSecond: second, offset: 0, pass: 0, isAmbiguous: false)
          result.append((reading, shown + (second - from) * DayRuler.ticksPerSecond))
          second += step
        }
        shown += range.count * 60 * DayRuler.ticksPerSecond
      }
    }
    return result
  }
}
