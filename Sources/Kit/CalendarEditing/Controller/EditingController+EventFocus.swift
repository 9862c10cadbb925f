import Basics
import CalendarLayout
import CalendarSystems
import CalendarViews
import Events
import Geometry
import TimeZones
import ViewKit

/// The focused event, and where the focus goes after an edit.
extension EditingController {
  /// An event in view, and the day of the piece in question.
  struct ShownEvent {
    var occurrence: Occurrence
    var event: Event
    var part: CalendarPart
  }

  /// The event that has the keyboard focus in the level, or is about to receive it; `nil` for none.
  var focusedEvent: ShownEvent? {
    if let followed, let event = calendar?.timeline?.event(followed.id.event)?.event {
      return ShownEvent(
        occurrence: followed, event: event, part: .event(followed.id, on: followed.firstDay, .body))
    }
    guard let calendar, let view = calendar.window?.focusedView, let part = calendar.part(shownIn: view) else {
      return nil
    }
    return shown(part)
  }

  /// Returns the event that a piece belongs to.
  func shown(_ part: CalendarPart) -> ShownEvent? {
    guard case .event(let id, on: let day, _) = part, let timeline = calendar?.timeline,
      let occurrence = timeline.occurrences(touching: day..<day + 1).first(where: { $0.id == id }),
      let event = timeline.event(id.event)?.event
    else { return nil }
    return ShownEvent(occurrence: occurrence, event: event, part: part)
  }

  /// Returns an event as it is currently shown, near the start in its identifier or in view.
  func occurrence(_ id: OccurrenceID) -> Occurrence? {
    guard let calendar, let timeline = calendar.timeline else { return nil }
    let own = LocalDateTime(secondsAsUTC: id.start).day
    var days = [own - 1..<own + 2, calendar.visibleDays]
    if let start = timeline.event(id.event)?.event.start { days.append(day(of: start)..<day(of: start) + 1) }
    for days in days {
      if let found = timeline.occurrences(touching: days).first(where: { $0.id == id }) { return found }
    }
    return nil
  }

  // MARK: - Leading the focus

  /// Moves the focus to another event; between columns of resources, up and down within a column, and sideways from
  /// column to column. Returns whether there is one.
  func focusEvent(_ direction: EditingKey.EventFocus) -> Bool {
    guard let calendar, let window = calendar.window else { return false }
    let day = calendar.state.focusedDay
    let column = focusedEvent == nil ? nil : focusedColumn
    if case .day(let count) = direction, let column { return focusEvent(beside: count, column) }
    var view: View?
    if case .day(let count) = direction {
      view = nearestEvent(from: day, count > 0 ? 1 : -1)
    } else {
      let all = views(on: day).filter { column == nil || self.column(of: $0) == column }
      let own = followed == nil ? window.focusedView : followedView
      let index = own.flatMap { own in all.firstIndex { own.isDescendant(of: $0) } }
      switch direction {
      case .first: view = all.first
      case .last: view = all.last
      case .next: view = index.map { $0 + 1 < all.count ? all[$0 + 1] : all[$0] } ?? all.first
      case .previous: view = index.map { $0 > 0 ? all[$0 - 1] : all[$0] } ?? all.last
      case .day: break
      }
    }
    guard let view else { return focusedEvent != nil }
    slot = nil
    if case .day = direction {
      // The day receives the focus at the end of the frame, and passes it on to its event.
      awaitFollowed()
    } else {
      followed = nil
    }
    window.focus(view)
    return true
  }

  /// Returns the views of a day's events, ordered by position.
  private func views(on day: DayNumber) -> [View] {
    guard let calendar else { return [] }
    var found: [(view: View, frame: Rect)] = []
    for occurrence in calendar.occurrences(on: day) where !occurrence.isBackground {
      for view in views(of: occurrence.id, on: day) {
        let frame = view.frameInWindow
        let index = found.firstIndex {
          $0.frame.minY > frame.minY || $0.frame.minY == frame.minY && $0.frame.minX > frame.minX
        }
        found.insert((view, frame), at: index ?? found.count)
      }
    }
    return found.map { $0.view }
  }

  /// Returns the views of the piece of an event that a day shows: one or, with columns of resources, one for each of its
  /// resources.
  private func views(of id: OccurrenceID, on day: DayNumber) -> [View] {
    guard let calendar else { return [] }
    // A piece may begin on an earlier day.
    let pieces = calendar.pieces(of: id)
    let part = pieces.last { $0.day <= day } ?? pieces.first
    return calendar.views(ofPieces: id).filter { calendar.part(shownIn: $0) == part }
  }

  /// Returns the view of the nearest event on the next shown day with events in a direction, and focuses that day.
  private func nearestEvent(from day: DayNumber, _ step: Int) -> View? {
    guard let calendar else { return nil }
    let days = calendar.visibleDays
    let part = focusedEvent?.part
    let y = (followed == nil ? calendar.window?.focusedView : followedView)?.frameInWindow.minY ?? 0
    var next = day + step
    while days.contains(next) {
      var nearest: (view: View, distance: Double)?
      for view in views(on: next) where calendar.part(shownIn: view) != part {
        let distance = abs(view.frameInWindow.minY - y)
        if nearest.map({ distance < $0.distance }) ?? true { nearest = (view, distance) }
      }
      if let nearest {
        followed = calendar.part(shownIn: nearest.view).flatMap { shown($0)?.occurrence }
        lastColumn = column(of: nearest.view)
        calendar.send(.focus(next))
        return nearest.view
      }
      next = next + step
    }
    return nil
  }

  /// Moves the focus from an event or a slot back to the day.
  func leave() {
    let event = focusedEvent?.occurrence
    (slot, followed) = (nil, nil)
    if let calendar, let event, !calendar.shows(event, on: calendar.state.focusedDay) {
      calendar.send(.focus(event.firstDay))
    }
    calendar?.takeFocus()
  }

  // MARK: - After edits

  /// Performs an edit, after which the focus moves to the resulting event, regardless of the source of the edit.
  ///
  /// - Parameter reveals: whether the calendar scrolls to the event. An event that a pointer put down is already in
  ///   view.
  @discardableResult
  func leadingFocus(reveals: Bool = true, _ edit: () -> Bool) -> Bool {
    let before = focusLead
    focusLead = reveals ? .reveals : .stays
    defer { focusLead = before }
    return edit()
  }

  /// Moves the focus to the event that results from an edit.
  func followResult(of receipt: EditReceipt, from session: EditSession?) {
    // The event that an earlier edit in the same frame left may be gone.
    (isKeyed, followed) = (false, nil)
    if let occurrence = occurrence(after: receipt, of: session?.draft) { return follow(occurrence) }
    calendar?.takeFocus()
  }

  /// Moves the focus to an event that a pointer held but did not move. An event that moved already has the focus.
  func keepFocus(on id: OccurrenceID?) {
    guard session == nil, question == nil, followed == nil, calendar?.window != nil, let id,
      let occurrence = occurrence(id)
    else { return }
    followed = occurrence
    awaitFollowed()
  }

  /// Brings an event into view, and moves the focus to it once it has a view.
  func follow(_ occurrence: Occurrence) {
    followed = occurrence
    reveal(occurrence)
    awaitFollowed()
  }

  /// Moves the focus to the followed event at the end of this frame, or of a later one while the calendar is moving.
  func awaitFollowed() { calendar?.window?.notify { self.focusFollowed() } }

  /// Moves the focus to the followed event if it has a view, or to its day if it has none once the calendar is at rest.
  private func focusFollowed() {
    guard let calendar, let window = calendar.window, followed != nil else { return }
    if let view = followedView {
      if window.focusedView !== view { window.focus(view) }
      layer.setNeedsLayout()
      // Only in the next frame, because others may still ask in this frame where the focus goes.
      let focused = followed
      window.notify { [self] in
        if followed == focused { followed = nil }
      }
    } else if calendar.isAtRest {
      followed = nil
      calendar.takeFocus()
    } else {
      awaitFollowed()
    }
  }

  /// The view of the followed event.
  var followedView: View? {
    guard let calendar, let id = followed?.id else { return nil }
    let views = views(of: id, on: calendar.state.focusedDay)
    return views.first { lastColumn != nil && column(of: $0) == lastColumn } ?? views.first
  }

  /// Brings the start of an event into view (among hours also its end, if there is room), and focuses its day.
  func reveal(_ occurrence: Occurrence) {
    guard let calendar else { return }
    let day = occurrence.firstDay
    let isShown = calendar.shows(occurrence, on: calendar.state.focusedDay)
    if !isShown || !calendar.visibleDays.contains(day) { calendar.send(.focus(day)) }
    // Keys do not wait for moving content.
    if !input.isPointed { calendar.finishScrolling() }
    if focusLead != .stays, calendar.hourHeight != nil, !occurrence.isInLane {
      calendar.revealHours(from: occurrence.start, to: occurrence.end, on: day)
    }
  }

  /// Returns the stored event that an edit left, as the timeline shows it.
  func occurrence(after receipt: EditReceipt, of event: Event?) -> Occurrence? {
    let ids = receipt.stored.map { $0.id }
    guard let id = ids.last, let event = event ?? stored(id)?.event, let timeline = calendar?.timeline else {
      return nil
    }
    let (day, start) = (day(of: event.start), editor.clock.instant(of: event.start))
    let found = timeline.occurrences(touching: day..<day + 1).filter { ids.contains($0.id.event) }
    return found.first { $0.start == start } ?? found.first
  }

  private func stored(_ id: EventID) -> StoredEvent? {
    read { store throws(StoreError) in try store.event(id) } ?? nil
  }

  // MARK: - Times

  /// The day on which a time is displayed.
  func day(of time: EventTime) -> DayNumber {
    editor.clock.zone.localDateTime(at: editor.clock.instant(of: time)).day
  }

  /// Returns whether an event is displayed in the all-day lane, if there is one.
  func isInLane(_ event: Event) -> Bool {
    event.start.isDay || editor.clock.instant(of: event.end) - editor.clock.instant(of: event.start) >= 86_400
  }

  /// The place where keys pick up an event: its start.
  func target(of occurrence: Occurrence) -> EditTarget {
    guard calendar?.hourHeight != nil else { return .day(occurrence.firstDay) }
    guard !occurrence.isInLane else { return .allDay(occurrence.firstDay) }
    let axis = DayAxis(day: occurrence.firstDay, in: editor.clock.zone)
    return .time(occurrence.firstDay, second: axis.elapsed(of: occurrence.start))
  }
}

extension Occurrence {
  /// Whether the occurrence is displayed in the all-day lane, if there is one.
  var isInLane: Bool { isAllDay || end - start >= 86_400 }
}
