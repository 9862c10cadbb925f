import Basics
import CalendarSystems
import CalendarViews
import Events
import Geometry
import ViewKit

/// Columns of resources, between which events move.
extension EditingController {
  /// The column into which the session moves its event; `nil` if it has not been in one.
  var heldColumn: ResourceColumn? { session?.resources.map { ResourceColumn(id: $0.to) } }

  /// The column of the focused event; `nil` at levels without resources.
  var focusedColumn: ResourceColumn? {
    // The views of an event that was just moved may still be where they were.
    if let followed, let lastColumn, isShown(followed, in: lastColumn) { return lastColumn }
    return (followed == nil ? calendar?.window?.focusedView : followedView).flatMap { column(of: $0) }
  }

  /// The column of the focused slot or event; otherwise the first one, if events without a resource have none.
  var columnForNew: ResourceColumn? {
    guard let calendar else { return nil }
    if let slot = currentSlot { return calendar.column(slot.resource) }
    if focusedEvent != nil { return focusedColumn }
    return calendar.index(of: ResourceColumn(id: nil)) == nil ? calendar.column(0) : nil
  }

  /// Returns the column of a view; `nil` at levels without resources.
  func column(of view: View) -> ResourceColumn? {
    guard let calendar else { return nil }
    let frame = view.frameInWindow.offset(by: .zero - calendar.frameInWindow.origin)
    return calendar.column(at: Point(x: frame.midX, y: frame.midY))
  }

  /// Returns whether an event is shown in a column.
  func isShown(_ occurrence: Occurrence, in column: ResourceColumn) -> Bool {
    let ids = calendar?.timeline?.event(occurrence.id.event)?.event.resourceIDs ?? []
    guard let id = column.id else { return ids.isEmpty }
    return ids.contains { $0.hasSameBytes(as: id) }
  }

  /// Begins an edit in a column: the event is taken from its resource. A new event gets the resource.
  ///
  /// - Returns: whether the edit may begin.
  func begin(
    _ kind: EditSession.Kind, _ id: OccurrenceID?, at target: EditTarget, in column: ResourceColumn?
  ) -> Bool {
    guard perform(.begin(kind, id, at: target, grid: keyGrid)) else { return false }
    if let column { performQuietly { perform(.resource(from: column.id, to: column.id)) } }
    return true
  }

  /// Moves the held event, or the held edge, to a target, and the event to the resource of a column.
  func move(to target: EditTarget, in column: ResourceColumn?, grid: EditGrid) {
    let move = EditCommand.move(to: target, grid: grid)
    guard let session, session.kind == .move || session.kind == .copy || session.isInserted, let column,
      column != heldColumn
    else {
      perform(move)
      return
    }
    performTogether([move, .resource(from: source(of: session), to: column.id)])
  }

  /// Moves the held event to the column beside its own, which may be on another day.
  ///
  /// - Returns: whether the level has columns of resources, between which the event may move.
  func moveToColumn(beside count: Int, grid: EditGrid) -> Bool {
    guard let calendar, let session, session.kind == .move || session.kind == .copy,
      editor.mayChangeResources(of: session.original),
      let index = calendar.index(of: heldColumn ?? ResourceColumn(id: source(of: session)))
    else { return false }
    let day = day(of: session.draft.start)
    guard let next = column(beside: count, day, index) else { return true }
    var steps: [EditCommand] = []
    if next.day != day { steps.append(.nudge(.columns(next.day - day), edge: nil, grid: grid)) }
    if next.resource != index, let column = calendar.column(next.resource) {
      steps.append(.resource(from: source(of: session), to: column.id))
    }
    performTogether(steps)
    return true
  }

  /// Returns the day and the resource of the column beside another one; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - step: 1 for the next column, and -1 for the previous one.
  ///   - resource: an index in `CalendarView.columnResources`.
  func column(beside step: Int, _ day: DayNumber, _ resource: Int) -> (day: DayNumber, resource: Int)? {
    guard let calendar, let own = calendar.frame(of: .day(day), inResource: resource) else { return nil }
    let isForward = (step > 0) == (calendar.configuration.direction == .leftToRight)
    let x = own.minX + (isForward ? own.width : -own.width)
    let (shown, count) = (calendar.visibleDays, calendar.columnResources.count)
    // The order of days and resources, and which days are hidden, follow from the frames.
    for number in min(shown.lowerBound, day).rawValue - 7...max(shown.upperBound, day).rawValue + 7 {
      let next = DayNumber(number)
      for other in [resource, resource + step, step > 0 ? 0 : count - 1] {
        guard other >= 0, other < count, calendar.configuration.isReachable(next),
          let frame = calendar.frame(of: .day(next), inResource: other), abs(frame.minX - x) < own.width / 2
        else { continue }
        return (next, other)
      }
    }
    return nil
  }

  /// Moves the focus from the focused event in a column to the nearest event of the next visible column with events.
  ///
  /// - Parameter step: 1 for the columns after it, and -1 for the ones before it.
  /// - Returns: whether an event has the focus.
  func focusEvent(beside step: Int, _ column: ResourceColumn) -> Bool {
    guard let calendar, let own = focusedEvent?.occurrence, var index = calendar.index(of: column) else { return false }
    var day = calendar.state.focusedDay
    let days = calendar.visibleDays
    while let next = self.column(beside: step, day, index), days.contains(next.day),
      let other = calendar.column(next.resource)
    {
      (day, index) = (next.day, next.resource)
      var nearest: (event: Occurrence, distance: Int)?
      for event in calendar.occurrences(on: day) where !event.isBackground && isShown(event, in: other) {
        // A piece of several days is the same in each of them.
        if event.id == own.id, other == column { continue }
        let distance =
          abs(event.startSecond - own.startSecond) + (event.isInLane == own.isInLane ? 0 : EditingController.day)
        if nearest.map({ distance < $0.distance }) ?? true { nearest = (event, distance) }
      }
      guard let event = nearest?.event else { continue }
      (slot, lastColumn) = (nil, other)
      calendar.send(.focus(day))
      follow(event)
      calendar.reveal(day, inResource: index)
      break
    }
    return true
  }

  /// The length of a day in seconds, farther than any time of the same day.
  private static let day = 86_400

  /// The resource from which a session takes its event: of the column in which it began, or else its first one.
  private func source(of session: EditSession) -> String? {
    guard let resources = session.resources else { return session.original.resourceIDs.first }
    return resources.from
  }

  /// Returns an event that is pasted in a column: it has the column's resource, which replaces the one from whose column
  /// it was copied, or else all of its own. Without a column, and with `keepsResources`, returns the event as it is.
  func pasted(
    _ event: Event, from old: ResourceColumn? = nil, in column: ResourceColumn?, keepsResources: Bool = false
  ) -> Event {
    guard let column, !keepsResources else { return event }
    var event = event
    if let id = old?.id {
      event.reassign(from: id, to: column.id)
    } else {
      event.resourceIDs = column.id.map { [$0] } ?? []
    }
    return event
  }
}
