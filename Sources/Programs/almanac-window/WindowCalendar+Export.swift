import Almanac
import EventStores
import GTKHost
import SystemServices

/// The dialog of an export. An event is saved by its menu.
extension WindowCalendar {
  func showExport() {
    guard let window else { return }
    let calendars = (try? source.store.calendars()) ?? []
    let days = shownPeriod
    let title = screen.calendar.title
    var (calendar, isPeriod) = (CalendarInfo?.none, false)
    let dialog = FormDialog("Export", over: window)
    dialog.addChoice("_Calendar", ["All calendars"] + calendars.map(\.name), chosen: 0) {
      calendar = $0 > 0 ? calendars[$0 - 1] : nil
    }
    dialog.addChoice("_Days", ["All days", title], chosen: 0) { isPeriod = $0 == 1 }
    dialog.addButton("_Cancel") { dialog.close() }
    dialog.addButton("_Export…", isDefault: true) { [weak self] in
      dialog.close()
      guard let self else { return }
      do throws(StoreError) {
        let text = try export(calendar.map { [$0] } ?? calendars, touching: isPeriod ? days : nil)
        let name = [calendar?.name ?? "Calendars", isPeriod ? title : ""].filter { !$0.isEmpty }
        save(Array(text.utf8), name: name.joined(separator: " "), kind: "ics", prompt: "Export Events")
      } catch {
        self.window?.showNotice("The events cannot be exported: \(error)")
      }
    }
    dialog.show()
  }

  /// The days of the period in the title.
  private var shownPeriod: Range<DayNumber> {
    let view = screen.calendar
    let level = view.configuration.level(view.state.level)
    return level.period == .none
      ? view.visibleDays : view.configuration.days(ofPeriod: view.presented, of: level)
  }

  /// Returns the text of a file with calendars.
  ///
  /// - Parameter days: The days of the events, with whole series; `nil` for all events.
  private func export(
    _ calendars: [CalendarInfo], touching days: Range<DayNumber>?
  ) throws(StoreError) -> String {
    var uids: Set<String>?
    if let days {
      var found: Set<String> = []
      for outline in try source.store.outlines(touching: days) {
        if let event = try source.store.event(outline.id)?.event { found.insert(event.uid) }
      }
      uids = found
    }
    var events: [CalendarID: [Event]] = [:]
    _ = try source.store.scan(from: 0) { stored in
      if uids?.contains(stored.event.uid) != false { events[stored.event.calendar, default: []].append(stored.event) }
      return true
    }
    var document = ICalendarDocument()
    for calendar in calendars {
      document.append(
        ICalendarDocument(name: calendar.name, color: calendar.color, events: events[calendar.id] ?? []))
    }
    return ICalendarWriter.write(
      document, stamp: EventTime.utc(SystemClock.now()).iCalendarText, zones: zones)
  }
}
