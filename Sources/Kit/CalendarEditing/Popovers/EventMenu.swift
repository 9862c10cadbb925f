import CalendarText
import CalendarViews
import CollectionKit
import Events
import Geometry
import ViewKit

/// The menu of an event, a day, or a time: its lines and its view.
enum EventMenu {
  /// A line of the menu.
  enum Line: Equatable {
    case open, edit, rename, move, cut, copy, duplicate
    case allDay, timed
    /// Opens the menu of calendars.
    case calendars
    /// Moves the event to another calendar.
    case calendar(CalendarID)
    /// Opens the menu of colors.
    case color
    /// Sets the event's color; `nil` for its calendar's color.
    case hue(EventHue?)
    /// Opens the menu of the default reminders of a calendar.
    case reminders(isAllDay: Bool)
    /// Adds a default reminder, or removes it; `nil` removes all.
    case reminder(EventAlarm.Trigger?)
    case saveFile, delete
    case newEvent, paste, undo, redo
  }

  /// Returns the lines for an event, without those whose verb is not permitted.
  ///
  /// - Parameters:
  ///   - isAllDay: whether the event lasts all day.
  ///   - calendars: the writable calendars.
  static func lines(for event: Event, isAllDay: Bool, _ verbs: EditVerbs, calendars: [CalendarID]) -> [Line] {
    var lines: [Line] = [.open]
    if verbs.contains(.edit) { lines += [.edit, .rename] }
    if verbs.contains(.move) { lines += [.move, .cut] }
    lines.append(.copy)
    if verbs.contains(.create) { lines.append(.duplicate) }
    if verbs.contains(.move) { lines.append(isAllDay ? .timed : .allDay) }
    if verbs.contains(.edit) {
      let others = self.calendars(for: event, calendars)
      lines += (others.count > 1 ? [.calendars] : others) + [.color]
    }
    lines.append(.saveFile)
    if verbs.contains(.delete) { lines.append(.delete) }
    return lines
  }

  /// Returns the lines for a day or a time without an event.
  ///
  /// - Parameter clipboard: whether there is something to paste.
  static func lines(_ verbs: EditVerbs, clipboard: Bool, undo: Bool, redo: Bool) -> [Line] {
    var lines: [Line] = verbs.contains(.create) ? [.newEvent] : []
    if clipboard, verbs.contains(.create) { lines.append(.paste) }
    if undo { lines.append(.undo) }
    if redo { lines.append(.redo) }
    return lines
  }

  /// Returns the lines of the menu of calendars: the calendars to which the event can move.
  static func calendars(for event: Event, _ calendars: [CalendarID]) -> [Line] {
    calendars.filter { $0 != event.calendar }.map { .calendar($0) }
  }

  /// The lines of the menu of colors.
  static var colors: [Line] { [.hue(nil)] + EventHue.allCases.map { .hue($0) } }

  /// Creates the menu.
  ///
  /// - Parameters:
  ///   - room: the available height, in points.
  ///   - label: the name of the menu, such as the title of the event.
  ///   - calendar: returns the calendar of a line.
  ///   - title: returns the title of a line; `nil` for its words.
  ///   - isTouch: whether a finger opened the menu, which makes its lines higher.
  static func view(
    _ lines: [Line], label: String, _ words: EditPhrases, _ configuration: CalendarConfiguration,
    room: Double = .infinity, calendar: (CalendarID) -> CalendarInfo?, title: (Line) -> String? = { _ in nil },
    isTouch: Bool = false, onChoose: @escaping (Line) -> Void
  ) -> CollectionMenu {
    var entries: [ContextMenu.Entry] = []
    for line in lines {
      var entry = ContextMenu.Entry(.custom(entries.count), title: title(line) ?? words[line.key])
      if case .calendar(let id) = line, let info = calendar(id) {
        entry.title = words.text(.toCalendar, [("calendar", info.name)])
        entry.dot = EventLook(info.color).strong
      }
      if line == .calendars { entry.title = words.text(.toCalendar, [("calendar", "…")]) }
      if case .hue(let hue?) = line { entry.dot = EventLook(.named(hue)).strong }
      entries.append(entry)
    }
    let rowHeight = isTouch ? CollectionMenu.rowHeight.touch : CollectionMenu.rowHeight.mouse
    let menu = CollectionMenu(
      ContextMenu(entries: entries), appearance(configuration.style),
      rowHeight: min(rowHeight, max(24, (room - 32) / Double(max(1, lines.count)))),
      isRightToLeft: configuration.direction == .rightToLeft
    ) { if let index = $0.action.customIndex { onChoose(lines[index]) } }
    menu.accessibility.label = label
    menu.layer = .popover
    return menu
  }

  private static func appearance(_ style: CalendarStyle) -> CollectionAppearance {
    var appearance = CollectionAppearance()
    appearance.surface = .role(CalendarRole.background)
    appearance.ink = .role(CalendarRole.ink)
    appearance.faint = .role(CalendarRole.tertiaryInk)
    appearance.hairline = .role(CalendarRole.selection)
    appearance.menuText = style.type.row
    return appearance
  }
}

extension EventMenu.Line {
  /// The words of the line.
  fileprivate var key: EditPhrases.Key {
    switch self {
    case .open: .open
    case .edit: .edit
    case .rename: .rename
    case .move: .move
    case .cut: .cut
    case .copy: .copy
    case .duplicate: .duplicate
    case .allDay: .allDay
    case .timed: .timed
    case .calendars, .calendar: .toCalendar
    case .color: .color
    case .hue(let hue?): EditPhrases.Key(rawValue: EditPhrases.Key.red.rawValue + Int(hue.rawValue)) ?? .color
    case .hue(nil): .calendarColor
    case .reminders: .reminder
    case .reminder: .noReminder
    case .saveFile: .saveFile
    case .delete: .delete
    case .newEvent: .newEvent
    case .paste: .paste
    case .undo: .undo
    case .redo: .redo
    }
  }
}
