import Almanac

/// Sets the calendar system, by a name of `CalendarIdentifier`. A locale for it should follow; until then, months are
/// shown as numbers. Returns 0 if there is no such calendar system; then nothing changes.
@c(almanac_set_calendar) public func setCalendar(length: Int32) -> Int32 {
  session?.setCalendar(Inbox.text(length)) == true ? 1 : 0
}

/// Sets names, formats, and phrases, as the lines of `LocaleInfo.encode()`. Returns 0 if they cannot be read; then
/// nothing changes.
@c(almanac_set_locale) public func setLocale(length: Int32) -> Int32 {
  session?.setLocale(Inbox.text(length)) == true ? 1 : 0
}

/// Sets the time zone of displayed times. Returns 0 if the page does not know it; then nothing changes.
@c(almanac_set_zone) public func setZone(length: Int32) -> Int32 {
  session?.setZone(Inbox.text(length)) == true ? 1 : 0
}

/// Sets an ISO date as today; an empty text follows the clock again. Returns 0 if the text is not a date.
@c(almanac_set_today) public func setToday(length: Int32) -> Int32 {
  session?.setToday(Inbox.text(length)) == true ? 1 : 0
}

/// Sets the time, in seconds since 1970, which determines today and the position of the now line. Returns the number of
/// seconds until the next minute or midnight, when the page should call this again.
@c(almanac_set_clock) public func setClock(seconds: Double) -> Double { session?.setClock(seconds) ?? 86_400 }

/// Sets options of the element, in the form of `OptionTable.read`, and shows them together.
@c(almanac_options) public func setOptions(length: Int32) { session?.setOptions(Inbox.bytes(length)) }

/// Sets sizes and typography, as numbers of `PageToken`, each followed by its value, and shows them together.
@c(almanac_tokens) public func setTokens(length: Int32) { session?.setTokens(Inbox.bytes(length)) }

/// Sets the patterns of dates and times, in the form of `WebSession.setFormats`.
@c(almanac_formats) public func setFormats(length: Int32) { session?.setFormats(Inbox.text(length)) }

/// Sets the order of events that begin on the same day, in the form of `WebSession.setEventOrder`.
@c(almanac_order) public func setEventOrder(length: Int32) { session?.setEventOrder(Inbox.text(length)) }

/// Sets the page's decorations of days. The inbox has the numbers of `DayDecorations`, then the labels, one per line;
/// `length` is the length of both.
@c(almanac_decorations) public func setDecorations(numbersLength: Int32, length: Int32) {
  let bytes = Inbox.bytes(length)
  let end = min(max(0, Int(numbersLength)), bytes.count)
  session?.setDecorations(Array(bytes[..<end]), labels: String(utf8: bytes[end...]))
}

/// Sets the kinds of views for which the page has hooks, as bits of `PageHooks`. The frames of such views then include
/// content for the page.
@c(almanac_hooks) public func setHooks(bits: Int32) {
  session?.setHooks(PageHooks(rawValue: UInt8(truncatingIfNeeded: bits)))
}

/// Reserves space for a node of the page in the open details, with a height in points; a negative height closes them.
@c(almanac_details) public func setDetailsHeight(height: Double) {
  if height < 0 { session?.perform(.hideDetails) } else { session?.calendar?.setDetailsHeight(min(height, 10_000)) }
}

/// Leaves space for nodes of the page at the start and the end of the title bar, in points, including their distance from the
/// edge; 0 for none.
@c(almanac_header) public func setHeaderSpace(start: Double, end: Double) {
  session?.calendar?.header.hostSpace = (min(max(start, 0), 10_000), min(max(end, 0), 10_000))
}

/// Returns a number that changes with the table of options, which the script and the program share.
@c(almanac_options_version) public func optionsVersion() -> Int32 { PageOption.version }

/// Enables (1) or disables (0) reduced motion.
@c(almanac_set_reduced_motion) public func setReducedMotion(reduces: Int32) { session?.setReducedMotion(reduces != 0) }
