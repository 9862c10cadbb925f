import Basics
import CalendarViews
import Events
import Geometry
import ICalendar
import ViewKit

/// An event that was copied, or cut and not yet pasted.
struct EditClipboard {
  var event: Event
  /// The cut event, which moves when it is pasted; `nil` for a copy.
  var cut: OccurrenceID?
}

/// The clipboard, which holds one event.
extension EditingController {
  /// Copies the focused event; a cut one is dimmed until it is pasted.
  func copyFocused(cuts: Bool) {
    guard let focused = focusedEvent else { return }
    clipboard = EditClipboard(event: focused.event, cut: cuts ? focused.occurrence.id : nil)
    layer.setNeedsLayout()
    // Other programs get the event; people keep what they were told about it.
    let text = ICalendarWriter.write([focused.event], zones: editor.clock.zones)
    calendar?.window?.copy(focused.event.summary, as: text)
  }

  /// Inserts the first event of a text at the slot or on the focused day, or that of the clipboard if the text is the
  /// same one or empty. Returns whether there is one.
  func paste(text: String) -> Bool {
    guard session == nil, let calendar, let own = editor.options.calendar ?? editor.writableCalendars.first else {
      return false
    }
    let document = try? ICalendarReader.read(Array(text.utf8), calendar: own)
    guard let event = document?.events.first else { return text.utf8.isEmpty && pasteCopied() }
    if clipboard?.event.uid.hasSameBytes(as: event.uid) == true { return pasteCopied() }
    perform(.paste(event, at: currentSlot?.target ?? .day(calendar.state.focusedDay)))
    return true
  }

  /// Inserts the event of the clipboard at the slot or on the focused day. Returns whether there is one.
  func pasteCopied() -> Bool {
    guard let clipboard, let calendar else { return false }
    let target = currentSlot?.target ?? .day(calendar.state.focusedDay)
    guard let cut = clipboard.cut else {
      perform(.paste(clipboard.event, at: target))
      return true
    }
    self.clipboard?.cut = nil
    guard let part = calendar.timeline?.event(cut.event)?.event else { return false }
    perform(.begin(.move, cut, at: .day(day(of: part.start)), grid: keyGrid))
    perform(.move(to: target, grid: keyGrid))
    putDown()
    return true
  }

  /// Dims the views of a cut event.
  func placeCovers() {}
}
