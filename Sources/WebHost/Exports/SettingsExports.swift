import Almanac

/// Sets the calendar system, by one of the names of `CalendarIdentifier`. A locale made for it should follow; until then
/// months are numbers. Returns 0 if there is no such calendar system; then nothing changes.
@c(almanac_set_calendar) public func setCalendar(length: Int32) -> Int32 {
  session?.setCalendar(Inbox.text(length)) == true ? 1 : 0
}

/// Sets names and formats, as the lines of `LocaleInfo.encode()`. Returns 0 if they cannot be read; then nothing changes.
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

/// Sets the time, in seconds since 1970, which decides what today is and where the now line is. Returns the seconds until
/// the next minute or midnight, when it should be called again.
@c(almanac_set_clock) public func setClock(seconds: Double) -> Double { session?.setClock(seconds) ?? 86_400 }

/// Goes to a level, by the number of `PageOption.level`.
@c(almanac_set_level) public func setLevel(level: Int32) { session?.setOption(PageOption.level.rawValue, to: level) }

/// Sets how months are laid out, by the numbers of the options of `PageOption` with these names.
@c(almanac_set_months) public func setMonths(
  arrangement: Int32, rows: Int32, outDays: Int32, weekNumbers: Int32, weekdays: Int32
) {
  session?.setOption(PageOption.months.rawValue, to: arrangement)
  session?.setOption(PageOption.rows.rawValue, to: rows)
  session?.setOption(PageOption.outdays.rawValue, to: outDays)
  session?.setOption(PageOption.weeknumbers.rawValue, to: weekNumbers)
  session?.setOption(PageOption.weekdays.rawValue, to: weekdays)
}

/// Sets the style, by the number of `PageOption.theme`.
@c(almanac_set_theme) public func setTheme(theme: Int32) { session?.setOption(PageOption.theme.rawValue, to: theme) }

/// Sets whether remote images are loaded, by the number of `PageOption.images`.
@c(almanac_set_images) public func setImages(areLoaded: Int32) {
  session?.setOption(PageOption.images.rawValue, to: areLoaded)
}

/// Sets the panel, by the number of `PageOption.panel`.
@c(almanac_set_panel) public func setPanel(mode: Int32) { session?.setOption(PageOption.panel.rawValue, to: mode) }

/// Replaces motion by jumps (1), or no longer (0).
@c(almanac_set_reduced_motion) public func setReducedMotion(reduces: Int32) { session?.setReducedMotion(reduces != 0) }
