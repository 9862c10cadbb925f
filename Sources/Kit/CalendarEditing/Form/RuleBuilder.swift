import Basics
import CalendarLayout
import CalendarSystems
import CalendarText
import CalendarViews
import Events
import Geometry
import ViewKit

/// The part of a form that builds a repetition as a sentence: how often, on which days, until when. The next days of
/// the event are listed below.
final class RuleBuilder: View {
  /// Called with a change of the form.
  var onChange: ((@escaping (inout EventForm) -> Void) -> Void)?
  let units: FormChips
  let weekdays: FormChips
  let places: FormChips
  let ends: FormChips
  let interval: PhraseField
  let count: PhraseField
  let until: PhraseField
  let next = View()
  private let announcer: EditAnnouncer
  private let reader: FormText
  private let firstWeekday: Weekday
  private let type: TypeScale
  private let isRightToLeft: Bool
  private let rowHeight: Double
  private var form: EventForm
  private var hasKept = false

  init(
    _ form: EventForm, _ announcer: EditAnnouncer, _ configuration: CalendarConfiguration, _ reader: FormText,
    isTouch: Bool
  ) {
    (self.form, self.announcer, self.reader) = (form, announcer, reader)
    type = configuration.style.type
    isRightToLeft = configuration.direction == .rightToLeft
    firstWeekday = configuration.grid.firstWeekday
    rowHeight = max(isTouch ? 44 : 34, type.row.lineHeight + 14)
    let words = announcer.words
    func chips(_ kind: FormRow.Kind, _ label: String) -> FormChips {
      FormChips(kind, label, configuration, isTouch: isTouch)
    }
    units = chips(.chip, words[.repetition])
    weekdays = chips(.toggle, words[.repetition])
    places = chips(.chip, words[.date])
    ends = chips(.chip, words[.ends])
    interval = PhraseField(.text, isDate: false, configuration)
    count = PhraseField(.text, isDate: false, configuration)
    until = PhraseField(reader.isISO ? .date : .text, isDate: true, configuration)
    super.init()
    accessibility = AccessibilityNode(role: .group, label: words[.repetition])
    isHidden = true
    if case .kept = form.firstRepetition { hasKept = true }
    var style = type.row
    style.wraps = true
    next.layer = Layer(textColor: .role(CalendarRole.secondaryInk), textStyle: style)
    next.accessibility = AccessibilityNode(role: .paragraph, states: .live)
    for view in parts { addSubview(view) }
    addActions()
  }

  /// The parts in order.
  private var parts: [View] { [units, interval, weekdays, places, ends, count, until, next] }
  /// The text fields.
  var fields: [TextField] { [interval.field, count.field, until.field] }
  var groups: [FormChips] { [units, weekdays, places, ends] }

  // MARK: - Actions

  private func addActions() {
    units.onChoose = callback(to: self) { builder, index in
      builder.onChange? { form in
        if index > RuleForm.Unit.allCases.count {
          form.repetition = form.firstRepetition
        } else {
          form.repeatEach(RuleForm.Unit(rawValue: index - 1))
        }
      }
    }
    weekdays.onChoose = callback(to: self) { builder, index in
      builder.changeRule {
        let days = $0.weekdays.symmetricDifference(WeekdaySet([builder.firstWeekday.advanced(by: index)]))
        // At least one weekday remains.
        if days.count > 0 { $0.weekdays = days }
      }
    }
    places.onChoose = callback(to: self) { builder, index in
      builder.changeRule { $0.place = $0.places(on: builder.form.start.writtenDay)[index] }
    }
    ends.onChoose = callback(to: self) { builder, index in
      builder.changeRule {
        guard index != $0.end.index else { return }
        $0.end = index == 0 ? .never : index == 2 ? .count(10) : .day($0.guessedEnd(from: builder.form.start))
      }
    }
    interval.field.onChange = callback(to: self) { builder, text in
      if let number = builder.reader.number(in: text) { builder.changeRule { $0.interval = number } }
    }
    count.field.onChange = callback(to: self) { builder, text in
      if let number = builder.reader.number(in: text) { builder.changeRule { $0.end = .count(number) } }
    }
    until.field.onChange = callback(to: self) { builder, text in
      // A date without a year is the next such date from the start on.
      let start = builder.form.start.writtenDay
      var day = builder.reader.day(in: text, near: start)
      if let early = day, early < start { day = builder.reader.day(in: text, near: start + 366) }
      if let day { builder.changeRule { $0.end = .day(max(day, start)) } }
    }
  }

  private func changeRule(_ body: (inout RuleForm) -> Void) {
    guard case .rule(var rule) = form.repetition else { return }
    body(&rule)
    onChange? { $0.set(rule) }
  }

  /// Steps the number or day of a field.
  func step(_ field: TextField, by step: Int) {
    changeRule {
      if field === interval.field {
        $0.interval = max(1, $0.interval + step)
      } else if case .count(let count) = $0.end {
        $0.end = .count(max(1, count + step))
      } else if case .day(let day) = $0.end {
        $0.end = .day(max(day + step, form.start.writtenDay))
      }
    }
    writeFields(isSettled: true)
  }

  // MARK: - Content

  /// Shows the repetition of a form.
  func show(_ form: EventForm) {
    self.form = form
    guard !isHidden else { return }
    let (words, text) = (announcer.words, announcer.texts.date)
    var names = [words[.notRepeated]]
    for unit in RuleForm.Unit.allCases { names.append(words.text(unit.words, count: 1)) }
    if hasKept { names.append(words[.asItIs]) }
    var rule: RuleForm?
    if case .rule(let other) = form.repetition { rule = other }
    let chosen = rule.map { $0.unit.rawValue + 1 } ?? (form.repetition == .kept ? names.count - 1 : 0)
    units.show(names) { $0 == chosen }
    for part in [interval, weekdays, places, ends, count, until] as [View] { part.isHidden = true }
    if let rule {
      (interval.isHidden, ends.isHidden) = (false, false)
      if rule.unit == .week {
        weekdays.isHidden = false
        let days = (0..<7).map { firstWeekday.advanced(by: $0) }
        weekdays.show(
          days.map { text.weekdayName($0, width: .narrow) }, labels: days.map { text.weekdayName($0) }
        ) { rule.weekdays.contains(days[$0]) }
      } else if rule.unit != .day {
        showPlaces(rule)
      }
      ends.show([words[.endless], words[.untilDay], words[.counted]]) { $0 == rule.end.index }
      (until.isHidden, count.isHidden) = (rule.end.index != 1, rule.end.index != 2)
      writeFields()
    }
    let days = form.nextDays().map { text.weekdayName(Weekday($0), width: .short) + " " + text.date($0) }
    next.text = days.isEmpty ? "" : words.text(.nextDays, [("list", days.joined(separator: " · "))])
    next.isHidden = days.isEmpty
    setNeedsLayout()
  }

  private func showPlaces(_ rule: RuleForm) {
    let day = form.start.writtenDay
    let known = rule.places(on: day)
    places.isHidden = known.count < 2
    let chosen = known.contains(rule.place) ? rule.place : .date
    let sentence = announcer.sentence(form.start)
    places.show(
      known.map {
        var other = rule
        other.place = $0
        return sentence.limits(of: other.rule(from: form.start, form.clock).namingDays(of: day))
          .joined(separator: " ")
      }
    ) { known[$0] == chosen }
  }

  /// Writes the fields, except one that is being typed in.
  func writeFields(isSettled: Bool = false) {
    guard case .rule(let rule) = form.repetition else { return }
    let (words, text) = (announcer.words, announcer.texts.date)
    interval.show(
      words.phrase(rule.unit.words, one: rule.unit.one, count: rule.interval), text.number(rule.interval))
    switch rule.end {
    case .never: break
    case .count(let number): count.show(words.phrase(.timesInDigits, count: number), text.number(number))
    case .day(let day): until.show(announcer.texts.phrases.until.of(PhraseField.place), reader.text(ofDay: day))
    }
    if isSettled { for part in [interval, count, until] { part.settle() } }
  }

  // MARK: - Layout

  /// Returns the height of the parts at a width.
  func height(width: Double) -> Double { arrange(width: width) { _, _ in } }

  override func layoutSubviews() {
    _ = arrange(width: frame.width) { $0.frame = isRightToLeft ? $1.mirrored(in: frame.width) : $1 }
  }

  private func arrange(width: Double, _ set: (View, Rect) -> Void) -> Double {
    let room = max(0, width - 16)
    var y = 4.0
    for part in parts where !part.isHidden {
      var height = rowHeight
      if let group = part as? FormChips { height = group.height(width: room) }
      if part === next {
        height = Double(TextWidthEstimate.lines(of: next.text, width: room * 0.92, style: type.row).count)
        height *= type.row.lineHeight
      }
      set(part, Rect(x: 8, y: y, width: room, height: height))
      y += height + 8
    }
    return y + 4
  }

  override func windowWillClose() { onChange = nil }
}

extension EditPhrases {
  /// Returns a text with the place of a field for its number. `one` is the text for one whose number is in digits, if the
  /// form for one is in words.
  fileprivate func phrase(_ key: Key, one: Key? = nil, count: Int) -> String {
    let place = [(name: "count", text: PhraseField.place)]
    if count == 1, let one { return text(one, place) }
    let form = text(key, place, count: count)
    // Some languages have a word for two. Seven is in digits in all of them.
    return PhraseField.hasPlace(form) ? form : text(key, place, count: 7)
  }
}

extension RuleForm.Unit {
  fileprivate var words: EditPhrases.Key {
    switch self {
    case .day: .everyDay
    case .week: .everyWeek
    case .month: .everyMonth
    case .year: .everyYear
    }
  }

  /// The words for one of the unit, with its number in digits.
  fileprivate var one: EditPhrases.Key {
    switch self {
    case .day: .everyOneDay
    case .week: .everyOneWeek
    case .month: .everyOneMonth
    case .year: .everyOneYear
    }
  }
}

extension RuleForm.End {
  /// The index of its choice.
  fileprivate var index: Int {
    switch self {
    case .never: 0
    case .day: 1
    case .count: 2
    }
  }
}
