import Almanac

extension WebSession {
  /// Sets names, formats, and phrases in the form of `LocaleInfo.decode`. Returns whether they could be read.
  func setLocale(_ text: String) -> Bool {
    do throws(LocaleDecodeError) {
      let lines = text.split(at: 10)
      let locale = try LocaleInfo.decode(lines: lines)
      settings.language = locale
      settings.languageLines = lines
      postLocale()
    } catch {
      return false
    }
    configure()
    screen?.content.setEditing(settings)
    return true
  }

  /// Reports the text direction, and the words for the page's own parts.
  func postLocale() {
    port.post(
      .locale,
      [
        settings.locale.isRightToLeft && program.isTranslated ? "1" : "0", settings.phrases.close,
        settings.phrases.stopped, settings.phrases.reload, settings.phrases.unreachable, settings.phrases.tryAgain,
        settings.phrases.tooMany, settings.phrases.calendar, settings.phrases.noKey,
        settings.phrases.offline.of("#"),
      ])
  }

  /// Sets the calendar system by name; its words follow with `setLocale`. Returns whether it exists; otherwise nothing
  /// changes.
  func setCalendar(_ name: String) -> Bool {
    guard let identifier = CalendarIdentifier(name: name), let system = CalendarCatalog.system(for: identifier) else {
      return false
    }
    settings.system = system
    configure()
    return true
  }

  /// Sets the time zone by name. Returns whether the browser knows it; otherwise nothing changes.
  func setZone(_ identifier: String) -> Bool {
    guard let rules = zones.rules(for: identifier) else { return false }
    timeline.setDisplayZone(rules)
    configure()
    return true
  }

  /// Sets an ISO date as today; an empty text follows the clock again. Returns whether the text is a date.
  func setToday(_ text: String) -> Bool {
    let day = Self.day(text)
    guard day != nil || text.utf8.isEmpty else { return false }
    settings.declaredToday = day
    configure()
    return true
  }

  /// Sets the time, in seconds since 1970. Returns the number of seconds until the next minute or midnight, at least
  /// one.
  func setClock(_ seconds: Double) -> Double {
    let limit = 1e12
    let now = Instant(seconds: Int64(min(max(seconds, -limit), limit)))
    settings.now = now
    if shownToday != today { configure() }
    calendar?.setNow(settings.shownNow)
    let zone = timeline.displayZone
    let midnight = zone.startOfDay(zone.localDateTime(at: now).day + 1)
    return Double(min(max(midnight.seconds - now.seconds, 1), 60 - (now.seconds % 60 + 60) % 60))
  }

  /// Orders and hides calendars, in the form of `WebMessage.calendars`.
  func setPreferences(_ text: String) {
    settings.preferences = text.utf8.split(separator: 0x1F).map { entry in
      CalendarPreference(
        name: String(utf8: entry.dropFirst()), isShown: entry.first != UInt8(ascii: "-"))
    }
    screen?.content.setPreferences(settings.preferences)
  }

  /// Enables or disables reduced motion, unless the page always requires it.
  func setReducedMotion(_ reduces: Bool) {
    reducesMotion = reduces
    screen?.window.reducesMotion = reduces || settings.values.reducesMotion
  }

  /// Sets whether events come from a server, and the access to its calendars. Unread answers of another server are
  /// discarded.
  func setServer(_ isThere: Bool, access: CalendarAccess = .full) {
    (loader.serverAccess, loader.hasServer) = (access, isThere)
    answers.removeAll()
    timeline.loadedDays = nil
    updateMessage()
  }

  /// Shows which days are loaded while others are missing; `nil` if none are missing.
  func setLoaded(_ days: [Range<Int>]?) {
    timeline.loadedDays = days?.map { DayNumber($0.lowerBound)..<DayNumber($0.upperBound) }
  }

  /// Shows the month of an ISO date. Returns whether the text is a date.
  func show(_ text: String) -> Bool {
    guard let day = Self.day(text) else { return false }
    if screen != nil { calendar?.send(.show(day, animated: true)) } else { settings.initialDay = day }
    return true
  }

  /// Selects an ISO date; an empty text clears the selection. Returns whether the text is a date or empty.
  func select(_ text: String) -> Bool {
    let day = Self.day(text)
    guard day != nil || text.utf8.isEmpty else { return false }
    calendar?.send(day.map { CalendarAction.select($0) } ?? .clearSelection)
    return true
  }

  /// Reports the view position, focus, and selection to the page.
  func postPosition() {
    guard let calendar else { return }
    port.post(.position, [calendar.position.wireText(calendar.configuration.levels)])
  }

  /// Restores a position. Returns whether the numbers are a valid position.
  func restore(_ numbers: OptionValue) -> Bool {
    guard let calendar, let position = CalendarPosition(numbers, calendar.configuration.levels) else { return false }
    calendar.restore(position)
    return true
  }

  static func day(_ text: String) -> DayNumber? {
    do throws(ISODateError) { return try ISODate.parse(text) } catch { return nil }
  }
}
