import Basics
import CalendarLayout
import CalendarSystems
import Events
import Geometry
import TimeZones
import ViewKit

/// The content of one day of a timeline among the hours, which columns compare to see what changed. A class only
/// because it is large; it never changes.
final class TimelineDay: Equatable {
  /// A part of an event. A class only because it is large and handed around a lot; it never changes.
  final class Block: Equatable {
    /// The frame in the column.
    let frame: Rect
    let context: EventContext
    /// The time at which the event begins, shown where there is no room for more.
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

  /// Events without room beside those that they meet: "+n".
  struct Overflow: Equatable {
    /// The frame in the column.
    var frame: Rect
    var count: Int
  }

  let day: DayNumber
  /// The positions of its hours.
  let geometry: TimelineGeometry
  /// The blocks in reading order.
  let blocks: [Block]
  /// The overflows, from the top.
  let overflows: [Overflow]
  /// Background events, in the order of layout.
  let backgrounds: [Block]
  /// Events that touch the day, those of the all-day lane and of hidden hours included.
  let eventCount: Int
  /// Hours of work, brighter than the rest; `nil` where hours make no difference.
  let bright: [Rect]?
  /// Hours that clocks skip.
  let skipped: [Rect]
  /// Whether no events are missing that could not be loaded.
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

  /// The indices of the blocks that meet a band, in reading order.
  func indices(in band: TimelineBand) -> [Int] { blockIndex.indices(in: band) }

  /// The indices of the overflows that meet a band, from the top.
  func overflowIndices(in band: TimelineBand) -> [Int] { overflowIndex.indices(in: band) }

  static func == (a: TimelineDay, b: TimelineDay) -> Bool {
    a === b
      || a.day == b.day && a.blocks == b.blocks && a.overflows == b.overflows && a.backgrounds == b.backgrounds
        && a.eventCount == b.eventCount
        && a.bright == b.bright
        && a.skipped == b.skipped && a.isLoaded == b.isLoaded && a.geometry == b.geometry
  }

  var axis: DayAxis { geometry.axes[0] }

  /// Whether clocks skipped the day as a whole.
  var isSkipped: Bool { axis.length == 0 }
}

/// A piece of an event in the all-day lane: inside one week, because titles come anew with each week. A class only
/// because it is large and handed around a lot; it never changes.
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

  /// The part from the first to the last day that is shown, cut where the event goes on over days that are not; `nil`
  /// if none is.
  func trimmed(to shown: ShownDays) -> TimelineBar? {
    if shown.count == 7 { return self }
    var first = day
    var last = day + (dayCount - 1)
    while first <= last, !shown.contains(first) { first = first + 1 }
    while first <= last, !shown.contains(last) { last = last - 1 }
    return first <= last ? part(first, last - first + 1) : nil
  }

  /// The bar as several that touch, each with its own title: every one of these days begins a new one.
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

  /// Some of its days.
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

/// "+n" in the all-day lane.
struct TimelineLink: Equatable {
  var day: DayNumber
  var hiddenCount: Int
}
