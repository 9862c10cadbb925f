import Basics
import CalendarSystems
import Events
import TimeZones

/// The events of a calendar and their lanes. The events come from the app's timeline or, without one, from its data
/// source.
///
/// Owned by the calendar. Observes only the timeline in use.
final class EventFeed {
  /// The app's timeline. It takes precedence over the data source.
  var timeline: EventTimeline? { didSet { listen(insteadOf: oldValue ?? sourceTimeline) } }
  /// The configuration's threshold, which is set on every timeline in use.
  var nextDayThreshold = 0 { didSet { shown?.nextDayThreshold = nextDayThreshold } }
  /// Whether there is no all-day lane; set on every timeline in use.
  var hidesAllDayLane = false { didSet { shown?.hidesAllDayLane = hidesAllDayLane } }
  /// The configuration's order of events, which is set on every timeline in use.
  var order = EventOrder() { didSet { shown?.order = order } }
  /// The lanes of the bars.
  let lanes = LaneCache()
  /// The owner's closure, called after the events of some days, or of all days if `nil`, may have changed.
  var onChange: ((Range<DayNumber>?) -> Void)?

  /// The data source as a store, and the timeline that reads it.
  private var source: DataSourceStore?
  private var sourceTimeline: EventTimeline?
  private var zone = ZoneRules.utc
  private var zones: any ZoneProvider = FixedZoneProvider([])

  deinit { shown?.onChange = nil }

  /// The timeline in use.
  var shown: EventTimeline? { timeline ?? sourceTimeline }

  /// Uses another data source, or none.
  func connect(_ source: DataSourceStore?) {
    let old = shown
    self.source?.close()
    self.source = source
    sourceTimeline = source.map { EventTimeline(store: $0, displayZone: zone, zones: zones) }
    listen(insteadOf: old)
  }

  /// Sets the time zone for the next data source that is connected.
  func setSourceZone(_ zone: ZoneRules, zones: any ZoneProvider) {
    self.zone = zone
    self.zones = zones
  }

  /// Removes the data source's answers for some days, or for all days if `nil`, if it is in use. Returns whether it is.
  @discardableResult
  func forgetSource(_ days: Range<DayNumber>?) -> Bool {
    guard timeline == nil, let source else { return false }
    source.forget(days)
    return true
  }

  /// Removes answers of the data source if there are too many. Must not be called while events are being read.
  func trimSource() { source?.trim() }

  /// Whether the data source is being asked.
  var isAskingSource: Bool { source?.isAsking == true }

  /// Lets observers ask the data source again. Returns whether there is one.
  func announceSource() -> Bool {
    source?.announce()
    return source != nil
  }

  private func listen(insteadOf old: EventTimeline?) {
    old?.onChange = nil
    shown?.nextDayThreshold = nextDayThreshold
    shown?.hidesAllDayLane = hidesAllDayLane
    shown?.order = order
    shown?.onChange = callback(to: self) { feed, days in
      if let shown = feed.shown { feed.lanes.follow(days, in: shown) }
      feed.onChange?(days)
    }
    lanes.removeAll()
    onChange?(nil)
  }
}
