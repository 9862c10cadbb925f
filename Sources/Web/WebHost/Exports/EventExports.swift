import Almanac

/// Sets whether events come from a server: 0 for no server, 1 for a server with read-only calendars, 2 for one that
/// accepts changes. The page requests the events of the days in view and around them.
@c(almanac_set_server) public func setServer(isThere: Int32) {
  session?.setServer(isThere != 0, access: isThere == 1 ? .readOnly : .full)
}

/// Sets the days whose events are loaded while others are missing because the server does not respond. The inbox has
/// the first day of each span and the first day after it, counted from 1 January 1970, in order. A negative length
/// means that no events are missing.
@c(almanac_set_loaded) public func setLoaded(length: Int32) {
  session?.setLoaded(length < 0 ? nil : OptionValue(bytes: Inbox.bytes(length)).ranges)
}

/// Adds an .ics file. It replaces a file with the same name, or all files if `replacesAll` is 1. The inbox has the name
/// of the file, then the file; `length` is the length of both. `WebMessage.report` reports the result before this
/// returns. Returns 0 if the file is not a calendar; then nothing changes.
@c(almanac_load) public func load(nameLength: Int32, length: Int32, replacesAll: Int32) -> Int32 {
  let bytes = Inbox.bytes(length)
  let nameEnd = min(max(0, Int(nameLength)), bytes.count)
  let name = String(decoding: bytes[..<nameEnd], as: UTF8.self)
  let isRead = session?.load(Array(bytes[nameEnd...]), name: name, replacesAll: replacesAll != 0)
  return isRead == true ? 1 : 0
}

/// Receives events from a source of the page, in the form of `EventBatch`. `WebMessage.batch` reports the result before
/// this returns.
@c(almanac_events) public func events(source: Int32, length: Int32) {
  session?.take(Inbox.bytes(length), of: Int(source))
}

/// Receives an .ics file as the complete content of a source of the page or, if `isAnswer` is 1, as one of several
/// answers of a server. The inbox has the name of its calendar, in case the file has none, then the file; `length` is
/// the length of both. `WebMessage.report` reports the result before this returns.
@c(almanac_source_text) public func sourceText(source: Int32, nameLength: Int32, length: Int32, isAnswer: Int32) {
  let bytes = Inbox.bytes(length)
  let end = min(max(0, Int(nameLength)), bytes.count)
  let name = String(decoding: bytes[..<end], as: UTF8.self)
  session?.take(text: Array(bytes[end...]), name: name, of: Int(source), isAnswer: isAnswer != 0)
}

/// Removes all events of a source of the page.
@c(almanac_remove_source) public func removeSource(source: Int32) { session?.remove(source: Int(source)) }

/// Reports the occurrences on `count` days starting at `first`, counted from 1 January 1970, as
/// `WebMessage.occurrences`. If `isShown` is not 0, reports the occurrences that the calendar shows on the first day.
@c(almanac_query) public func query(first: Int32, count: Int32, isShown: Int32) {
  session?.query(DayNumber(Int(first))..<DayNumber(Int(first) + Int(max(0, count))), isShown: isShown != 0)
}

/// Receives the server's answer about `count` days starting at `first`, counted from 1 January 1970: iCalendar text
/// with one VCALENDAR per calendar. It is read immediately if the days are in view or `count` is 0, otherwise between
/// frames. `WebMessage.answer` with the number of the answer reports its completion.
@c(almanac_receive) public func receive(length: Int32, number: Int32, first: Int32, count: Int32) {
  let start = DayNumber(Int(first))
  session?.answers.receive(Inbox.bytes(length), number: Int(number), days: start..<start + Int(max(0, count)))
}

/// Replaces the events of a server's calendar object, named by the number of its calendar and its UID. The inbox has
/// the UID, then iCalendar text; `length` is the length of both. If there is no text, the events are removed.
@c(almanac_replace) public func replace(calendar: Double, uidLength: Int32, length: Int32) {
  let bytes = Inbox.bytes(length)
  let end = min(max(0, Int(uidLength)), bytes.count)
  guard let number = Int64(exactly: calendar) else { return }
  session?.loader.replace(
    String(decoding: bytes[..<end], as: UTF8.self), serverNumber: number, by: Array(bytes[end...]))
}

/// Replaces the list of the server's calendars, in programs that edit. The inbox has the fields of `ServerCalendar` for
/// each, all separated by U+001F.
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
/// has the event in the form of `EventBatch`. In programs that edit, `WebMessage.edited` reports the outcome before
/// this returns.
@c(almanac_edit) public func edit(kind: Int32, fields: Int32, scope: Int32, length: Int32) {
  guard let kind = PageEdit.Kind(rawValue: kind) else { return }
  session?.edit(kind, fields: fields, scope: scope, Inbox.bytes(length))
}

/// Receives the page's answer to a `WebMessage.conflict` that it prevented: 0 for the local version, 1 for the other
/// one, -1 for none.
@c(almanac_choose) public func choose(number: Int32) { session?.screen?.content.choose(number) }

/// Undoes the last edit, or redoes the last undone one if `again` is 1. Returns 1 if there was one.
@c(almanac_undo) public func undo(again: Int32) -> Int32 {
  session?.screen?.content.undo(again: again != 0) == true ? 1 : 0
}

/// Reports all events as `WebMessage.export`, in programs that edit.
@c(almanac_export) public func export() { session?.screen?.content.export() }

/// Reports the record of the UID in the inbox as `WebMessage.export`, in programs that edit; nothing if the source with
/// a number, or any source if it is negative, has no such event.
@c(almanac_record) public func record(length: Int32, source: Int32) {
  session?.screen?.content.reportRecord(Inbox.text(length), in: Int(source))
}

/// Shows a record of the page's server instead of the event with a UID, in programs that edit. The inbox has the UID,
/// then the record in the form of `EventBatch`; `length` is the length of both. A batch without events removes it. The
/// source is negative for files. `almanac_merged` follows when all records of a save are shown.
@c(almanac_merge) public func merge(source: Int32, uidLength: Int32, length: Int32) {
  let bytes = Inbox.bytes(length)
  let end = min(max(0, Int(uidLength)), bytes.count)
  session?.answers.readAll()
  session?.screen?.content.merge(
    Array(bytes[end...]), insteadOf: String(decoding: bytes[..<end], as: UTF8.self), in: Int(source))
}

/// Ends `almanac_merge` for the records of a save.
@c(almanac_merged) public func merged() { session?.screen?.content.didMerge() }
