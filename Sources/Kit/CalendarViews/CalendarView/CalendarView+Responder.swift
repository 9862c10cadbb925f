import Basics
package import CalendarSystems
import CollectionKit
import Events
import ViewKit

extension CalendarView: CalendarResponder {
  func select(_ day: DayNumber) {
    if editing?.choose(.day(day)) == true { return }
    guard configuration.isReachable(day) else { return }
    sendFromInput(.choose(day))
  }

  func tap(_ day: DayNumber, count: Int) {
    guard configuration.isReachable(day) else { return }
    let zooms = configuration.zoomsByDoubleTap(at: state.level)
    guard count % 2 == 1 else {
      didDoubleTap(day)
      if zooms { sendFromInput(.zoomIn(around: day)) }
      return
    }
    // No second tap can follow.
    reportWaitingTap()
    guard cellHooks.acceptsTap else { return }
    if configuration.enabledGestures.contains(.tap) { sendFromInput(.choose(day)) }
    guard zooms, let window else {
      delegate?.calendarView(self, didTap: day)
      return
    }
    waitingTap = day
    window.after(CalendarView.doubleTapTime, for: self, callback(to: self) { $0.reportWaitingTap() })
  }

  /// Notifies the delegate of a double click or tap, instead of the tap before it.
  package func didDoubleTap(_ day: DayNumber) {
    forgetWaitingTap()
    delegate?.calendarView(self, didDoubleTap: day)
  }

  private func reportWaitingTap() {
    guard let day = waitingTap else { return }
    forgetWaitingTap()
    delegate?.calendarView(self, didTap: day)
  }

  private func forgetWaitingTap() {
    waitingTap = nil
    window?.cancelDelay(of: self)
  }

  func listEvents(of day: DayNumber) {
    if editing?.choose(.more(day)) == true { return }
    guard state.listedDay != day else {
      sendFromInput(.hideEvents)
      return
    }
    guard configuration.isReachable(day), delegate?.calendarView(self, shouldListEventsOf: day) ?? true else { return }
    sendFromInput(.showEvents(of: day))
  }

  func open(_ day: DayNumber) {
    let near = configuration.clamp(day)
    let month = configuration.calendar.startOfMonth(containing: near)
    guard configuration.enabledGestures.contains(.tap), month == configuration.calendar.startOfMonth(containing: day)
    else { return }
    sendFromInput(.zoomIn(around: near))
  }

  func show(_ day: DayNumber) {
    sendFromInput(.show(day, animated: false))
    sendFromInput(.focus(day))
  }

  func step(_ count: Int) { send(count > 0 ? .showNext : .showPrevious) }

  func focus(_ day: DayNumber) { send(.focus(day)) }

  func didFocus(_ day: DayNumber) {
    // Focusing a visible day does not scroll, because a press may follow.
    if day != state.focusedDay || !visibleDays.contains(day) { send(.focus(day)) }
  }

  func isEnabled(_ day: DayNumber) -> Bool { decorator?.calendarView(self, isEnabled: day) ?? true }

  func decorate(_ cell: DayCell, in context: DayContext) {
    if let decorator {
      decorator.calendarView(self, configure: cell, in: context)
    } else {
      configure(cell, in: context)
    }
  }

  func activate(_ occurrence: Occurrence, in view: View) {
    if let part = part(shownIn: view), editing?.choose(part) == true { return }
    activate(occurrence, from: view)
  }

  func edit(with key: KeyEvent) -> Bool { editing?.keyDown(key) == true }

  func didScrollList() {
    popovers.setNeedsLayout()
    editing?.contentDidMove()
  }

  func didScroll(to anchor: ScrollAnchor, in level: LevelView) {
    guard level === current else { return }
    record(anchor)
    popovers.setNeedsLayout()
    editing?.contentDidMove()
    updateTitle()
    window?.notify(self)
  }

  func didScroll(to hours: HourAnchor, in level: LevelView) {
    guard level === current else { return }
    send(.scrolledHours(hours))
    popovers.setNeedsLayout()
    editing?.contentDidMove()
  }

  func willDisplay(_ cell: DayCell, in context: DayContext) {
    decorator?.calendarView(self, willDisplay: cell, in: context)
    cellHooks.willDisplay?(cell, context)
  }

  func willDisplay(label: View, of text: String, in context: LabelContext) {
    guard let decorator else { return label.hostedContent = "" }
    decorator.calendarView(self, willDisplay: label, of: text, in: context)
  }

  func willDisplay(todayNumber: View, on day: DayNumber) {
    removeAdditions(of: todayNumber)
    decorator?.calendarView(self, willDisplayTodayNumber: todayNumber, on: day)
  }

  func willDisplay(title: View, of period: DayNumber, unit: TitleUnit) {
    removeAdditions(of: title)
    if unit == .year {
      decorator?.calendarView(self, willDisplayYearTitle: title, of: period)
    } else {
      decorator?.calendarView(self, willDisplayMonthTitle: title, of: period)
    }
  }

  func willDisplay(eventView: ReusableView, in context: EventContext) {
    decorator?.calendarView(self, willDisplay: eventView, in: context)
  }

  func willDisplay(resourceHeading title: View, of resource: Resource?, on day: DayNumber?) {
    decorator?.calendarView(self, willDisplayResourceHeading: title, of: resource, on: day)
  }

  func eventViewIdentifier(for context: EventContext, standard: ReuseIdentifier) -> ReuseIdentifier {
    guard let wanted = decorator?.calendarView(self, eventViewFor: context, standard: standard) else { return standard }
    guard wanted != standard, !reusePool.isRegistered(wanted) else { return wanted }
    report(anomaly: ReuseError.notRegistered(wanted).message)
    return standard
  }

  func indicators(for context: DayContext, standard: [DayIndicator]) -> [DayIndicator] {
    guard let decorator else { return standard }
    if let known = cellHooks.indicators.indicators(of: context.day, standard: standard) { return known }
    let chosen = decorator.calendarView(self, indicatorsFor: context, standard: standard)
    if chosen.count > WeekContentBuilder.dotLimit { report(anomaly: "a day shows only the first three indicators") }
    cellHooks.indicators.insert(chosen, for: context.day, standard: standard)
    return chosen
  }

  func look(of context: DayContext, standard: DayLook) -> DayLook {
    decorator?.calendarView(self, lookOf: context, standard: standard) ?? standard
  }

  func report(anomaly: String) { window?.anomalyHandler?(anomaly) }

  /// The time within which a second tap may follow, in seconds; the longest interval of all hosts.
  static let doubleTapTime = 0.5

  private func removeAdditions(of view: View) {
    for addition in view.subviews { addition.removeFromSuperview() }
  }
}
