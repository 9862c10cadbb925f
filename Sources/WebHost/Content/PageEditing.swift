import Almanac

/// The editing of the events of a page: asks the page about edits and tells it of them, and gives it the texts of the
/// resources that a server has to save.
final class PageEditing: CalendarEditingDelegate {
  let editor: EventEditor
  private let controller: EditingController
  private let parts: PageParts
  /// The resources of the events that edits wrote or deleted, for undoing and making again, which name them by number.
  private var known: [(id: EventID, resource: Resource)] = []
  /// The resources of the edit that is about to be made, as they are before it.
  private var planned: [(resource: Resource, text: String)] = []

  /// All events of a UID in a calendar.
  private struct Resource: Equatable {
    var calendar: CalendarID
    var uid: ByteText

    init(of event: Event) { (calendar, uid) = (event.calendar, ByteText(event.uid)) }
  }

  init(_ parts: PageParts, calendar: CalendarView) {
    self.parts = parts
    let (settings, port) = (parts.settings, parts.port)
    editor = EventEditor(
      store: parts.loader.store, displayZone: parts.timeline.displayZone, zones: parts.loader.zones,
      now: { settings.now }, newUID: { port.newUID() })
    controller = EditingController(editor: editor, calendar: calendar)
    editor.delegate = self
  }

  /// Takes changed settings and the words of another language.
  func update(_ settings: PageSettings) {
    editor.options.verbs = EditVerbs(rawValue: settings.verbs)
    editor.options.snap = settings.snap
    editor.options.defaultLength = settings.defaultLength * 60
    var words = EditPhrases(lines: settings.languageLines) ?? .english
    words.replace(by: settings.ownWords)
    controller.words = words
  }

  func undo(again: Bool) -> Bool { controller.perform(again ? .redo : .undo) }

  func close() {
    editor.delegate = nil
    controller.close()
  }

  // MARK: - Edits

  func validate(_ plan: EditPlan, isFinal: Bool) -> EditDecision {
    guard isFinal else { return .allow }
    let kind = Self.names[Int(plan.label.kind.rawValue)]
    let events = (plan.before + plan.after).flatMap { fields($0) }
    if parts.port.post(.beforeEdit, [kind, decimal(plan.before.count)] + events) {
      return .refuse(ByteText(controller.words[.notApplicable]))
    }
    planned = []
    for event in plan.before + plan.after {
      let resource = Resource(of: event)
      if !planned.contains(where: { $0.resource == resource }) { planned.append((resource, text(of: resource))) }
    }
    for step in plan.change.steps {
      if let id = step.replaced?.id, let stored = try? parts.loader.store.event(id) { note(id, stored.event) }
    }
    return .allow
  }

  func didCommit(_ receipt: EditReceipt) {
    let written = receipt.written
    var changed = planned
    planned = []
    if receipt.origin != .edit {
      changed = []
      let ids = receipt.change.steps.compactMap { $0.replaced?.id }
      let all = known.filter { ids.contains($0.id) }.map { $0.resource } + written.map { Resource(of: $0) }
      for resource in all where !changed.contains(where: { $0.resource == resource }) { changed.append((resource, "")) }
    }
    for (reference, event) in zip(receipt.stored, written) { note(reference.id, event) }
    let touched = changed.flatMap { item in
      parts.loader.pageSource(of: item.resource.calendar).map { [decimal($0), item.resource.uid.string] } ?? []
    }
    if !touched.isEmpty { parts.port.post(.touched, touched) }
    let kind =
      switch receipt.origin {
      case .edit: Self.names[Int(receipt.label.kind.rawValue)]
      case .undo: "undo"
      case .redo: "redo"
      }
    parts.port.post(.edit, [kind, "0"] + written.flatMap { fields($0) })
    let labels = [editor.undoStack.undoLabel, editor.undoStack.redoLabel]
    parts.port.post(
      .undo,
      labels.flatMap { label in label.map { [Self.names[Int($0.kind.rawValue)], $0.title.string] } ?? ["", ""] })
    save(changed, receipt.label.title.string)
  }

  /// The words for the kinds of edits, in the order of `EditLabel.Kind`.
  private static let names = ["create", "move", "resize", "edit", "delete", "copy", "duplicate", "paste"]

  private func fields(_ event: Event) -> [String] {
    EventFields.of(event, editor.clock.shown(event), in: parts.timeline, parts.loader)
  }

  private func note(_ id: EventID, _ event: Event) {
    known.removeAll { $0.id == id }
    known.append((id, Resource(of: event)))
  }

  // MARK: - Saving

  /// Gives the page the resources of a server that an edit of the event with a title has changed.
  private func save(_ changed: [(resource: Resource, text: String)], _ title: String) {
    var fields: [String] = []
    for (resource, before) in changed {
      guard let index = parts.loader.serverIndex(of: resource.calendar) else { continue }
      parts.loader.keep(resource.uid.string, in: resource.calendar)
      fields += [decimal(index), resource.uid.string, text(of: resource), before]
    }
    guard !fields.isEmpty else { return }
    let shown = title.utf8.isEmpty ? parts.settings.phrases.untitled : title
    let words = controller.words
    let sentences = [
      words[.notSaved], words.text(.changedElsewhere, [("title", shown)]), words[.notSavedYet], words[.saved],
      parts.settings.phrases.tryAgain,
    ]
    parts.port.post(.save, sentences + fields)
  }

  /// Marks the events of resources that the server does not have yet, and no others.
  func markUnsaved(_ resources: [(serverIndex: Int, uid: String)]) {
    var events: [EventID] = []
    for (index, uid) in resources {
      guard let calendar = parts.loader.calendar(serverIndex: index) else { continue }
      events += ((try? parts.loader.store.events(uid: uid, in: calendar)) ?? []).map { $0.id }
    }
    parts.timeline.markUnsaved(events, note: controller.words[.notSavedYet])
  }

  /// The iCalendar text of a resource; empty if it has no events.
  private func text(of resource: Resource) -> String {
    let events = (try? parts.loader.store.events(uid: resource.uid.string, in: resource.calendar)) ?? []
    return events.isEmpty ? "" : ICalendarWriter.write(events.map { $0.event }, zones: parts.loader.zones)
  }
}
