import Basics
import TimeZones

/// Editing calendars themselves: permissions, and edits that can be undone like edits of events.
extension EventEditor {
  /// Returns what users may do with a calendar itself: `edit` its name and color, or `delete` it with its events.
  public func verbs(for calendar: CalendarInfo) -> EditVerbs {
    guard calendar.access == .full else { return [] }
    var verbs: EditVerbs = []
    if isPermitted(.edit, plan(of: calendar, as: .renameCalendar)) { verbs.insert(.edit) }
    if isPermitted(.delete, plan(ofDeleting: calendar)) { verbs.insert(.delete) }
    return verbs
  }

  /// Whether users may create calendars.
  public var mayMakeCalendars: Bool {
    let calendar = CalendarInfo(id: CalendarID(0), name: "", color: .named(.blue))
    return isPermitted(.create, plan(of: calendar, as: .makeCalendar))
  }

  /// Returns a calendar that is not in the store yet, with an unused color while there is one.
  ///
  /// Its identifier is the time followed by a random number, so that independent editors create different identifiers,
  /// in chronological order.
  public func newCalendar(named name: String) -> CalendarInfo {
    let known = calendars
    // 33 bits of seconds and 20 of a hash: JavaScript has integers of 53 bits.
    let random = Int64(FNV1a(newUID()).value & 0xF_FFFF)
    var id = CalendarID((now().seconds & 0x1_FFFF_FFFF) << 20 | random)
    while known.contains(where: { $0.id == id }) { id = CalendarID(id.rawValue + 1) }
    return CalendarInfo(id: id, name: name, color: .unused(by: known))
  }

  /// Returns the reminders of new events: the calendar's default or, if it has none, the default of the options.
  package func defaultReminders(in calendar: CalendarID) -> DefaultReminders {
    calendars.first { $0.id == calendar }?.defaultReminders ?? options.defaultReminders
  }

  // MARK: - Edits

  /// Adds a calendar, or changes one.
  func put(_ info: CalendarInfo) throws(EditError) -> EditReceipt? {
    let old = try readCalendars().first { $0.id == info.id }
    if old == info { return nil }
    if old?.access == .readOnly { throw .refused([.readOnly(info.id)]) }
    try require(old == nil ? .create : .edit)
    guard let old else { return try commit(plan(of: info, as: .makeCalendar)) }
    let isRenamed = !old.name.hasSameBytes(as: info.name)
    let keepsReminders = old.defaultReminderText.hasSameBytes(as: info.defaultReminderText)
    return try commit(
      plan(of: info, as: isRenamed ? .renameCalendar : keepsReminders ? .colorCalendar : .remindCalendar))
  }

  /// Deletes a calendar and all its events.
  func deleteCalendar(_ id: CalendarID) throws(EditError) -> EditReceipt {
    guard let calendar = try readCalendars().first(where: { $0.id == id }) else { throw .store(.calendarNotFound(id)) }
    if calendar.access == .readOnly { throw .refused([.readOnly(id)]) }
    try require(.delete)
    return try commit(plan(ofDeleting: calendar))
  }

  private func require(_ verb: EditVerbs) throws(EditError) {
    if !options.verbs.contains(verb) { throw .refused([.notPermitted(verb)]) }
  }

  private func isPermitted(_ verb: EditVerbs, _ plan: EditPlan) -> Bool {
    guard options.verbs.contains(verb) else { return false }
    if case .refuse? = delegate?.validate(plan, isFinal: false) { return false }
    return true
  }

  private func plan(of calendar: CalendarInfo, as kind: EditLabel.Kind) -> EditPlan {
    EditPlan([.putCalendar(calendar)], EditLabel(kind, title: ByteText(calendar.name)), before: [])
  }

  private func plan(ofDeleting calendar: CalendarInfo) -> EditPlan {
    EditPlan([.deleteCalendar(calendar.id)], EditLabel(.deleteCalendar, title: ByteText(calendar.name)), before: [])
  }
}
