import Basics
import CalendarText
package import CalendarViews
package import Events
import Geometry
import ViewKit

/// Creating, renaming, recoloring, and deleting the calendars of a list.
extension EditingController {
  package var newCalendarTitle: String? { editor.mayMakeCalendars ? words[.newCalendar] : nil }

  package func menuTitle(of calendar: CalendarInfo) -> String? {
    let name = calendar.name.utf8.isEmpty ? self.calendar?.texts.phrases.calendar ?? "" : calendar.name
    return editor.verbs(for: calendar).isEmpty ? nil : words.text(.calendarMenu, [("calendar", name)])
  }

  package func act(_ action: CalendarListAction, in list: any CalendarListHost, isTouch: Bool) {
    input = isTouch ? .finger : .pointer
    switch action {
    case .make: if editor.mayMakeCalendars { makeCalendar(in: list) }
    case .menu(let id): openMenu(of: id, in: list)
    case .rename(let id): if verbs(of: id).contains(.edit) { rename(id, in: list) }
    case .delete(let id): if verbs(of: id).contains(.delete) { delete(id, in: list) }
    }
  }

  private func info(_ id: CalendarID) -> CalendarInfo? {
    read { store throws(StoreError) in try store.calendars() }?.first { $0.id == id }
  }

  private func verbs(of id: CalendarID) -> EditVerbs { info(id).map { editor.verbs(for: $0) } ?? [] }

  // MARK: - Names

  private func makeCalendar(in list: any CalendarListHost) {
    askForName(words[.newCalendar], "", beside: nil, in: list) { controller, name in
      let calendar = controller.editor.newCalendar(named: name)
      controller.perform(.putCalendar(calendar))
      return calendar.id
    }
  }

  private func rename(_ id: CalendarID, in list: any CalendarListHost) {
    guard let calendar = info(id) else { return }
    askForName(words[.rename], calendar.name, beside: id, in: list) { controller, name in
      controller.change(id) { $0.name = name }
      return id
    }
  }

  /// Asks for the name of a calendar.
  /// - Parameter save: called with the name; returns the calendar with that name.
  private func askForName(
    _ label: String, _ name: String, beside id: CalendarID?, in list: any CalendarListHost,
    save: @escaping (EditingController, String) -> CalendarID
  ) {
    guard let calendar else { return }
    let popover = QuickCreatePopover(
      words, calendar.configuration, fieldLabel: words[.calendarName], text: name, isTouch: input.isFinger)
    popover.accessibility.label = label
    popover.onSave = callback(to: self) { list.closePopover(focusing: save($0, $1)) }
    popover.onDiscard = callback(to: self) { _, _ in list.closePopover(focusing: id) }
    popover.onEmpty = callback(to: self) { $0.live.say($0.words[.nameNeeded], isFinal: true) }
    list.show(popover, beside: id, onClose: callback(to: popover) { $0.finish() })
  }

  private func change(_ id: CalendarID, _ body: (inout CalendarInfo) -> Void) {
    guard var calendar = info(id) else { return }
    body(&calendar)
    perform(.putCalendar(calendar))
  }

  // MARK: - Menus

  private func openMenu(of id: CalendarID, in list: any CalendarListHost) {
    let verbs = verbs(of: id)
    var lines: [EventMenu.Line] =
      verbs.contains(.edit) ? [.rename, .color, .reminders(isAllDay: false), .reminders(isAllDay: true)] : []
    if verbs.contains(.delete) { lines.append(.delete) }
    show(lines, of: id, in: list) { controller, line in
      switch line {
      case .rename: controller.rename(id, in: list)
      case .color:
        controller.show(Array(EventMenu.colors.dropFirst()), of: id, in: list) { controller, line in
          list.closePopover(focusing: id)
          if case .hue(let hue?) = line { controller.change(id) { $0.color = .named(hue) } }
        }
      case .reminders(let isAllDay): controller.openReminders(isAllDay: isAllDay, of: id, in: list)
      default:
        list.closePopover(focusing: nil)
        controller.delete(id, in: list)
      }
    }
  }

  /// Opens the menu of the default reminders, the present ones with a mark.
  private func openReminders(isAllDay: Bool, of id: CalendarID, in list: any CalendarListHost) {
    let present = editor.defaultReminders(in: id)
    let chosen = isAllDay ? present.allDay : present.timed
    let offered = ReminderOptions.triggers(isAllDay: isAllDay)
    let triggers = offered + chosen.filter { !offered.contains($0) }
    show([.reminder(nil)] + triggers.map { .reminder($0) }, of: id, marked: chosen, isAllDay: isAllDay, in: list) {
      controller, line in
      list.closePopover(focusing: id)
      guard case .reminder(let trigger) = line else { return }
      controller.change(id) { calendar in
        var reminders = present
        if let trigger {
          reminders.toggle(trigger, isAllDay: isAllDay)
        } else if isAllDay {
          reminders.allDay = []
        } else {
          reminders.timed = []
        }
        calendar.defaultReminders = reminders
      }
    }
  }

  /// Returns the title of a line about reminders; `nil` for other lines.
  private func title(of line: EventMenu.Line, _ marked: [EventAlarm.Trigger], isAllDay: Bool) -> String? {
    guard let texts = calendar?.texts else { return nil }
    switch line {
    case .reminders(isAllDay: true): return words[.reminder] + texts.phrases.separator + words[.allDay]
    case .reminder(let trigger?):
      let text = ReminderOptions(words: words, text: FormText(date: texts.date)).text(of: trigger, isAllDay: isAllDay)
      return (marked.contains(trigger) ? "✓ " : "") + (text ?? words[.otherReminder])
    case .reminder(nil): return (marked.isEmpty ? "✓ " : "") + words[.noReminder]
    default: return nil
    }
  }

  private func show(
    _ lines: [EventMenu.Line], of id: CalendarID, marked: [EventAlarm.Trigger] = [], isAllDay: Bool = false,
    in list: any CalendarListHost, choose: @escaping (EditingController, EventMenu.Line) -> Void
  ) {
    guard !lines.isEmpty, let calendar, let info = info(id) else { return }
    let menu = EventMenu.view(
      lines, label: info.name.utf8.isEmpty ? calendar.texts.phrases.calendar : info.name, words,
      calendar.configuration, room: calendar.frame.height, calendar: { _ in nil },
      title: { self.title(of: $0, marked, isAllDay: isAllDay) }, isTouch: input.isFinger,
      onChoose: callback(to: self) { choose($0, $1) })
    list.show(menu, beside: id, onClose: {})
  }

  /// Deletes a calendar. The notice that offers to restore it lies over the calendar view.
  private func delete(_ id: CalendarID, in list: any CalendarListHost) {
    guard perform(.deleteCalendar(id)) else { return }
    list.makeRoom()
  }
}
