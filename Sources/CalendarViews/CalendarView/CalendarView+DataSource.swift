public import CalendarSystems
package import Events
public import TimeZones
import ViewKit

/// Where events come from, and how they are asked for anew.
extension CalendarView {
  /// Asks the data source or the timeline anew and dresses all cells, as after a store could not be read.
  public func reload() {
    guard mayReload() else { return }
    feed.forgetSource(nil)
    cellHooks.marks.remove(nil)
    feed.lanes.removeAll()
    redress()
    updateLevels()
  }

  /// Asks the data source, and the delegate for marks, anew for these days. With a `timeline`, its store says by itself
  /// which events have changed.
  public func reload(days: Range<DayNumber>) {
    guard !days.isEmpty, mayReload() else { return }
    cellHooks.marks.remove(days)
    if !feed.forgetSource(days) { updateLevels() }
  }

  /// Reads times of the data source's events in a zone, by default in UTC.
  ///
  /// - Parameter zones: knows the zones that events name.
  public func setDataSourceZone(_ zone: ZoneRules, zones: any ZoneProvider) {
    feed.setSourceZone(zone, zones: zones)
    connectDataSource()
  }

  /// The events shown now, of `timeline` or of `dataSource`.
  package var shownTimeline: EventTimeline? { feed.shown }

  func connectDataSource() {
    guard dataSource != nil else { return feed.connect(nil) }
    feed.connect(
      DataSourceStore(
        days: { [unowned(unsafe) self] days in dataSource?.calendarView(self, eventsTouching: days) },
        day: { [unowned(unsafe) self] day in dataSource?.calendarView(self, eventsOn: day) ?? [] },
        calendars: { [unowned(unsafe) self] in dataSource?.calendars(of: self) ?? [] },
        reject: { [unowned(unsafe) self] event, error in
          report(anomaly: "an event of the data source is left out" + DataSourceStore.reason(error))
          dataSource?.calendarView(self, didReject: event, because: error)
        },
        disturbed: { [unowned(unsafe) self] in
          window?.notify { if !self.feed.announceSource() { self.reload() } }
        }))
  }

  /// Not while the data source answers: that is new, and asking again would never end.
  private func mayReload() -> Bool {
    guard feed.isAskingSource else { return true }
    report(anomaly: "a data source reloads its calendar while it is asked; its answer counts")
    return false
  }

  /// Events of some days, or of all (`nil`), may be others now.
  func eventsDidChange(_ days: Range<DayNumber>?) {
    cellHooks.marks.remove(days)
    if mayShow(days) { updateLevels() }
    observer?(.content)
  }

  /// Whether anything looks different when events of some days are different, `nil` for all.
  private func mayShow(_ days: Range<DayNumber>?) -> Bool {
    guard let days, dayEvents?.day == nil, state.listedDay == nil, !isZooming, let current else { return true }
    return current.shows(days)
  }
}
