import CalendarSystems
import Events
import TimeZones

/// The events of a calendar: those of the app's timeline or, without one, of its data source; and their lanes.
///
/// Owned by the calendar. It listens to the one timeline that is shown, and to no other.
final class EventFeed {
  /// The app's; it goes before the data source.
  var timeline: EventTimeline? { didSet { listen(insteadOf: oldValue ?? sourceTimeline) } }
  /// Where the bars of what is shown lie.
  let lanes = LaneCache()
  /// Called after the events of some days, or of all (`nil`), may have become others; of the owner.
  var onChange: ((Range<DayNumber>?) -> Void)?

  /// The days of the data source as a store, and what asks that.
  private var source: DataSourceStore?
  private var sourceTimeline: EventTimeline?
  private var zone = ZoneRules.utc
  private var zones: any ZoneProvider = FixedZoneProvider([])

  deinit { shown?.onChange = nil }

  /// What events are taken from.
  var shown: EventTimeline? { timeline ?? sourceTimeline }

  /// Takes events from another data source, or from none.
  func connect(_ source: DataSourceStore?) {
    let old = shown
    self.source?.close()
    self.source = source
    sourceTimeline = source.map { EventTimeline(store: $0, displayZone: zone, zones: zones) }
    listen(insteadOf: old)
  }

  /// In which zone times of the data source that `connect(_:)` takes next are read.
  func setSourceZone(_ zone: ZoneRules, zones: any ZoneProvider) {
    self.zone = zone
    self.zones = zones
  }

  /// Forgets what the data source said of some days, or of all (`nil`), if that is shown. Returns whether it is.
  @discardableResult
  func forgetSource(_ days: Range<DayNumber>?) -> Bool {
    guard timeline == nil, let source else { return false }
    source.forget(days)
    return true
  }

  /// Whether the data source is answering just now.
  var isAskingSource: Bool { source?.isAsking == true }

  /// Has those who listen ask the data source anew. Returns whether there is one.
  func announceSource() -> Bool {
    source?.announce()
    return source != nil
  }

  private func listen(insteadOf old: EventTimeline?) {
    old?.onChange = nil
    shown?.onChange = { [unowned(unsafe) self] days in
      if let shown { lanes.remove(days, in: shown) }
      onChange?(days)
    }
    lanes.removeAll()
    onChange?(nil)
  }
}
