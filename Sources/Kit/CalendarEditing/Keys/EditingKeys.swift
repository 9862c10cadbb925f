import Events
import ViewKit

/// The meanings of keys while events can be edited, as a pure function. They extend the keys of the calendar itself.
///
/// | Key | on a day | on a slot | on an event | on a held event |
/// |---|---|---|---|---|
/// | arrows | unchanged; Down enters the slots of hours | line, day; Up from the first leaves | other event | line or week; day |
/// | Shift + arrows | unchanged | extends the range | – | the end; with Alt the start |
/// | Alt + arrows | unchanged | – | moves it immediately, with Shift its end | a minute |
/// | Home, End | unchanged | business hours | first, last of the day | business hours |
/// | Page Up, Down | unchanged | a screen of hours | unchanged | a month; among hours a week |
/// | Enter | unchanged | new event, or selects the time | opens it | drops it |
/// | Space | unchanged | new event, or selects the time | picks it up | drops it |
/// | F2 | first event | – | its title | – |
/// | N, Insert | new event | new event | new event on its day | – |
/// | E | – | – | its form, also from its details | – |
/// | A; C; 1–9 | – | – | – | all-day; copy; calendar |
/// | Delete | – | – | deletes it | – |
/// | Escape | clears the selected time | the day | the day | cancels |
/// | Tab | unchanged | unchanged | unchanged | cancels, then moves on |
///
/// Control or Command with Z, Y, X, C, V, and D undo, redo, cut, copy, paste, and duplicate. If a verb is not
/// permitted, its keys have no meaning, except the keys for a new event: the calendar then announces why there is none.
struct EditingKeys: Equatable {
  /// The event, day or slot that the keys apply to.
  enum Place: Equatable {
    case day, slot, event, held
    /// A dropped event whose scope is asked for.
    case asking
  }

  /// The event, day or slot that the keys apply to.
  var place: Place
  /// The permitted verbs of the event, or of a new event on days and slots.
  var verbs: EditVerbs
  /// Whether new events are permitted.
  var mayCreate = true
  /// Whether times are selected, instead of creating events with Enter and Space.
  var selectsTime = false
  /// Whether a time is selected.
  var hasTime = false
  /// Whether nothing can be edited, so that only keys for times have a meaning.
  var isReadOnly = false
  /// Whether the level has hours.
  var hasHours = false
  /// Whether the slot or event is in the all-day lane.
  var isInLane = false
  /// Whether the left arrow key moves to later days.
  var isRightToLeft = false
  /// Whether a popover is open, which Escape closes first.
  var hasPopover = false

  /// Returns the meaning of a key; `nil` if it has none here.
  func meaning(of event: KeyEvent) -> EditingKey? {
    if !event.modifiers.isDisjoint(with: [.control, .command]) { return commandMeaning(of: event) }
    return switch place {
    case .day: dayMeaning(of: event)
    case .slot: slotMeaning(of: event)
    case .event: eventMeaning(of: event)
    case .held: heldMeaning(of: event)
    case .asking: event.key == .escape && event.modifiers.isEmpty && !hasPopover ? .cancel : nil
    }
  }

  private func commandMeaning(of event: KeyEvent) -> EditingKey? {
    guard !event.modifiers.contains(.option), !isReadOnly, place != .held, place != .asking else { return nil }
    let shift = event.modifiers.contains(.shift)
    switch event.letter {
    case "z": return shift ? .redo : .undo
    case "y" where !shift: return .redo
    case "v" where !shift && mayCreate: return .paste
    case "c" where !shift && place == .event: return .copyText
    case "x" where !shift && place == .event && verbs.contains(.move): return .cut
    case "d" where !shift && place == .event && mayCreate: return .duplicate
    default: return nil
    }
  }

  private func dayMeaning(of event: KeyEvent) -> EditingKey? {
    guard event.modifiers.isEmpty else { return nil }
    if isCreation(event) { return .create }
    switch event.key {
    case .arrowDown where hasHours && (mayCreate || selectsTime): return .enterSlots
    case .escape where hasTime && selectsTime && !hasPopover: return .clearTime
    case .f2: return .focusEvents
    default: return nil
    }
  }

  private func slotMeaning(of event: KeyEvent) -> EditingKey? {
    if isCreation(event) { return .create }
    let extends = event.modifiers == .shift
    guard event.modifiers.isEmpty || extends else { return nil }
    switch event.key {
    case .arrowUp: return .moveSlot(.lines(-1), extends: extends)
    case .arrowDown: return .moveSlot(.lines(1), extends: extends)
    case .arrowLeft: return .moveSlot(.columns(-forward), extends: extends)
    case .arrowRight: return .moveSlot(.columns(forward), extends: extends)
    case _ where extends: return nil
    case .home, .end: return isInLane ? nil : .moveSlotToHours(isEnd: event.key == .end)
    case .pageUp, .pageDown: return isInLane ? nil : .pageSlot(event.key == .pageUp ? -1 : 1)
    case .enter, .space: return selectsTime && !isInLane ? .selectTime : mayCreate ? .create : nil
    case .escape: return hasPopover ? nil : .leave
    default: return nil
    }
  }

  private func eventMeaning(of event: KeyEvent) -> EditingKey? {
    if event.modifiers.contains(.option) {
      let edge: EventEdge? = event.modifiers.contains(.shift) ? .end : nil
      guard verbs.contains(edge == nil ? .move : .resize) else { return nil }
      return step(event.key, edge).map { .nudge($0, edge) }
    }
    guard event.modifiers.isEmpty else { return nil }
    if isCreation(event) { return .create }
    switch event.key {
    case .f2 where verbs.contains(.edit): return .rename
    case .arrowUp: return .focusEvent(.previous)
    case .arrowDown: return .focusEvent(.next)
    case .arrowLeft: return .focusEvent(.day(-forward))
    case .arrowRight: return .focusEvent(.day(forward))
    case .home: return .focusEvent(.first)
    case .end: return .focusEvent(.last)
    case .enter: return .open
    case .space: return verbs.contains(.move) ? .pickUp : .open
    case .delete: return verbs.contains(.delete) ? .delete : nil
    case .escape: return hasPopover ? nil : .leave
    default: return event.letter == "e" && verbs.contains(.edit) ? .edit : nil
    }
  }

  private func heldMeaning(of event: KeyEvent) -> EditingKey? {
    let modifiers = event.modifiers
    switch event.key {
    case .escape: return .cancel
    case .tab: return .cancelAndLeave
    case .enter, .space: return modifiers.isEmpty ? .drop : nil
    default: break
    }
    let isFine = modifiers == .option
    let edge: EventEdge? = modifiers.contains(.shift) ? modifiers.contains(.option) ? .start : .end : nil
    if let step = step(event.key, edge) {
      return edge != nil && !verbs.contains(.resize) ? nil : .step(step, edge, isFine: isFine)
    }
    guard modifiers.isEmpty else { return nil }
    switch event.key {
    case .home, .end: return hasHours && !isInLane ? .stepToHours(isEnd: event.key == .end) : nil
    case .pageUp, .pageDown:
      let count = event.key == .pageUp ? -1 : 1
      return hasHours ? .step(.columns(7 * count), nil, isFine: false) : .stepMonths(count)
    default: break
    }
    switch event.letter {
    case "a": return .toggleAllDay
    case "c": return mayCreate ? .toggleCopy : nil
    case "1"..."9": return verbs.contains(.edit) ? .calendar(Int(event.character) - 0x31) : nil
    default: return nil
    }
  }

  /// Returns the step of an arrow key; `nil` for other keys, and for up and down in an all-day lane.
  private func step(_ key: KeyEvent.Key, _ edge: EventEdge?) -> EditStep? {
    let isVertical = key == .arrowUp || key == .arrowDown
    let count: Int
    switch key {
    case .arrowUp: count = -1
    case .arrowDown: count = 1
    case .arrowLeft: count = -forward
    case .arrowRight: count = forward
    default: return nil
    }
    guard hasHours else { return .days(isVertical ? 7 * count : count) }
    if isVertical { return isInLane ? nil : .lines(count) }
    return .columns(count)
  }

  /// Returns whether a key creates an event, even if that is not permitted. The calendar then announces why.
  private func isCreation(_ event: KeyEvent) -> Bool {
    !isReadOnly && event.modifiers.isEmpty && (event.letter == "n" || event.key == .insert)
  }

  private var forward: Int { isRightToLeft ? -1 : 1 }
}
