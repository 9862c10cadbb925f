import Almanac

/// Reports selections, activated events, levels and days in view to the page.
extension WebSession: CalendarViewDelegate {
  func calendarView(_ view: CalendarView, didChange selection: DaySelection) {
    port.post(.select, [selection.first.map { ISODate.format($0) } ?? ""])
  }

  func calendarView(_ view: CalendarView, didActivate occurrence: Occurrence) {
    guard let event = timeline.event(occurrence.id.event)?.event else { return }
    // The start or the end, in a form that JavaScript reads.
    func text(_ instant: Instant, _ day: DayNumber) -> String {
      occurrence.isAllDay
        ? ISODate.format(day) : OffsetTime.text(instant, in: timeline.displayZone, offsetSeconds: false)
    }
    isActivationPrevented = port.post(
      .activate,
      [
        event.uid, event.summary, text(occurrence.start, occurrence.firstDay),
        text(occurrence.end, occurrence.lastDay + 1), occurrence.isAllDay ? "1" : "0",
        timeline.calendar(event.calendar)?.name ?? "",
      ])
  }

  func calendarView(_ view: CalendarView, shouldShowDetailsOf occurrence: Occurrence) -> Bool {
    settings.showsDetails && !isActivationPrevented
  }

  func calendarView(_ view: CalendarView, didZoomTo level: ZoomLevel) {
    port.post(.level, [decimal(Int(level.wireNumber))])
  }

  func calendarView(_ view: CalendarView, didShow days: Range<DayNumber>) {
    port.post(.visible, [ISODate.format(days.lowerBound), ISODate.format(days.upperBound)])
    fetcher.show(days)
  }
}
