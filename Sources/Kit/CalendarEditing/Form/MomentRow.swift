import Basics
import CalendarText
import CalendarViews
import Events
import Geometry
import ViewKit

/// The start or end row in the form of an event: the day and time fields, the buttons that open their pickers, the
/// picker below them, and any error.
final class MomentRow: View {
  /// The two pickers of a field: a month for the day, and a list of times.
  enum Picker { case month, times }

  /// Called with a change of the form.
  var onChange: ((@escaping (inout EventForm) -> Void) -> Void)?
  /// Called with a key in a field. Returns whether it was used.
  var onKey: ((KeyEvent, EventForm.Moment) -> Bool)?
  /// Called with a view that receives the focus, and with the moment of a field.
  var onFocus: ((View, EventForm.Moment?) -> Void)?
  /// Called when a picker opens or closes; `true` before it opens.
  var onOpen: ((Bool) -> Void)?

  let day: TextField
  let time: TextField
  let problem: View
  /// The buttons that open the pickers; `nil` if the host picks days and times.
  private(set) var dayButton: HeaderButton?
  private(set) var timeButton: HeaderButton?
  let month: MonthPicker
  let times: TimePicker
  /// The open picker; `nil` for none.
  private(set) var picker: Picker?
  private let name = View()
  private let isStart: Bool
  private let metrics: FormMetrics
  let announcer: EditAnnouncer
  let reader: FormText
  private(set) var form: EventForm
  /// Whether the errors of the fields are shown, because the fields lost the focus.
  private var wasLeft = (day: false, time: false)
  /// The clock times that the list offers.
  var choices: [Int64] = []

  /// Creates the row.
  ///
  /// - Parameter isStart: whether this is the row of the start rather than the end.
  init(
    isStart: Bool, _ form: EventForm, _ announcer: EditAnnouncer, _ configuration: CalendarConfiguration,
    _ reader: FormText, _ metrics: FormMetrics
  ) {
    (self.isStart, self.form, self.announcer, self.reader, self.metrics) = (isStart, form, announcer, reader, metrics)
    day = TextField(kind: reader.isISO ? .date : .text)
    time = TextField(kind: reader.isISO ? .time : .text)
    problem = metrics.problemView()
    month = MonthPicker(reader.date, configuration, isTouch: metrics.isTouch)
    times = TimePicker(configuration, isTouch: metrics.isTouch)
    super.init()
    name.text = announcer.words[isStart ? .starts : .ends]
    name.layer = metrics.secondary
    if metrics.hasPickers {
      dayButton = button(announcer.words[.chooseDay], .month)
      timeButton = button(announcer.words[.time], .times)
    }
    let views: [View?] = [name, day, dayButton, time, timeButton, month, times, problem]
    for view in views.compactMap({ $0 }) { addSubview(view) }
    for moment in moments {
      let field = field(of: moment)
      field.configure(metrics.type.row)
      field.onChange = callback(to: self) { row, text in row.onChange? { $0.type(text, moment) } }
      field.onKey = callback(to: self) { $0.onKey?($1, moment) ?? false }
      field.onFocus = callback(to: self) { $0.onFocus?($0.field(of: moment), moment) }
    }
    addPickers()
  }

  private func button(_ label: String, _ picker: Picker) -> HeaderButton {
    let button = HeaderButton(action: callback(to: self) { $0.open($0.picker == picker ? nil : picker) })
    button.text = "▾"
    button.layer = HeaderButton.layer(metrics.type.button, hasRing: false)
    button.accessibility.label = name.text + separator + label
    return button
  }

  var separator: String { announcer.texts.phrases.separator }
  var moments: [EventForm.Moment] { isStart ? [.startDay, .startTime] : [.endDay, .endTime] }

  /// Returns the field of one of the row's moments.
  func field(of moment: EventForm.Moment) -> TextField { moment.isDay ? day : time }

  // MARK: - Content

  /// Shows the texts of a form, the errors of fields that lost the focus, and the day and time in an open picker.
  func show(_ form: EventForm) {
    self.form = form
    time.isHidden = form.times.isAllDay
    timeButton?.isHidden = form.times.isAllDay
    if form.times.isAllDay, picker == .times { open(nil, movesFocus: false) }
    problem.text = ""
    for moment in moments {
      let field = field(of: moment)
      field.text = form.typed[moment.rawValue]
      field.label = name.text + separator + announcer.words[moment.isDay ? .date : .time]
      let found = (moment.isDay ? wasLeft.day : wasLeft.time) ? form.problem(moment) : nil
      field.layer.ring = metrics.ring(isWrong: found != nil)
      guard let found else { continue }
      let text = sentence(found, moment)
      problem.text += problem.text.utf8.isEmpty ? text : "\n" + text
      field.label += separator + text
    }
    problem.isHidden = problem.text.utf8.isEmpty
    showPicker()
    setNeedsLayout()
  }

  /// Shows the errors of a field from now on, because it lost the focus.
  func leave(_ moment: EventForm.Moment) {
    // An end before the start is an error of the end's time.
    wasLeft = (wasLeft.day || moment.isDay, true)
  }

  private func sentence(_ problem: EventForm.Problem, _ moment: EventForm.Moment) -> String {
    let words = announcer.words
    return switch problem {
    case .day: words.text(.dateExpected, [("example", reader.text(ofDay: form.day(of: moment)))])
    case .time: words.text(.timeExpected, [("example", reader.text(ofSecond: 52_200))])
    case .order: words[.endBeforeStart]
    }
  }

  /// Opens a picker, closing any other; `nil` closes it.
  ///
  /// - Parameter movesFocus: whether the focus goes into the picker, or back to its field.
  func open(_ picker: Picker?, movesFocus: Bool = true) {
    guard dayButton != nil, picker != self.picker else { return }
    onOpen?(picker != nil)
    let former = self.picker
    self.picker = picker
    (month.isHidden, times.isHidden) = (picker != .month, picker != .times)
    times.clear()
    showPicker(isNew: true)
    setNeedsLayout()
    guard movesFocus else { return }
    let target: View? =
      switch picker {
      case .month: month.focusTarget
      case .times: times.focusTarget
      case nil: former == .month ? day : time
      }
    if let target { window?.focus(target) }
  }

  // MARK: - Layout

  /// Returns the height of the row at a width.
  func height(width: Double) -> Double { arrange(width: width) { _, _ in } }

  override func layoutSubviews() {
    _ = arrange(width: frame.width) { $0.frame = metrics.isRightToLeft ? $1.mirrored(in: frame.width) : $1 }
  }

  /// Computes the frames of the parts at a width, for left-to-right layouts. Returns their height.
  private func arrange(width: Double, _ set: (View, Rect) -> Void) -> Double {
    let (x, top) = metrics.arrange(name, width: width, set)
    let (gap, height, timeWidth) = (FormMetrics.gap, metrics.rowHeight, metrics.timeWidth(width: width))
    let button = metrics.hasPickers ? FormMetrics.buttonWidth : 0
    let end = time.isHidden ? width : width - timeWidth - gap - button
    set(day, Rect(x: x, y: top, width: end - x - button, height: height))
    if let dayButton { set(dayButton, Rect(x: end - button, y: top, width: button, height: height)) }
    set(time, Rect(x: width - timeWidth - button, y: top, width: timeWidth, height: height))
    if let timeButton { set(timeButton, Rect(x: width - button, y: top, width: button, height: height)) }
    var y = top + height
    switch picker {
    case .month:
      set(month, Rect(x: 0, y: y + gap, width: width, height: month.wantedHeight))
      y += gap + month.wantedHeight
    case .times:
      set(times, Rect(x: x, y: y + gap, width: width - x, height: times.wantedHeight))
      y += gap + times.wantedHeight
    case nil: break
    }
    return y + metrics.arrange(problem, x: x, y: y, width: width, set)
  }

  override func windowWillClose() { (onChange, onKey, onFocus, onOpen) = (nil, nil, nil, nil) }
}
