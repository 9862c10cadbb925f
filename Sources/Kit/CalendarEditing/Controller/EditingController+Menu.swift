import Basics
import CalendarText
import CalendarViews
import Events
package import Geometry
package import ViewKit

/// The menu of an event, a day, or a time.
extension EditingController {
  package func openContextMenu(from view: View, at point: Point) -> Bool {
    if isInMoveMode {
      cancel()
      return true
    }
    guard session == nil, !editor.options.verbs.isEmpty, let calendar, !calendar.isPopover(at: point) else {
      return false
    }
    let location = point - calendar.frameInWindow.origin
    let hit = calendar.hit(at: location)
    guard let part = calendar.part(shownIn: view) ?? hit?.part else { return false }
    let anchor = Rect(origin: location, size: .zero)
    if case .event(let id, on: _, _) = part, let event = shown(part) { return openMenu(of: event, id, at: anchor) }
    guard let hit, let target = target(of: hit.slot) else { return false }
    let lines = EventMenu.lines(
      editor.mayCreate ? editor.options.verbs : [], clipboard: clipboard != nil,
      undo: editor.undoStack.undoLabel != nil || viewChanges.canUndo,
      redo: editor.undoStack.redoLabel != nil || viewChanges.canRedo)
    return show(lines, label: words[.newEvent], of: nil, at: anchor) {
      $0.act(on: $1, at: target, in: calendar.column(at: location))
    }
  }

  private func openMenu(of event: ShownEvent, _ id: OccurrenceID, at anchor: Rect) -> Bool {
    let title = announcer?.title(event.event) ?? ""
    let lines = EventMenu.lines(
      for: event.event, isAllDay: event.occurrence.isAllDay, verbs(of: id), calendars: editor.writableCalendars)
    return show(lines, label: title, of: id, at: anchor) { $0.act(on: $1, event, at: anchor) }
  }

  private func show(
    _ lines: [EventMenu.Line], label: String, of id: OccurrenceID?, at anchor: Rect,
    choose: @escaping (EditingController, EventMenu.Line) -> Void
  ) -> Bool {
    guard let calendar, !lines.isEmpty else { return false }
    let menu = EventMenu.view(
      lines, label: label, words, calendar.configuration, room: calendar.levelArea.height,
      calendar: { calendar.timeline?.calendar($0) },
      isTouch: input.isFinger,
      onChoose: callback(to: self) { controller, line in
        controller.calendar?.closePopover()
        controller.input.leaveKeys()
        choose(controller, line)
      })
    calendar.show(menu, at: { anchor }, of: id, onClose: {})
    return true
  }

  // MARK: - Lines

  private func act(on line: EventMenu.Line, _ event: ShownEvent, at anchor: Rect) {
    let id = event.occurrence.id
    switch line {
    case .open: calendar?.activate(event.occurrence, from: calendar?.view(of: event.part))
    case .edit: openForm(of: id)
    case .rename: rename(event)
    case .move: pickUp(id, in: calendar?.column(at: anchor.origin))
    case .cut, .copy: copy(id, in: calendar?.column(at: anchor.origin), cuts: line == .cut)
    case .duplicate: leadingFocus { perform(.duplicate(id)) }
    case .allDay, .timed: edit(event.occurrence, .allDay(line == .allDay))
    case .calendars:
      let lines = EventMenu.calendars(for: event.event, editor.writableCalendars)
      let title = announcer?.title(event.event) ?? ""
      _ = show(lines, label: title, of: id, at: anchor) { $0.act(on: $1, event, at: anchor) }
    case .calendar(let other): edit(event.occurrence, .calendar(other))
    case .color:
      _ = show(EventMenu.colors, label: words[.color], of: id, at: anchor) { $0.act(on: $1, event, at: anchor) }
    case .hue(let hue): setColor(of: id, hue.map { .named($0) })
    case .saveFile: saveFile(of: event.event)
    case .delete: leadingFocus { perform(.delete(id, nil)) }
    case .reminders, .reminder, .newEvent, .paste, .undo, .redo: break
    }
  }

  private func setColor(of id: OccurrenceID, _ color: EventColor?) {
    guard var event = instance(of: id) else { return }
    event.color = color
    leadingFocus { perform(.change(id, to: event, nil)) }
  }

  /// Offers an event as a file; a series as a whole.
  private func saveFile(of event: Event) {
    guard let series = series(of: event), let announcer else { return }
    calendar?.window?.save(iCalendar(series.map { $0.event }), title: announcer.title(event))
  }

  private func act(on line: EventMenu.Line, at target: EditTarget, in column: ResourceColumn?) {
    switch line {
    case .newEvent: if begin(.create, nil, at: target, in: column) { askForTitle() }
    case .paste:
      if let clipboard, clipboard.cut == nil {
        leadingFocus { perform(.paste(pasted(clipboard.event, from: clipboard.column, in: column), at: target)) }
      } else {
        calendar?.send(.focus(target.day))
        _ = pasteCopied()
      }
    case .undo: leadingFocus { perform(.undo) }
    case .redo: leadingFocus { perform(.redo) }
    default: break
    }
  }

  /// Performs one step of an edit and stores it.
  private func edit(_ occurrence: Occurrence, _ step: EditCommand) {
    guard perform(.begin(.move, occurrence.id, at: target(of: occurrence), grid: keyGrid)) else { return }
    performQuietly { perform(step) }
    leadingFocus { perform(.drop) }
  }
}
