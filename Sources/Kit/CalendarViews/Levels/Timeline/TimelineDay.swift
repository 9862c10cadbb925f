import Basics
import CalendarLayout
import CalendarSystems
import Events
import Geometry
import TimeZones
import ViewKit

/// The content of one day of a timeline in the hours, which columns compare to find changes. This is a class only
/// because it is large. It is immutable.
final class TimelineDay: Equatable {
  /// A part of an event. This is a class only because it is large and shared by many objects. It is immutable.
  final class Block: Equatable {
    /// The frame in the column.
    let frame: Rect
    let context: EventContext
    /// The start time, shown if there is no room for more.
    let startText: String

    init(frame: Rect, context: EventContext, startText: String) {
      self.frame = frame
      self.context = context
      self.startText = startText
    }

    static func == (a: Block, b: Block) -> Bool {
      a === b || a.frame == b.frame && a.context == b.context && a.startText.hasSameBytes(as: b.startText)
    }
  }

  /// Events that do not fit beside the events they overlap: "+n".
  struct Overflow: Equatable {
    /// The frame in the column.
    var frame: Rect
    var count: Int
  }

  let day: DayNumber
  /// The positions of the day's hours.
  let geometry: TimelineGeometry
  /// The blocks in reading order.
  let blocks: [Block]
  /// The overflows, from top to bottom.
  let overflows: [Overflow]
  /// The background events, in layout order.
  let backgrounds: [Block]
  /// The number of events on the day, including those in the all-day lane and in hidden hours.
  let eventCount: Int
  /// The business hours, which are brighter; `nil` if all hours look alike.
  let bright: [Rect]?
  /// The hours that clocks skip.
  let skipped: [Rect]
  /// Whether all events of the day are loaded.
  let isLoaded: Bool
  private let blockIndex: BandIndex
  private let overflowIndex: BandIndex

  init(
    day: DayNumber, geometry: TimelineGeometry, blocks: [Block], overflows: [Overflow], backgrounds: [Block],
    eventCount: Int, bright: [Rect]?, skipped: [Rect], isLoaded: Bool
  ) {
    self.backgrounds = backgrounds
    self.day = day
    self.geometry = geometry
    self.blocks = blocks
    self.overflows = overflows
    self.eventCount = eventCount
    self.bright = bright
    self.skipped = skipped
    self.isLoaded = isLoaded
    blockIndex = BandIndex(blocks.map { $0.frame })
    overflowIndex = BandIndex(overflows.map { $0.frame })
  }

  /// Returns the indices of the blocks that intersect a band, in reading order.
  func indices(in band: TimelineBand) -> [Int] { blockIndex.indices(in: band) }

  /// Returns the indices of the overflows that intersect a band, from top to bottom.
  func overflowIndices(in band: TimelineBand) -> [Int] { overflowIndex.indices(in: band) }

  static func == (a: TimelineDay, b: TimelineDay) -> Bool {
    a === b
      || a.day == b.day && a.blocks == b.blocks && a.overflows == b.overflows && a.backgrounds == b.backgrounds
        && a.eventCount == b.eventCount
        && a.bright == b.bright
        && a.skipped == b.skipped && a.isLoaded == b.isLoaded && a.geometry == b.geometry
  }

  var axis: DayAxis { geometry.axes[0] }

  /// Whether clocks skipped the whole day.
  var isSkipped: Bool { axis.length == 0 }
}

/// A piece of an event in the all-day lane. It lies inside one week, because titles are repeated in each week. This is
/// a class only because it is large and shared by many objects. It is immutable.
final class TimelineBar {
  /// The first day.
  let day: DayNumber
  let dayCount: Int
  let context: EventContext

  init(day: DayNumber, dayCount: Int, context: EventContext) {
    self.day = day
    self.dayCount = dayCount
    self.context = context
  }

  var days: Range<Int> { day.rawValue..<day.rawValue + dayCount }

  /// Returns the part from the first to the last visible day, with cut-off edges if the event continues on hidden days;
  /// `nil` if no day is visible.
  func trimmed(to shown: ShownDays) -> TimelineBar? {
    if shown.count == 7 { return self }
    var first = day
    var last = day + (dayCount - 1)
    while first <= last, !shown.contains(first) { first = first + 1 }
    while first <= last, !shown.contains(last) { last = last - 1 }
    return first <= last ? part(first, last - first + 1) : nil
  }

  /// Splits the bar into adjacent bars with their own titles. A new one begins on each of the given days.
  func pieces(cutAt cuts: Range<Int>) -> [TimelineBar] {
    var result: [TimelineBar] = []
    var first = day
    for cut in cuts.clamped(to: days) where cut > first.rawValue {
      result.append(part(first, cut - first.rawValue))
      first = DayNumber(cut)
    }
    result.append(part(first, days.upperBound - first.rawValue))
    return result
  }

  /// Returns a part of the bar's days.
  private func part(_ first: DayNumber, _ count: Int) -> TimelineBar {
    if first == day, count == dayCount { return self }
    var context = context
    context.firstDay = first
    if first > day {
      context.hasStart = false
      context.isHiddenBefore = false
      context.timeText = ""
    }
    if (first + count).rawValue < days.upperBound {
      context.hasEnd = false
      context.isHiddenAfter = false
    }
    return TimelineBar(day: first, dayCount: count, context: context)
  }
}

/// A "+n" in the all-day lane.
struct TimelineLink: Equatable {
  var day: DayNumber
  var hiddenCount: Int
}
