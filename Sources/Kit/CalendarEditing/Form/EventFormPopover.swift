import Basics
import CalendarSystems
import CalendarText
import CalendarViews
import Events
import Geometry
import ViewKit

/// The form of an event: what can be changed of it, and a button that saves.
///
/// Control Enter and Control S save, and so does Enter in fields of one line; Escape closes. Whoever closes it keeps the
/// form, so that nothing that was typed is lost.
final class EventFormPopover: PopoverContent {
  /// Called with the form when it has to be saved: something differs, and nothing is wrong.
  var onSave: ((EventForm) -> Void)?
  /// Called when a new event has no title.
  var onEmpty: (() -> Void)?

  /// The texts and choices of the form.
  private(set) var form: EventForm
  /// The calendars that the event can be put into.
  let calendars: [CalendarInfo]
  let scroll = ScrollView()
  let title: TextField
  let allDay: FormRow
  /// The fields of start and end, in the order of `EventForm.Moment`.
  let moments: [TextField]
  /// The names of start and end, and below each what is wrong with it.
  let names = [View(), View()]
  let problems = [View(), View()]
  /// The field of the zone, its name, and below it what is wrong.
  let zone: TextField
  let zoneName = View()
  let zoneProblem = View()
  /// How the event repeats, and below it what builds that.
  let repetition: FormRow
  let builder: RuleBuilder
  let choices: [FormChoice]
  /// The month in which the day of a field is picked, and the buttons that open it; none where the host picks days.
  let month: MonthPicker
  var monthButtons: [HeaderButton] = []
  /// The field that the month is open for.
  var monthMoment: EventForm.Moment?
  /// The list in which the time of a field is picked, and the buttons that open it; none where the host picks times.
  let times: TimePicker
  var timeButtons: [HeaderButton] = []
  /// The field that the list is open for.
  var timesMoment: EventForm.Moment?
  let place: TextField
  let link: TextField
  let notes: TextField
  /// How many details of the event have no field.
  let kept = View()
  private(set) var closeButton: HeaderButton?
  private(set) var saveButton: HeaderButton?
  let isRightToLeft: Bool
  let isTouch: Bool
  let type: TypeScale
  let announcer: EditAnnouncer
  let words: EditPhrases
  let separator: String
  let reader: FormText
  /// The field of start or end that has the focus.
  private var current: EventForm.Moment?
  /// The fields whose problems are shown: those that were left.
  private var wereLeft = [false, false, false, false]
  private(set) var wasZoneLeft = false
  private var isInZone = false

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - announcer: writes how the event repeats.
  ///   - isTouch: whether a finger opened it, so that what is pressed is larger.
  init(
    _ form: EventForm, _ announcer: EditAnnouncer, _ configuration: CalendarConfiguration, _ reader: FormText,
    calendars: [CalendarInfo], isTouch: Bool = false
  ) {
    let words = announcer.words
    (self.form, self.announcer, self.words, self.reader) = (form, announcer, words, reader)
    (self.calendars, self.isTouch) = (calendars, isTouch)
    isRightToLeft = configuration.direction == .rightToLeft
    type = configuration.style.type
    let phrases = configuration.phrases ?? configuration.locale.phrases
    separator = phrases.separator
    title = TextField(label: words[.title], kind: .text)
    allDay = FormRow(.check, configuration)
    moments = EventForm.Moment.allCases.map {
      TextField(kind: !reader.isISO ? .text : $0 == .startDay || $0 == .endDay ? .date : .time)
    }
    zone = TextField(label: words[.zone], kind: .text)
    repetition = FormRow(.choice, name: words[.repetition], configuration)
    builder = RuleBuilder(form, announcer, configuration, reader, isTouch: isTouch)
    month = MonthPicker(reader.date, configuration, isTouch: isTouch)
    times = TimePicker(configuration, isTouch: isTouch)
    choices = FormChoice.Kind.allCases.map { FormChoice($0, words, configuration) }
    place = TextField(label: words[.place], kind: .text)
    link = TextField(label: words[.link], kind: .text)
    notes = TextField(label: words[.notes], kind: .lines)
    super.init()
    layer = .popover
    accessibility.label = form.original.summary.utf8.isEmpty ? words[.newEvent] : form.original.summary
    addSubview(scroll)
    allDay.value = words[.allDay]
    closeButton = button(phrases.close, callback(to: self) { $0.onClose?() })
    saveButton = button(words[.save], callback(to: self) { $0.save() })
    addTexts()
    addRows()
    show()
  }

  func button(_ title: String, _ action: @escaping () -> Void) -> HeaderButton {
    let button = HeaderButton(action: action)
    button.text = title
    button.layer = HeaderButton.layer(type.button, hasRing: true)
    addSubview(button)
    return button
  }

  /// Gives the views that only show texts their texts and looks.
  private func addTexts() {
    let secondary = Layer(textColor: .role(CalendarRole.secondaryInk), textStyle: type.row)
    (names[0].text, names[1].text) = (words[.starts], words[.ends])
    for view in names + [zoneName] { view.layer = secondary }
    let count = form.original.keptDetailCount
    kept.text = words.text(.keptDetails, [("count", reader.date.number(count))], count: count)
    kept.layer = secondary
    kept.layer.textStyle?.wraps = true
    kept.accessibility = AccessibilityNode(role: .paragraph)
    kept.isHidden = count == 0
    for view in problems + [zoneProblem] {
      var layer = secondary
      layer.textStyle?.wraps = true
      layer.textColor = .role(CalendarRole.accent)
      view.layer = layer
      view.accessibility = AccessibilityNode(role: .paragraph, states: .live)
      view.isHidden = true
    }
  }

  /// Adds the rows in the order in which Tab leads through them.
  private func addRows() {
    for view in [title, allDay, names[0], moments[0], moments[1], problems[0], names[1], moments[2], moments[3]] {
      scroll.addSubview(view)
    }
    addMonth()
    addTimes()
    scroll.addSubview(problems[1])
    addZone()
    for view in [repetition, builder] { scroll.addSubview(view) }
    for choice in choices {
      let kind = choice.kind
      choice.row.onChoose = callback(to: self) { form in
        form.open(form.choices.first { $0.kind == kind && !$0.row.isOn })
      }
      scroll.addSubview(choice.row)
      scroll.addSubview(choice.list)
    }
    for view in [place, link, notes, kept] { scroll.addSubview(view) }
    (title.text, place.text, link.text, notes.text) =
      (form.event.summary, form.event.location, form.link, form.event.notes)
    title.onChange = callback(to: self) { form, text in form.change { $0.event.summary = text } }
    place.onChange = callback(to: self) { form, text in form.change { $0.event.location = text } }
    link.onChange = callback(to: self) { form, text in form.change { $0.link = text } }
    notes.onChange = callback(to: self) { form, text in form.change { $0.event.notes = text } }
    for moment in EventForm.Moment.allCases {
      let field = moments[moment.rawValue]
      field.onChange = callback(to: self) { form, text in form.change { $0.type(text, moment) } }
      field.onKey = callback(to: self) { $0.key($1, moment) }
      field.onFocus = callback(to: self) { $0.focused(field, moment) }
    }
    for field in [title, place, link, notes] {
      field.onKey = callback(to: self) { $0.key($1, nil) }
      field.onFocus = callback(to: self) { $0.focused(field) }
    }
    addBuilder()
    for row in [allDay] + choices.map({ $0.row }) { row.onFocus = callback(to: self) { $0.focused(row) } }
    allDay.onChoose = callback(to: self) { form in
      let hadTimes = form.timesMoment != nil
      form.openTimes(nil)
      form.change { $0.setAllDay(!$0.times.isAllDay) }
      // The field that the list belonged to is gone.
      if hadTimes { form.window?.focus(form.allDay) }
    }
    for field in [title, place, link, notes, zone] + moments {
      field.configure(field === title ? type.compactTitle : type.row, topInset: field === notes ? 8 : 0)
    }
    notes.layer.textStyle?.wraps = true
  }

  // MARK: - Changes

  /// Changes the form and shows it.
  func change(_ body: (inout EventForm) -> Void) {
    body(&form)
    show()
  }

  private func show() {
    allDay.isOn = form.times.isAllDay
    for moment in EventForm.Moment.allCases {
      let (field, isDay) = (moments[moment.rawValue], moment == .startDay || moment == .endDay)
      field.text = form.typed[moment.rawValue]
      field.isHidden = !isDay && form.times.isAllDay
      if !isDay, !timeButtons.isEmpty { timeButtons[moment.rawValue / 2].isHidden = field.isHidden }
      let isStart = moment == .startDay || moment == .startTime
      field.label = words[isStart ? .starts : .ends] + separator + words[isDay ? .date : .time]
      field.layer.ring = Ring(color: .role(CalendarRole.tertiaryInk), width: 1)
    }
    for view in problems { view.text = "" }
    for moment in EventForm.Moment.allCases where wereLeft[moment.rawValue] {
      guard let problem = form.problem(moment) else { continue }
      let (field, view) = (moments[moment.rawValue], problems[moment.rawValue / 2])
      let text = sentence(problem, moment)
      view.text = view.text.utf8.isEmpty ? text : view.text + "\n" + text
      field.label += separator + text
      field.layer.ring = Ring(color: .role(CalendarRole.accent), width: 2)
    }
    for view in problems { view.isHidden = view.text.utf8.isEmpty }
    showZone()
    for choice in choices { choice.show(form.event, calendars) }
    showRepetition()
    saveButton?.isEnabled = form.isNew || form.isChanged
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func sentence(_ problem: EventForm.Problem, _ moment: EventForm.Moment) -> String {
    switch problem {
    case .day: words.text(.dateExpected, [("example", reader.text(ofDay: form.day(of: moment)))])
    case .time: words.text(.timeExpected, [("example", reader.text(ofSecond: 52_200))])
    case .order: words[.endBeforeStart]
    }
  }

  /// Opens the list of a row in place of another one; `nil` closes it. The focus goes into the list, or back.
  func open(_ choice: FormChoice?) {
    if choice != nil { setBuilderOpen(false) }
    for other in choices where other.row.isOn || other === choice {
      other.setOpen(
        other === choice, form.event, calendars,
        onChoose: callback(to: self) { form, event in
          form.change { $0.event = event }
          form.open(nil)
        }, onFocus: callback(to: self) { $0.focused($1) })
      if choice == nil { window?.focus(other.row) }
    }
    setNeedsLayout()
    superview?.setNeedsLayout()
    if let option = choice?.options.first(where: { $0.isOn }) ?? choice?.options.first { window?.focus(option) }
  }

  // MARK: - Keys and the focus

  /// Reads the field that is left, and shows what is wrong with it.
  func focused(_ view: View, _ moment: EventForm.Moment? = nil) {
    if let current, current != moment { settle(current) }
    if isInZone, view !== zone {
      wasZoneLeft = true
      show()
    }
    isInZone = view === zone
    builder.writeFields(isSettled: true)
    current = moment
    reveal(view)
  }

  private func settle(_ moment: EventForm.Moment) {
    wereLeft[moment.rawValue] = true
    // An end that a start has moved past is a problem of the end.
    wereLeft[moment.rawValue | 1] = true
    change { $0.settle(moment) }
  }

  func key(_ event: KeyEvent, _ moment: EventForm.Moment?) -> Bool {
    if saves(event) { return true }
    switch (event.key, moment) {
    case (.escape, _): if !closePicker() { onClose?() }
    case (.arrowDown, let moment?) where event.modifiers.contains(.option): openPicker(moment)
    case (.enter, nil): save()
    case (.enter, let moment?): settle(moment)
    case (.arrowUp, let moment?): change { $0.step(moment, by: 1) }
    case (.arrowDown, let moment?): change { $0.step(moment, by: -1) }
    default: return false
    }
    return true
  }

  /// Saves for the keys that do so everywhere in the form.
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

  /// Saves what differs, or leads to the first problem.
  private func save() {
    for moment in EventForm.Moment.allCases {
      wereLeft[moment.rawValue] = true
      form.settle(moment)
    }
    wasZoneLeft = true
    show()
    builder.writeFields(isSettled: true)
    if let problem = form.firstProblem {
      window?.focus(moments[problem.rawValue])
    } else if form.zone.isUnknown, !form.times.isAllDay {
      window?.focus(zone)
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
  override func wantedHeight(width: Double) -> Double { arrange(width: width) { _, _ in } + footer }
  override var leastHeight: Double { 400 }
  override func focusTarget() -> View { title }
  override var stops: [View] { rows + buttons }
  override var elementViews: [View] { elements }
  override func layoutSubviews() { layOut() }

  override func windowWillClose() {
    super.windowWillClose()
    (onSave, onEmpty) = (nil, nil)
  }
}
