import Almanac

/// Sets the calendar system, by one of the names of `CalendarIdentifier`. A locale made for it should follow; until
/// then months are numbers. Returns 0 if there is no such calendar system; then nothing changes.
@c(almanac_set_calendar) public func setCalendar(length: Int32) -> Int32 {
  session?.setCalendar(Inbox.text(length)) == true ? 1 : 0
}

/// Sets names, formats and phrases, as the lines of `LocaleInfo.encode()`. Returns 0 if they cannot be read; then nothing
/// changes.
@c(almanac_set_locale) public func setLocale(length: Int32) -> Int32 {
  session?.setLocale(Inbox.text(length)) == true ? 1 : 0
}

/// Sets the zone of the times that are shown. Returns 0 if the page does not know it; then nothing changes.
@c(almanac_set_zone) public func setZone(length: Int32) -> Int32 {
  session?.setZone(Inbox.text(length)) == true ? 1 : 0
}

/// Declares an ISO date to be today; an empty text goes by the clock again. Returns 0 if it is no date.
@c(almanac_set_today) public func setToday(length: Int32) -> Int32 {
  session?.setToday(Inbox.text(length)) == true ? 1 : 0
}

/// Sets the time, in seconds since 1970, which decides what today is and where the now line is. Returns the seconds
/// until the next minute or midnight, when it should be called again.
@c(almanac_set_clock) public func setClock(seconds: Double) -> Double { session?.setClock(seconds) ?? 86_400 }

/// Sets options of the element, in the form of `OptionTable.read`, and shows them together.
@c(almanac_options) public func setOptions(length: Int32) { session?.setOptions(Inbox.bytes(length)) }

/// Sets sizes and type, as numbers of `PageToken`, each followed by its value, and shows them together.
@c(almanac_tokens) public func setTokens(length: Int32) { session?.setTokens(Inbox.bytes(length)) }

/// Sets what the page says about days: the inbox has the numbers of `DayDecorations`, then the labels, a line each;
/// `length` is that of both.
@c(almanac_decorations) public func setDecorations(numbersLength: Int32, length: Int32) {
  let bytes = Inbox.bytes(length)
  let end = min(max(0, Int(numbersLength)), bytes.count)
  session?.setDecorations(Array(bytes[..<end]), labels: String(decoding: bytes[end...], as: UTF8.self))
}

/// Sets what the page has hooks for, as bits of `PageHooks`. Views of it then have content for the page in their frames.
@c(almanac_hooks) public func setHooks(bits: Int32) {
  session?.setHooks(PageHooks(rawValue: UInt8(truncatingIfNeeded: bits)))
}

/// Makes room for a node of the page, of that height in points, in the details that are shown; a negative height closes them.
@c(almanac_details) public func setDetailsHeight(height: Double) {
  if height < 0 { session?.perform(.hideDetails) } else { session?.calendar?.setDetailsHeight(min(height, 10_000)) }
}

/// Returns a number that changes with the table of options, which script and program share.
@c(almanac_options_version) public func optionsVersion() -> Int32 { PageOption.version }

/// Orders and hides calendars as a person did before: the fields of `WebMessage.calendars`, separated by U+001F.
@c(almanac_set_preferences) public func setPreferences(length: Int32) { session?.setPreferences(Inbox.text(length)) }

/// Replaces motion by jumps (1), or no longer (0).
@c(almanac_set_reduced_motion) public func setReducedMotion(reduces: Int32) { session?.setReducedMotion(reduces != 0) }
