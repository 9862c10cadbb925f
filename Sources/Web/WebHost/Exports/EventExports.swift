import Almanac

/// Sets whether events come from a server, 1 from one whose calendars cannot be changed and 2 from one that makes
/// changes. The page asks it for the days in view and around it.
@c(almanac_set_server) public func setServer(isThere: Int32) {
  session?.setServer(isThere != 0, access: isThere == 1 ? .readOnly : .full)
}

/// Sets the days whose events are loaded while others are missing because the server does not answer: the inbox has the first
/// day of each span and the first one after it, counted from 1 January 1970, in order. A negative length means that none are
/// missing.
@c(almanac_set_loaded) public func setLoaded(length: Int32) {
  session?.setLoaded(length < 0 ? nil : OptionValue(bytes: Inbox.bytes(length)).ranges)
}

/// Shows an .ics file beside the others; one of the same name is replaced, or all if `replacesAll` is 1. The inbox has
/// the name of the file, then the file; `length` is that of both. `WebMessage.report` tells the result before this
/// returns. Returns 0 if it is no calendar; then nothing changes.
@c(almanac_load) public func load(nameLength: Int32, length: Int32, replacesAll: Int32) -> Int32 {
  let bytes = Inbox.bytes(length)
  let nameEnd = min(max(0, Int(nameLength)), bytes.count)
  let name = String(decoding: bytes[..<nameEnd], as: UTF8.self)
  let isRead = session?.load(Array(bytes[nameEnd...]), name: name, replacesAll: replacesAll != 0)
  return isRead == true ? 1 : 0
}

/// Takes events of a source of the page, in the form of `EventBatch`. `WebMessage.batch` tells the result before this
/// returns.
@c(almanac_events) public func events(source: Int32, length: Int32) {
  session?.take(Inbox.bytes(length), of: Int(source))
}

/// Takes an .ics file as all that a source of the page has; with `isAnswer` 1 as one of the answers of a server, beside which
/// the others stay. The inbox has the name of its calendar, if the file has none,
/// then the file; `length` is that of both. `WebMessage.report` tells the result before this returns.
@c(almanac_source_text) public func sourceText(source: Int32, nameLength: Int32, length: Int32, isAnswer: Int32) {
  let bytes = Inbox.bytes(length)
  let end = min(max(0, Int(nameLength)), bytes.count)
  let name = String(decoding: bytes[..<end], as: UTF8.self)
  session?.take(text: Array(bytes[end...]), name: name, of: Int(source), isAnswer: isAnswer != 0)
}

/// Removes all events of a source of the page.
@c(almanac_remove_source) public func removeSource(source: Int32) { session?.remove(source: Int(source)) }

/// Reports the occurrences on `count` days from `first` on, counted from 1 January 1970, as `WebMessage.occurrences`. If
/// `isShown` is not 0, these are the ones that the calendar shows on the first day.
@c(almanac_query) public func query(first: Int32, count: Int32, isShown: Int32) {
  session?.query(DayNumber(Int(first))..<DayNumber(Int(first) + Int(max(0, count))), isShown: isShown != 0)
}

/// Takes an answer of the server about `count` days from `first` on, counted from 1 January 1970: iCalendar text, one
/// VCALENDAR for each calendar. It is read at once if the days are in view or `count` is 0, otherwise between frames.
/// `WebMessage.answer` with the number of the answer tells when it is read.
@c(almanac_receive) public func receive(length: Int32, number: Int32, first: Int32, count: Int32) {
  let start = DayNumber(Int(first))
  session?.answers.receive(Inbox.bytes(length), number: Int(number), days: start..<start + Int(max(0, count)))
}

/// Puts the events of a resource of the server, by the number of its calendar and its UID, in place of those that are
/// shown. The inbox has the UID, then iCalendar text; `length` is that of both. Without text, the events are removed.
@c(almanac_replace) public func replace(calendar: Double, uidLength: Int32, length: Int32) {
  let bytes = Inbox.bytes(length)
  let end = min(max(0, Int(uidLength)), bytes.count)
  guard let number = Int64(exactly: calendar) else { return }
  session?.loader.replace(
    String(decoding: bytes[..<end], as: UTF8.self), serverNumber: number, by: Array(bytes[end...]))
}

/// Makes the calendars of the server those of a list, in programs that edit. The inbox has the fields of
/// `ServerCalendar` for each, all separated by U+001F.
@c(almanac_set_calendars) public func setCalendars(length: Int32) {
  session?.answers.readAll()
  session?.screen?.content.setCalendars(Inbox.text(length).split(at: 0x1F))
}

/// Joins edits that the server refused, because somebody else had changed the same events, with what it has. The inbox
/// has the fields of `RefusedResource` for each resource, all separated by U+001F. With `asks`, a person decides even if
/// all fields could be joined. Returns 1 if `WebMessage.resolved` tells the result, at once or later; 0 if nothing was
/// done.
@c(almanac_resolve) public func resolve(asks: Int32, length: Int32) -> Int32 {
  let resources = RefusedResource.list(of: Inbox.text(length).split(at: 0x1F))
  return session?.screen?.content.resolve(resources, asks: asks != 0) == true ? 1 : 0
}

/// Marks the events of resources that the server does not have yet, and no others. The inbox has, for each, the number
/// of its calendar and its UID, all separated by U+001F.
@c(almanac_mark_unsaved) public func markUnsaved(length: Int32) {
  let fields = Inbox.text(length).split(at: 0x1F)
  let resources = stride(from: 0, to: fields.count - 1, by: 2).map { at in
    (serverNumber: RefusedResource.number(fields[at]), uid: fields[at + 1])
  }
  session?.screen?.content.markUnsaved(resources)
}

/// Makes an edit that a script asks for: a `PageEdit.Kind`, `PageEdit.Fields`, and an `EditScope` or -1. The inbox has the
/// event in the form of `EventBatch`. `WebMessage.edited` tells the outcome before this returns, in programs that edit.
@c(almanac_edit) public func edit(kind: Int32, fields: Int32, scope: Int32, length: Int32) {
  guard let kind = PageEdit.Kind(rawValue: kind) else { return }
  session?.edit(kind, fields: fields, scope: scope, Inbox.bytes(length))
}

/// Takes the answer of a page to a `WebMessage.conflict` that it prevented: 0 for the version from here, 1 for the other one, -1
/// for none.
@c(almanac_choose) public func choose(number: Int32) { session?.screen?.content.choose(number) }

/// Undoes the latest edit, or makes the latest undone one again if `again` is 1. Returns 1 if there was one.
@c(almanac_undo) public func undo(again: Int32) -> Int32 {
  session?.screen?.content.undo(again: again != 0) == true ? 1 : 0
}

/// Reports all events as `WebMessage.export`, in programs that edit.
@c(almanac_export) public func export() { session?.screen?.content.export() }
