import Almanac

/// Shows the month of an ISO date; before `almanac_start`, sets the first month to show. Returns 0 if the text is not a
/// date.
@c(almanac_show) public func show(length: Int32) -> Int32 { session?.show(Inbox.text(length)) == true ? 1 : 0 }

/// Returns the calendar's current day, counted from 1970-01-01; the smallest number unless there is exactly one
/// calendar.
@c(almanac_current_day) public func currentDay() -> Int32 {
  session?.calendar.map { Int32(truncatingIfNeeded: $0.currentDay.rawValue) } ?? .min
}

/// Reports the name of the last requested level as `WebMessage.levelName`, if there is exactly one calendar.
@c(almanac_level) public func level() { session?.postLevel() }

/// Shows the level named in the inbox around a day, counted from 1970-01-01; the smallest number stands for the
/// calendar's current day.
@c(almanac_set_level) public func setLevel(length: Int32, day: Int32, animated: Int32) {
  session?.setLevel(Inbox.text(length), around: day == .min ? nil : DayNumber(Int(day)), animated: animated != 0)
}

/// Returns 1 while a transition between two levels is running or held.
@c(almanac_is_zooming) public func isZooming() -> Int32 { session?.calendar?.isZooming == true ? 1 : 0 }

/// Selects an ISO date and scrolls it into view; an empty text clears the selection. Returns 0 if the text is not a
/// date.
@c(almanac_select) public func select(length: Int32) -> Int32 { session?.select(Inbox.text(length)) == true ? 1 : 0 }

/// Zooms in (1) or out (-1) by one level.
@c(almanac_zoom) public func zoom(direction: Int32) {
  session?.perform(direction < 0 ? .zoomOut(around: nil) : .zoomIn(around: nil))
}

/// Moves back (-1) or forward (1) by one period of the level, or to today's period (0).
@c(almanac_move) public func move(direction: Int32) {
  session?.perform(direction < 0 ? .showPrevious : direction > 0 ? .showNext : .showToday)
}

/// Reports the view position, focus, and selection as `WebMessage.position`. Called after a frame that no other frame
/// follows.
@c(almanac_position) public func position() { session?.postPosition() }

/// Restores a position without animation. The inbox has its numbers, of eight bytes each. Call this after the first
/// frame, so that there is a size; another frame shows it. Returns 0 if the numbers are not a valid position.
@c(almanac_restore) public func restore(length: Int32) -> Int32 {
  session?.restore(OptionValue(bytes: Inbox.bytes(length))) == true ? 1 : 0
}

/// Performs a method of the element, by the number of a `WebSession.Method`. `day` is counted from 1970-01-01; the
/// smallest number stands for the calendar's current day. `number` is the method's number of seconds or length of a text.
@c(almanac_perform) public func perform(method: Int32, day: Int32, number: Double, animated: Int32) {
  guard let method = WebSession.Method(rawValue: method) else { return }
  session?.perform(method, day == .min ? nil : DayNumber(Int(day)), number, animated: animated != 0)
}

/// Selects exactly these spans of days. The inbox has the first and last day of each, as numbers of eight bytes.
@c(almanac_select_days) public func selectDays(length: Int32) {
  session?.select(OptionValue(bytes: Inbox.bytes(length)).selection)
}

/// Reports the day, time, and event at a point as `WebMessage.hit`.
@c(almanac_hit) public func hit(x: Double, y: Double) { session?.hit(at: Point(x: x, y: y)) }

/// Reports the frame of a day or event, named by its ISO date or UID, as `WebMessage.frame`.
@c(almanac_frame) public func frame(length: Int32) { session?.frame(of: Inbox.text(length)) }
