import Basics
import CalendarSystems
import CalendarText
import CalendarViews
import Events
import Geometry
import ViewKit

/// The form of an event, with its editable properties and a button that saves.
///
/// Control-Enter and Control-S save, and so does Enter in one-line fields. Escape closes the form. The owner that
/// closes it keeps the form, so that nothing typed is lost.
final class EventFormPopover: PopoverContent {
  /// Called with a form that must be saved: it has changes and no errors.
  var onSave: ((EventForm) -> Void)?
  /// Called with the form after each change.
  var onChange: ((EventForm) -> Void)?
  /// Called when a new event has no title.
  var onEmpty: (() -> Void)?

  /// The contents of the form.
  private(set) var form: EventForm
  /// The calendars into which the event can be put.
  let calendars: [CalendarInfo]
  /// The stacked rows.
  let scroll = FormStack()
  let title: TextField
  let allDay: FormRow
  let start: MomentRow
  let end: MomentRow
  let zone: FieldRow
  /// The row for the repetition, with the builder below it.
  let repetition: FormRow
  let builder: RuleBuilder
  let choices: [FormChoice]
  let reminders: ReminderOptions
  /// The text about reminders below their rows.
  let reminderNote = View()
  /// Whether reminders are shown only while the page is open.
  let notesOpenPage: Bool
  let place: TextField
  let link: TextField
  let notes: TextField
  /// The text with the number of properties that have no field.
  let kept = View()
  private(set) var closeButton: HeaderButton?
  private(set) var saveButton: HeaderButton?
  let metrics: FormMetrics
  let announcer: EditAnnouncer
  let words: EditPhrases
  let separator: String
  /// The start or end field that has the focus.
  private var current: EventForm.Moment?
  /// Whether the error of the time zone is shown, because its field lost the focus.
  private var wasZoneLeft = false
  private var isInZone = false

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - announcer: writes how the event repeats.
  ///   - isTouch: whether a finger opened the form, which makes its controls larger.
  ///   - notesOpenPage: whether the form says that reminders are shown only while the page is open.
  init(
    _ form: EventForm, _ announcer: EditAnnouncer, _ configuration: CalendarConfiguration, _ reader: FormText,
    calendars: [CalendarInfo], isTouch: Bool = false, notesOpenPage: Bool = false
  ) {
    let words = announcer.words
    (self.form, self.announcer, self.words, self.calendars) = (form, announcer, words, calendars)
    metrics = FormMetrics(
      type: configuration.style.type, isTouch: isTouch, isRightToLeft: configuration.direction == .rightToLeft,
      hasPickers: !reader.isISO)
    let phrases = configuration.phrases ?? configuration.locale.phrases
    separator = phrases.separator
    title = TextField(label: words[.title], kind: .text)
    allDay = FormRow(.check, configuration)
    start = MomentRow(isStart: true, form, announcer, configuration, reader, metrics)
    end = MomentRow(isStart: false, form, announcer, configuration, reader, metrics)
    zone = FieldRow(words[.zone], metrics)
    repetition = FormRow(.choice, name: words[.repetition], configuration)
    builder = RuleBuilder(form, announcer, configuration, reader, isTouch: isTouch)
    let reminders = ReminderOptions(words: words, text: FormText(date: reader.date))
    (self.reminders, self.notesOpenPage) = (reminders, notesOpenPage)
    choices = FormChoice.Kind.all.map { FormChoice($0, reminders, configuration) }
    place = TextField(label: words[.place], kind: .text)
    link = TextField(label: words[.link], kind: .text)
    notes = TextField(label: words[.notes], kind: .lines)
    super.init()
    layer = .popover
    accessibility.label = form.original.summary.utf8.isEmpty ? words[.newEvent] : form.original.summary
    addSubview(scroll)
    allDay.value = words[.allDay]
    showKept(reader)
    addRows()
    connect()
    closeButton = button(phrases.close, callback(to: self) { $0.onClose?() })
    saveButton = button(words[.save], callback(to: self) { $0.save() })
    show()
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> HeaderButton {
    let button = HeaderButton(action: action)
    button.text = title
    button.layer = HeaderButton.layer(metrics.type.button, hasRing: true)
    addSubview(button)
    return button
  }

  private func showKept(_ reader: FormText) {
    reminderNote.layer = metrics.secondary
    reminderNote.layer.textStyle?.wraps = true
    reminderNote.accessibility = AccessibilityNode(role: .paragraph)
    let count = form.original.keptDetailCount
    kept.text = words.text(.keptDetails, [("count", reader.date.number(count))], count: count)
    kept.layer = metrics.secondary
    kept.layer.textStyle?.wraps = true
    kept.accessibility = AccessibilityNode(role: .paragraph)
    kept.isHidden = count == 0
  }

  /// Connects the fields and rows.
  private func connect() {
    (title.text, place.text, link.text, notes.text, zone.field.text) =
      (form.event.summary, form.event.location, form.link, form.event.notes, form.zone.typed)
    title.onChange = callback(to: self) { form, text in form.change { $0.event.summary = text } }
    place.onChange = callback(to: self) { form, text in form.change { $0.event.location = text } }
    link.onChange = callback(to: self) { form, text in form.change { $0.link = text } }
    notes.onChange = callback(to: self) { form, text in form.change { $0.event.notes = text } }
    zone.field.onChange = callback(to: self) { form, text in form.change { $0.type(zone: text) } }
    for field in [title, place, link, notes, zone.field] {
      field.onKey = callback(to: self) { $0.key($1, nil) }
      field.onFocus = callback(to: self) { $0.focused(field) }
    }
    for field in [title, place, link, notes] {
      field.configure(field === title ? metrics.type.compactTitle : metrics.type.row, topInset: field === notes ? 8 : 0)
    }
    notes.layer.textStyle?.wraps = true
    for row in [start, end] {
      row.onChange = callback(to: self) { $0.change($1) }
      row.onKey = callback(to: self) { $0.key($1, $2) }
      row.onFocus = callback(to: self) { $0.focused($1, $2) }
      row.onOpen = callback(to: self) { form, isOpening in
        if isOpening { for row in [form.start, form.end] { row.open(nil, movesFocus: false) } }
        form.heightDidChange()
      }
    }
    addBuilder()
    for row in [allDay] + choices.map({ $0.row }) { row.onFocus = callback(to: self) { $0.focused(row) } }
    allDay.onChoose = callback(to: self) { form in form.change { $0.setAllDay(!$0.times.isAllDay) } }
    for choice in choices {
      let kind = choice.kind
      choice.row.onChoose = callback(to: self) { form in
        form.open(form.choices.first { $0.kind == kind && !$0.row.isOn })
      }
    }
  }

  // MARK: - Changes

  /// Changes the form and shows the result.
  func change(_ body: (inout EventForm) -> Void) {
    body(&form)
    show()
    onChange?(form)
  }

  private func show() {
    allDay.isOn = form.times.isAllDay
    start.show(form)
    end.show(form)
    let isWrong = wasZoneLeft && form.zone.isUnknown
    zone.isHidden = form.times.isAllDay
    zone.show(
      problem: isWrong ? words.text(.zoneExpected, [("example", "Europe/Paris")]) : "", separator: separator)
    for choice in choices { choice.show(form.event, calendars, isAllDay: form.times.isAllDay) }
    showReminderNote()
    showRepetition()
    saveButton?.isEnabled = form.isNew || form.isChanged
    heightDidChange()
  }

  /// Lays the form out again after its height changed.
  func heightDidChange() {
    setNeedsLayout()
    scroll.setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Opens the list of a row, closing any other; `nil` closes it. The focus moves into the list, or back.
  func open(_ choice: FormChoice?) {
    if choice != nil { setBuilderOpen(false) }
    for other in choices where other.row.isOn || other === choice {
      other.setOpen(
        other === choice, form.event, calendars,
        onChoose: callback(to: self) { form, event in
          form.change { $0.take(event) }
          form.open(nil)
        }, onFocus: callback(to: self) { $0.focused($1) })
      if choice == nil { window?.focus(other.row) }
    }
    heightDidChange()
    if let option = choice?.options.first(where: { $0.isOn }) ?? choice?.options.first { window?.focus(option) }
  }

  // MARK: - Keys and the focus

  /// Settles the field that lost the focus, and shows its error.
  func focused(_ view: View, _ moment: EventForm.Moment? = nil) {
    if let current, current != moment { settle(current) }
    if isInZone, view !== zone.field {
      wasZoneLeft = true
      show()
    }
    isInZone = view === zone.field
    builder.writeFields(isSettled: true)
    current = moment
    scroll.reveal(view, gap: FormMetrics.gap)
  }

  private func row(of moment: EventForm.Moment) -> MomentRow { moment.isStart ? start : end }

  private func settle(_ moment: EventForm.Moment) {
    row(of: moment).leave(moment)
    change { $0.settle(moment) }
  }

  /// Closes the open day or time picker. Returns whether one was open.
  private func closePicker() -> Bool {
    guard let row = [start, end].first(where: { $0.picker != nil }) else { return false }
    row.open(nil)
    return true
  }

  func key(_ event: KeyEvent, _ moment: EventForm.Moment?) -> Bool {
    if saves(event) { return true }
    switch (event.key, moment) {
    case (.escape, _): if !closePicker() { onClose?() }
    case (.arrowDown, let moment?) where event.modifiers.contains(.option):
      row(of: moment).open(moment.isDay ? .month : .times)
    case (.enter, nil): save()
    case (.enter, let moment?): settle(moment)
    case (.arrowUp, let moment?): change { $0.step(moment, by: 1) }
    case (.arrowDown, let moment?): change { $0.step(moment, by: -1) }
    default: return false
    }
    return true
  }

  /// Saves if the key does so everywhere in the form.
  private func saves(_ event: KeyEvent) -> Bool {
    guard !event.modifiers.isDisjoint(with: [.control, .command]), event.key == .enter || event.letter == "s" else {
      return false
    }
    save()
    return true
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    if saves(event) { return true }
    if event.key == .escape, closePicker() { return true }
    if closesBuilder(event) { return true }
    guard let choice = choices.first(where: { $0.row.isOn }) else { return super.keyDown(event) }
    if event.key == .escape {
      open(nil)
      return true
    }
    guard let index = choice.options.firstIndex(where: { $0 === window?.focusedView }) else {
      return super.keyDown(event)
    }
    var next = index
    switch event.key {
    case .arrowDown: next += 1
    case .arrowUp: next -= 1
    case .home: next = 0
    case .end: next = choice.options.count - 1
    case .enter, .space: return choice.options[index].activate()
    default: return super.keyDown(event)
    }
    if choice.options.indices.contains(next) { window?.focus(choice.options[next]) }
    return true
  }

  /// Saves the changes, or moves to the first error.
  private func save() {
    for moment in EventForm.Moment.allCases {
      row(of: moment).leave(moment)
      form.settle(moment)
    }
    wasZoneLeft = true
    show()
    builder.writeFields(isSettled: true)
    if let problem = form.firstProblem {
      window?.focus(row(of: problem).field(of: problem))
    } else if form.zone.isUnknown, !form.times.isAllDay {
      window?.focus(zone.field)
    } else if form.isNew, form.event.summary.utf8.isEmpty {
      window?.focus(title)
      onEmpty?()
    } else if form.isNew || form.isChanged {
      onSave?(form)
    }
  }

  // MARK: - Popover

  override var placement: PopoverGeometry.Placement { .beside }
  override var wantedWidth: Double { 460 }
  override func wantedHeight(width: Double) -> Double { scroll.wantedHeight(width: max(0, width - 2)) + footer }
  override var leastHeight: Double { 400 }
  override func focusTarget() -> View { title }
  override func layoutSubviews() { layOut() }

  override func windowWillClose() {
    super.windowWillClose()
    (onSave, onChange, onEmpty) = (nil, nil, nil)
  }
}
