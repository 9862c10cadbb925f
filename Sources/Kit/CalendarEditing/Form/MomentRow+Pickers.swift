import Basics
import CalendarText
import Events
import ViewKit

/// The month and the list of times for picking a day and a time.
extension MomentRow {
  /// Connects the pickers.
  func addPickers() {
    month.onFocus = callback(to: self) { $0.onFocus?($1, nil) }
    month.onPick = callback(to: self) { row, day in
      row.onChange? { [moment = row.moments[0]] in $0.set(day, moment) }
      row.open(nil)
    }
    times.onFocus = callback(to: self) { $0.onFocus?($1, nil) }
    times.onPick = callback(to: self) { row, index in
      guard row.choices.indices.contains(index) else { return }
      row.onChange? { [moment = row.moments[1], reading = row.choices[index]] in $0.move(moment, to: reading) }
      row.open(nil)
    }
  }

  /// Updates the open picker from the form, whichever field changed it.
  ///
  /// - Parameter isNew: whether the picker has just been opened.
  func showPicker(isNew: Bool = false) {
    switch picker {
    case .month:
      let shown = form.day(of: moments[0])
      if isNew || month.chosen != shown { month.show(shown, label: day.label) }
    case .times: showTimes()
    case nil: break
    }
  }

  private func showTimes() {
    let moment = moments[1]
    choices = form.timeChoices(moment)
    let (start, now) = (form.times.start, form.reading(of: moment))
    let texts = choices.map { reading in
      let time = reader.text(ofSecond: Int(floorMod(reading, 86_400)))
      return moment == .startTime ? time : time + separator + announcer.length(reading - start)
    }
    times.show(
      texts, chosen: choices.firstIndex(of: now), near: choices.lastIndex { $0 <= now } ?? 0, label: time.label)
  }
}

extension EventForm {
  /// The clock times offered in the list: every quarter hour of the start's day. For an end, every quarter hour from
  /// the start on, or of the end's day if it is a different one.
  func timeChoices(_ moment: Moment) -> [Int64] {
    let quarter: Int64 = 900
    let first = reading(of: moment) - floorMod(reading(of: moment), 86_400)
    if moment == .startTime { return (0..<96).map { first + $0 * quarter } }
    // An end lies after its start.
    return times.end - times.start < 86_400
      ? (1...96).map { times.start + $0 * quarter } : (0..<96).map { first + $0 * quarter }
  }
}
