import Almanac

/// The editing of a page's events: asks the page about edits, reports them, and provides the text of the calendar
/// objects that a server has to save.
final class PageEditing: CalendarEditingDelegate {
  let editor: EventEditor
  let controller: EditingController
  let parts: PageParts
  /// The calendar objects of the edit about to be made, before the edit.
  private var planned: [(object: ObjectKey, text: String)] = []
  /// Whether the page knows of the edit about to be made, because it changes a record.
  private var isAnnounced = false
  /// The event that a pointer drags in from the page, and its length among hours, in seconds; `nil` for none.
  var dragged: (event: Event, length: Int)?
  /// The event that the latest edit has written first; `nil` for none.
  private(set) var written: Event?
  /// Whether a script of the page is making an edit.
  var isScripted = false

  /// The last answer of `allowChange` during the edit in progress; `nil` if it was not called yet.
  var verdict: PageVerdict?

  /// Receives the page's answer to which version of an event counts; `nil` while no question is open.
  var answerOfPage: ((ConflictSide?) -> Void)?

  /// The numbers of the calendars that the user deleted.
  var deletedNumbers: [(calendar: CalendarID, number: Int64)] = []

  /// The identity of a calendar object: its calendar, and the UID of its events.
  struct ObjectKey: Equatable {
    var calendar: CalendarID
    var uid: ByteText

    init(_ calendar: CalendarID, _ uid: String) { (self.calendar, self.uid) = (calendar, ByteText(uid)) }
    init(of event: Event) { self.init(event.calendar, event.uid) }
  }

  init(_ parts: PageParts, calendar: CalendarView) {
    self.parts = parts
    let (settings, port) = (parts.settings, parts.port)
    editor = EventEditor(
      store: parts.loader.store, displayZone: parts.timeline.displayZone, zones: parts.loader.zones,
      now: { settings.now }, newUID: { port.newUID() })
    controller = EditingController(editor: editor, calendar: calendar)
    editor.delegate = self
    listen()
  }

  /// Applies changed settings and the words of another language.
  func update(_ settings: PageSettings) {
    editor.options.verbs = EditVerbs(rawValue: settings.values.verbs)
    editor.options.snap = settings.values.snap
    editor.options.defaultLength = settings.values.defaultLength * 60
    let reminders = settings.values.defaultReminders
    // Without text, a start reads nothing.
    editor.options.defaultReminders =
      (reminders.utf8.isEmpty ? nil : DefaultReminders(reminders)) ?? DefaultReminders()
    let words = settings.editWords
    controller.remindsWhileOpen = settings.values.remindsWhileOpen
    let isOther = !words[.movedShort].hasSameBytes(as: controller.words[.movedShort])
    controller.words = words
    if settings.values.configuration.selectionMode != .time { endTimeSelection() }
    if isOther, editor.undoStack.undoLabel != nil || editor.undoStack.redoLabel != nil { reportUndo() }
  }

  func undo(again: Bool) -> Bool { controller.perform(again ? .redo : .undo) }

  func close() {
    editor.delegate = nil
    controller.close()
    controller.listener = EditingListener()
  }

  // MARK: - Edits

  func validate(_ plan: EditPlan, isFinal: Bool) -> EditDecision {
    if let refusal = refusal(ofCalendarIn: plan) { return .refuse(refusal) }
    let reason = refusal(of: plan, [])
    if isFinal { verdict = nil }
    if let reason { return .refuse(reason) }
    guard isFinal else { return .allow }
    return announce(plan, cause: isScripted ? "script" : "user")
  }

  func validate(_ plan: EditPlan, for origin: EditReceipt.Origin) -> EditDecision {
    let decision = announce(plan, cause: origin == .undo ? "undo" : origin == .redo ? "redo" : "user")
    // The page saves the version that was chosen in a conflict itself.
    if origin == .edit { planned = [] }
    return decision
  }

  /// Asks the page about an edit, and remembers what it changes.
  private func announce(_ plan: EditPlan, cause: String) -> EditDecision {
    let isOfCalendar = plan.label.kind.isOfCalendar
    let changes = isOfCalendar ? calendarChanges(of: plan) : changes(of: plan)
    let scope = plan.scope.map { $0 == .this ? "this" : $0 == .all ? "all" : "following" } ?? ""
    isAnnounced = !changes.hasSameBytes(as: "[]")
    let fields = [
      isOfCalendar ? "calendar" : "event", plan.label.kind.word, cause, scope, changes, controller.words[.notSaved],
    ]
    if isAnnounced, parts.port.post(.beforeEdit, fields) {
      return .refuse("")
    }
    planned = []
    for event in plan.before + plan.after {
      let object = ObjectKey(of: event)
      if !planned.contains(where: { $0.object == object }) { planned.append((object, text(of: object))) }
    }
    return .allow
  }

  func didCommit(_ receipt: EditReceipt) {
    if dragged != nil { written = receipt.written.first }
    if isAnnounced { parts.port.post(.edit, []) }
    reportUndo()
    if let edit = CalendarEdit(receipt) { return save(edit, receipt) }
    save(planned, receipt.label.title.string)
    planned = []
  }

  /// Reports to the page what can be undone and redone, in its language.
  func reportUndo() {
    let labels = [editor.undoStack.undoLabel, editor.undoStack.redoLabel]
    parts.port.post(.undo, labels.map { label in label.map { controller.title(of: $0) } ?? "" })
  }

  /// Returns the fields of an event for the page.
  func fields(_ event: Event) -> [String] {
    EventFields.of(event, editor.clock.shown(event), in: parts.timeline, parts.loader)
  }

  // MARK: - Saving

  /// Gives the page the server's calendar objects that an edit of the event with a title has changed.
  private func save(_ changed: [(object: ObjectKey, text: String)], _ title: String) {
    let fields = fields(of: changed)
    if !fields.isEmpty { parts.port.post(.save, sentences(title) + fields) }
  }

  /// The fields of `WebMessage.save` for calendar objects with their text before an edit.
  func fields(of changed: [(object: ObjectKey, text: String)]) -> [String] {
    var fields: [String] = []
    for (object, before) in changed {
      guard let number = parts.loader.serverNumber(of: object.calendar) else { continue }
      parts.loader.keep(object.uid.string, in: object.calendar)
      fields += [String(number), object.uid.string, text(of: object), before]
    }
    return fields
  }

  /// The page's messages about saving an event with a title.
  func sentences(_ title: String) -> [String] {
    let shown = title.utf8.isEmpty ? parts.settings.phrases.untitled : title
    let words = controller.words
    return [
      words[.notAccepted], words.text(.changedElsewhere, [("title", shown)]), words[.notSavedYet], words[.saved],
      parts.settings.phrases.tryAgain, words[.saveFile], shown, words[.storeReadOnly], words[.noStorage],
      words[.serverUnavailable],
    ]
  }

  /// Marks the events of exactly these calendar objects as not saved on the server yet. Without a server, the numbers
  /// are the ones of the page's sources.
  func markUnsaved(_ objects: [(serverNumber: Int64, uid: String)]) {
    var events: [EventID] = []
    let loader = parts.loader
    for (number, uid) in objects {
      let calendars =
        loader.hasServer
        ? [loader.calendar(serverNumber: number)].compactMap { $0 } : loader.calendars(of: Int(number))
      for calendar in calendars { events += loader.store.stored(uid: uid, in: calendar).map { $0.id } }
    }
    parts.timeline.markUnsaved(events, note: controller.words[.notSavedYet])
  }

  /// The iCalendar text of a calendar object; empty if it has no events.
  private func text(of object: ObjectKey) -> String {
    let events = parts.loader.store.stored(uid: object.uid.string, in: object.calendar)
    return events.isEmpty ? "" : ICalendarWriter.write(events.map { $0.event }, zones: parts.loader.zones)
  }
}
