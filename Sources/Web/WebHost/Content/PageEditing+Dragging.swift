import Almanac

/// Events that a pointer drags in from the page. They follow the rules for new events, and are created like them.
extension PageEditing {
  /// Takes the event that a pointer is about to drag in, or replaces the one that it drags; reports whether it can be
  /// dragged as `WebMessage.edited`.
  ///
  /// - Parameters:
  ///   - edit: the event; `nil` for the first event of `text`, which is iCalendar text.
  ///   - length: the length, in seconds, of an all-day event that moves to the hours; 0 for the default length.
  func setDragged(_ edit: PageEdit?, text: [UInt8], length: Int) {
    let isHeld = dragged != nil && controller.session?.isInserted == true
    do throws(PageEdit.Failure) {
      let event: Event
      if let edit { event = try newEvent(of: edit).event } else { event = try self.event(in: text) }
      let length = length > 0 ? length : editor.options.defaultLength
      dragged = (event, length)
      if isHeld, !controller.replaceDragged(by: event, length: length) {
        throw PageEdit.Failure(reason: "the event is not allowed there")
      }
      parts.port.post(.edited, ["1", event.uid, ""])
    } catch {
      dragged = nil
      _ = controller.endDragIn(cancels: true)
      parts.port.post(.edited, ["0", edit?.event.uid ?? "", error.reason])
    }
  }

  /// Follows the pointer. If it creates the event, reports the event as `WebMessage.edited`. Returns whether the drag
  /// continues.
  func drag(_ pointer: PointerEvent, isOver: Bool) -> Bool {
    guard let (event, length) = dragged else { return false }
    if !isOver { controller.dragOut() }
    let continues = !isOver || controller.dragIn(event, length: length, pointer)
    if continues, pointer.phase == .move { return true }
    if controller.endDragIn(cancels: !isOver), let written {
      parts.port.post(.edited, ["1", written.uid, ""] + fields(written))
    }
    dragged = nil
    return false
  }

  /// Returns the first event of an iCalendar text, with a new UID if the calendar has an event with its UID already.
  private func event(in text: [UInt8]) throws(PageEdit.Failure) -> Event {
    guard var event = controller.event(in: text, try calendar("")) else {
      throw PageEdit.Failure(reason: "there is no event in the text")
    }
    if !event.uid.utf8.isEmpty, self.event(event.uid) != nil { event.uid = "" }
    return event
  }
}
