import CalendarSystems
package import Events
import Geometry
package import ViewKit

/// Opening, updating, and showing the details of an event.
extension CalendarView {
  /// Handles the activation of an event in the calendar or in a list beside it. Reports it and shows its details, or
  /// hides them if they are shown.
  ///
  /// - Parameter view: the view in which the event was activated.
  /// - Returns: whether details are shown.
  @discardableResult
  package func activate(_ occurrence: Occurrence, from view: View?) -> Bool {
    observer?(.activated(occurrence))
    delegate?.calendarView(self, didActivate: occurrence)
    guard delegate?.calendarView(self, shouldShowDetailsOf: occurrence) ?? true else { return false }
    guard state.details?.id != occurrence.id else {
      sendFromInput(.hideDetails)
      return false
    }
    let isInside = view?.isDescendant(of: stage.view) == true || view?.isDescendant(of: popovers) == true
    let day = view.flatMap { isInside ? current?.day(ofPiece: $0) : nil } ?? occurrence.firstDay
    sendFromInput(.showDetails(of: occurrence, on: min(max(day, occurrence.firstDay), occurrence.lastDay)))
    guard state.details != nil else { return false }
    if let view, !isInside { outerOpener = view.id }
    return true
  }

  /// Shows the current details of an event. Returns whether the event still exists.
  func showDetails(of details: Occurrence, _ context: LevelContext) -> Bool {
    let uid = eventDetails?.occurrence?.id == details.id ? eventDetails?.details?.uid : nil
    guard let timeline = feed.shown, let occurrence = timeline.present(details, uid: uid, near: visibleDays),
      let event = timeline.event(occurrence.id.event)?.event
    else { return false }
    if occurrence != details { follow(occurrence) }
    let popover = eventDetails ?? EventDetailsPopover()
    eventDetails = popover
    popover.show(
      EventDetails(
        occurrence, of: event, in: timeline, texts, today: configuration.today, mapURL: configuration.mapURL,
        repeats: event.recurrence == nil ? nil : recurrenceText?(event)),
      of: occurrence,
      buttons: detailsButtons?(occurrence) ?? [], context)
    if let decorator {
      decorator.calendarView(self, willDisplayDetails: popover.scroll, of: occurrence)
    } else {
      popover.scroll.hostedContent = ""
    }
    return true
  }

  /// Makes room for host content that replaces the lines of the details.
  package func setDetailsHeight(_ height: Double) {
    eventDetails?.hostedHeight = height
    popovers.setNeedsLayout()
  }

  /// Returns the view that details belong to: the row outside the calendar in which the event was activated, otherwise
  /// the event's view or, if it is not shown, its day's view.
  func opener(of occurrence: Occurrence) -> View? {
    if let view = window?.view(outerOpener), view.visibleFrame != nil { return view }
    return current?.eventView(of: occurrence.id, on: state.focusedDay) ?? current?.focusTarget(for: state.focusedDay)
  }

  /// Marks the event whose details are shown, for assistive technology; `nil` for none.
  func markExpanded(_ view: View?) {
    if let former = window?.view(expandedView), former !== view { former.accessibility.states.remove(.expanded) }
    expandedView = view?.id ?? .none
    view?.accessibility.states.insert(.expanded)
  }

  /// The visible part of the view that details belong to, in the window's coordinates. It is `nil` for an event that
  /// scrolled out of view, even if its day is still visible.
  var detailsAnchor: Rect? {
    guard let occurrence = state.details, let view = opener(of: occurrence) else { return nil }
    let isEvent = LevelView.event(in: view) != nil
    markExpanded(isEvent ? view : nil)
    if isEvent { hasSeenDetailedEvent = true }
    if !isEvent, hasSeenDetailedEvent, window?.view(outerOpener) !== view { return nil }
    return view.visibleFrame
  }
}
