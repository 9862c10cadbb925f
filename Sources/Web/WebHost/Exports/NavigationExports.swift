import Almanac

/// Shows the month of an ISO date; before `almanac_start`, sets the first month to show. Returns 0 if it is no date.
@c(almanac_show) public func show(length: Int32) -> Int32 { session?.show(Inbox.text(length)) == true ? 1 : 0 }

/// Returns the day that the calendar is at, counted from 1970-01-01; the least number without one calendar.
@c(almanac_current_day) public func currentDay() -> Int32 {
  session?.calendar.map { Int32(truncatingIfNeeded: $0.currentDay.rawValue) } ?? .min
}

/// Returns the number of the level that was asked for last; -1 without one calendar.
@c(almanac_level) public func level() -> Int32 { session?.calendar?.state.level.wireNumber ?? -1 }

/// Returns 1 while a transition between two levels runs or is held.
@c(almanac_is_zooming) public func isZooming() -> Int32 { session?.calendar?.isZooming == true ? 1 : 0 }

/// Selects an ISO date and brings it into view; an empty text clears the selection. Returns 0 if it is no date.
@c(almanac_select) public func select(length: Int32) -> Int32 { session?.select(Inbox.text(length)) == true ? 1 : 0 }

/// Goes one level deeper (1) or out (-1).
@c(almanac_zoom) public func zoom(direction: Int32) {
  session?.perform(direction < 0 ? .zoomOut(around: nil) : .zoomIn(around: nil))
}

/// Goes back (-1) or forward (1) by a period of the level, or to the period of today (0).
@c(almanac_move) public func move(direction: Int32) {
  session?.perform(direction < 0 ? .showPrevious : direction > 0 ? .showNext : .showToday)
}

/// Reports as `WebMessage.position` what is in view, focused and selected. Called after a frame that no other follows.
@c(almanac_position) public func position() { session?.postPosition() }

/// Brings the calendar back to a position, without animation: the inbox has its numbers, of eight bytes each. Called
/// after the first frame, so that there is a size; another frame shows it. Returns 0 if it is none.
@c(almanac_restore) public func restore(length: Int32) -> Int32 {
  session?.restore(OptionValue(bytes: Inbox.bytes(length))) == true ? 1 : 0
}

/// Carries out a method of the element, by the number of a `WebSession.Method`. `day` is counted from 1970-01-01; the least
/// number is the day that the calendar is at.
@c(almanac_perform) public func perform(method: Int32, day: Int32, number: Double, animated: Int32) {
  guard let method = WebSession.Method(rawValue: method) else { return }
  session?.perform(method, day == .min ? nil : DayNumber(Int(day)), number, animated: animated != 0)
}

/// Selects exactly some spans of days: the inbox has the first and the last of each, as numbers of eight bytes.
@c(almanac_select_days) public func selectDays(length: Int32) {
  session?.select(OptionValue(bytes: Inbox.bytes(length)).selection)
}

/// Reports as `WebMessage.hit` what lies at a point.
@c(almanac_hit) public func hit(x: Double, y: Double) { session?.hit(at: Point(x: x, y: y)) }

/// Reports as `WebMessage.frame` where a day or an event lies, named by its ISO date or UID.
@c(almanac_frame) public func frame(length: Int32) { session?.frame(of: Inbox.text(length)) }
