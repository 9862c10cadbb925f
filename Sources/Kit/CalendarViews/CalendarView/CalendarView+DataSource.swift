import Basics
public import CalendarSystems
package import Events
public import TimeZones
import ViewKit

/// Reloading of events.
extension CalendarView {
  /// Loads all events again from the timeline or the data source and configures all cells, for example after a store
  /// could not be read.
  public func reload() {
    guard mayReload() else { return }
    feed.forgetSource(nil)
    cellHooks.indicators.remove(nil)
    feed.lanes.removeAll()
    reconfigure()
    updateLevels()
  }

  /// Asks the data source for the events of these days again, and the decorator for their indicators. Not needed for
  /// the events of a `timeline`, whose store reports changes itself.
  public func reload(days: Range<DayNumber>) {
    guard !days.isEmpty, mayReload() else { return }
    cellHooks.indicators.remove(days)
    if !feed.forgetSource(days) { updateLevels() }
  }

  /// Sets the time zone in which the data source's events are shown, initially UTC.
  ///
  /// - Parameter zones: the provider of the time zones that events name.
  public func setDataSourceZone(_ zone: ZoneRules, zones: any ZoneProvider) {
    feed.setSourceZone(zone, zones: zones)
    connectDataSource()
  }

  /// The timeline of the visible events, which come from `timeline` or `dataSource`.
  package var shownTimeline: EventTimeline? { feed.shown }

  func connectDataSource() {
    guard dataSource != nil else { return feed.connect(nil) }
    feed.connect(
      DataSourceStore(
        days: callback(to: self) { $0.dataSource?.calendarView($0, eventsTouching: $1) },
        day: callback(to: self) { $0.dataSource?.calendarView($0, eventsOn: $1) ?? [] },
        calendars: callback(to: self) { $0.dataSource?.calendars(of: $0) ?? [] },
        reject: callback(to: self) { calendar, event, error in
          calendar.report(anomaly: "an event of the data source is left out" + DataSourceStore.reason(error))
          calendar.dataSource?.calendarView(calendar, didReject: event, because: error)
        },
        onReentry: callback(to: self) { calendar in
          calendar.window?.notify { if !calendar.feed.announceSource() { calendar.reload() } }
        },
        onOverflow: callback(to: self) { calendar in calendar.window?.notify { calendar.feed.trimSource() } }))
  }

  /// Returns whether a reload is allowed. It is not while the data source is being asked: the answer is current, and
  /// asking again would never end.
  private func mayReload() -> Bool {
    guard feed.isAskingSource else { return true }
    report(anomaly: "a data source reloads its calendar while it is asked; the reload is ignored")
    return false
  }

  /// Handles that the events of some days, or of all days if `nil`, may have changed.
  func eventsDidChange(_ days: Range<DayNumber>?) {
    cellHooks.indicators.remove(days)
    if days == nil { updateMessage() }
    if mayShow(days) {
      keepFocus()
      updateLevels()
    }
    observer?(.content)
  }

  /// Returns whether a change of the events of some days, or of all days if `nil`, may be visible.
  private func mayShow(_ days: Range<DayNumber>?) -> Bool {
    guard let days, !hasPopover, !isZooming, let current else { return true }
    return current.shows(days)
  }
}
