import Basics
import CalendarText
import CalendarViews
import Events
import Geometry
import ViewKit

/// A row of a form that opens a list of options below it, in the same popover.
final class FormChoice {
  /// The properties that are chosen from lists.
  enum Kind: Equatable {
    case calendar, color, status, busy, privacy
    /// The reminder of a row, the first one with 0.
    case reminder(Int)

    static let all: [Kind] =
      [.calendar, .color, .status, .busy, .privacy] + (0..<ReminderOptions.limit).map { .reminder($0) }
  }

  let kind: Kind
  /// The row with the name and the chosen option.
  let row: FormRow
  /// The list; hidden while closed.
  let list = View()
  /// The options, while the list is open.
  private(set) var options: [FormRow] = []
  /// Whether the event is an all-day event.
  private(set) var isAllDay = false
  private let reminders: ReminderOptions
  private let words: EditPhrases
  private let phrases: Phrases
  private let configuration: CalendarConfiguration

  init(_ kind: Kind, _ reminders: ReminderOptions, _ configuration: CalendarConfiguration) {
    words = reminders.words
    (self.kind, self.reminders, self.configuration) = (kind, reminders, configuration)
    phrases = configuration.phrases ?? configuration.locale.phrases
    let name: String =
      switch kind {
      case .calendar: phrases.calendar
      case .color: words[.color]
      case .status: words[.status]
      case .busy: words[.shownAs]
      case .privacy: words[.privacy]
      case .reminder: words[.reminder]
      }
    row = FormRow(.choice, name: name, configuration)
    list.isHidden = true
    list.accessibility = AccessibilityNode(role: .listBox, label: name)
  }

  /// Shows the chosen option.
  func show(_ event: Event, _ calendars: [CalendarInfo], isAllDay: Bool) {
    self.isAllDay = isAllDay
    let index = index(of: event, calendars)
    (row.value, row.color) = option(index, event, calendars)
    guard case .reminder(let number) = kind else { return }
    row.isHidden = !isShown(event, row: number)
    if number > 0, index == 0 { row.value = words[.addReminder] }
  }

  /// Opens the list, or closes it.
  /// - Parameters:
  ///   - onChoose: called with the event that has the chosen option.
  ///   - onFocus: called with an option that receives the focus.
  func setOpen(
    _ isOpen: Bool, _ event: Event, _ calendars: [CalendarInfo], onChoose: @escaping (Event) -> Void,
    onFocus: @escaping (FormRow) -> Void
  ) {
    row.isOn = isOpen
    list.isHidden = !isOpen
    for option in options { option.removeFromSuperview() }
    options = []
    guard isOpen else { return }
    let chosen = index(of: event, calendars)
    for index in 0..<count(event, calendars) {
      let option = FormRow(.option, configuration)
      (option.value, option.color) = self.option(index, event, calendars)
      option.isOn = index == chosen
      option.onChoose = callback(to: self) { onChoose($0.event(event, choosing: index, calendars)) }
      option.onFocus = callback(to: option) { onFocus($0) }
      options.append(option)
      list.addSubview(option)
    }
  }

  /// Sets the frames of the options at a width. Returns the height of the list.
  ///
  /// - Parameter column: the distance of the option texts from the edge.
  func layOut(width: Double, rowHeight: Double, column: Double) -> Double {
    for (index, option) in options.enumerated() {
      option.column = column
      option.frame = Rect(x: 0, y: rowHeight * Double(index), width: width, height: rowHeight)
    }
    return rowHeight * Double(options.count)
  }

  private func count(_ event: Event, _ calendars: [CalendarInfo]) -> Int {
    switch kind {
    case .calendar: calendars.count
    case .color: 1 + EventHue.allCases.count
    case .status: 4
    case .busy: 2
    case .privacy: EventPrivacy.allCases.count
    case .reminder(let row): 1 + triggers(event, row).count
    }
  }

  private func index(of event: Event, _ calendars: [CalendarInfo]) -> Int {
    switch kind {
    case .calendar: return calendars.firstIndex { $0.id == event.calendar } ?? -1
    case .color:
      guard case .named(let hue) = event.color else { return event.color == nil ? 0 : -1 }
      return 1 + Int(hue.rawValue)
    case .status: return Int(event.status.rawValue)
    case .busy: return event.isFree ? 1 : 0
    case .privacy: return event.privacy.rawValue
    case .reminder(let row): return reminderIndex(event, row)
    }
  }

  /// The name and color of an option. The color of a file has no name.
  private func option(_ index: Int, _ event: Event, _ calendars: [CalendarInfo]) -> (String, Color?) {
    switch kind {
    case .calendar:
      guard index >= 0 else { return ("", nil) }
      return (calendars[index].name, EventLook(calendars[index].color).strong)
    case .color:
      guard index > 0, let hue = EventHue(rawValue: UInt8(index - 1)) else {
        return (words[index < 0 ? .color : .calendarColor], nil)
      }
      let key = EditPhrases.Key(rawValue: EditPhrases.Key.red.rawValue + index - 1) ?? .color
      return (words[key], EventLook(.named(hue)).strong)
    case .status:
      let name: String =
        switch index {
        case 1: phrases.tentative
        case 2: words[.confirmed]
        case 3: phrases.cancelled
        default: words[.noStatus]
        }
      return (name, nil)
    case .busy: return (words[index == 1 ? .free : .busy], nil)
    case .privacy: return (words[(EventPrivacy(rawValue: index) ?? .open).word], nil)
    case .reminder(let row):
      guard index > 0 else { return (words[.noReminder], nil) }
      return (reminders.text(of: triggers(event, row)[index - 1], isAllDay: isAllDay) ?? "", nil)
    }
  }

  private func event(_ event: Event, choosing index: Int, _ calendars: [CalendarInfo]) -> Event {
    var event = event
    switch kind {
    case .calendar: event.calendar = calendars[index].id
    case .color: event.color = index == 0 ? nil : EventHue(rawValue: UInt8(index - 1)).map { .named($0) }
    case .status: event.status = EventStatus(rawValue: UInt8(index)) ?? .unspecified
    case .busy: event.isFree = index == 1
    case .privacy: event.privacy = EventPrivacy(rawValue: index) ?? .open
    case .reminder(let row): return self.event(event, choosing: index, inRow: row)
    }
    return event
  }
}

extension EventPrivacy {
  /// The word for the privacy of an event.
  var word: EditPhrases.Key {
    switch self {
    case .open: .everybody
    case .confidential: .confidential
    case .hidden: .onlyMe
    }
  }
}
