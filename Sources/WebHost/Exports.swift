import Almanac

// The protocol between the engine and JavaScript. One instance of the module serves one element, on one thread.
//
// Texts are UTF-8. JavaScript writes a text to `almanac_inbox(length)` and passes the length; 0 is the empty text, for
// which no inbox is needed. Answers are 1 for yes and 0 for no. View numbers begin with 1; 0 is none. Lengths and places
// are CSS pixels. Views on the memory must be made anew for each call, because it may have grown.
//
// Order: `almanac_open`, then the surroundings (calendar system, locale, zone, today or clock, day to show, server),
// `almanac_start`, `almanac_tick`; in the end `almanac_close`. Surroundings may be set again at any time.
//
// What the engine calls, in the import module "host":
//
//   commit(words, wordCount, text, byteCount)   one frame: see MutationEncoder for the words. Decode the text once
//       (with `ignoreBOM`, or a leading U+FEFF would shift everything) and cut it by the UTF-16 lengths in the words.
//   image(number, format, bytes, length)   an image that frames refer to from now on, until one says it is forgotten: a
//       file of `ImageFormat`, or for the format -1 an address. Keep a copy.
//   frame()             call `almanac_tick` soon, once, however often it is asked for
//   focus(view)         keyboard focus goes to the element, without scrolling to it
//   zone(name, length)  put the rules of the zone into the inbox in the form of `ZoneRules.decode`, with all transitions
//       until 2038-01-01; return the length, 0 for unknown zones
//   tell(kind, text, length)   see WebMessage; fields are separated by U+001F
//
// The style sheet of a layer is a whole rule for the class "l" and its number, as `.l7{…}`. Rules use custom properties
// that the root element must have: `--px` (one device pixel), `--d` (1, or -1 from right to left), `--l` and `--t`
// ("left" and "right", or the reverse); it also needs `dir`. All elements need `position: absolute`, `box-sizing:
// border-box` and `white-space: nowrap`.

nonisolated(unsafe) private var session: WebSession?

/// Must come first.
@c(almanac_open) public func open() { session = WebSession(port: BrowserPort()) }

/// Puts the calendar on the page; `scale` is the number of device pixels in a CSS pixel.
@c(almanac_start) public func start(width: Double, height: Double, scale: Double, reducesMotion: Int32) {
  session?.start(size: Size(width: width, height: height), scale: scale, reducesMotion: reducesMotion != 0)
}

/// Takes everything away; the last frame removes the root view.
@c(almanac_close) public func close() {
  session?.close()
  session = nil
}

// MARK: - Surroundings

/// The name of a calendar system, one of `CalendarIdentifier.name`. A locale made for it should follow: until then
/// months of other names are numbers. No: there is no such calendar, and nothing changes.
@c(almanac_set_calendar) public func setCalendar(length: Int32) -> Int32 {
  session?.setCalendar(Inbox.text(length)) == true ? 1 : 0
}

/// The 26 lines of `LocaleInfo.encode()`. No: they cannot be read, and nothing changes.
@c(almanac_set_locale) public func setLocale(length: Int32) -> Int32 {
  session?.setLocale(Inbox.text(length)) == true ? 1 : 0
}

/// The name of the zone to show times in. No: the page does not know it, and nothing changes.
@c(almanac_set_zone) public func setZone(length: Int32) -> Int32 {
  session?.setZone(Inbox.text(length)) == true ? 1 : 0
}

/// An ISO date that counts as today; an empty text goes by the clock again. No: it is no date.
@c(almanac_set_today) public func setToday(length: Int32) -> Int32 {
  session?.setToday(Inbox.text(length)) == true ? 1 : 0
}

/// The time in seconds since 1970, which decides what today is and where the now line is. Returns the seconds until the
/// next minute or midnight, when it should be called again.
@c(almanac_set_clock) public func setClock(seconds: Double) -> Double { session?.setClock(seconds) ?? 86_400 }

/// Whether events come from a server: then they are asked for with `WebMessage.fetch`. `count` days from `first` on,
/// counted from 1 January 1970, have been asked for already; their answer has the number 0.
@c(almanac_set_server) public func setServer(isThere: Int32, first: Int32, count: Int32) {
  let isExpected = 1..<1 << 16 ~= count && -1 << 24..<1 << 24 ~= first
  session?.setServer(
    isThere != 0, expected: isExpected ? DayNumber(Int(first))..<DayNumber(Int(first) + Int(count)) : nil)
}

/// Motion is replaced by jumps.
@c(almanac_set_reduced_motion) public func setReducedMotion(reduces: Int32) { session?.setReducedMotion(reduces != 0) }

/// Shows the month of an ISO date; before `almanac_start`, the one to begin with. No: it is no date.
@c(almanac_show) public func show(length: Int32) -> Int32 { session?.show(Inbox.text(length)) == true ? 1 : 0 }

/// Selects an ISO date and brings it into view; an empty text clears the selection. No: it is no date.
@c(almanac_select) public func select(length: Int32) -> Int32 { session?.select(Inbox.text(length)) == true ? 1 : 0 }

/// Goes to a level: 0 year, 1 month, 2 week, 3 day, 4 agenda; before `almanac_start`, the one to begin with.
@c(almanac_set_level) public func setLevel(level: Int32) { session?.setLevel(level) }

/// How months are laid out: `arrangement` 0 endless, 1 pages, 2 pages side by side; `rows` of a page as needed (0) or
/// always six (1); days of other months (`outDays`) 0 as others, 1 paler, 2 hidden on pages; with numbers of weeks or
/// without; shown weekdays as bits from Sunday, the lowest, 0 for all.
@c(almanac_set_months) public func setMonths(
  arrangement: Int32, rows: Int32, outDays: Int32, weekNumbers: Int32, weekdays: Int32
) {
  var options = MonthOptions()
  options.arrangement = arrangement == 2 ? .sidewaysPages : arrangement == 1 ? .pages : .endless
  options.weeks = rows == 1 ? .alwaysSix : .natural
  options.outDays = OutDays(rawValue: UInt8(truncatingIfNeeded: outDays)) ?? .dimmed
  options.showsWeekNumbers = weekNumbers != 0
  session?.setMonths(options, weekdays: WeekdaySet(rawValue: UInt8(truncatingIfNeeded: weekdays)))
}

/// The looks: 0 the standard style, 1 basic, 2 light, 3 dark, 4 high contrast. `WebMessage.palette` and the rules of all
/// layers come anew.
@c(almanac_set_theme) public func setTheme(theme: Int32) { session?.setTheme(theme) }

/// Whether images of events that are addresses are loaded, which whoever serves them learns of; not unless told so.
@c(almanac_set_images) public func setImages(areLoaded: Int32) { session?.setRemoteImages(areLoaded != 0) }

/// 0 no panel, 1 one that a button opens, 2 one that stands open where there is room beside the calendar. A program
/// without a panel does nothing.
@c(almanac_set_panel) public func setPanel(mode: Int32) { session?.setPanel(mode) }

/// One level deeper (1) or out (-1).
@c(almanac_zoom) public func zoom(direction: Int32) {
  session?.perform(direction < 0 ? .zoomOut(around: nil) : .zoomIn(around: nil))
}

/// A period of the level back (-1), one on (1), or to that of today (0).
@c(almanac_move) public func move(direction: Int32) {
  session?.perform(direction < 0 ? .showPrevious : direction > 0 ? .showNext : .showToday)
}

// MARK: - Events

/// Shows an .ics file beside the others; one of the same name is replaced, or everything if `replacesAll`. The inbox has
/// the name of the file, then the file; `length` is that of both. `WebMessage.report` tells how it went, before this
/// returns. No: it is no calendar, and nothing changes.
@c(almanac_load) public func load(nameLength: Int32, length: Int32, replacesAll: Int32) -> Int32 {
  let bytes = Inbox.bytes(length)
  let nameEnd = min(max(0, Int(nameLength)), bytes.count)
  let name = String(decoding: bytes[..<nameEnd], as: UTF8.self)
  let isRead = session?.load(Array(bytes[nameEnd...]), name: name, replacesAll: replacesAll != 0)
  return isRead == true ? 1 : 0
}

/// The answer to a `WebMessage.fetch` with that number, or of what `almanac_set_server` named: iCalendar text of one
/// VCALENDAR for each calendar; a negative length if none came.
@c(almanac_receive) public func receive(length: Int32, number: Int32) {
  session?.receive(length < 0 ? nil : Inbox.bytes(length), number: Int(number))
}

// MARK: - Frames and input

/// Rehearses what people may do next, so that browsers have compiled it by then, for some milliseconds, without a
/// frame. To be called when there is nothing else to do. Yes: call it once more.
@c(almanac_rehearse) public func rehearse() -> Int32 { session?.rehearse() == true ? 1 : 0 }

/// Makes a frame. `now` is in seconds, never goes back, and is the clock of `almanac_pointer` too.
@c(almanac_tick) public func tick(now: Double) { session?.tick(now: now) }

/// The element has another size, or its pixels have.
@c(almanac_resize) public func resize(width: Double, height: Double, scale: Double) {
  session?.resize(Size(width: width, height: height), scale: scale)
}

/// A scrolling element stands there now.
@c(almanac_scrolled) public func scrolled(view: Int32, x: Double, y: Double) {
  _ = session?.send(.scrolled(ViewID(view), to: Point(x: x, y: y)))
}

/// A scrolling element has come to rest.
@c(almanac_scroll_ended) public func scrollEnded(view: Int32) { _ = session?.send(.scrollEnded(ViewID(view))) }

/// Keyboard focus came to a view, or left the element (0).
@c(almanac_focus) public func focus(view: Int32) { _ = session?.send(.focus(ViewID(view))) }

/// Assistive technology clicked a view: a `click` that no pointer made.
@c(almanac_activate) public func activate(view: Int32) -> Int32 {
  session?.send(.activate(ViewID(view))) == true ? 1 : 0
}

/// A person changed the text of a field; the inbox has all of it.
@c(almanac_edited) public func edited(view: Int32, length: Int32) {
  _ = session?.send(.edited(ViewID(view), Inbox.text(length)))
}

/// `phase` is 0 down, 1 move, 2 up, 3 cancel; `view` the one under the pointer; modifiers are 1 shift, 2 control,
/// 4 option, 8 command; 16 is added for a finger, 32 for a pen. Yes: something is interested in the press.
@c(almanac_pointer) public func pointer(
  phase: Int32, view: Int32, x: Double, y: Double, time: Double, clickCount: Int32, modifiers: Int32
) -> Int32 {
  guard let phase = PointerEvent.Phase(rawValue: UInt8(truncatingIfNeeded: phase)) else { return 0 }
  let event = PointerEvent(
    phase: phase, location: Point(x: x, y: y), time: time, target: view > 0 ? ViewID(view) : nil,
    clickCount: Int(clickCount), modifiers: KeyEvent.Modifiers(rawValue: UInt8(truncatingIfNeeded: modifiers) & 15),
    kind: PointerEvent.Kind(rawValue: UInt8(truncatingIfNeeded: modifiers >> 4) & 3) ?? .mouse)
  return session?.send(.pointer(event)) == true ? 1 : 0
}

/// A wheel or trackpad turned over an element that turns pages, by these distances to the right and down. Yes: the page
/// must do nothing else with it.
@c(almanac_wheel) public func wheel(x: Double, y: Double, right: Double, down: Double) -> Int32 {
  session?.send(.wheel(at: Point(x: x, y: y), delta: Point(x: right, y: down))) == true ? 1 : 0
}

/// `phase` is 0 began, 1 changed, 2 ended, 3 cancelled, 4 a step of a wheel; `factor` how much larger things should be
/// than at the call before. Yes: the page must do nothing else with it.
@c(almanac_magnify) public func magnify(
  phase: Int32, x: Double, y: Double, factor: Double, isVertical: Int32, time: Double, modifiers: Int32
) -> Int32 {
  guard let phase = MagnifyEvent.Phase(rawValue: UInt8(truncatingIfNeeded: phase)) else { return 0 }
  let event = MagnifyEvent(
    phase: phase, location: Point(x: x, y: y), factor: factor, isVertical: isVertical != 0, time: time,
    modifiers: KeyEvent.Modifiers(rawValue: UInt8(truncatingIfNeeded: modifiers)))
  return session?.send(.magnify(event)) == true ? 1 : 0
}

/// `key` is 0 left, 1 right, 2 up, 3 down, 4 home, 5 end, 6 page up, 7 page down, 8 enter, 9 space, 10 escape, 11 T,
/// 12 plus, 13 minus, 14 tab; in a field only 2, 3, 8 and 10. Yes: it was used, and the page must do nothing else with it.
@c(almanac_key) public func key(key: Int32, modifiers: Int32) -> Int32 {
  // The key in the lowest byte, the character it types above.
  guard let code = KeyEvent.Key(rawValue: UInt8(truncatingIfNeeded: key)) else { return 0 }
  let event = KeyEvent(
    code, modifiers: KeyEvent.Modifiers(rawValue: UInt8(truncatingIfNeeded: modifiers)),
    character: UInt32(bitPattern: key) >> 8)
  return session?.send(.key(event)) == true ? 1 : 0
}
