import Basics
import CalendarSystems
import CalendarViews
package import Events
import Geometry
import ICalendar
import ViewKit

/// An event that was copied, or cut and not yet pasted.
struct EditClipboard {
  var event: Event
  /// The event as one line of text, for other programs.
  var text: String
  /// The cut event, which moves when it is pasted; `nil` for a copy.
  var cut: OccurrenceID?
  /// The column from which it was copied; `nil` for none.
  var column: ResourceColumn?
}

/// The clipboard, which holds one event.
extension EditingController {
  /// Copies the focused event. A cut event is dimmed until it is pasted.
  func copyFocused(cuts: Bool) {
    if let event = focusedEvent { copy(event.occurrence.id, in: focusedColumn, cuts: cuts) }
  }

  /// Copies an event, or one occurrence of a series. A cut event is dimmed until it is pasted.
  func copy(_ id: OccurrenceID, in column: ResourceColumn? = nil, cuts: Bool) {
    guard let event = instance(of: id), let announcer else { return }
    let text = announcer.line(event)
    clipboard = EditClipboard(event: event, text: text, cut: cuts ? id : nil, column: column)
    layer.setNeedsLayout()
    live.say(announcer.toClipboard(event, isCut: cuts), isFinal: true)
    calendar?.window?.copy(text: text, alternatives: [iCalendar([event])])
  }

  /// Returns events in the format of calendar programs.
  func iCalendar(_ events: [Event]) -> TypedText {
    TypedText(ICalendarWriter.write(events, zones: editor.clock.zones), type: "text/calendar")
  }

  /// Inserts the first event of an iCalendar text at the slot or on the focused day. If the text is empty or the same
  /// as the clipboard's, inserts the clipboard's event. The first line of any other text becomes the title of a new
  /// event. Returns whether there was anything to insert.
  func paste(text: String) -> Bool {
    guard session == nil, !editor.options.verbs.isEmpty,
      let known = read({ store throws(StoreError) in try store.calendars() }),
      let own = editor.options.calendar ?? known.first(where: { $0.access == .full })?.id
    else { return false }
    guard let event = event(in: Array(text.utf8), own) else {
      let isOwn = clipboard.map { $0.text.hasSameBytes(as: text) } == true
      return isOwn || text.utf8.isEmpty ? pasteCopied() : create(titled: text)
    }
    if clipboard?.event.uid.hasSameBytes(as: event.uid) == true { return pasteCopied() }
    let place = placeForPasting
    perform(.paste(pasted(event, in: place.column), at: place.target))
    return true
  }

  /// Returns the first event of an iCalendar text; `nil` for any other text.
  package func event(in text: [UInt8], _ calendar: CalendarID) -> Event? {
    do throws(ICalendarError) {
      return try ICalendarReader.read(text, calendar: calendar).events.first
    } catch {
      return nil
    }
  }

  /// Asks for the title of a new event at the slot or on the focused day, starting with the first line of a text.
  private func create(titled text: String) -> Bool {
    let line = text.utf8.drop { $0 <= 32 }.prefix { $0 >= 32 || $0 == 9 }
    let place = placeForPasting
    guard !line.isEmpty, begin(.create, nil, at: place.target, in: place.column), let session else { return false }
    askForTitle(of: session.draft, text: String(utf8: line))
    return true
  }

  /// The slot or the focused day, where pasting inserts events.
  private var placeForPasting: (target: EditTarget, column: ResourceColumn?) {
    let target = currentSlot?.target ?? .day(calendar?.state.focusedDay ?? DayNumber(0))
    return (target, calendar?.column(currentSlot?.resource))
  }

  /// Inserts the clipboard's event at the slot or on the focused day. Returns whether there is one.
  func pasteCopied() -> Bool {
    guard let clipboard else { return false }
    let (target, column) = placeForPasting
    guard let cut = clipboard.cut else {
      let isFixed = !editor.mayChangeResources(of: clipboard.event)
      let event = pasted(clipboard.event, from: clipboard.column, in: column, keepsResources: isFixed)
      perform(.paste(event, at: target))
      return true
    }
    self.clipboard?.cut = nil
    layer.setNeedsLayout()
    // The cut event may be gone.
    guard let event = occurrence(cut) else { return false }
    guard begin(.move, cut, at: .day(event.firstDay), in: clipboard.column) else { return true }
    performQuietly { move(to: target, in: column, grid: EditGrid(step: 60)) }
    putDown()
    return true
  }

  /// Dims the views of a cut event by covering each with the background color.
  func placeCovers() {
    let frames = clipboard?.cut.flatMap { calendar?.frames(of: $0, in: clipboard?.column) } ?? []
    while covers.count > frames.count { covers.removeLast().removeFromSuperview() }
    for (index, frame) in frames.enumerated() {
      if index == covers.count {
        let cover = View.plain()
        cover.layer = Layer(fill: .role(CalendarRole.background), opacity: EditingController.dimming)
        cover.isInert = true
        covers.append(cover)
        layer.addSubview(cover)
      }
      covers[index].frame = frame
    }
  }

  /// The opacity of the cover: 60 % of a cut event remains visible.
  private static let dimming = 0.4
}
