import CalendarSystems
import CalendarViews
import Events
import Geometry
import ViewKit

/// Keys, which send the same commands as pointers.
extension EditingController {
  /// Carries out the meaning of a key. Returns whether the key has one.
  func act(on event: KeyEvent) -> Bool {
    guard let calendar, calendar.configuration.enabledGestures.contains(.keys) else { return false }
    let isHeld = session?.phase == .editing
    if event.key == .escape, event.modifiers.isEmpty, session == nil, !toast.isHidden, !calendar.hasPopover {
      toast.close()
      return true
    }
    if event.key == .escape, heldTime != nil {
      cancelTime()
      return true
    }
    guard let key = keys(on: calendar).meaning(of: event) else {
      // A held event stays where it is; keys that show other days or levels are passed on.
      return isHeld && EditingController.movesFocus(event)
    }
    switch key {
    case .create: create()
    case .focusEvents: return focusEvent(.first)
    case .enterSlots: return enterSlots()
    case .moveSlot(let step, let extends): moveSlot(step, extends: extends)
    case .moveSlotToHours(let isEnd): moveSlotToHours(isEnd: isEnd)
    case .pageSlot(let count): pageSlot(count)
    case .selectTime: chooseSlot()
    case .clearTime: choose(nil)
    case .leave: leave()
    case .focusEvent(let direction): return focusEvent(direction)
    case .open: return focusedEvent.flatMap { calendar.view(of: $0.part) }?.activate() == true
    case .edit: if let event = focusedEvent { openForm(of: event.occurrence.id) }
    case .rename: if let event = focusedEvent { rename(event) }
    case .pickUp: if let event = focusedEvent { pickUp(event.occurrence.id) }
    case .nudge(let step, let edge): nudge(step, edge)
    case .delete: deleteFocused()
    case .step(let step, let edge, let isFine):
      let grid = isFine ? keyGrid.fine : keyGrid
      take(step, edge, grid)
      followHeld()
    case .stepMonths(let count): stepMonths(count)
    case .stepToHours(let isEnd): stepToHours(isEnd: isEnd)
    case .toggleAllDay:
      perform(.allDay(session?.draft.start.isDay == false))
      followHeld()
    case .toggleCopy: perform(.copy(session?.kind != .copy))
    case .calendar(let number):
      let calendars = editor.writableCalendars
      if number < calendars.count { perform(.calendar(calendars[number])) }
    case .drop: putDown()
    case .cancel: cancel()
    case .cancelAndLeave:
      perform(.cancel)
      return false
    case .copyText: copyFocused(cuts: false)
    case .cut: copyFocused(cuts: true)
    case .duplicate: if let event = focusedEvent { perform(.duplicate(event.occurrence.id)) }
    case .paste: return pasteCopied()
    case .undo: perform(.undo)
    case .redo: perform(.redo)
    }
    return true
  }

  /// Returns the meanings of keys at the current place of the focus.
  private func keys(on calendar: CalendarView) -> EditingKeys {
    var keys = EditingKeys(place: .day, verbs: [])
    keys.isRightToLeft = calendar.configuration.direction == .rightToLeft
    keys.hasHours = calendar.hourHeight != nil
    keys.hasPopover = calendar.hasPopover
    keys.mayCreate = editor.mayCreate
    keys.selectsTime = selectsTime
    keys.hasTime = selectedTime != nil
    keys.isReadOnly = editor.options.verbs.isEmpty
    if let session {
      keys.place = session.phase == .editing ? .held : .asking
      keys.verbs = session.kind == .create ? .all : editor.verbs(for: session.original)
      keys.isInLane = isInLane(session.draft)
    } else if let event = focusedEvent {
      keys.place = .event
      keys.verbs = editor.verbs(for: event.event)
      keys.isInLane = event.occurrence.isInLane
    } else if let slot = currentSlot {
      keys.place = .slot
      keys.isInLane = slot.isLane
    }
    return keys
  }

  /// Returns whether a key that has no meaning for a held event would move the focus or select days.
  private static func movesFocus(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .arrowLeft, .arrowRight, .arrowUp, .arrowDown, .home, .end, .enter, .space: true
    default: false
    }
  }

  /// The grid to which keys and pointers move events, at the current height of the hours.
  var keyGrid: EditGrid {
    let grid = EditGrid.automatic(hourHeight: calendar?.hourHeight ?? EditingController.usualHourHeight)
    let minutes = editor.options.snap ?? calendar?.configuration.slotDuration
    return minutes.map { EditGrid(step: min($0, 720) * 60, slack: grid.slack) } ?? grid
  }

  private static let usualHourHeight = 48.0

  // MARK: - Events

  /// Moves the focused event or one of its edges immediately: begins, steps, and drops.
  func nudge(_ step: EditStep, _ edge: EventEdge?) {
    guard let event = focusedEvent else { return }
    let kind: EditSession.Kind = edge == nil ? .move : edge == .start ? .resizeStart : .resizeEnd
    guard begin(kind, event.occurrence.id, at: target(of: event.occurrence), in: focusedColumn) else { return }
    performQuietly { take(step, nil, keyGrid) }
    putDown()
  }

  /// Moves the held event or one of its edges by a step; at levels with columns of resources, sideways by a column.
  private func take(_ step: EditStep, _ edge: EventEdge?, _ grid: EditGrid) {
    if edge == nil, case .columns(let count) = step, abs(count) == 1, moveToColumn(beside: count, grid: grid) { return }
    perform(.nudge(shown(step), edge: edge, grid: grid))
  }

  private func deleteFocused() {
    guard let event = focusedEvent else { return }
    perform(.delete(event.occurrence.id, nil))
  }

  /// Returns a step that skips days whose weekdays are hidden.
  private func shown(_ step: EditStep) -> EditStep {
    guard let calendar, let session, case .columns(let count) = step, abs(count) == 1 else { return step }
    let from = day(of: session.draft.start)
    var days = count
    while abs(days) < 7, !calendar.configuration.showsWeekday(of: from + days) { days += count }
    return abs(days) < 7 ? .columns(days) : step
  }

  private func stepMonths(_ count: Int) {
    guard let calendar, let session else { return }
    let from = day(of: session.draft.start)
    let configuration = calendar.configuration
    guard let to = configuration.clamp(from).offset(byMonths: count, in: configuration.calendar) else { return }
    perform(.nudge(.days(to - from), edge: nil, grid: keyGrid))
    followHeld()
  }
}

extension CalendarView {
  /// Whether details or a list of events are open, which Escape closes first.
  fileprivate var hasPopover: Bool { state.details != nil || state.listedDay != nil }
}
