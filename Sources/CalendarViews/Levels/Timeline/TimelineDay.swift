import CalendarLayout
import CalendarSystems
import Events
import Geometry
import TimeZones
import ViewKit

/// All that one day of a timeline shows among the hours, to be compared, so that a column sees what changed. A class only
/// because it is large; it never changes.
final class TimelineDay: Equatable {
  /// A part of an event.
  struct Block: Equatable {
    /// In the column.
    var frame: Rect
    var context: EventContext
    /// When the event begins, shown where there is no room for more.
    var startText: String

    static func == (a: Block, b: Block) -> Bool {
      a.frame == b.frame && a.context == b.context && utf8Equal(a.startText, b.startText)
    }
  }

  let day: DayNumber
  /// Where its hours are.
  let geometry: TimelineGeometry
  /// In reading order.
  let blocks: [Block]
  /// Events that are the ground of their hours, in the order of layout.
  let backgrounds: [Block]
  /// Events that touch the day, those of the all-day lane and of hidden hours included.
  let eventCount: Int
  /// Hours of work, brighter than the rest; `nil` where hours make no difference.
  let bright: [Rect]?
  /// Hours that clocks skip.
  let skipped: [Rect]

  init(
    day: DayNumber, geometry: TimelineGeometry, blocks: [Block], backgrounds: [Block], eventCount: Int,
    bright: [Rect]?, skipped: [Rect]
  ) {
    self.backgrounds = backgrounds
    self.day = day
    self.geometry = geometry
    self.blocks = blocks
    self.eventCount = eventCount
    self.bright = bright
    self.skipped = skipped
  }

  static func == (a: TimelineDay, b: TimelineDay) -> Bool {
    a === b
      || a.day == b.day && a.blocks == b.blocks && a.backgrounds == b.backgrounds && a.eventCount == b.eventCount
        && a.bright == b.bright
        && a.skipped == b.skipped && a.geometry == b.geometry
  }

  var axis: DayAxis { geometry.axes[0] }
}

/// A piece of an event in the all-day lane: inside one week, because titles come anew with each week.
struct TimelineBar: Equatable {
  /// Of the first day.
  var day: DayNumber
  var dayCount: Int
  var context: EventContext

  var days: Range<Int> { day.rawValue..<day.rawValue + dayCount }

  /// The part from the first to the last day that is shown, cut where the event goes on over days that are not; `nil` if
  /// none is.
  func trimmed(to shown: ShownDays) -> TimelineBar? {
    if shown.count == 7 { return self }
    var bar = self
    while bar.dayCount > 0, !shown.contains(bar.day) {
      bar.day = bar.day + 1
      bar.dayCount -= 1
      bar.context.hasStart = false
      bar.context.timeText = ""
    }
    while bar.dayCount > 0, !shown.contains(bar.day + (bar.dayCount - 1)) {
      bar.dayCount -= 1
      bar.context.hasEnd = false
    }
    return bar.dayCount > 0 ? bar : nil
  }

  /// The bar as several that touch, each with its own title: every one of these days begins a new one.
  func pieces(cutAt cuts: Range<Int>) -> [TimelineBar] {
    var result: [TimelineBar] = []
    var rest = self
    for cut in cuts.clamped(to: days) where cut > rest.day.rawValue {
      var piece = rest
      piece.dayCount = cut - rest.day.rawValue
      piece.context.hasEnd = false
      result.append(piece)
      rest.day = DayNumber(cut)
      rest.dayCount -= piece.dayCount
      rest.context.hasStart = false
      rest.context.timeText = ""
    }
    result.append(rest)
    return result
  }
}

/// "+n" in the all-day lane.
struct TimelineLink: Equatable {
  var day: DayNumber
  var hiddenCount: Int
}
