import Almanac

/// Reports the scroll offset of an element that the browser scrolls.
@c(almanac_scrolled) public func scrolled(view: Int32, x: Double, y: Double) {
  _ = session?.send(.scrolled(ViewID(view), to: Point(x: x, y: y)))
}

/// Reports that an element has stopped scrolling.
@c(almanac_scroll_ended) public func scrollEnded(view: Int32) { _ = session?.send(.scrollEnded(ViewID(view))) }

/// Reports that a view received the keyboard focus, or that the focus left the element (0).
@c(almanac_focus) public func focus(view: Int32) { _ = session?.send(.focus(ViewID(view))) }

/// Activates a view for assistive technology, whose clicks come without a pointer. Returns 1 if the view handled it.
@c(almanac_activate) public func activate(view: Int32) -> Int32 {
  session?.send(.activate(ViewID(view))) == true ? 1 : 0
}

/// Reports the whole text of a field after the user changed it.
@c(almanac_edited) public func edited(view: Int32, length: Int32) {
  _ = session?.send(.edited(ViewID(view), Inbox.text(length)))
}

/// Reports a press or a move of a pointer. `phase` is 0 down, 1 move, 2 up, 3 cancel; `view` is the one below the
/// pointer; modifiers are the sum of 1 shift, 2 control, 4 option, 8 command, and 16 for a finger or 32 for a pen.
/// Returns 1 if the engine owns the press; then the page does not scroll with the finger.
@c(almanac_pointer) public func pointer(
  phase: Int32, view: Int32, x: Double, y: Double, time: Double, clickCount: Int32, modifiers: Int32
) -> Int32 {
  guard let phase = PointerEvent.Phase(rawValue: UInt8(truncatingIfNeeded: phase)) else { return 0 }
  let event = PointerEvent(
    phase: phase, location: Point(x: x, y: y), time: time, target: view > 0 ? ViewID(view) : nil,
    clickCount: Int(clickCount), modifiers: KeyEvent.Modifiers(rawValue: UInt8(truncatingIfNeeded: modifiers) & 15),
    kind: PointerEvent.Kind(rawValue: UInt8(truncatingIfNeeded: modifiers >> 4) & 3) ?? .mouse)
  if phase == .down { session?.pressed = event.location }
  _ = session?.send(.pointer(event))
  return session?.isPressClaimed == true ? 1 : 0
}

/// Reports a mouse or pen that moves without a press; `view` is the one below it, or 0 after it has left.
@c(almanac_hover) public func hover(view: Int32, x: Double, y: Double, time: Double, modifiers: Int32) {
  let event = PointerEvent(
    phase: .move, location: Point(x: x, y: y), time: time, target: ViewID(view),
    modifiers: KeyEvent.Modifiers(rawValue: UInt8(truncatingIfNeeded: modifiers) & 15))
  _ = session?.send(.hover(view > 0 ? event : nil))
}

/// Reports pasted text. Returns 1 if it was used.
@c(almanac_paste) public func paste(length: Int32) -> Int32 {
  session?.send(.paste(Inbox.text(length))) == true ? 1 : 0
}

/// Reports that the user requested the context menu of a view, with a click at a point or with a key. Returns 1 if
/// there is a menu; then the page prevents the browser's menu.
@c(almanac_context_menu) public func contextMenu(view: Int32, x: Double, y: Double) -> Int32 {
  session?.send(.contextMenu(ViewID(view), at: Point(x: x, y: y))) == true ? 1 : 0
}

/// Reports that a wheel or trackpad moved over an element that turns pages, by these distances to the right and down.
/// Returns 1 if it was handled; then the page prevents the browser's reaction.
@c(almanac_wheel) public func wheel(x: Double, y: Double, right: Double, down: Double) -> Int32 {
  session?.send(.wheel(at: Point(x: x, y: y), delta: Point(x: right, y: down))) == true ? 1 : 0
}

/// Reports a pinch. `phase` is 0 began, 1 changed, 2 ended, 3 canceled, 4 a step of a wheel; `factor` is the scale
/// relative to the previous call. Returns 1 if it was handled; then the page prevents the browser's reaction.
@c(almanac_magnify) public func magnify(
  phase: Int32, x: Double, y: Double, factor: Double, isVertical: Int32, time: Double, modifiers: Int32
) -> Int32 {
  guard let phase = MagnifyEvent.Phase(rawValue: UInt8(truncatingIfNeeded: phase)) else { return 0 }
  let event = MagnifyEvent(
    phase: phase, location: Point(x: x, y: y), factor: factor, isVertical: isVertical != 0, time: time,
    modifiers: KeyEvent.Modifiers(rawValue: UInt8(truncatingIfNeeded: modifiers)))
  return session?.send(.magnify(event)) == true ? 1 : 0
}

/// Reports a key, by the index in `KEYS` of lists.js, or by the number after the last one with a character in the higher
/// bytes. For a text field, only up, down, enter, and escape are reported. Returns 1 if it was handled; then the page
/// prevents the browser's reaction.
@c(almanac_key) public func key(key: Int32, modifiers: Int32) -> Int32 {
  guard let code = KeyEvent.Key(rawValue: UInt8(truncatingIfNeeded: key)) else { return 0 }
  let event = KeyEvent(
    code, modifiers: KeyEvent.Modifiers(rawValue: UInt8(truncatingIfNeeded: modifiers)),
    character: UInt32(bitPattern: key) >> 8)
  return session?.send(.key(event)) == true ? 1 : 0
}
