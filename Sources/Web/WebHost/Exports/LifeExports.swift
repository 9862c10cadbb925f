import Almanac
import CWebHost

/// The session of the element. Each element has its own instance of the module, on one thread.
nonisolated(unsafe) var session: WebSession?

/// Creates the session. Call it before everything else.
@c(almanac_open) public func open() { session = WebSession(port: BrowserPort()) }

/// Starts the calendar on the page; `scale` is the number of device pixels per CSS pixel.
@c(almanac_start) public func start(width: Double, height: Double, scale: Double, reducesMotion: Int32) {
  session?.start(size: Size(width: width, height: height), scale: scale, reducesMotion: reducesMotion != 0)
}

/// Runs a frame. `now` is in seconds, never decreases, and uses the same clock as `almanac_pointer`.
@c(almanac_tick) public func tick(now: Double) { session?.tick(now: now) }

/// Sets the size of the element and the number of device pixels per CSS pixel.
@c(almanac_resize) public func resize(width: Double, height: Double, scale: Double) {
  session?.resize(Size(width: width, height: height), scale: scale)
}

/// Runs code that may be needed soon, without a frame, so that the browser compiles it; takes a few milliseconds.
/// Called while the page is idle. Returns 1 if it should be called again.
@c(almanac_rehearse) public func rehearse() -> Int32 { session?.rehearse() == true ? 1 : 0 }

/// Returns the place in the memory of the note on the series that is being expanded, which the page reads after a failure: UID,
/// U+001F, title, NUL; NUL alone while none is.
@c(almanac_noted_series) public func notedSeries() -> UnsafePointer<UInt8>? { almanac_noted() }

/// Shows some series once, at their start, or all of them if `all` is 1: an engine before this one failed at them. The inbox
/// has their UIDs, separated by U+001F. Called before there are events.
@c(almanac_show_once) public func showOnce(all: Int32, length: Int32) {
  session?.showOnce(Inbox.text(length).split(at: 0x1F), andAll: all != 0)
}

/// Takes everything off the page; the last frame removes the root view.
@c(almanac_close) public func close() {
  session?.close()
  session = nil
}
