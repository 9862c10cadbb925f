import Almanac

/// The content of `almanac-edit.wasm`: an editable calendar with a panel next to it.
final class EditContent: PageContent {
  private let screen: CalendarScreen
  private let parts: PageParts
  /// The editing of events and the selection of times; `nil` if the page allows neither.
  private(set) var editing: PageEditing?
  private var isLinked = false
  private lazy var reminders = PageReminders(parts)

  init(_ configuration: CalendarConfiguration, _ parts: PageParts) {
    let store = parts.loader.store
    self.parts = parts
    screen = CalendarScreen(
      calendar: CalendarView(configuration: configuration), timeline: parts.timeline, store: store, source: store,
      zones: parts.loader.zones, panelMode: .none)
    super.init(view: screen, calendar: screen.calendar)
    screen.panel.onPreferencesChange = { [panel = Unowned(wrappedValue: screen.panel)] in
      parts.keepPreferences(panel.wrappedValue.preferences)
    }
  }

  override var palette: Palette { screen.calendar.configuration.style.palette }

  override func update(configuration: CalendarConfiguration) {
    screen.update(configuration: configuration)
    editing?.editor.displayZone = parts.timeline.displayZone
  }

  override func setEditing(_ settings: PageSettings) {
    defer { screen.panel.editingDidChange() }
    guard settings.values.verbs != 0 || settings.values.configuration.selectionMode == .time else {
      editing?.close()
      editing = nil
      return
    }
    let editing = editing ?? PageEditing(parts, calendar: screen.calendar)
    self.editing = editing
    editing.update(settings)
    editing.setLinks(hasLinks)
  }

  override var hasLinks: Bool {
    get { isLinked }
    set {
      isLinked = newValue
      editing?.setLinks(newValue)
    }
  }

  override func undo(again: Bool) -> Bool { editing?.undo(again: again) == true }

  override func perform(_ edit: PageEdit) { editing?.perform(edit) }

  override func setDragged(_ edit: PageEdit?, text: [UInt8], length: Int) {
    editing?.setDragged(edit, text: text, length: length)
  }

  override func drag(_ pointer: PointerEvent, isOver: Bool) -> Bool { editing?.drag(pointer, isOver: isOver) == true }

  override func resolve(_ objects: [RefusedObject], asks: Bool) -> Bool {
    editing?.resolve(objects, asks: asks) == true
  }

  override func selectTime(_ numbers: OptionValue, resource: String) {
    editing?.selectTime(numbers, resource: resource)
  }

  override func choose(_ number: Int32) { editing?.choose(number) }

  override func markUnsaved(_ objects: [(serverNumber: Int64, uid: String)]) { editing?.markUnsaved(objects) }

  override func showNotice(_ text: String) { editing?.controller.refuse(text) }

  override func setCalendars(_ fields: [String]) { parts.loader.setCalendars(ServerCalendar.list(of: fields)) }

  override func reportRecord(_ uid: String, in source: Int) { editing?.reportRecord(uid, in: source) }

  override func reportResources() {
    let none = screen.calendar.configuration.locale.phrases.noResource
    let columns = screen.calendar.columnResources.flatMap { [$0?.id ?? "", $0?.title ?? none] }
    if !columns.isEmpty { parts.port.post(.export, columns) }
  }

  override func reportReminders(from: Instant, to: Instant) {
    reminders.report(from: from, to: to, texts: screen.calendar.texts)
  }

  override func reportMissedReminders(_ count: Int) { reminders.reportMissed(count) }

  override func merge(_ record: [UInt8], insteadOf uid: String, in source: Int) {
    editing?.merge(record, insteadOf: uid, in: source)
  }

  override func didMerge() { editing?.didMerge() }

  override var leavingQuestion: String? {
    editing.flatMap { $0.controller.hasTypedText ? $0.controller.words[.leaveAsked] : nil }
  }

  override func export() { parts.port.post(.export, [parts.loader.text()]) }

  override func export(_ calendar: Int64?, _ days: Range<DayNumber>?, uid: String) {
    let loader = parts.loader
    var keys: KeySet?
    if let days {
      var found = KeySet()
      for occurrence in parts.timeline.occurrences(touching: days) {
        guard let event = parts.timeline.event(occurrence.id.event)?.event else { continue }
        _ = found.insert(EventLoader.key(event.calendar, event.uid))
      }
      keys = found
    }
    let text = loader.text { event in
      if let calendar, event.calendar.rawValue != calendar { return false }
      if !uid.utf8.isEmpty, !event.uid.hasSameBytes(as: uid) { return false }
      return keys?.contains(EventLoader.key(event.calendar, event.uid)) ?? true
    }
    parts.port.post(.export, [text])
  }

  override func reportCalendars() {
    var fields = [editing?.editor.mayMakeCalendars == true ? "1" : ""]
    let writable = editing?.editor.writableCalendars ?? []
    for calendar in parts.loader.store.allCalendars {
      let number = parts.loader.serverNumber(of: calendar.id)
      fields += [
        String(calendar.id.rawValue), calendar.name, EventFields.number(of: calendar.color),
        writable.contains(calendar.id) ? "1" : "", number.map { String($0) } ?? "",
      ]
    }
    parts.port.post(.export, fields)
  }

  override func importEvents(_ text: [UInt8], name: String, into calendar: Int64?, isDryRun: Bool) {
    editing?.importEvents(text, name: name, into: calendar, isDryRun: isDryRun)
  }

  override func setPreferences(_ preferences: [CalendarPreference]) { screen.panel.preferences = preferences }

  override func setPanel(_ number: Int32) { screen.panelMode = PanelMode(rawValue: number) ?? .none }
}
