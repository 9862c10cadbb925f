import Almanac

/// Reports selections, activated events, levels, and visible days to the page.
extension WebSession: CalendarViewDelegate {
  func calendarView(_ view: CalendarView, didChange selection: DaySelection) {
    let ranges = selection.ranges.flatMap { [ISODate.format($0.lowerBound), ISODate.format($0.upperBound - 1)] }
    port.post(.select, [selection.first.map { ISODate.format($0) } ?? ""] + ranges)
  }

  func calendarView(_ view: CalendarView, shouldSelect day: DayNumber) -> Bool {
    !port.post(.beforeSelect, [ISODate.format(day), "1"])
  }

  func calendarView(_ view: CalendarView, shouldDeselect day: DayNumber) -> Bool {
    !port.post(.beforeSelect, [ISODate.format(day), ""])
  }

  func calendarView(_ view: CalendarView, shouldListEventsOf day: DayNumber) -> Bool {
    !port.post(.more, [ISODate.format(day)])
  }

  func calendarView(_ view: CalendarView, didTap day: DayNumber) {
    port.post(.tap, [ISODate.format(day), pressedSeconds])
  }

  func calendarView(_ view: CalendarView, didPresent period: DayNumber) {
    let level = view.state.level
    let end = view.configuration.days(ofPeriod: period, of: view.configuration.level(level)).upperBound
    port.post(
      .period, [ISODate.format(period), ISODate.format(end), decimal(Int(level.wireNumber)), view.title])
  }

  func calendarView(_ view: CalendarView, didActivate occurrence: Occurrence) {
    guard let event = timeline.event(occurrence.id.event)?.event else { return }
    isActivationPrevented = port.post(.activate, EventFields.of(event, occurrence, in: timeline, loader))
  }

  func calendarView(_ view: CalendarView, shouldShowDetailsOf occurrence: Occurrence) -> Bool {
    settings.values.showsDetails && !isActivationPrevented
  }

  func calendarView(_ view: CalendarView, didZoomTo level: CalendarLevel.ID) {
    port.post(.level, [decimal(Int(level.wireNumber))])
    report(height: view.preferredHeight)
  }

  func calendarView(_ view: CalendarView, didShow days: Range<DayNumber>) {
    port.post(.visible, [ISODate.format(days.lowerBound), ISODate.format(days.upperBound)])
    answers.show(days)
  }

  func calendarView(_ view: CalendarView, didPreferHeight height: Double) { report(height: height) }

  private func report(height: Double?) {
    port.post(.height, [height.map { decimal(Int(($0 * MutationEncoder.unitsPerPoint).rounded(.up))) } ?? ""])
  }
}
