import Basics
package import CalendarSystems
import CalendarText
import CalendarViews
package import Events
import Geometry
import ViewKit

/// The form of an event: opening it, and handling its result.
extension EditingController {
  /// Opens the form of an event, restoring what was typed in it within the last minute.
  /// - Parameter title: a title that was already typed.
  package func openForm(of id: OccurrenceID, title: String? = nil) {
    guard let announcer, let event = instance(of: id), mayBegin(.change, event) else { return }
    var form = EventForm(
      of: event, countBefore: editor.countBefore(id), editor.clock, formText(announcer.texts))
    if let keptForm, keptForm.id == id, isFresh(keptForm) { form = keptForm.form }
    if let title { form.event.summary = title }
    show(form, of: id)
  }

  /// Opens the form of a new event.
  func openForm(ofNew event: Event, title: String) {
    guard let announcer, mayBegin(.create, event) else { return }
    var form = newForm(of: event, formText(announcer.texts))
    form.event.summary = title
    show(form, of: nil)
  }

  /// Returns the form of a new event.
  func newForm(of event: Event, _ text: FormText) -> EventForm {
    EventForm(of: event, isNew: true, editor.clock, text, defaultReminders: editor.defaultReminders)
  }

  /// The texts of the fields. For a finger, the host's own controls are used, which only support the Gregorian
  /// calendar.
  private func formText(_ texts: CalendarTexts) -> FormText {
    let isISO = input.isFinger && texts.date.calendar.identifier == .gregorian
    return FormText(date: texts.date, isISO: isISO, reference: isISO ? nil : quickReference)
  }

  /// The day, language, and region by which typed text is read; `nil` without a calendar.
  var quickReference: QuickReference? {
    calendar.map { QuickReference(today: $0.configuration.today, locale: $0.configuration.locale) }
  }

  package func day(named text: String, near: DayNumber) -> DayNumber? {
    guard let texts = calendar?.texts else { return nil }
    return FormText(date: texts.date).day(in: text, near: near)
  }

  private func isFresh(_ kept: KeptForm) -> Bool {
    (calendar?.window?.time ?? 0) - kept.time <= KeptForm.duration
  }

  private func show(_ form: EventForm, of id: OccurrenceID?) {
    guard let calendar, let announcer else { return }
    calendar.send(.hideDetails)
    var calendars = editor.writableCalendars
    if !calendars.contains(form.original.calendar) { calendars.insert(form.original.calendar, at: 0) }
    let popover = EventFormPopover(
      form, announcer, calendar.configuration, formText(announcer.texts),
      calendars: calendars.compactMap { calendar.timeline?.calendar($0) }, isTouch: input.isFinger,
      notesOpenPage: remindsWhileOpen)
    popover.onSave = callback(to: self) { $0.save($1, of: id) }
    popover.onChange = callback(to: self) { $0.preview($1, of: id) }
    popover.onEmpty = callback(to: self) { $0.live.say($0.words[.titleNeeded], isFinal: true) }
    let (day, event) = (form.day(of: .startDay), form.original)
    endQuestion()
    calendar.show(
      popover,
      at: callback(to: self) { controller in
        controller.formAnchor ?? controller.place(of: id, event, on: day)
      }, of: id,
      onClose: callback(to: self) { $0.didClose(popover, of: id) })
    question = .form(popover)
    if form.isChanged { preview(form, of: id) }
  }

  /// Returns the visible part of the frame of the form's event, or of its day.
  func place(of id: OccurrenceID?, _ event: Event, on day: DayNumber) -> Rect? {
    let piece = id.flatMap { calendar?.pieces(of: $0).first }
    return shownPart(of: piece.flatMap { calendar?.frame(of: $0) } ?? frame(ofNew: event, on: day))
  }

  // MARK: - Preview

  /// Previews a valid form in the calendar; for a series, on this occurrence only.
  private func preview(_ form: EventForm, of id: OccurrenceID?) {
    guard case .form = question, form.firstProblem == nil else { return }
    // The event may then be elsewhere, but the form stays in place.
    formAnchor = formAnchor ?? place(of: id, form.original, on: day(of: form.original.start))
    let plan = editor.plan(of: form.draft(of: form.original), as: id)
    calendar?.timeline?.preview(plan?.change)
  }

  /// Shows the events as they are stored, or as the edit in progress previews them.
  func endPreviewOfForm() {
    guard formAnchor != nil else { return }
    formAnchor = nil
    calendar?.timeline?.preview(session?.plan?.change)
  }

  // MARK: - Ends

  private func didClose(_ popover: EventFormPopover, of id: OccurrenceID?) {
    let form = popover.form
    endPreviewOfForm()
    question = nil
    if session?.kind == .create { perform(.cancel) }
    if form.isWorthKeeping { keep(form, of: id) } else { keptForm = nil }
  }

  private func keep(_ form: EventForm, of id: OccurrenceID?) {
    keptForm = KeptForm(id: id, form: form, time: calendar?.window?.time ?? 0)
    showToast(words[.draftKept], button: words[.restore], duration: KeptForm.duration) { $0.show(form, of: id) }
  }

  private func save(_ form: EventForm, of id: OccurrenceID?) {
    endQuestion()
    keptForm = KeptForm(id: id, form: form, time: calendar?.window?.time ?? 0)
    var draft = form.draft(of: form.original)
    // Only the store can say whether the event still exists.
    if let id, read({ store throws(StoreError) in try store.event(id.event) }) == nil {
      return didSaveForm(of: id, false)
    }
    guard let id, instance(of: id) != nil else {
      let isMade = leadingFocus {
        if session?.kind == .create { perform(.cancel) }
        // If the series no longer has this occurrence, the draft becomes a separate event.
        if id != nil, hasSeries(of: draft) { (draft.uid, draft.recurrence, draft.recurrenceID) = ("", nil, nil) }
        return perform(.create(draft))
      }
      return didSaveForm(of: id, isMade)
    }
    store(draft, madeOf: form.original, as: id, didEnd: callback(to: self) { $0.didSaveForm(of: id, $1) })
  }

  private func hasSeries(of event: Event) -> Bool { series(of: event)?.isEmpty == false }

  /// Forgets the form of an event that was saved, or offers the form again.
  func didSaveForm(of id: OccurrenceID?, _ isSaved: Bool) {
    guard let kept = keptForm, kept.id == id else { return }
    keptForm = nil
    if !isSaved { keep(kept.form, of: id) }
  }
}
