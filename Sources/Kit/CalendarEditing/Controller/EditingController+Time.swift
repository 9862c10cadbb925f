import Basics
import CalendarSystems
import CalendarText
import CalendarViews
import Events
import Geometry
import TimeZones

/// The selection of a time among hours, in the mode `SelectionMode.time`.
extension EditingController {
  /// Whether times can be selected at the present level.
  var selectsTime: Bool {
    calendar.map { $0.configuration.selectionMode == .time && $0.hourHeight != nil } == true
  }

  /// The grid of slots. Times are selected in slots of the calendar's `slotDuration`, by default of half an hour.
  var slotGrid: EditGrid {
    guard selectsTime, let calendar else { return keyGrid }
    return EditGrid(step: min(calendar.configuration.slotDuration ?? EditingController.usualSlot, 720) * 60)
  }

  private static let usualSlot = 30

  /// Selects a time, or none, for a program: neither checks rules nor calls `onSelectTime`.
  public func selectTime(_ time: TimeSelection?) {
    heldTime = nil
    selectedTime = time
  }

  // MARK: - Input

  /// Selects a time for the user if the rules for new events allow it; otherwise says why not.
  func choose(_ time: TimeSelection?) {
    guard let announcer else { return }
    guard let time else {
      guard selectedTime != nil else { return }
      selectedTime = nil
      onSelectTime?(nil, input)
      return
    }
    let event = editor.event(from: time.start, to: time.end, resource: time.resource)
    if let reason = reasons(against: event).first { return refuse(announcer.reason(reason)) }
    selectedTime = time
    live.say(name(ofSelected: time), isFinal: true)
    onSelectTime?(time, input)
  }

  /// Returns the sentence that says that a time is selected.
  func name(ofSelected time: TimeSelection) -> String {
    guard let calendar, let announcer else { return "" }
    let event = editor.event(from: time.start, to: time.end, resource: time.resource)
    var when = calendar.texts.when(editor.clock.shown(event), today: calendar.configuration.today)
    if !calendar.columnResources.isEmpty {
      when += calendar.texts.phrases.separator + announcer.title(ofResource: time.resource)
    }
    return words.text(.timeSelected, [("when", when)])
  }

  /// Selects the slot or its range.
  func chooseSlot() {
    guard let slot = currentSlot else { return }
    let time = time(from: slot.origin ?? slot.target, to: slot.target, in: calendar?.column(slot.resource))
    if let time { choose(time) }
  }

  /// Shows the time from the slot where a drag began to another one, without selecting it yet.
  func holdTime(from origin: EditTarget, to target: EditTarget, in column: ResourceColumn?) {
    guard let time = time(from: origin, to: target, in: column) else { return }
    let event = editor.event(from: time.start, to: time.end, resource: time.resource)
    heldTime = HeldTime(origin: origin, column: column, time: time, isAllowed: reasons(against: event).isEmpty)
  }

  /// Ends a drag that selects a time without selecting it.
  func cancelTime() { if heldTime != nil { (heldTime, drag) = (nil, nil) } }

  /// Selects the time of a drag.
  func dropTime() {
    guard let held = heldTime else { return }
    heldTime = nil
    calendar?.send(.focus(held.origin.day))
    calendar?.takeFocus()
    choose(held.time)
  }

  // MARK: - Times

  /// Returns the time from one slot to another, in either order, including both; `nil` outside the hours.
  func time(from first: EditTarget, to last: EditTarget, in column: ResourceColumn?) -> TimeSelection? {
    let (zone, grid) = (editor.clock.zone, slotGrid)
    let origin = EditSlot(first).snapped(to: grid, in: zone)
    let (start, end) = EditSlot(EditSlot(last).snapped(to: grid, in: zone), origin: origin).ends(in: zone, grid: grid)
    guard case .time(let day, let second) = start, case .time(let lastDay, let endSecond) = end else { return nil }
    let time = TimeSelection(
      start: DayAxis(day: day, in: zone).instant(atElapsed: second),
      end: DayAxis(day: lastDay, in: zone).instant(atElapsed: endSecond), resource: column?.id)
    return time.start < time.end ? time : nil
  }

  private func reasons(against event: Event) -> [EditReason] {
    guard let selectable = calendar?.configuration.selectable else { return [] }
    return editor.validation(ofNew: event, adding: selectable == .unlimited ? [] : [.bounds(selectable)]).reasons
  }

  /// Returns when a time begins and ends: the times of day, with days if there are several.
  func text(of time: TimeSelection) -> String {
    guard let calendar else { return "" }
    let texts = calendar.texts
    let shown = editor.clock.shown(editor.event(from: time.start, to: time.end, resource: nil))
    func text(_ day: DayNumber, _ second: Int) -> String {
      let clock = texts.time(secondOfDay: second)
      return shown.firstDay == shown.lastDay ? clock : texts.date.shortMonthDay(day) + texts.phrases.separator + clock
    }
    return texts.date.range(text(shown.firstDay, shown.startSecond), text(shown.lastDay, shown.endSecond))
  }

  /// Returns the frames of a time on the days in view, in the coordinates of the calendar.
  func frames(of time: TimeSelection) -> [Rect] {
    guard let calendar, time.start < time.end else { return [] }
    let (zone, shown) = (editor.clock.zone, calendar.visibleDays)
    let first = max(zone.localDateTime(at: time.start).day, shown.lowerBound - 1)
    let last = min(zone.localDateTime(at: time.end - 1).day, shown.upperBound)
    guard first <= last else { return [] }
    return (first.rawValue...last.rawValue).compactMap { number in
      let axis = DayAxis(day: DayNumber(number), in: zone)
      return frame(from: max(time.start, axis.start), to: min(time.end, axis.end), on: axis.day, time.resource)
    }
  }

  /// Returns the frame of a time on a day; `nil` if all of it is hidden.
  private func frame(from start: Instant, to end: Instant, on day: DayNumber, _ resource: String?) -> Rect? {
    guard let calendar, let hourHeight = calendar.hourHeight else { return nil }
    let column = calendar.columnResources.isEmpty ? nil : ResourceColumn(id: resource)
    let step = EditingController.searchStep
    // Some hours may be hidden.
    var (top, bottom) = (start, end)
    while top < end, calendar.frame(of: .time(day, top), in: column) == nil { top = top + step }
    while bottom > top, calendar.frame(of: .time(day, bottom), in: column) == nil { bottom = bottom - step }
    guard top < end, let first = calendar.frame(of: .time(day, top), in: column),
      let last = calendar.frame(of: .time(day, bottom), in: column)
    else { return nil }
    let rest = bottom == end ? 0 : hourHeight * Double(step) / 3600
    return Rect(x: first.minX, y: first.minY, width: first.width, height: last.minY - first.minY + rest)
  }

  /// The distance between times at which the ends of hidden hours are searched for, in seconds.
  private static let searchStep: Int64 = 300
}
