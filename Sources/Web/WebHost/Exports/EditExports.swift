// What only programs with an editable calendar or a list of calendars export; the page calls these where they exist.
#if !ALMANAC_CALENDAR
  import Almanac

  /// Restores the user's order and visibility of calendars: the fields of `WebMessage.calendars`, separated by U+001F.
  @c(almanac_set_preferences) public func setPreferences(length: Int32) { session?.setPreferences(Inbox.text(length)) }

  /// Replaces the page's list of resources. The inbox has the numbers, then the texts, separated by U+0000, of
  /// `Resource.list`; `length` is the length of both.
  @c(almanac_set_resources) public func setResources(numbersLength: Int32, length: Int32) {
    let bytes = Inbox.bytes(length)
    let end = min(max(0, Int(numbersLength)), bytes.count)
    session?.loader.setResources(Resource.list(Array(bytes[..<end]), texts: String(utf8: bytes[end...]).split(at: 0)))
  }

  /// Replaces the list of the server's calendars. The inbox has the fields of `ServerCalendar` for each, all separated
  /// by U+001F.
  @c(almanac_set_calendars) public func setCalendars(length: Int32) {
    session?.answers.readAll()
    session?.screen?.content.setCalendars(Inbox.text(length).split(at: 0x1F))
  }

  /// Merges edits that the server rejected, because somebody else had changed the same events, with the server's version.
  /// The inbox has the fields of `RefusedObject` for each calendar object, all separated by U+001F. With `asks`, the user
  /// decides even if all fields could be merged. Returns 1 if `WebMessage.resolved` reports the result, now or later; 0
  /// if nothing was done.
  @c(almanac_resolve) public func resolve(asks: Int32, length: Int32) -> Int32 {
    let objects = RefusedObject.list(of: Inbox.text(length).split(at: 0x1F))
    return session?.screen?.content.resolve(objects, asks: asks != 0) == true ? 1 : 0
  }

  /// Marks the events of exactly these calendar objects as not saved on the server yet. The inbox has the number of the
  /// calendar and the UID of each, all separated by U+001F.
  @c(almanac_mark_unsaved) public func markUnsaved(length: Int32) {
    let fields = Inbox.text(length).split(at: 0x1F)
    let objects = stride(from: 0, to: fields.count - 1, by: 2).map { at in
      (serverNumber: RefusedObject.number(fields[at]), uid: fields[at + 1])
    }
    session?.screen?.content.markUnsaved(objects)
  }

  /// Performs an edit requested by a script: a `PageEdit.Kind`, `PageEdit.Fields`, and an `EditScope` or -1. The inbox
  /// has the event in the form of `EventBatch`. `WebMessage.edited` reports the outcome before this returns.
  @c(almanac_edit) public func edit(kind: Int32, fields: Int32, scope: Int32, length: Int32) {
    guard let kind = PageEdit.Kind(rawValue: kind) else { return }
    session?.edit(kind, fields: fields, scope: scope, Inbox.bytes(length))
  }

  /// Selects a time, without asking the rules, and reports it with `WebMessage.selectTime`. The inbox has four numbers:
  /// the start, its clock (0 a day, 1 a reading, 2 an instant), the end, and its clock; or none, to clear the selection.
  /// Then the id of a resource with a prefix +, or nothing; `length` is the length of both.
  @c(almanac_select_time) public func selectTime(numbersLength: Int32, length: Int32) {
    let bytes = Inbox.bytes(length)
    let end = min(max(0, Int(numbersLength)), bytes.count)
    session?.screen?.content.selectTime(
      OptionValue(bytes: Array(bytes[..<end])), resource: String(utf8: bytes[end...]))
  }

  /// Takes the event that a pointer is about to drag in from the page, or replaces the one that it drags. The inbox has
  /// the event in the form of `EventBatch`; with negative `fields`, an iCalendar text whose first event counts.
  /// `WebMessage.edited` reports before this returns whether it can be dragged.
  ///
  /// - Parameters:
  ///   - fields: `PageEdit.Fields`.
  ///   - seconds: the length of an all-day event that moves to the hours; 0 for the default length.
  @c(almanac_set_dragged) public func setDragged(fields: Int32, seconds: Double, length: Int32) {
    session?.setDragged(Inbox.bytes(length), fields: fields, length: Int(min(max(seconds, 0), 1e9)))
  }

  /// Reports a pointer that drags an event in from the page: whether it is over the element, and whether the drag ends.
  /// If it ends over the element, the event is created, and `WebMessage.edited` reports it, with its `EventFields`, before
  /// this returns. Returns 0 if the drag has ended.
  @c(almanac_drag) public func drag(
    isOver: Int32, ends: Int32, isTouch: Int32, x: Double, y: Double, time: Double
  ) -> Int32 {
    let pointer = PointerEvent(
      phase: ends != 0 ? .up : .move, location: Point(x: x, y: y), time: time, kind: isTouch != 0 ? .touch : .mouse)
    return session?.screen?.content.drag(pointer, isOver: isOver != 0) == true ? 1 : 0
  }

  /// Receives the page's answer to a `WebMessage.conflict` that it prevented: 0 for the local version, 1 for the other
  /// one, -1 for none.
  @c(almanac_choose) public func choose(number: Int32) { session?.screen?.content.choose(number) }

  /// Undoes the last edit, or redoes the last undone one if `again` is 1. Returns 1 if there was one.
  @c(almanac_undo) public func undo(again: Int32) -> Int32 {
    session?.screen?.content.undo(again: again != 0) == true ? 1 : 0
  }

  /// Reports all events as `WebMessage.export`.
  @c(almanac_export) public func export() { session?.screen?.content.export() }

  /// Reports events as `WebMessage.export`: of the calendar with a number in the store, or of all if it is negative; with
  /// occurrences on `count` days starting at `first`, counted from 1 January 1970, or on any days if `count` is 0; and
  /// with the UID in the inbox, or with any if there is none.
  @c(almanac_export_events) public func exportEvents(calendar: Double, first: Int32, count: Int32, length: Int32) {
    session?.answers.readAll()
    let start = DayNumber(Int(first))
    session?.screen?.content.export(
      calendar < 0 ? nil : Int64(exactly: calendar), count > 0 ? start..<start + Int(count) : nil,
      uid: Inbox.text(length))
  }

  /// Reports the calendars as `WebMessage.export`: 1 if people can create calendars; then for each calendar its number in
  /// the store, its name, its color as in `EventBatch`, 1 if it accepts new events, and the server's number, or nothing.
  @c(almanac_calendars) public func reportCalendars() {
    session?.answers.readAll()
    session?.screen?.content.reportCalendars()
  }

  /// Compares an .ics file with the calendar that has a number in the store, or with a new calendar if it is negative, and
  /// imports the file unless `isDryRun` is 1. The inbox has the name of the file, which becomes the name of a new calendar,
  /// then the file; `length` is the length of both. `WebMessage.imported` reports the result before this returns.
  @c(almanac_import) public func importEvents(calendar: Double, nameLength: Int32, length: Int32, isDryRun: Int32) {
    let bytes = Inbox.bytes(length)
    let end = min(max(0, Int(nameLength)), bytes.count)
    session?.answers.readAll()
    session?.screen?.content.importEvents(
      Array(bytes[end...]), name: String(utf8: bytes[..<end]), into: calendar < 0 ? nil : Int64(exactly: calendar),
      isDryRun: isDryRun != 0)
  }

  /// Sets whether the details of events have a button that copies a link; `WebMessage.link` reports a press.
  @c(almanac_set_links) public func setLinks(isOn: Int32) { session?.screen?.content.hasLinks = isOn != 0 }

  /// Reports the record of the UID in the inbox as `WebMessage.export`; nothing if the source with a number, or any source
  /// if it is negative, has no such event.
  @c(almanac_record) public func record(length: Int32, source: Int32) {
    session?.screen?.content.reportRecord(Inbox.text(length), in: Int(source))
  }

  /// Reports the columns of the level of resources in view as `WebMessage.export`; nothing at other levels.
  @c(almanac_shown_resources) public func shownResources() { session?.screen?.content.reportResources() }

  /// Reports the reminders that are due from one time up to another, exclusive, in seconds since 1970, as
  /// `WebMessage.export`: for each, the time; the position of its alarm among the alarms of the event; the number of the
  /// server's calendar and RECURRENCE-ID, both empty if there is none; when the occurrence is, in words; and its
  /// `EventFields`.
  @c(almanac_reminders) public func reminders(from: Double, to: Double) {
    func instant(_ seconds: Double) -> Instant { Instant(seconds: Int64(min(max(seconds, -1e12), 1e12))) }
    session?.screen?.content.reportReminders(from: instant(from), to: instant(to))
  }

  /// Reports the sentence about a number of missed reminders as `WebMessage.export`.
  @c(almanac_missed_reminders) public func missedReminders(count: Int32) {
    session?.screen?.content.reportMissedReminders(Int(count))
  }

  /// Shows a record of the page's server instead of the event with a UID. The inbox has the UID, then the record in the
  /// form of `EventBatch`; `length` is the length of both. A batch without events removes it. The source is negative for
  /// files. `almanac_merged` follows when all records of a save are shown.
  @c(almanac_merge) public func merge(source: Int32, uidLength: Int32, length: Int32) {
    let bytes = Inbox.bytes(length)
    let end = min(max(0, Int(uidLength)), bytes.count)
    session?.answers.readAll()
    session?.screen?.content.merge(
      Array(bytes[end...]), insteadOf: String(utf8: bytes[..<end]), in: Int(source))
  }

  /// Ends `almanac_merge` for the records of a save.
  @c(almanac_merged) public func merged() { session?.screen?.content.didMerge() }
#endif
