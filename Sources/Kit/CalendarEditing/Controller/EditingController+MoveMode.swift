import Basics
import CalendarSystems
import CalendarViews
public import Events
import Geometry
import TimeZones
import ViewKit

/// Move mode: an event is held without a button or a finger, and the whole calendar stays usable until it is put down.
extension EditingController {
  /// Picks up an event. It follows keys and the pointer until a click, a tap, or Enter puts it down. Picking up the
  /// same event again cancels.
  public func pickUp(_ id: OccurrenceID) {
    let isFocused = focusedEvent?.occurrence.id == id
    let middle = calendar?.frames(ofPieces: id).first.map { Point(x: $0.midX, y: $0.midY) }
    pickUp(id, in: isFocused ? focusedColumn : middle.flatMap { calendar?.column(at: $0) })
  }

  /// Picks up an event in the column of a resource.
  func pickUp(_ id: OccurrenceID, in column: ResourceColumn?) {
    if isInMoveMode, session?.occurrence == id { return cancel() }
    guard let calendar, let occurrence = occurrence(id), begin(.move, id, at: target(of: occurrence), in: column)
    else { return }
    slot = nil
    followed = nil
    (isInMoveMode, isKeyed) = (true, true)
    announcePickUp()
    calendar.takeFocus()
  }

  /// Puts the held event down, and moves the focus to it.
  func putDown() {
    followed = nil
    let old = session
    perform(.drop)
    // The edit may have changed nothing.
    if session == nil, followed == nil, let old, let id = old.occurrence, let event = occurrence(id) {
      follow(event)
    }
  }

  /// Cancels the edit: the calendar returns to its position when the edit began, and the event is focused.
  func cancel() {
    let old = session
    perform(.cancel)
    lastColumn = old?.resources.map { ResourceColumn(id: $0.from) }
    followed = old?.occurrence.flatMap { occurrence($0) }
    if followed != nil { awaitFollowed() } else { calendar?.takeFocus() }
  }

  /// Puts the held event down at a part of the calendar. Returns whether an event is held.
  func drop(at part: CalendarPart, in column: ResourceColumn? = nil) -> Bool {
    guard isInMoveMode, session?.phase == .editing else { return false }
    if let target = target(at: part) { move(to: target, in: column, grid: keyGrid) }
    putDown()
    return true
  }

  /// Returns the target of an event that is held over a part of the calendar.
  func target(at part: CalendarPart) -> EditTarget? {
    EditTarget(part, hasHours: false, zone: editor.displayZone) ?? .day(part.day)
  }

  // MARK: - Pointers

  /// Returns whether a press in move mode puts the held event down.
  func wantsMoveMode(_ event: PointerEvent) -> Bool {
    isInMoveMode && session?.phase == .editing && slot(under: event) != nil
  }

  /// Moves the held event to a pressed pointer, or to a hovering pointer in move mode.
  func followPointer(_ event: PointerEvent) {
    guard isInMoveMode, let slot = slot(under: event), let target = target(at: slot) else { return }
    move(to: target, in: column(under: event), grid: keyGrid)
  }

  /// Puts the held event down where a press ends.
  func dropAtPointer(_ event: PointerEvent) {
    if let slot = slot(under: event) { _ = drop(at: slot, in: column(under: event)) }
  }

  private func column(under event: PointerEvent) -> ResourceColumn? {
    calendar.flatMap { $0.column(at: event.location - $0.frameInWindow.origin) }
  }

  private func slot(under event: PointerEvent) -> CalendarPart? {
    guard let calendar, !calendar.isPopover(at: event.location) else { return nil }
    return calendar.hit(at: event.location - calendar.frameInWindow.origin)?.slot
  }

  /// Shows or removes the element that has the focus in move mode.
  func moveModeDidChange() {
    guard isInMoveMode else { return heldView.removeFromSuperview() }
    heldView.accessibility.label = session.map { title(of: $0) } ?? ""
    layer.addSubview(heldView)
    layer.setNeedsLayout()
  }

  /// Places the ring of the slot, the element of a held event, and the covers of a cut event.
  func placeKeyViews() {
    guard let calendar else { return }
    // A new event is itself visible at its place.
    let slot = session == nil ? currentSlot : nil
    let isOverEvents = slot.map { eventCount(from: $0.origin ?? $0.target, to: $0.target, $0.resource) > 0 }
    slotRing.show(slot == nil ? nil : slotFrame, isOverEvents: isOverEvents == true)
    if isInMoveMode {
      heldView.lie(over: heldOccurrence.flatMap { calendar.frames(of: $0.id, in: heldColumn).first })
    }
    placeCovers()
  }

  // MARK: - Keys

  /// The held event as the timeline previews it.
  var heldOccurrence: Occurrence? {
    guard let session, let timeline = calendar?.timeline else { return nil }
    let (day, start) = (day(of: session.draft.start), editor.clock.instant(of: session.draft.start))
    let uids = session.plan?.after.map { $0.uid } ?? [session.original.uid]
    return timeline.occurrences(touching: day..<day + 1).first { occurrence in
      guard occurrence.start == start, let event = timeline.event(occurrence.id.event)?.event else { return false }
      return uids.contains { $0.hasSameBytes(as: event.uid) }
    }
  }

  /// Keeps the held event in view while keys move it.
  func followHeld() {
    guard isInMoveMode, let held = heldOccurrence else { return }
    reveal(held)
    if let index = calendar?.index(of: heldColumn) { calendar?.reveal(held.firstDay, inResource: index) }
  }

  /// Moves the held event so that it begins or ends with business hours.
  func stepToHours(isEnd: Bool) {
    guard let calendar, let session else { return }
    let day = day(of: session.draft.start)
    let axis = DayAxis(day: day, in: editor.clock.zone)
    let hours = EditingController.hours(of: day, in: calendar)
    var second = axis.elapsed(ofWallSecond: isEnd ? hours.upperBound : hours.lowerBound)
    if isEnd {
      let length = editor.clock.instant(of: session.draft.end) - editor.clock.instant(of: session.draft.start)
      second = max(0, second - Int(length))
    }
    perform(.move(to: .time(day, second: second), grid: keyGrid))
    followHeld()
  }

  /// Returns the business hours of a day as wall-clock seconds; the shown hours if no business hours are known.
  static func hours(of day: DayNumber, in calendar: CalendarView) -> Range<Int> {
    let work = calendar.configuration.businessHours.minutes(on: Weekday(day))
    let ranges = work.isEmpty ? calendar.configuration.visibleHours.ranges : work
    let (first, last) = (ranges.first?.lowerBound ?? 0, ranges.last?.upperBound ?? 1440)
    return first * 60..<last * 60
  }
}
