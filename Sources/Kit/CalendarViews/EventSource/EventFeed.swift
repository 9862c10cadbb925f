import Basics
import CalendarSystems
import Events
import TimeZones

/// The events of a calendar and their lanes. They come from the program's timeline or, without one, from its data
/// source.
///
/// Owned by the calendar. It observes only the timeline that is shown.
final class EventFeed {
  /// The program's timeline, which is preferred to the data source.
  var timeline: EventTimeline? { didSet { listen(insteadOf: oldValue ?? sourceTimeline) } }
  /// The threshold of the configuration, which every timeline that is shown takes.
  var nextDayThreshold = 0 { didSet { shown?.nextDayThreshold = nextDayThreshold } }
  /// The lanes of the bars.
  let lanes = LaneCache()
  /// The owner's closure, called after the events of some days, or of all (`nil`), may have changed.
  var onChange: ((Range<DayNumber>?) -> Void)?

  /// The data source as a store, and the timeline that reads it.
  private var source: DataSourceStore?
  private var sourceTimeline: EventTimeline?
  private var zone = ZoneRules.utc
  private var zones: any ZoneProvider = FixedZoneProvider([])

  deinit { shown?.onChange = nil }

  /// The timeline that events are taken from.
  var shown: EventTimeline? { timeline ?? sourceTimeline }

  /// Takes events from another data source, or from none.
  func connect(_ source: DataSourceStore?) {
    let old = shown
    self.source?.close()
    self.source = source
    sourceTimeline = source.map { EventTimeline(store: $0, displayZone: zone, zones: zones) }
    listen(insteadOf: old)
  }

  /// Sets the zone in which times of the next connected data source are shown.
  func setSourceZone(_ zone: ZoneRules, zones: any ZoneProvider) {
    self.zone = zone
    self.zones = zones
  }

  /// Forgets the answers of the data source for some days, or for all (`nil`), if it is shown. Returns whether it is.
  @discardableResult
  func forgetSource(_ days: Range<DayNumber>?) -> Bool {
    guard timeline == nil, let source else { return false }
    source.forget(days)
    return true
  }

  /// Forgets answers of the data source if there are too many. Not while events are read.
  func trimSource() { source?.trim() }

  /// Whether the data source is answering.
  var isAskingSource: Bool { source?.isAsking == true }

  /// Lets observers ask the data source again. Returns whether there is one.
  func announceSource() -> Bool {
    source?.announce()
    return source != nil
  }

  private func listen(insteadOf old: EventTimeline?) {
    old?.onChange = nil
    shown?.nextDayThreshold = nextDayThreshold
    shown?.onChange = callback(to: self) { feed, days in
      if let shown = feed.shown { feed.lanes.follow(days, in: shown) }
      feed.onChange?(days)
    }
    lanes.removeAll()
    onChange?(nil)
  }
}
