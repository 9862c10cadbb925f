import CalendarSystems
import CalendarText
import CalendarViews
import Events
import Geometry
import TimeZones
package import ViewKit

/// The slot among hours that has the key focus, and new events.
extension EditingController {
  /// The slot, as long as its day has the focus among hours.
  var currentSlot: EditSlot? {
    guard let slot, let calendar, calendar.hourHeight != nil, slot.target.day == calendar.state.focusedDay,
      focusedEvent == nil
    else { return nil }
    // If the height of the hours changes, the lines move.
    let (grid, zone) = (slotGrid, editor.clock.zone)
    let count = calendar.columnResources.count
    return EditSlot(
      slot.snapped(to: grid, in: zone), origin: slot.origin.map { EditSlot($0).snapped(to: grid, in: zone) },
      resource: count == 0 ? nil : min(slot.resource ?? 0, count - 1))
  }

  /// Moves from the heading of the focused day to its all-day lane or its first visible hour. Returns whether there is
  /// one.
  func enterSlots() -> Bool {
    guard let calendar else { return false }
    let day = calendar.state.focusedDay
    guard calendar.frame(of: .day(day)) != nil else { return false }
    if !calendar.visibleDays.contains(day) { calendar.send(.focus(day)) }
    let resource = calendar.columnResources.isEmpty ? nil : 0
    if hasLaneSlot(day) {
      set(EditSlot(.allDay(day), resource: resource))
    } else {
      guard let first = firstSlot(of: day) else { return false }
      set(EditSlot(first, resource: resource))
    }
    return true
  }

  /// Whether a day has an all-day lane in which something can be done.
  private func hasLaneSlot(_ day: DayNumber) -> Bool {
    calendar?.frame(of: .lane(day)) != nil && (!selectsTime || editor.mayCreate)
  }

  /// Moves the slot, or the end of its range, by a line or a day.
  func moveSlot(_ step: EditStep, extends: Bool) {
    guard let calendar, let slot = currentSlot else { return }
    let origin = extends ? slot.origin ?? slot.target : nil
    let zone = editor.clock.zone
    switch step {
    case .lines(let count):
      if slot.isLane {
        if count < 0 { return extends ? () : leave() }
        if !extends, let first = firstSlot(of: slot.target.day) { set(EditSlot(first, resource: slot.resource)) }
        return
      }
      let day = slot.target.day
      if let moved = slot.moved(lines: count, in: zone, grid: slotGrid), isShown(moved) {
        set(EditSlot(moved, origin: origin, resource: slot.resource))
      } else if count < 0, !extends {
        guard hasLaneSlot(day) else { return leave() }
        set(EditSlot(.allDay(day), resource: slot.resource))
      }
    case .days(let count), .columns(let count):
      if let resource = slot.resource, !extends, abs(count) == 1 {
        guard let next = column(beside: count, slot.target.day, resource) else { return }
        calendar.send(.focus(next.day))
        return set(EditSlot(slot.moved(to: next.day, in: zone), resource: next.resource))
      }
      var day = slot.target.day + count
      for _ in 0..<6 where !calendar.configuration.showsWeekday(of: day) { day = day + count }
      guard calendar.configuration.isReachable(day) else { return }
      calendar.send(.focus(day))
      set(EditSlot(slot.moved(to: day, in: zone), origin: origin, resource: slot.resource))
    }
  }

  /// Moves the slot to the line that was clicked, and selects its time in the mode `time`. The line stays in place, because
  /// a second click may follow.
  package func didTap(_ event: PointerEvent) {
    let (isTouch, selects) = (event.kind == .touch, selectsTime)
    guard event.clickCount % 2 == 1, session == nil, let calendar, selects || !isTouch && editor.mayCreate else {
      return
    }
    let point = event.location - calendar.frameInWindow.origin
    guard let hit = calendar.hit(at: point), case .time = hit.part, let target = target(of: hit.slot),
      calendar.configuration.isReachable(target.day), !isBelowDay(point, hit.slot)
    else { return }
    followed = nil
    calendar.send(.focus(target.day))
    calendar.takeFocus()
    let slot = EditSlot(
      EditSlot(target).snapped(to: slotGrid, in: editor.clock.zone), resource: calendar.resourceIndex(at: point))
    if !isTouch { show(slot) }
    guard selects, calendar.configuration.enabledGestures.contains(.tap) else { return }
    input = isTouch ? .finger : .pointer
    if let time = time(from: target, to: target, in: calendar.column(slot.resource)) { choose(time) }
  }

  /// Moves the slot to the first or the last line of business hours.
  func moveSlotToHours(isEnd: Bool) {
    guard let calendar, let slot = currentSlot else { return }
    let day = slot.target.day
    let hours = EditingController.hours(of: day, in: calendar)
    let axis = DayAxis(day: day, in: editor.clock.zone)
    let wall = isEnd ? hours.upperBound - slotGrid.step : hours.lowerBound
    set(EditSlot(.time(day, second: axis.elapsed(ofWallSecond: max(0, wall))), resource: slot.resource))
  }

  /// Moves the slot forward by `count` screens of hours, or backward if `count` is negative.
  func pageSlot(_ count: Int) {
    guard let calendar, let slot = currentSlot, let hourHeight = calendar.hourHeight else { return }
    let height = calendar.frame.height - (calendar.frame(of: .day(slot.target.day))?.maxY ?? 0)
    let lines = max(1, Int(height / hourHeight) - 1) * 3600 / slotGrid.step
    // As far as there are lines.
    for lines in stride(from: lines, to: 0, by: -1) {
      if let moved = slot.moved(lines: count * lines, in: editor.clock.zone, grid: slotGrid), isShown(moved) {
        return set(EditSlot(moved, resource: slot.resource))
      }
    }
  }

  /// Creates an event at the slot, over its range, on the selected or the focused day, or where the focused event
  /// begins, and asks for its title. If no new events are permitted, announces why.
  func create() {
    guard let calendar else { return }
    guard editor.mayCreate else { return refuse(words[.noCreate]) }
    var ends: (first: EditTarget, last: EditTarget)
    if let slot = currentSlot {
      ends = slot.ends(in: editor.clock.zone, grid: slotGrid)
    } else if let event = focusedEvent {
      ends = (target(of: event.occurrence), target(of: event.occurrence))
    } else {
      let day = calendar.state.focusedDay
      let days = calendar.state.selection.range(containing: day) ?? day..<day + 1
      ends = (.day(days.lowerBound), .day(days.upperBound - 1))
    }
    guard begin(.create, nil, at: ends.first, in: columnForNew) else { return }
    if ends.first != ends.last { perform(.move(to: ends.last, grid: slotGrid)) }
    askForTitle()
  }

  /// Asks for the title of the held new event; if it is rejected where it is, says why instead.
  func askForTitle() {
    if let askTitle, session?.validation.isAllowed != false { askTitle() } else { perform(.drop) }
  }

  // MARK: - The ring

  func set(_ slot: EditSlot) {
    followed = nil
    if let span = span(of: slot) { calendar?.revealHours(from: span.start, to: span.end, on: slot.target.day) }
    if let resource = slot.resource { calendar?.reveal(slot.target.day, inResource: resource) }
    show(slot)
  }

  private func show(_ slot: EditSlot) {
    self.slot = slot
    layer.setNeedsLayout()
    say(slot)
  }

  /// The visible part of the frame of the slot or its range; `nil` if nothing is visible.
  var slotFrame: Rect? {
    guard let calendar, let slot = currentSlot else { return nil }
    let zone = editor.clock.zone
    let (first, last) = (slot.origin ?? slot.target, slot.target)
    var frame: Rect?
    for day in min(first.day, last.day).rawValue...max(first.day, last.day).rawValue {
      for target in [first, last] {
        let target = target.day == DayNumber(day) ? target : EditSlot(target).moved(to: DayNumber(day), in: zone)
        if let part = self.frame(of: target, slot.resource, in: calendar) {
          frame = frame.map { $0.union(part) } ?? part
        }
      }
    }
    let part = slot.isLane ? CalendarPart.lane(slot.target.day) : .day(slot.target.day)
    guard let frame, let header = calendar.frame(of: part) else { return nil }
    let top = slot.isLane ? header.minY : calendar.frame(of: .lane(slot.target.day))?.maxY ?? header.maxY
    let shown = frame.intersection(
      Rect(x: 0, y: top, width: calendar.frame.width, height: max(0, calendar.frame.height - top)))
    return shown.isEmpty ? nil : shown
  }

  private func frame(of target: EditTarget, _ resource: Int?, in calendar: CalendarView) -> Rect? {
    let column = calendar.column(resource)
    guard case .time(let day, let second) = target else { return calendar.frame(of: .lane(target.day), in: column) }
    let axis = DayAxis(day: day, in: editor.clock.zone)
    guard let start = calendar.frame(of: .time(day, axis.instant(atElapsed: second)), in: column) else { return nil }
    let end = calendar.frame(of: .time(day, axis.instant(atElapsed: second + slotGrid.step)), in: column)
    let height = end.map { $0.minY - start.minY } ?? (calendar.hourHeight ?? 0) * Double(slotGrid.step) / 3600
    return Rect(x: start.minX, y: start.minY, width: start.width, height: max(height, 4))
  }

  /// Returns the number of events from one slot to another, inclusive; in the column of a resource, if there is one.
  func eventCount(from first: EditTarget, to last: EditTarget, _ resource: Int?) -> Int {
    let column = calendar?.column(resource)
    let days = min(first.day, last.day)..<max(first.day, last.day) + 1
    let (a, b) = (span(of: EditSlot(first)), span(of: EditSlot(last)))
    let events = calendar?.timeline?.occurrences(touching: days).filter { event in
      guard !event.isBackground, event.isInLane == last.isLane, column.map({ isShown(event, in: $0) }) != false
      else { return false }
      guard let a, let b else { return true }
      return event.start < max(a.end, b.end) && event.end > min(a.start, b.start)
    }
    return events?.count ?? 0
  }

  /// Returns the time of a slot; `nil` for an all-day lane.
  func span(of slot: EditSlot) -> (start: Instant, end: Instant)? {
    guard case .time(let day, let second) = slot.target else { return nil }
    let start = DayAxis(day: day, in: editor.clock.zone).instant(atElapsed: second)
    return (start, start + Int64(slotGrid.step))
  }

  private func isShown(_ target: EditTarget) -> Bool { calendar.flatMap { frame(of: target, nil, in: $0) } != nil }

  /// Returns the first visible line of a day.
  private func firstSlot(of day: DayNumber) -> EditTarget? {
    guard let calendar else { return nil }
    let axis = DayAxis(day: day, in: editor.clock.zone)
    let top = axis.elapsed(ofWallSecond: Int(min(max(calendar.state.hours.topSecond, 0), 86_399)))
    var slot = EditSlot(
      .time(day, second: min(axis.snapped(elapsed: top, step: slotGrid.step, .down), axis.length - 1)))
    if case .time(_, let second) = slot.target, second < top,
      let next = slot.moved(lines: 1, in: editor.clock.zone, grid: slotGrid)
    {
      slot = EditSlot(next)
    }
    return isShown(slot.target) ? slot.target : nil
  }
}
