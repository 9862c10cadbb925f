import Basics
import CalendarText
import CalendarViews
import Events
import ViewKit

/// The list in which the time of the start or the end is picked: each quarter of an hour, and for the end how long the
/// event takes then.
extension EventFormPopover {
  /// Adds the list, and the buttons that open it where the host does not pick times.
  func addTimes() {
    scroll.addSubview(times)
    guard !reader.isISO else { return }
    for moment in [EventForm.Moment.startTime, .endTime] {
      let button = pickerButton(
        words[moment == .startTime ? .starts : .ends] + separator + words[.time],
        callback(to: self) { $0.openTimes($0.timesMoment == moment ? nil : moment) })
      timeButtons.append(button)
    }
    times.onFocus = callback(to: self) { $0.focused($1) }
    times.onPick = callback(to: self) { form, index in
      guard let moment = form.timesMoment else { return }
      form.change { $0.move(moment, to: $0.timeChoices(moment)[index]) }
      form.openTimes(nil)
    }
  }

  /// Opens the list below the field of a time; `nil` closes it. The focus goes to a time, or back to the field.
  func openTimes(_ moment: EventForm.Moment?) {
    guard !timeButtons.isEmpty, moment != timesMoment else { return }
    if moment != nil { openMonth(nil) }
    let former = timesMoment
    timesMoment = moment
    times.isHidden = moment == nil
    if let moment {
      let (choices, start, now) = (form.timeChoices(moment), form.times.start, form.reading(of: moment))
      let texts = choices.map { reading in
        let time = reader.text(ofSecond: Int(floorMod(reading, 86_400)))
        return moment == .startTime ? time : time + separator + announcer.length(reading - start)
      }
      times.show(
        texts, chosen: choices.firstIndex(of: now), near: choices.lastIndex { $0 <= now } ?? 0,
        label: moments[moment.rawValue].label)
    } else {
      times.clear()
    }
    setNeedsLayout()
    superview?.setNeedsLayout()
    if let view = moment == nil ? former.map({ moments[$0.rawValue] as View }) : times.focusTarget {
      window?.focus(view)
    }
  }

  /// Opens what the day or the time of a field is picked in.
  func openPicker(_ moment: EventForm.Moment) {
    if moment.isDay { openMonth(moment) } else { openTimes(moment) }
  }

  /// Closes what a day or a time is picked in. Returns whether it was open.
  func closePicker() -> Bool {
    guard monthMoment != nil || timesMoment != nil else { return false }
    openMonth(nil)
    openTimes(nil)
    return true
  }

  /// Adds a button that opens a month or a list of times beside a field.
  func pickerButton(_ label: String, _ action: @escaping () -> Void) -> HeaderButton {
    let button = button("▾", action)
    button.layer.ring = nil
    button.accessibility.label = label
    scroll.addSubview(button)
    return button
  }
}

extension EventForm {
  /// The readings that a list offers for a time: each quarter of an hour of the day of the start; for an end, each quarter
  /// from the start on, or that of its day if it is another one.
  func timeChoices(_ moment: Moment) -> [Int64] {
    let quarter: Int64 = 900
    if moment == .endTime, (0..<86_400).contains(times.end - times.start) {
      return (1...96).map { times.start + $0 * quarter }
    }
    let first = reading(of: moment) - floorMod(reading(of: moment), 86_400)
    return (0..<96).map { first + $0 * quarter }
  }
}
